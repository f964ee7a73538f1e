/** Decisions of people and bots at a running table, and what happens there without a click. */
import { STAND_IN } from "../bots/levels.ts";
import type { BotName } from "../bots/levels.ts";
import { quickDecision } from "../bots/quick.ts";
import type { Refusal, Seat } from "../core/game.ts";
import { copy, isRefusal, OVER, refuse } from "../core/game.ts";
import type { Step, Table } from "../core/table.ts";
import { latest, submit } from "../core/table.ts";
import { noteMissed } from "./absences.ts";
import { deadline, isWindow, spend } from "./clocks.ts";
import { dueOf, orderedText } from "./due.ts";
import type { Hall } from "./hall.ts";
import { isTrouble, newId, unattended } from "./hall.ts";
import { waitIdle } from "./idle.ts";
import { forget, keepSnapshot, letGo, note, readAgain, rebuilt } from "./rooms.ts";
import { askedPerson, tellingOf, written } from "./notices/causes.ts";
import type { Telling } from "./notices/tidingStore.ts";
import type { Room } from "./room.ts";
import { alone, isBot, isLookedAt } from "./room.ts";
import { rateOn } from "./ratings/rating.ts";
import { endedRated } from "./ratings/rules.ts";
import { countTable } from "./player/counting.ts";
import { answerBefore, withDone } from "./repeats.ts";
import type { Change, DoneRow, EntryRow, SeatRow, TableRow } from "./store.ts";
import { deliver, publish, tellInfo } from "./telling.ts";

/** The number of the entry that was made. */
export type Numbered = { readonly n: number };

/** What an entry comes from: a person's request, or so many milliseconds of a bot's thought. */
interface Origin {
  readonly request?: string;
  /** When that came. */
  readonly came?: number;
  readonly thought?: number;
}

/** Plays, writes it down, and only then tells anybody. */
export async function act(
  hall: Hall,
  room: Room,
  play: (table: Table) => Step | Refusal,
  origin: Origin = {},
): Promise<Numbered | Refusal> {
  const made = await make(hall, room, play, origin);
  if (made === CONFLICT) {
    if (!(await hall.store.table(room.id))) return refuse("unknown-table", "There is no such table.");
    // Another node was first: it wins, this one reads what it did and answers again.
    forget(room);
    await refresh(hall, room);
    return act(hall, room, play, origin);
  }
  if (isRefusal(made)) return made;
  const { step, isEnd } = made;
  hall.metrics.decisions.inc({ by: isBot(room.row.seats[step.entry.by]!) ? "bot" : "person" });
  deliver(hall, room, step, origin.thought);
  if (isEnd) {
    tellInfo(hall, room);
    hall.thinker.cancel(room.id);
    if (room.row.terms.rated) rateOn(hall);
    unattended(hall, countTable(hall, room.id));
  }
  publish(hall, room, { n: step.n, ...(isEnd && { version: room.row.version }) });
  pursue(hall, room);
  return { n: step.n };
}

const CONFLICT = "conflict";

