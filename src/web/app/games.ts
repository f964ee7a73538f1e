/** Every game of the app by its name. Adding one is a folder with a kit and a line here. */
import type { Kit } from "../table/kit.ts";

/** Loaded when it is wanted: the start page needs no rules of a game nobody plays. */
const LOADERS: Readonly<Record<string, () => Promise<Kit>>> = {
  towers: async () => (await import("../games/towers/kit.tsx")).towersKit,
  magicians: async () => (await import("../games/magicians/kit.tsx")).magiciansKit,
};

export const GAME_NAMES: readonly string[] = Object.keys(LOADERS);

/** Games with more for one who plays alone. */
export const SOLO_PAGES: Readonly<Record<string, string>> = { towers: "/solo" };

const loaded = new Map<string, Promise<Kit>>();

export function kitOf(name: string): Promise<Kit> | undefined {
  const load = LOADERS[name];
  if (!load) return undefined;
  const known = loaded.get(name) ?? load();
  loaded.set(name, known);
  return known;
}

/** The rules as written in docs/rules; where a language has none of its own, English is shown. */
const TEXTS = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

export function rulesOf(game: string, language: string): Promise<string> {
  const load = TEXTS[`../../../docs/rules/${game}.${language}.md`] ?? TEXTS[`../../../docs/rules/${game}.md`];
  return load ? load() : Promise.resolve("");
}
