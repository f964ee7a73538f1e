/** The riddles of Wandering Towers, with their words: loaded when somebody puzzles. */
import type { Riddle } from "../../../core/riddle.ts";
import data from "../../../games/towers/riddles.json" with { type: "json" };
import { unpackRiddle } from "../../../games/towers/riddles.ts";
import { joined } from "../../i18n/words.ts";
import { riddlesDe } from "./riddles.words.de.ts";
import { riddlesEn } from "./riddles.words.en.ts";

joined({ de: riddlesDe, en: riddlesEn });

export const RIDDLES: readonly Riddle[] = data.map(unpackRiddle);
