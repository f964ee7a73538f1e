/** Where we are: the address is the state, so that links, reload and the back button do what one expects. */
import { signal } from "@preact/signals";

const here = (): string => location.pathname + location.search + location.hash;

export const path = signal(here());

addEventListener("popstate", () => (path.value = here()));

/** A board in a page of somebody else: it leads to pages of ours, but never shows them there. */
const isEmbedded = (): boolean => location.pathname.startsWith("/embed/");

export function go(to: string, replace = false): void {
  if (isEmbedded() && !to.startsWith("/embed/")) {
    open(to, "_blank", "noopener");
    return;
  }
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.value = to;
  if (!to.includes("#")) scrollTo(0, 0);
}

/** The parts of the address, without empty ones. */
export const parts = (address: string): string[] =>
  address
    .split(/[?#]/)[0]!
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);

export const hashOf = (address: string): string => decodeURIComponent(address.split("#")[1] ?? "");

/** Own links change the address without loading the page anew. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || event.metaKey || event.ctrlKey) return;
  if (event.defaultPrevented || link.hasAttribute("download")) return;
  if (/^\/(api|docs)\//.test(link.pathname)) return;
  event.preventDefault();
  // Elsewhere, in a page of its own.
  go(link.pathname + link.search + link.hash);
});
