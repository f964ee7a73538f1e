/**
 * Where we are: the address is the state, so that links, reload and the back button do what one expects. Without a server the address
 * lies behind the #: a plain file server knows one page only, wherever it is put.
 */
import { HAS_SERVER } from "#server";
import { signal } from "@preact/signals";
import { options } from "preact";

const behindHash = (): string => (location.hash.startsWith("#/") ? location.hash.slice(1) : "/");
const here = (): string => (HAS_SERVER ? location.pathname + location.search + location.hash : behindHash());

export const path = signal(here());

addEventListener("popstate", () => (path.value = here()));

/** The address of the moment in its parts, wherever it is written. */
export function address(): { readonly pathname: string; readonly search: string; readonly hash: string } {
  const [before = "", ...rest] = here().split("#");
  const [pathname = "", search = ""] = before.split("?");
  return { pathname, search: search && `?${search}`, hash: rest.length > 0 ? `#${rest.join("#")}` : "" };
}

/** A page of ours, as others have to write it. */
export const linkTo = (to: string): string =>
  HAS_SERVER ? location.origin + to : `${location.href.split("#")[0]}#${to}`;

/** A board in a page of somebody else: it leads to pages of ours, but never shows them there. */
const isEmbedded = (): boolean => address().pathname.startsWith("/embed/");

const written = (to: string): string => (HAS_SERVER ? to : `#${to}`);

/** The same page at another address: nobody goes anywhere. */
export const readdress = (to: string): void => history.replaceState(null, "", written(to));

export function go(to: string, replace = false): void {
  if (isEmbedded() && !to.startsWith("/embed/")) {
    open(to, "_blank", "noopener");
    return;
  }
  if (replace) history.replaceState(null, "", written(to));
  else history.pushState(null, "", written(to));
  path.value = to;
  if (!to.includes("#")) scrollTo(0, 0);
}

/** As it was meant; what nobody can have meant stays as it is written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The parts of the address, without empty ones. */
export const parts = (of: string): string[] =>
  of
    .split(/[?#]/)[0]!
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);

export const queryOf = (of: string): URLSearchParams => new URLSearchParams(of.split("?")[1]?.split("#")[0]);

export const hashOf = (of: string): string => decoded(of.split("#")[1] ?? "");

/** Where a link of ours leads; undefined: out of the app. */
function ownPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin) return undefined;
  if (HAS_SERVER)
    return /^\/(api|docs|records)\//.test(link.pathname) ? undefined : link.pathname + link.search + link.hash;
  return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : undefined;
}

/** Own links change the address without loading the page anew. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  if (!link || link.target || event.metaKey || event.ctrlKey) return;
  if (event.defaultPrevented || link.hasAttribute("download")) return;
  const to = ownPath(link);
  if (to === undefined) return;
  event.preventDefault();
  // Elsewhere, in a page of its own.
  go(to);
});

/** Links as they must be written where the address lies behind the #: also for those who open them in a tab of their own. */
const behind = (href: string): string =>
  href.startsWith("/") ? `#${href}` : /^#(?!\/)/.test(href) ? `#${here().split("#")[0]}${href}` : href;

if (!HAS_SERVER) {
  const { vnode: before } = options;
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof props.href === "string") props.href = behind(props.href);
    before?.(vnode);
  };
}
