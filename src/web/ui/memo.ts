/** A part that is drawn anew only if something else is asked of it. (`preact/compat` has one too, with all of React around it.) */
import type { FunctionComponent } from "preact";
import { createElement } from "preact";
import { useMemo } from "preact/hooks";

export const memo =
  <P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> =>
  (props) =>
    useMemo(() => createElement(Part, props), Object.values(props));
