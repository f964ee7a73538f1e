/** Messages that must be refused, of every kind. */
import type { Chance } from "../core/chance.ts";
import { REQUESTS } from "../core/protocol.ts";

/** A running game, and what a stranger knows of it. */
export interface Target {
  readonly table: string;
  readonly watch: string;
  readonly n: number;
}

const TEXTS = [
  "redraw",
  "play W1",
  "end",
  "__proto__",
  "constructor",
  "💣",
  "\u0000",
  "' OR 1=1 --",
  "<img src=x>",
  "",
];

/** One value of any kind. */
function anything(chance: Chance, depth = 0): unknown {
  const kinds: (() => unknown)[] = [
    () => null,
    () => chance.below(2) === 0,
    () => chance.below(2 ** 31) - 2 ** 30,
    () => 1e308,
    () => -0.5,
    () => TEXTS[chance.below(TEXTS.length)],
    () => "x".repeat(chance.below(200)),
    () => Array.from({ length: chance.below(4) }, () => (depth > 2 ? 0 : anything(chance, depth + 1))),
    () =>
      Object.fromEntries(
        TEXTS.slice(0, chance.below(4)).map((key) => [key, depth > 2 ? 0 : anything(chance, depth + 1)]),
      ),
  ];
  return kinds[chance.below(kinds.length)]!();
}

/** A message that must be refused, whether it comes from a stranger or from a player whose turn it is not. */
export function rude(chance: Chance, target: Target, id: string, isSeated: boolean): string | Buffer {
  const names = Object.keys(REQUESTS);
  const name = names[chance.below(names.length)]!;
  const { table, watch, n } = target;
  const json = (message: object): string => JSON.stringify(message);
  const kinds: (() => string | Buffer)[] = [
    // No JSON, or JSON that is no request.
    () => "x".repeat(1 + chance.below(3000)),
    () => `{"type":"decide","id":"${id}",`,
    () => JSON.stringify(anything(chance)) ?? "null",
    () => "[".repeat(3000),
    () => Buffer.from([0, 1, 2, chance.below(256)]),
    // Too long, and far too long.
    () => json({ type: "say", id, table, text: "x".repeat(5000 + chance.below(20_000)) }),
    // Requests with a field missing, of another kind, or too many.
    () => json({ type: name, id, surplus: anything(chance), version: 1 }),
    () =>
      json({ type: name, id: anything(chance), table: anything(chance), n: anything(chance), text: anything(chance) }),
    () => json({ type: String(anything(chance)), id }),
    () => json({ type: "decide", id, table, n: "0", text: "redraw" }),
    () =>
      json({
        type: "create",
        id,
        game: "towers",
        options: { players: anything(chance), mode: anything(chance), x: 1 },
      }),
    () => json({ type: "hello", id, version: 2 + chance.below(1000) }),
    // Well-formed, but not for anybody who is not the host: a wrong number, another's turn, no such table.
    () => json({ type: "decide", id, table, n, text: "redraw" }),
    () => json({ type: "decide", id, table, n: n + 1 + chance.below(1000), text: "play W1" }),
    () => json({ type: "undo", id, table, n }),
    () => json({ type: "kick", id, table, seat: chance.below(3) }),
    () => json({ type: "start", id, table }),
    () => json({ type: "bot", id, table, seat: 1, level: "mage" }),
    () => json({ type: "rematch", id, table }),
    () => json({ type: "decide", id, table: `${table}x`, n, text: "redraw" }),
    () => json({ type: "sit", id, table: watch }),
    () => json({ type: "say", id, table: watch, text: "psst" }),
  ];
  // Well-formed, but only for who has a seat.
  const forSeated: (() => string)[] = [
    () => json({ type: "sit", id, table }),
    () => json({ type: "react", id, table, what: "wow" }),
    () => json({ type: "order", id, table, order: "never" }),
    () => json({ type: "standby", id, table, bot: true }),
    () => json({ type: "colour", id, table, colour: "blue" }),
  ];
  const all = isSeated ? kinds : [...kinds, ...forSeated];
  return all[chance.below(all.length)]!();
}
