/** What may be refused, request by request: the OpenAPI page shows it, and its test holds the server to it. */
import type { Plain } from "./requests.ts";

/** Whatever is asked for: not readable, from a foreign page, by somebody who may not come, too much, or in trouble. */
export const ANYWHERE = ["malformed", "origin", "barred", "too-big", "too-fast", "fault", "not-saved", "unreadable"];

/** Also what the game says to its options. */
export const OF_GAMES = "…";

const atTable = (...codes: readonly string[]): readonly string[] => ["unknown-table", "stale", ...codes];
const atSeat = (...codes: readonly string[]): readonly string[] => atTable("no-seat", ...codes);
const deciding = (...codes: readonly string[]): readonly string[] =>
  atSeat("not-begun", "stand-in", "over", "not-your-turn", ...codes);

export const REFUSALS: Readonly<Record<Plain, readonly string[]>> = {
  rename: ["name", "unwanted"],
  create: ["game", "level", "bots", "too-many", "rated", OF_GAMES],
  sit: atTable("onlookers-link", "banned", "old-link", "begun", "taken", "seen-hand"),
  colour: atSeat("colour"),
  leave: atTable("daily", "rated"),
  bot: atTable("not-host", "begun", "taken", "level"),
  kick: atTable("not-host", "kick", "rated"),
  start: atTable("not-host", "level", "not-full"),
  decide: deciding("unknown-decision", "illegal"),
  undo: deciding("undo-final", "undo-not-yours", "undo-often"),
  order: atSeat("order"),
  standby: atSeat("not-begun", "time", "daily"),
  say: atSeat("silence", "empty"),
  react: atSeat("silence"),
  report: atTable("report"),
  rematch: atSeat("not-over", "daily"),
};
