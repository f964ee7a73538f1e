/** What people and bots are called at this table. */
import type { LevelName } from "../../bots/levels.ts";
import { PERSONAS } from "../../bots/levels.ts";
import { t } from "../i18n/words.ts";
import { language } from "../app/settings.ts";

const ORDINALS = ["", " II", " III"];

/** A bot's name: no two at one table are the same. */
export function botName(level: string, seat: number): string {
  const own = PERSONAS[level as LevelName] ?? PERSONAS.journeyman;
  const { de, en } = own[seat % own.length]!;
  return (language.value === "de" ? de : en) + (ORDINALS[Math.floor(seat / own.length)] ?? "");
}

export const playerName = (given: string, seat: number, people: number): string =>
  given || (people === 1 ? t("table.you") : t("table.player", { n: seat + 1 }));
