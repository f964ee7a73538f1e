/** A table in the middle of its game, without its past. */
import type { Game, GameTypes, State } from "./game.ts";
import { copy } from "./game.ts";
import type { Entry, Luck, Table } from "./table.ts";
import { latest, lay } from "./table.ts";

/** A table at a moment behind which nobody can go back: enough to go on from there without its past. */
export interface Snapshot {
  readonly n: number;
  readonly entry: Entry;
  readonly state: State;
  readonly outcomes: number;
}

/** The same table from a moment on. Everything later follows; of what was before it only knows the last entry. */
export function resumeAt<T extends GameTypes>(
  game: Game<T>,
  setup: State,
  { n, entry, state, outcomes }: Snapshot,
  luck: Luck,
): Table<T> {
  return { ...lay(game, setup, luck), state: copy(state), from: n, log: [entry], outcomes };
}

/** Undefined: somebody could still go back from here. */
export function snapshotOf(table: Table): Snapshot | undefined {
  const entry = table.log.at(-1);
  if (!entry || table.earlier.length > 0) return undefined;
  return { n: latest(table), entry, state: copy(table.state), outcomes: table.outcomes };
}
