/**
 * A game in progress: who may decide what, what everybody hears of it, and how far it can be taken back.
 * It knows no network, no clock and no Node: the server and the browser's own games use the same code.
 *
 * Everything that happened is one list of entries. Entry 0 is the start; what comes after is a seat's decision, or its
 * `undo`. Frame n is what a seat is told of entry n, so that whoever has frame n can ask for what came since.
 */
import type { Chance } from "./chance.ts";
import { seeded } from "./chance.ts";
import type { Game, GameTypes, JsonObject, Refusal, Result, Seat, State } from "./game.ts";
import { CHANCE, copy, isRefusal, OVER, refuse } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { applyText, isLegal } from "./record.ts";

/** Where the luck of outcome k comes from. Outcome 0 is the setup. */
export type Luck = (outcome: number) => Chance;

/** Repeatable luck: not for strangers who play for honour (fair.ts). */
export const seededLuck =
  (seed: string): Luck =>
  (outcome) =>
    seeded(`${seed} ${outcome}`);

const START = "start";
export const UNDO = "undo";

/** What a seat decided, in notation, and what chance made of it. */
export interface Entry {
  /** CHANCE for the start. */
  readonly by: Seat;
  readonly text: string;
  readonly luck: readonly string[];
}

/** One entry with its events as the rules told them. No seat may see it as it is. */
export interface Step<T extends GameTypes = GameTypes> {
  readonly n: number;
  readonly entry: Entry;
  readonly events: readonly T["event"][];
}

/** What one seat, or ONLOOKER, is told of one entry. */
export interface Frame<T extends GameTypes = GameTypes> {
  /** Its number; entry and frame have the same, from 0. */
  readonly n: number;
  /** Who decided it; null: the start. */
  readonly by: Seat | null;
  /** The last decision was taken back: the view is what it was before. */
  readonly undone?: true;
  /** What happened, in order, as this seat may hear it: to animate and to say in words. */
  readonly events: readonly T["heard"][];
  /** The table after it, as this seat may see it. */
  readonly view: T["view"];
  /** Who decides next; null: the game is over. */
  readonly decider: Seat | null;
  /** What may be decided, for the deciding seat only. */
  readonly legal?: readonly string[];
  /** The same in the same order, explained. */
  readonly choices?: readonly T["choice"][];
  /** This seat may take back what it decided last. */
  readonly mayUndo?: true;
  /** How the game ended; only in its last frame. */
  readonly result?: Result;
}

interface Earlier {
  readonly by: Seat;
  readonly state: State;
}

export interface Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly luck: Luck;
  /** As it was set up, before any outcome. */
  readonly setup: State;
  state: State;
  /** The number of the first entry in `log`: a table that goes on from a snapshot does not know what was before. */
  from: number;
  readonly log: Entry[];
  /** Decisions and outcomes that stand: the log without what was taken back. */
  readonly moves: string[];
  /** Outcomes of chance so far, the setup included. */
  outcomes: number;
  /** Where one may go back to: everything since luck or something hidden appeared last. */
  readonly earlier: Earlier[];
  /** How often each seat has taken back since then, and how often it may. */
  undone: number[];
  mostUndos: number;
}

/** The number of the latest frame. */
export const latest = (table: Table): number => table.from + table.log.length - 1;

/** A new game as wished for. */
export function begin<T extends GameTypes>(game: Game<T>, wish: JsonObject, luck: Luck): Table<T> | Refusal {
  const setup = game.setup(wish, luck(0));
  if (isRefusal(setup)) return setup;
  const table = lay(game, setup, luck);
  advance(table, { by: CHANCE, text: START, luck: [] });
  return table;
}

/** The same table again from what was written down. The luck is needed only if it is to be played on. */
export function resume<T extends GameTypes>(game: Game<T>, setup: State, log: readonly Entry[], luck: Luck): Table<T> {
  const table = lay(game, setup, luck);
  for (const entry of log) repeat(table, entry);
  return table;
}

/** An entry that another table, or this one before a restart, has made. */
export const repeat = <T extends GameTypes>(table: Table<T>, entry: Entry): Step<T> =>
  advance(table, entry, entry.luck);

