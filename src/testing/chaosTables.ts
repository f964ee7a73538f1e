/** The tables of `zt chaos`, and whether they go on. */
import type { Terms } from "../core/protocol.ts";
import type { Party } from "./party.ts";

/** Tables of people only, with bots, and with a clock. */
export const TERMS: readonly Terms[] = [
  { game: "towers", options: { players: 3, spells: "all" } },
  { game: "towers", options: { players: 3, mode: "nasty", spells: "all" }, clock: { kind: "turn", seconds: 600 } },
  { game: "towers", options: { players: 4 }, bots: ["one-move"] },
  { game: "magicians", options: {} },
];
export const PEOPLE = 3;

/** Every table must go on by itself: people have reconnected, bots think again. */
export async function countStuck(parties: readonly Party[]): Promise<number> {
  const before = parties.map(({ told }) => Math.max(...told));
  const isStuck = ({ isOver, told }: Party, i: number): boolean => !isOver && Math.max(...told) <= before[i]!;
  for (let tries = 0; tries < 200 && parties.some(isStuck); tries++) await sleep(50);
  return parties.filter(isStuck).length;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
