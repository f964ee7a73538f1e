/** Every game of the app. Adding one is a folder with a kit and what is known about it, and a line here. */
import { TEST_ABOUT } from "#test-kits";
import { magiciansAbout } from "../games/magicians/about.ts";
import { towersAbout } from "../games/towers/about.ts";
import { joined, wordsOf } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import type { About } from "./about.ts";
import type { Language } from "./settings.ts";
import { language } from "./settings.ts";

/** A kit's own types are erased here. */
export const ABOUT: readonly About[] = [towersAbout, magiciansAbout, ...TEST_ABOUT];

for (const { words } of ABOUT) joined(words);

export const GAME_NAMES: readonly string[] = ABOUT.map(({ name }) => name);

export const aboutGame = (name: string): About | undefined => ABOUT.find((about) => about.name === name);

const loaded = new Map<string, Promise<Kit>>();

/** Enough to see it played: the start page needs no more, and nothing of a game nobody plays. */
export async function boardOf(about: About): Promise<Kit> {
  const known = loaded.get(about.name) ?? about.kit();
  loaded.set(about.name, known);
  const kit = await known;
  await wordsOf(language.peek(), true);
  return kit;
}

/** Loaded when it is wanted, with everything a table has. */
export function kitOf(name: string): Promise<Kit> | undefined {
  const about = aboutGame(name);
  return about && Promise.all([boardOf(about), about.more?.(), wordsOf()]).then(([kit]) => kit);
}

/** The rules as written down; where a language has none of its own, English is shown. */
export const rulesOf = async (game: string, tongue: Language): Promise<string> =>
  (await aboutGame(game)?.rules(tongue)) ?? "";

/** Where to read how a game is played: the family's rules, or its clauses where there are no others. */
export const rulesPath = (name: string): string => `/rules/${name}${aboutGame(name)?.book ? "/family" : ""}`;