/** Before anything has happened at it. */
export function lay<T extends GameTypes>(game: Game<T>, setup: State, luck: Luck): Table<T> {
  return {
    game,
    luck,
    setup,
    state: copy(setup),
    from: 0,
    log: [],
    moves: [],
    outcomes: 1,
    earlier: [],
    undone: [],
    mostUndos: Infinity,
  };
}

/** Decides for a seat that has seen frame n. What is refused has changed nothing. */
export function submit<T extends GameTypes>(table: Table<T>, seat: Seat, n: number, text: string): Step<T> | Refusal {
  const { game, state } = table;
  const decider = game.decider(state);
  if (decider === OVER) return refuse("over", "The game is over.");
  if (n !== latest(table)) return refuse("stale", `This answers frame ${n}, and the table is at ${latest(table)}.`);
  if (decider !== seat) return refuse("not-your-turn", `Seat ${decider} decides now.`);
  const decision = game.parse(state, text);
  if (decision === undefined) return refuse("unknown-decision", "This is no decision of the game.");
  if (!isLegal(game, state, decision))
    return refuse("illegal", "The rules do not allow this now.", game.clause(state, decision));
  return advance(table, { by: seat, text, luck: [] });
}

/** Takes back the last decision, if it was this seat's and neither luck nor anything hidden has appeared since. */
export function undo<T extends GameTypes>(table: Table<T>, seat: Seat, n: number): Step<T> | Refusal {
  if (n !== latest(table)) return refuse("stale", `This answers frame ${n}, and the table is at ${latest(table)}.`);
  const last = table.earlier.at(-1);
  if (last?.by === seat && !hasUndosLeft(table, seat))
    return refuse("undo-often", `You have taken back ${table.mostUndos} times: what is decided now stands.`);
  if (last?.by === seat) return advance(table, { by: seat, text: UNDO, luck: [] });
  if (last) return refuse("undo-not-yours", "Somebody else has decided since.");
  if (table.game.decider(table.state) === OVER) return refuse("over", "The game is over.");
  return refuse("undo-final", "Luck or something hidden has appeared: what was decided stands.");
}

const hasUndosLeft = ({ undone, mostUndos }: Table, seat: Seat): boolean => (undone[seat] ?? 0) < mostUndos;

/** Plays an entry and lets chance decide until a seat is asked: with the outcomes given, or drawn from the table's luck. */
function advance<T extends GameTypes>(table: Table<T>, entry: Entry, given?: readonly string[]): Step<T> {
  const events: T["event"][] = [];
  const luck: string[] = [];
  if (entry.text === UNDO) {
    table.state = table.earlier.pop()!.state;
    table.undone[entry.by] = (table.undone[entry.by] ?? 0) + 1;
  } else {
    const before: Earlier = { by: entry.by, state: copy(table.state) };
    if (entry.text !== START) decide(table, entry.text, events);
    while (table.game.decider(table.state) === CHANCE) luck.push(drawOutcome(table, given?.[luck.length], events));
    const isFinal = luck.length > 0 || table.game.decider(table.state) === OVER || entry.text === START;
    if (isFinal || events.some((event) => event.reveals)) {
      table.earlier.length = 0;
      table.undone = [];
    } else table.earlier.push(before);
  }
  // Whatever else came with it from the store is no part of the game.
  table.log.push({ by: entry.by, text: entry.text, luck });
  addMoves(table.moves, table.log.at(-1)!);
  return { n: latest(table), entry: table.log.at(-1)!, events };
}

/** What an entry changes in the moves that stand. What is taken back was one decision, with which no luck came. */
export function addMoves(moves: string[], { text, luck }: Entry): void {
  if (text === UNDO) moves.pop();
  else if (text !== START) moves.push(text);
  moves.push(...luck);
}

function decide<T extends GameTypes>({ game, state }: Table<T>, text: string, events: T["event"][]): void {
  const decision = game.parse(state, text);
  if (decision === undefined) throw new Error(`${JSON.stringify(text)} cannot be played here`);
  game.apply(state, decision, (event) => events.push(event));
}

