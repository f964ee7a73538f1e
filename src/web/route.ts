/** Where we are: the address is the state, so that links, reload and the back button do what one expects. */
import { signal } from "@preact/signals";

export const path = signal(location.pathname + location.search);

addEventListener("popstate", () => (path.value = location.pathname + location.search));

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.value = to;
  scrollTo(0, 0);
}

/** The parts of the address, without empty ones. */
export const parts = (address: string): string[] => address.split("?")[0]!.split("/").filter((part) => part !== "").map(decodeURIComponent);

/** Own links change the address without loading the page anew. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || event.metaKey || event.ctrlKey || event.defaultPrevented) return;
  if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.hash) {
    document.querySelector(link.hash)?.scrollIntoView();
    return;
  }
  go(link.pathname + link.search + link.hash);
});
