/** Where a table is shown the land behind pages is not. */
import { useLayoutEffect } from "preact/hooks";

export function useTableLaid(): void {
  useLayoutEffect(() => {
    document.body.classList.add("at-table");
    return () => document.body.classList.remove("at-table");
  }, []);
}