function drawOutcome<T extends GameTypes>(table: Table<T>, given: string | undefined, events: T["event"][]): string {
  const { game, state } = table;
  const outcome =
    given === undefined ? game.outcome(state, table.luck(table.outcomes)) : game.parseOutcome(state, given);
  if (outcome === undefined) throw new Error(`${JSON.stringify(given)} is no outcome here`);
  const text = game.formatOutcome(state, outcome);
  game.applyOutcome(state, outcome, (event) => events.push(event));
  table.outcomes++;
  return text;
}

/** What a seat is told of the table as it is now; `step` is what has just happened. A bygone frame cannot be answered. */
export function frameOf<T extends GameTypes>(
  table: Table<T>,
  seat: Seat,
  step?: Step<T>,
  isBygone = false,
  beside?: Frame<T>,
): Frame<T> {
  const { game, state } = table;
  const { by, text } = table.log.at(-1)!;
  const decider = game.decider(state);
  const result = game.result(state);
  const heard = (step?.events ?? []).map((event) => game.hear(event, seat)).filter((event) => event !== undefined);
  const choices = decider === seat && !isBygone ? game.choices(state) : undefined;
  return {
    n: latest(table),
    by: by === CHANCE ? null : by,
    ...(text === UNDO && { undone: true }),
    events: heard,
    view: game.view(state, seat, beside?.view),
    decider: decider === OVER ? null : decider,
    ...(choices && { legal: choices.map((choice) => choice.text), choices }),
    ...(!isBygone && table.earlier.at(-1)?.by === seat && hasUndosLeft(table, seat) && { mayUndo: true }),
    ...(result && { result }),
  };
}

/** Every frame after number `from`, for a seat that was away. What was to be seen at its moment only is not told again (T-H3). */
export function framesSince<T extends GameTypes>(
  table: Table<T>,
  seat: Seat,
  from: number,
  to = latest(table),
): Frame<T>[] {
  const again = lay(table.game, table.setup, table.luck);
  // Only the latest frame can still be answered.
  return framesAgain(again, seat, table.log.slice(0, to + 1), from, to);
}

/** Repeats entries on a table that ends where they begin, with the frames after number `from`; those before `last` are bygone. */
export function framesAgain<T extends GameTypes>(
  table: Table<T>,
  seat: Seat,
  entries: readonly Entry[],
  from: number,
  last: number,
): Frame<T>[] {
  const frames: Frame<T>[] = [];
  for (const entry of entries) {
    const step = repeat(table, entry);
    if (step.n > from) frames.push(frameOf(table, seat, lasting(step), step.n < last));
  }
  return frames;
}

/** Without what was to be seen at its moment only (T-H3). */
export const lasting = <T extends GameTypes>(step: Step<T>): Step<T> => ({
  ...step,
  events: step.events.filter((event) => !event.fleeting),
});

/** Everything hidden included: for a game that is over, or for its own players in the browser. */
export function recordOf(table: Table): GameRecord {
  const { game, setup, state, moves } = table;
  const result = game.result(state);
  return {
    record: 1,
    game: game.name,
    options: game.options(setup),
    state: game.write(setup),
    moves: [...moves],
    ...(result && { result }),
  };
}

/** A table to play on from a record, each decision an entry. */
export function tableFrom<T extends GameTypes>(game: Game<T>, record: GameRecord, luck: Luck): Table<T> | Refusal {
  const setup = game.read(record.options, record.state);
  if (isRefusal(setup)) return setup;
  const table = lay(game, setup, luck);
  const probe = copy(setup);
  let entry: { by: Seat; text: string; luck: string[] } = { by: CHANCE, text: START, luck: [] };
  const entries = [entry];
  for (const [i, text] of record.moves.entries()) {
    const by = game.decider(probe);
    const refusal = applyText(game, probe, text);
    if (refusal) return { ...refusal, say: `Move ${i + 1} of the record: ${refusal.say}` };
    if (by === CHANCE) entry.luck.push(text);
    else entries.push((entry = { by, text, luck: [] }));
  }
  for (const each of entries) repeat(table, each);
  return table;
}
