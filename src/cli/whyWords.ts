/** The sentences of a review without a page, in either language. */
import type { Why } from "../bots/why.ts";
import type { Game, Seat, State } from "../core/game.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import type { TowersOptions } from "../games/towers/options.ts";
import { magiciansWhyDe } from "../web/games/magicians/why.words.de.ts";
import { magiciansWhyEn } from "../web/games/magicians/why.words.en.ts";
import { causeWords as magiciansWords } from "../web/games/magicians/why.ts";
import { magiciansDe } from "../web/games/magicians/words.de.ts";
import { magiciansEn } from "../web/games/magicians/words.en.ts";
import { towersWhyDe } from "../web/games/towers/why.words.de.ts";
import { towersWhyEn } from "../web/games/towers/why.words.en.ts";
import { causeWords as towersWords } from "../web/games/towers/why.ts";
import { towersDe } from "../web/games/towers/words.de.ts";
import { towersEn } from "../web/games/towers/words.en.ts";
import { fill } from "../web/i18n/fill.ts";
import type { Teller } from "../web/why/teller.ts";
import { joinedCauses } from "../web/why/teller.ts";
import { whyDe } from "../web/why/words.de.ts";
import { whyEn } from "../web/why/words.en.ts";

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ...towersDe, ...towersWhyDe, ...magiciansDe, ...magiciansWhyDe, ...whyDe },
  en: { ...towersEn, ...towersWhyEn, ...magiciansEn, ...magiciansWhyEn, ...whyEn },
};

/** Others are called by their seats; the decider is spoken to. */
const tellerIn = (language: string, you: Seat): Teller => ({
  t: (key, values = {}) => fill(WORDS[language]![key] ?? key, values, language),
  name: (seat) => `S${seat}`,
  isYou: (seat) => seat === you,
});

export function whyIn(language: string, game: Game, state: State, by: Seat, { causes }: Why): string {
  const teller = tellerIn(language, by);
  const options = game.options(state) as TowersOptions;
  const sentences = causes.map((cause) =>
    game.name === towers.name
      ? towersWords(teller, cause, { by, view: towers.view(state, by), options, isMarked: true })
      : magiciansWords(teller, cause, magicians.view(state, by)),
  );
  return joinedCauses(teller, sentences);
}
