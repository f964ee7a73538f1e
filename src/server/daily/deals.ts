/**
 * The sealed deals of the day. One secret for each, made by whichever node needs it first and kept in the store; its SHA-256 is
 * shown from the first moment, the secret itself when the day is over. Outcomes follow from it by number, as at any table
 * (core/fair.ts), and are worked out when they are needed: nothing of what is to come is in any state a client could ask for.
 */
import { randomBytes } from "node:crypto";
import type { Daily, DailyPosition } from "../../core/daily.ts";
import type { Day } from "../../core/day.ts";
import { dayAt, endOf } from "../../core/day.ts";
import { fairLuck } from "../../core/fair.ts";
import type { Game, Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { GAMES, gameNamed } from "../../games/index.ts";
import type { Hall } from "../hall.ts";
import type { TableRow } from "../store.ts";

/** Nobody adds anything to this luck: it is the same for all. */
const VALUES = [null] as const;

export interface DailyGame {
  readonly game: Game;
  readonly daily: Daily;
}

export function dailyGame(name: string): DailyGame | Refusal {
  const game = gameNamed(name);
  return game?.daily ? { game, daily: game.daily } : refuse("game", "This game has nothing for each day.");
}

/** The secret of a day's deal, made now if nobody has needed it before. Never of a day that has not begun. */
export function secretOf(hall: Hall, day: Day, game: string): Promise<string> {
  if (day > dayAt(hall.now())) throw new Error("nobody needs the secret of a day that has not begun");
  return hall.store.sealDeal(day, game, randomBytes(32).toString("hex"), hall.now());
}

/** Made in the first moments of a day, so that everybody finds the promise there before anybody plays. */
export async function sealToday(hall: Hall): Promise<void> {
  const day = dayAt(hall.now());
  for (const game of GAMES) if (game.daily) await secretOf(hall, day, game.name);
}

/** Until then the luck of this table is also that of others, and nobody is told it. */
export const isSealed = ({ daily }: Pick<TableRow, "daily">, now: number): boolean =>
  daily !== undefined && now < endOf(daily);

export const sealed = (): Refusal => refuse("sealed", "Others still play this deal: it is shown when the day is over.");
export const oneTry = (): Refusal => refuse("daily", "The deal of the day is one try, played by oneself.");

let last: { readonly secret: string; readonly position: DailyPosition } | undefined;

/** The position that follows from a secret; asked often, and found once. */
export function positionOf(daily: Daily & { kind: "position" }, secret: string): DailyPosition {
  if (last?.secret !== secret) last = { secret, position: daily.find(fairLuck(secret, VALUES)(0)) };
  return last.position;
}
