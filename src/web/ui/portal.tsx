/** Draws something elsewhere in the page. (`preact/compat` can do it too, but then everything that is ever drawn goes through it.) */
import type { ComponentChildren } from "preact";
import { render } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";

export const Portal = ({ into, children }: { into: Element; children: ComponentChildren }): null => {
  const host = useMemo(() => document.createElement("div"), []);
  useLayoutEffect(() => {
    host.style.display = "contents";
    into.append(host);
    return () => {
      render(null, host);
      host.remove();
    };
  }, [into]);
  useLayoutEffect(() => render(children, host));
  return null;
};