/** One entry, in memory and on disk, or in neither. */
async function make(
  hall: Hall,
  room: Room,
  play: (table: Table) => Step | Refusal,
  { request, came }: Origin,
): Promise<{ readonly step: Step; readonly isEnd: boolean } | Refusal | typeof CONFLICT> {
  const table = room.table!;
  const before = { known: table.log.length, left: [...room.left], since: room.since, asked: [...room.asked] };
  try {
    const asked = { turn: room.game.active(table.state), isWindow: isWindow(room) };
    const person = askedPerson(room);
    const step = play(table);
    if (isRefusal(step)) return step;
    const now = hall.now();
    spend(room, asked, step, now, hall.isSole ? now : came);
    const isEnd = room.game.decider(table.state) === OVER;
    const result = room.game.result(table.state);
    const row: TableRow = isEnd
      ? {
          ...room.row,
          done: undefined,
          stage: "over",
          version: room.row.version + 1,
          ...(result && { result }),
          ended: now,
        }
      : room.row;
    const from = request === undefined ? {} : { request };
    const entry: EntryRow = { ...step.entry, n: step.n, at: now, left: room.left, ...from };
    const due = dueOf(room);
    const tell = tellingOf(room, row, entry, person);
    const isDone = await hall.store.commit({
      table: room.id,
      entry,
      ...(isEnd && { row }),
      ...(due !== room.due && { due }),
      ...(isEnd && { rated: endedRated(room.game, table.state, row, result, now) }),
      ...(tell && { tell }),
    });
    if (!isDone) return CONFLICT;
    written(hall, room, tell);
    // Who decides next is told now: how long a database elsewhere took to write this down is nobody's time.
    if (!hall.isSole) room.since = hall.now();
    room.row = row;
    room.due = due;
    note(room, entry);
    room.last = step;
    keepSnapshot(hall, room);
    return { step, isEnd };
  } catch (error) {
    // A fault in the rules may have left the state half changed, and what could not be saved has not happened: what is
    // on disk is the truth, and this room has all of it.
    room.table = rebuilt(room, before.known);
    room.left = before.left;
    room.since = before.since;
    room.asked.splice(0, Infinity, ...before.asked);
    throw error;
  }
}

/** Reads what is new in the store and passes it on. */
export async function refresh(hall: Hall, room: Room, isRowKnown = false): Promise<void> {
  const { version } = room.row;
  await readAgain(hall, room, (step) => deliver(hall, room, step), isRowKnown);
  if (room.row.version !== version) tellInfo(hall, room);
  pursue(hall, room);
}

/** Sees to it that the game goes on: by a bot, a standing order, or a timer. */
export function pursue(hall: Hall, room: Room): void {
  clearTimeout(room.timer);
  const { table, game, row } = room;
  if (hall.isClosing || !table || row.stage !== "playing") return;
  const decider = game.decider(table.state);
  const seat = row.seats[decider];
  if (!seat) return;
  if (!hall.isSole && !room.isKept) return unattended(hall, takeOn(hall, room));
  if (isBot(seat)) return unattended(hall, letBotThink(hall, room, decider));
  if (orderedText(room) !== undefined) return later(hall, room, 0);
  const next = deadline(room);
  if (next?.what === "absent") noteMissed(hall, room, seat.person!);
  if (next) later(hall, room, Math.max(0, next.at - hall.now()));
}

/** One node acts at a table. If another one does, this one waits until that is no more. */
async function takeOn(hall: Hall, room: Room): Promise<void> {
  if (room.isAsking || room.isOthers) return;
  room.isAsking = true;
  try {
    // Whoever lets go while this is asked may do so after the answer was found: then it is asked once more.
    do {
      room.isFreed = false;
      room.isKept = await hall.store.keep(room.id, hall.node, hall.now());
    } while (!room.isKept && room.isFreed);
    room.isOthers = !room.isKept;
  } finally {
    room.isAsking = false;
  }
  if (!room.isKept) return;
  if (room.isEvicted) await letGo(hall, room);
  else pursue(hall, room);
}

function later(hall: Hall, room: Room, ms: number): void {
  room.timer = setTimeout(
    () =>
      unattended(
        hall,
        alone(room, () => onTime(hall, room)),
      ),
    ms,
  );
}

/** A standing order decides, a window passes, or a bot takes over from who has run out of time or is gone. */
async function onTime(hall: Hall, room: Room): Promise<void> {
  const { table, game } = room;
  if (!table || room.row.stage !== "playing" || hall.isClosing) return;
  const n = latest(table);
  const decider = game.decider(table.state);
  if (isBot(room.row.seats[decider]!)) return;
  const next = deadline(room);
  const isDue = next !== undefined && next.at <= hall.now();
  const passing = isDue && next.what === "window" ? game.byOrder(table.state, game.orders.at(-1) ?? "") : undefined;
  const text = passing === undefined ? orderedText(room) : game.format(table.state, passing);
  if (text !== undefined) await act(hall, room, (now) => submit(now, decider, n, text));
  else if (isDue) await changeSeat(hall, room, decider, { standIn: true });
  else pursue(hall, room);
}

