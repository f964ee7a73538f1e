/** What people and bots are called at this table. */
import { characterOf, LEVEL_NAMES, levelOf } from "../../bots/levels.ts";
import { t } from "../i18n/words.ts";

/** Six bots of each level have a name of their own. */
const NAMED = [0, 1, 2, 3, 4, 5] as const;
const ORDINALS = ["", " II", " III"];

/** A bot's name: no two at one table are the same. A level nobody knows here, of another version, is a journeyman. */
export function botName(bot: string, seat: number): string {
  const known = LEVEL_NAMES.find((name) => name === levelOf(bot)) ?? "journeyman";
  const name = t(`bot.${known}.${NAMED[seat % NAMED.length]!}`) + (ORDINALS[Math.floor(seat / NAMED.length)] ?? "");
  const character = characterOf(bot);
  return character === undefined ? name : t("character.named", { name, character: t(`character.${character}`) });
}

export const playerName = (given: string, seat: number, people: number): string =>
  given || (people === 1 ? t("table.you") : t("table.player", { n: seat + 1 }));
