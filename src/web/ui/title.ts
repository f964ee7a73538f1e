/** What the tab of a page says. */
import { useEffect } from "preact/hooks";

/** `title` is in the language of the moment, and set anew when it becomes another. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