/** Changes one seat of a running table and lets the game go on accordingly. */
export async function changeSeat(
  hall: Hall,
  room: Room,
  seat: Seat,
  change: Partial<SeatRow>,
  done?: DoneRow,
): Promise<Refusal | undefined> {
  const seats = room.row.seats.map((each, i) => (i === seat ? { ...each, ...change } : each));
  return saveRow(hall, room, { ...room.row, seats }, done);
}

const stale = (): Refusal => refuse("stale", "Somebody was faster.");

/** Writes a changed row and the request it comes from, and tells everybody. */
export async function saveRow(
  hall: Hall,
  room: Room,
  row: TableRow,
  done?: DoneRow,
  lay?: Change["lay"],
  tell?: Telling,
): Promise<Refusal | undefined> {
  // Another node has carried it out meanwhile.
  if (done && answerBefore(room.row, done[0])) return stale();
  const next: TableRow = { ...withDone(row, done), version: room.row.version + 1 };
  const due = dueOf({ ...room, row: next });
  const isDone = await hall.store.commit({
    table: room.id,
    row: next,
    ...(due !== room.due && { due }),
    ...(lay && { lay }),
    ...(tell && { tell }),
  });
  if (!isDone) {
    await refresh(hall, room);
    return stale();
  }
  room.row = next;
  room.due = due;
  publish(hall, room, { version: next.version });
  tellInfo(hall, room);
  pursue(hall, room);
  return undefined;
}

async function letBotThink(hall: Hall, room: Room, seat: Seat): Promise<void> {
  const n = latest(room.table!);
  if (room.thinking === n) return;
  room.thinking = n;
  const leave = isLookedAt(room, hall.now()) ? undefined : await waitIdle(hall.idle, room);
  const isWanted = leave === undefined;
  if (isWanted) hall.idle.begin();
  try {
    if (room.thinking === n && room.table && latest(room.table) === n && !hall.isClosing)
      await think(hall, room, seat, n);
  } finally {
    if (isWanted) hall.idle.done();
    else leave();
    if (room.thinking === n) room.thinking = -1;
  }
}

async function think(hall: Hall, room: Room, seat: Seat, n: number): Promise<void> {
  const table = room.table!;
  const { bot = STAND_IN } = room.row.seats[seat]!;
  hall.metrics.botQueue.inc();
  hall.metrics.botThoughts.inc();
  try {
    const waited = new Promise((resolve) => setTimeout(resolve, hall.botPace));
    const thought = await hall.thinker.think({
      game: room.game.name,
      state: copy(table.state),
      seat,
      bot: bot as BotName,
      seed: newId(),
      table: room.id,
    });
    await waited;
    if (thought) await alone(room, () => decideForBot(hall, room, seat, n, thought.decision, thought.ms));
  } catch (error) {
    // The bot thinks again when the store is well.
    if (isTrouble(hall, error)) return;
    hall.log.error({ err: error }, "bot failed");
    await alone(room, () => decideForBot(hall, room, seat, n, quickDecision(table.game, table.state, newId())));
  } finally {
    hall.metrics.botQueue.dec();
  }
}

/** The person may have taken the seat back while the bot was thinking. */
async function decideForBot(hall: Hall, room: Room, seat: Seat, n: number, text: string, ms?: number): Promise<void> {
  const row = room.row.seats[seat]!;
  if (hall.isClosing || !isBot(row) || room.table === undefined || latest(room.table) !== n) return;
  room.thinking = -1;
  const played = await act(hall, room, (table) => submit(table, seat, n, text), {
    ...(ms !== undefined && { thought: Math.round(ms) }),
  });
  if (isRefusal(played)) hall.log.warn({ code: played.refused }, "bot refused");
}
