/** One try of each person at a day's deal: begun at a table like any other, counted when replaying it has confirmed it. */
import { THOUSANDTHS } from "../../core/daily.ts";
import { dayAt, endOf } from "../../core/day.ts";
import { commitmentTo, verifyingIn } from "../../core/fair.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import { gameNamed } from "../../games/index.ts";
import type { Hall } from "../hall.ts";
import { newId, proofOf } from "../hall.ts";
import { wholeRecord } from "../history.ts";
import { alone } from "../room.ts";
import { roomOf } from "../rooms.ts";
import { dress } from "../seats.ts";
import type { Person, TableRow } from "../store.ts";
import { newRow, start } from "../tables.ts";
import { dailyGame, oneTry, positionOf, secretOf } from "./deals.ts";
import type { TryEnd, TryRow } from "./store.ts";

/** Begins today's deal, or goes on with it: the same person finds the same table, on whatever device. */
export async function beginDaily(hall: Hall, person: Person, name: string): Promise<{ table: string } | Refusal> {
  const found = dailyGame(name);
  if (isRefusal(found)) return found;
  const { game, daily } = found;
  if (daily.kind !== "deal") return refuse("game", "This game has no deal, but a position to decide.");
  const now = hall.now();
  const day = dayAt(now);
  const before = await hall.store.tryOf(day, name, person.id);
  if (before && before.table !== null) return { table: before.table };
  const request = `daily ${day} ${name} ${person.id}`;
  const terms = { game: game.name, options: daily.wish, onlookers: false };
  const seats = [{ person: person.id, name: person.name }];
  const secret = await secretOf(hall, day, name);
  const row: TableRow = dress({ ...newRow(hall, person.id, terms, seats), secret, daily: day });
  const table = (await hall.store.create(row, request)) ? row.id : (await hall.store.madeBy(request))!;
  const room = await roomOf(hall, table);
  if (!room) return refuse("unknown-table", "There is no such table.");
  const begun = await start(hall, room, person, { type: "start", id: request, table });
  if (isRefusal(begun)) return begun;
  await hall.store.addTry({ ...blank(), day, game: name, person: person.id, table, begun: now });
  return { table };
}

const blank = () => ({
  table: null,
  decision: null,
  ended: null,
  score: null,
  counts: false,
  isKnown: false,
  share: newId(),
});

/** Decides today's position: once, and for good. */
export async function decideDaily(
  hall: Hall,
  person: Person,
  name: string,
  decision: string,
): Promise<{ score: number } | Refusal> {
  const found = dailyGame(name);
  if (isRefusal(found)) return found;
  if (found.daily.kind !== "position") return refuse("game", "This game has a whole deal for each day.");
  const now = hall.now();
  const day = dayAt(now);
  const { values } = positionOf(found.daily, await secretOf(hall, day, name));
  const value = Object.hasOwn(values, decision) ? values[decision] : undefined;
  if (value === undefined) return refuse("illegal", "The rules do not allow this now.");
  const score = Math.round(THOUSANDTHS * (Math.max(...Object.values(values)) - value));
  const isKnown = await hall.hasPasskey(person.id);
  const end = { decision, ended: now, score, counts: true, isKnown };
  const isFirst = await hall.store.addTry({ ...blank(), day, game: name, person: person.id, begun: now, ...end });
  return isFirst ? { score } : oneTry();
}

/** So many are counted in one go. */
const TOGETHER = 50;

/** Counts every try whose game is over, whoever played it at whatever node. Counting twice counts once. */
export async function countTries(hall: Hall): Promise<void> {
  for (const row of await hall.store.uncounted(TOGETHER)) await countTry(hall, row);
}

async function countTry(hall: Hall, row: TryRow): Promise<void> {
  const end = await endOfTry(hall, row);
  if (end) await hall.store.endTry(row.day, row.game, row.person, end);
}

/** Undefined: it is not over. What the replay does not confirm, or came too late, counts for nothing. */
async function endOfTry(hall: Hall, { day, game: name, person, table }: TryRow): Promise<TryEnd | undefined> {
  const room = table === null ? undefined : await roomOf(hall, table);
  const game = gameNamed(name);
  if (!room || !game) return undefined;
  return alone(room, async () => {
    const { row } = room;
    if (row.stage !== "over" || row.ended === undefined) return undefined;
    const none = { ended: row.ended, score: null, counts: false, isKnown: false };
    const secret = await hall.store.dealSecret(day, name);
    const isOwn = row.daily === day && row.secret === secret && row.seats[0]?.person === person;
    if (!isOwn || row.ended >= endOf(day)) return none;
    const record = await wholeRecord(hall, room);
    const check = verifyingIn(game, record, proofOf(row));
    let step = check.next();
    while (!step.done) {
      await hall.pace();
      step = check.next();
    }
    const { result } = record;
    if (step.value !== undefined || !result || !("won" in result)) {
      hall.log.error({ day, commitment: commitmentTo(row.secret) }, "a try does not replay");
      return none;
    }
    const score = result.won ? result.score : null;
    return { ended: row.ended, score, counts: true, isKnown: await hall.hasPasskey(person) };
  });
}
