/** What a page says of itself to those who show links: title, sentence and picture, in the visitor's language (Open Graph). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LinkWords } from "../../core/preview.ts";
import { PREVIEW_SIZE } from "../../core/preview.ts";
import { refuse } from "../../core/game.ts";
import type { Border } from "../border.ts";
import { placeFrom, tooFast } from "../border.ts";
import type { Hall } from "../hall.ts";
import { isTrouble } from "../hall.ts";
import { previewAt } from "./previews.ts";
import type { Studio } from "./studio.ts";

/** Tags for the head of a page; undefined: as it is. */
export type Heads = (request: FastifyRequest) => Promise<string | undefined>;

const LANGUAGES = ["en", "de"];

/** Whichever of ours is named first; English for those who name none. */
function languageOf(request: FastifyRequest): string {
  const wished = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((each) => each.trim().slice(0, 2).toLowerCase());
  return wished.find((each) => LANGUAGES.includes(each)) ?? "en";
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Parts of an address; undefined: it is none of ours. */
function partsOf(path: string): string[] | undefined {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

const momentIn = (search: URLSearchParams): number | undefined => {
  const text = search.get("n");
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
};

/** Without these a link would lead elsewhere: a moment of a game, and whose friend one is to become. */
const KEPT = ["n", "with"];

function kept(search: URLSearchParams): string {
  const asked = new URLSearchParams();
  for (const name of KEPT) if (search.has(name)) asked.set(name, search.get(name)!);
  return asked.size === 0 ? "" : `?${asked.toString()}`;
}

function tagsOf({ title, sentence }: LinkWords, page: string, picture: string, language: string): string {
  const meta = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(sentence)}" />`,
    meta("og:type", "website"),
    meta("og:site_name", "Zaubertisch"),
    meta("og:locale", language === "de" ? "de_DE" : "en_GB"),
    meta("og:url", page),
    meta("og:title", title),
    meta("og:description", sentence),
    meta("og:image", picture),
    meta("og:image:type", "image/png"),
    meta("og:image:width", String(PREVIEW_SIZE.width)),
    meta("og:image:height", String(PREVIEW_SIZE.height)),
    meta("og:image:alt", title),
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join("\n    ");
}

export function headsBy(hall: Hall, studio: Studio): Heads {
  return async (request) => {
    const origin = `${request.protocol}://${request.host}`;
    const url = new URL(request.url, "http://here");
    const parts = partsOf(url.pathname);
    const language = languageOf(request);
    if (!parts) return undefined;
    try {
      const { preview, key } = await previewAt(hall, parts, momentIn(url.searchParams));
      const told = await studio.told(preview, language);
      if (!told) return undefined;
      const asked = new URLSearchParams({ l: language, v: versionOf(key) });
      if (url.searchParams.has("n")) asked.set("n", url.searchParams.get("n")!);
      const picture = `${origin}/picture${url.pathname === "/" ? "/house" : url.pathname}.png?${asked.toString()}`;
      return tagsOf(told, `${origin}${url.pathname}${kept(url.searchParams)}`, picture, language);
    } catch (error) {
      if (!isTrouble(hall, error)) hall.log.error({ err: error }, "a link cannot be shown");
      return undefined;
    }
  };
}

/** So that whoever keeps pictures asks anew when there is another one; it tells nothing. */
function versionOf(key: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** `/picture/ADDRESS.png`: the picture of the page at that address. */
export function servePictures(app: FastifyInstance, hall: Hall, border: Border, studio: Studio): void {
  app.get("/picture/*", async (request, reply: FastifyReply) => {
    const url = new URL(request.url, "http://here");
    const address = /^\/picture(\/.*)?\.png$/.exec(url.pathname)?.[1] ?? "";
    const parts = partsOf(address);
    if (!parts || !url.pathname.endsWith(".png"))
      return reply.code(404).send(refuse("not-found", "There is nothing here."));
    const language = LANGUAGES.find((each) => each === url.searchParams.get("l")) ?? languageOf(request);
    const { preview, key } = await previewAt(hall, parts, momentIn(url.searchParams));
    const name = `${key} ${language}`;
    const who = { address: placeFrom(request.raw, border) };
    if (!studio.has(name) && !border.gate.may("pictures", who, hall.now())) return reply.code(429).send(tooFast());
    const png = await studio.picture(name, preview, language);
    if (!png) return reply.code(503).send(refuse("busy", "There is too much to draw now: try again later."));
    return reply
      .header("cache-control", "public, max-age=60")
      .header("cross-origin-resource-policy", "cross-origin")
      .type("image/png")
      .send(Buffer.from(png));
  });
}
