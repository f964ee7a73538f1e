/**
 * A table that stands every week: an hour before it begins it is laid anew, with a seat for everybody, and everybody is told.
 * The table goes by its week, and so does what is told: who is killed in the middle does it again, and nothing is there twice.
 */
import { MOST_WEEKLIES, REMINDED_MINUTES } from "../../core/company.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Hall } from "../hall.ts";
import { newId } from "../hall.ts";
import { nextWeekly } from "../notices/hours.ts";
import type { NewTiding } from "../notices/tidingStore.ts";
import { noTable } from "../requests.ts";
import { isSeatLink } from "../room.ts";
import { dress, notHost } from "../seats.ts";
import type { Person, SeatRow } from "../store.ts";
import { newRow, seatsFor } from "../tables.ts";
import type { WeeklyPeople } from "./companyStore.ts";

const LEAD_MS = REMINDED_MINUTES * 60_000;
/** Of a week in which nobody was alive in time nothing is made. */
const TOO_LATE_MS = 3_600_000;
const MOST_AT_ONCE = 50;

export interface WeeklyWish {
  readonly table: string;
  readonly weekday: number;
  readonly minutes: number;
  readonly zone: string;
}

/** The people of a table, and what they play there, once a week from now on. */
export async function standWeekly(hall: Hall, person: Person, wish: WeeklyWish): Promise<undefined | Refusal> {
  const row = await hall.store.table(wish.table);
  if (!row) return noTable();
  if (row.host !== person.id || !isSeatLink(row, wish.table)) return notHost();
  if (row.daily !== undefined) return refuse("daily", "The deal of the day has one try.");
  const own = await hall.store.weekliesOf(person.id);
  if (own.filter(({ host }) => host === person.id).length >= MOST_WEEKLIES)
    return refuse("too-many", "You have enough tables that stand every week: end one first.");
  const { seed: _seed, open: _open, ...terms } = row.terms;
  const { weekday, minutes, zone } = wish;
  // Not the one that is nearly there: somebody has to hear of it.
  const next = nextWeekly({ zone, weekday, minutes }, hall.now() + LEAD_MS);
  const others = row.seats.flatMap((seat) =>
    seat.person !== undefined && seat.person !== person.id ? [seat.person] : [],
  );
  const weekly = { id: newId(), host: person.id, terms, zone, weekday, minutes, next, table: null };
  await hall.store.addWeekly(weekly, [person.id, ...others]);
  return undefined;
}

/** At every node: whoever is first has done it for all. */
export async function layWeeklies(hall: Hall): Promise<void> {
  const now = hall.now();
  for (const row of await hall.store.dueWeeklies(now + LEAD_MS, MOST_AT_ONCE)) {
    const table = now - row.next > TOO_LATE_MS ? null : await lay(hall, { ...row, people: await staying(hall, row) });
    await hall.store.turnWeekly(row.id, row.next, nextWeekly(row, Math.max(now, row.next)), table);
  }
}

/** "No more from this table", said by the link in a notice of the last one, is meant for those to come as well. */
async function staying(hall: Hall, { id, host, table, people }: WeeklyPeople): Promise<readonly Person[]> {
  const muted = await Promise.all(
    people.map(async (each) => (await hall.store.ears(each.id)).some((at) => at.table === table && at.ear === "mute")),
  );
  const leaving = people.filter((each, i) => muted[i] && each.id !== host);
  for (const each of leaving) await hall.store.leaveWeekly(id, each.id);
  return people.filter((each) => !leaving.includes(each));
}

async function lay(hall: Hall, { id, host, terms, next, people }: WeeklyPeople): Promise<string | null> {
  const empty = seatsFor({ ...terms, bots: [] });
  if (isRefusal(empty)) return null;
  const seats = empty.map((seat, i): SeatRow => {
    const { id: person, name } = people[i] ?? {};
    return person === undefined || name === undefined ? seat : { ...seat, person, name };
  });
  const row = dress(newRow(hall, host, terms, seats));
  const request = `weekly ${id} ${next}`;
  const table = (await hall.store.create(row, request)) ? row.id : ((await hall.store.madeBy(request)) ?? row.id);
  const tidings = people.slice(0, seats.length).map(({ id: person }): NewTiding => ({
    person,
    kind: "weekly",
    table,
    n: 0,
    at: hall.now(),
    detail: {
      game: terms.game,
      with: people.filter((each) => each.id !== person).map(({ name }) => name),
      begins: next,
    },
  }));
  await hall.store.tell({ tidings }, table);
  hall.reach?.poke();
  return table;
}
