/** What is found when the chaos is over: in the database, and in the books of those who played. */
import { isRefusal, OVER } from "../core/game.ts";
import { resume } from "../core/table.ts";
import { seeded } from "../core/chance.ts";
import { replay } from "../cli/inspection.ts";
import { gameNamed } from "../games/index.ts";
import { luckOf } from "../server/hall.ts";
import type { EntryRow, Store, TableRow } from "../server/store.ts";
import type { ChaosTable } from "./chaosPeople.ts";
import { walkTable } from "./walk.ts";

/** What happened, when, and when it was over. */
export interface Happened {
  readonly fault: string;
  readonly began: number;
  readonly ended: number;
}

export interface Found {
  /** Acknowledged, but not there. */
  readonly lost: number;
  /** Requests that were done twice, lines that were said twice. */
  readonly doubled: number;
  /** Games that do not replay, or cannot be played to their end. */
  readonly broken: readonly string[];
  /** Milliseconds: the most anybody was charged too much and too little for one decision, and how often it was over a second a fault. */
  readonly charged: { readonly most: number; readonly least: number; readonly unfair: number; readonly of: number };
  /** The worst of those, each with what happened around it. */
  readonly stories: readonly string[];
}

const SECOND = 1000;

export async function lookThrough(
  store: Store,
  tables: readonly ChaosTable[],
  faults: readonly Happened[],
): Promise<Found> {
  let lost = 0;
  let doubled = 0;
  const broken: string[] = [];
  const excesses: Excess[] = [];
  for (const table of tables) {
    const { party, said } = table;
    const row = await store.table(party.table);
    if (!row) {
      lost += party.granted.size;
      continue;
    }
    const entries = await store.entries(row.id, 0);
    for (const [n, request] of party.granted) if (entries[n]?.request !== request) lost++;
    const requests = entries.flatMap(({ request }) => request ?? []);
    doubled += requests.length - new Set(requests).size;
    const lines = (await store.lastLines(row.id, Number.MAX_SAFE_INTEGER, 100_000)).map(({ text }) => text);
    for (const text of said) {
      const count = lines.filter((line) => line === text).length;
      if (count === 0) lost++;
      else doubled += count - 1;
    }
    const why = faultOf(row, entries);
    if (why !== undefined) broken.push(why);
    excesses.push(...excessesOf(table, row, entries, faults));
  }
  const all = excesses.map(({ ms }) => ms);
  const unfair = excesses.filter(({ ms, near }) => Math.abs(ms) > SECOND * Math.max(1, near.length));
  return {
    lost,
    doubled,
    broken,
    charged: {
      most: Math.max(0, ...all),
      least: Math.min(0, ...all),
      unfair: unfair.length,
      of: all.length,
    },
    stories: unfair.toSorted((a, b) => Math.abs(b.ms) - Math.abs(a.ms)).map(storyOf),
  };
}

/** Replayed as it lies there, and played on to its end by a quick rule. */
function faultOf(row: TableRow, entries: readonly EntryRow[]): string | undefined {
  const replayed = replay(row, entries);
  if (typeof replayed === "string") return replayed;
  const game = gameNamed(row.terms.game)!;
  const setup = game.read(row.setup!.options, row.setup!.state);
  if (isRefusal(setup)) return setup.say;
  const table = resume(game, setup, entries, luckOf(row));
  try {
    Array.from(walkTable(table, game.policies.eager!, seeded(row.id)), ({ n }) => n);
  } catch (error) {
    return String(error);
  }
  return game.decider(table.state) === OVER ? undefined : `${row.id.slice(0, 6)}…: has no end`;
}

interface Excess {
  /** Charged beyond what somebody has thought. */
  readonly ms: number;
  readonly table: string;
  readonly n: number;
  readonly thought: { readonly from: number; readonly until: number; readonly told?: number };
  /** Faults that may have had a part in it. */
  readonly near: readonly Happened[];
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

/** Seconds from when somebody had the question: when they had decided, when the house said so, and what else happened. */
function storyOf({ ms, table, n, thought: { from, until, told }, near }: Excess): string {
  const faults = near.map(({ fault, began, ended }) => `${fault} ${seconds(began - from)} to ${seconds(ended - from)}`);
  const granted = told === undefined ? "never" : `at ${seconds(told - from)}`;
  return `${table.slice(0, 6)}… ${n}: ${seconds(ms)} s too much; decided at ${seconds(until - from)}, granted ${granted}; ${faults.join(", ")}`;
}

/** On a clock for the whole game, what an entry takes away is what its decider was charged. */
function excessesOf(
  { party }: ChaosTable,
  { terms, seats }: TableRow,
  entries: readonly EntryRow[],
  faults: readonly Happened[],
): Excess[] {
  if (terms.clock?.kind !== "game" || seats.some(({ bot }) => bot !== undefined)) return [];
  return entries.flatMap(({ n, by, left }): Excess[] => {
    const thought = party.thoughts.get(n);
    const before = entries[n - 1]?.left[by];
    const after = left[by];
    if (!thought || !party.granted.has(n) || typeof before !== "number" || typeof after !== "number") return [];
    const ms = before - after - (thought.until - thought.from);
    const reach = Math.abs(ms) + SECOND;
    const near = faults.filter(({ began, ended }) => began < thought.until + reach && ended > thought.from - reach);
    return [{ ms, table: party.table, n, thought, near }];
  });
}

/** How long each table waited after each fault: until the first thing somebody wanted to decide was told to everybody. */
export function waitsAfter(tables: readonly ChaosTable[], faults: readonly Happened[], now: number): number[] {
  return faults.flatMap(({ began }) =>
    tables.flatMap(({ wishes, wanting, party }) => {
      const first = wishes.find(({ done }) => done > began);
      if (first) return Math.max(0, first.done - Math.max(began, first.wanted));
      const since = party.isOver ? undefined : wanting();
      return since === undefined ? [] : now - Math.max(began, since);
    }),
  );
}

/** Whom it took longest until everybody was told what they wanted, and how long after which fault that was. */
export function longestWait(tables: readonly ChaosTable[], faults: readonly Happened[]): string {
  const all = tables.flatMap(({ wishes }) => wishes);
  const { wanted, done } = all.reduce((a, b) => (b.done - b.wanted > a.done - a.wanted ? b : a), {
    wanted: 0,
    done: 0,
  });
  const near = faults.filter(({ began, ended }) => began < done && ended > wanted - 5 * SECOND);
  const told = near.map(
    ({ fault, began, ended }) => `${fault} ${seconds(began - wanted)} to ${seconds(ended - wanted)}`,
  );
  return `the longest wait: ${seconds(done - wanted)} s; around it ${told.join(", ")}`;
}
