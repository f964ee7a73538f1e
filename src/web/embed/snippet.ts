/** Lines of HTML that put a board into a page, from a link to it. */

/** The address of the board that a link of ours leads to; undefined: there is none. */
export function embeddedPath(link: string, origin: string): string | undefined {
  let url: URL;
  try {
    url = new URL(link.trim(), origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin) return undefined;
  const [page, ...rest] = url.pathname.split("/").filter(Boolean);
  const { search, hash } = url;
  if (page === "review" && rest[0] === "t" && rest[1]) return `/embed/game/t/${rest[1]}${search}`;
  if (page === "t" && rest[0]) return `/embed/game/t/${rest[0]}`;
  if (page === "review" && rest.length === 0 && hash.startsWith("#g=")) return `/embed/game${search}${hash}`;
  if ((page === "editor" || page === "odds") && rest[0] && hash.startsWith("#p="))
    return `/embed/position/${rest[0]}${hash}`;
  if (page === "puzzles" && rest[0] && rest[1] === "made") return `/embed/puzzle/${rest[0]}/made${hash}`;
  if (page === "puzzles" && rest[0] && rest[1]) return `/embed/puzzle/${rest[0]}/${rest[1]}`;
  return undefined;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** So that a board is to be seen in narrow pages too; a puzzle has cards or wands below it. */
const leastHeight = (path: string): number => (path.startsWith("/embed/puzzle/") ? 600 : 340);

/** A frame, for pages that allow no scripts. */
export const frameSnippet = (origin: string, path: string, title: string): string =>
  `<iframe src="${escaped(origin + path)}" title="${escaped(title)}" loading="lazy" style="width:100%;aspect-ratio:4/3;min-height:${leastHeight(path)}px;max-width:860px;border:0;border-radius:12px"></iframe>`;

/** A place and a script, which fits any number of boards into the page. */
export const scriptSnippet = (origin: string, path: string, title: string): string =>
  `<div data-zaubertisch="${escaped(path)}" data-title="${escaped(title)}"></div>\n<script async src="${escaped(origin)}/embed.js"></script>`;
