/** A person's finished games added up, page by page, and kept as long as nothing is new. */
import { levelOf } from "../../bots/levels.ts";
import type { Career, Company, OpenCareer, PastGame, Rival } from "../../core/career.ts";
import { openCareer } from "../../core/career.ts";
import type { YearInGames } from "../../core/careerYear.ts";
import type { Account } from "../../core/ledger.ts";
import type { Hall } from "../hall.ts";
import { unattended } from "../hall.ts";
import type { Person } from "../store.ts";
import { countMissing, VERSION_COUNTED } from "./counting.ts";
import type { PastCursor, PastStamp, SeatPast, Summary } from "./pastStore.ts";

/** Games that are read in one go: a few milliseconds. */
const PAGE = 250;

function companyOf(own: Summary, { seat, person, name, bot, side, suffered, end, rank, score }: SeatPast): Company {
  return {
    // Somebody who is not known any more is nobody else either.
    who: (bot === null ? undefined : levelOf(bot)) ?? person ?? `${own.table} ${seat}`,
    name,
    isBot: bot !== null,
    seat,
    isPartner: side === own.side,
    ending: { end, ...(rank !== undefined && { rank }), ...(score !== undefined && { score }) },
    suffered: suffered[own.seat] ?? 0,
  };
}

function pastOf(own: Summary, seats: readonly SeatPast[]): PastGame {
  const { table, game, kind, players, seat, ended, end, rank, score, account, suffered } = own;
  return {
    end,
    ...(rank !== undefined && { rank }),
    ...(score !== undefined && { score }),
    id: table,
    game,
    kind,
    players,
    seat,
    ended,
    company: seats.filter((each) => each.seat !== seat).map((each) => companyOf(own, each)),
    account: { ...(JSON.parse(account) as Omit<Account, "suffered">), suffered },
  };
}

const BEGINNING: PastCursor = { ended: 0, table: "" };
const cursorOf = ({ ended, id }: PastGame): PastCursor => ({ ended, table: id });

/** A person's past games in the order in which they ended, all of them or those after one. */
export async function* pastGames(hall: Hall, person: string, from = BEGINNING): AsyncGenerator<PastGame> {
  for (let after = from; ;) {
    const { own, seats } = await hall.store.past(person, after, PAGE);
    const byTable = Map.groupBy(seats, ({ table }) => table);
    for (const each of own) yield pastOf(each, byTable.get(each.table) ?? []);
    if (own.length < PAGE) return;
    const { ended, table } = own.at(-1)!;
    after = { ended, table };
    await hall.pace();
  }
}

interface Known {
  readonly stamp: string;
  readonly career: Career;
  /** Where it goes on when there are more. */
  readonly open: OpenCareer;
  readonly last: PastCursor;
  readonly missing: number;
}
const known = new WeakMap<Hall, Map<string, Known>>();
const MOST_KNOWN = 200;

/** All of it, from the first game on. */
async function anew(hall: Hall, person: string, ahead: number): Promise<Pick<Known, "open" | "last">> {
  const open = openCareer(ahead);
  let last = BEGINNING;
  for await (const past of pastGames(hall, person)) {
    open.add(past);
    last = cursorOf(past);
  }
  return { open, last };
}

/** What ended since then: ten thousand games are not read again for one more. Undefined: something older has changed, too. */
async function since(
  hall: Hall,
  person: string,
  { career, last, missing }: Known,
  now: PastStamp,
): Promise<PastGame[] | undefined> {
  if (missing !== now.missing) return undefined;
  const more: PastGame[] = [];
  for await (const past of pastGames(hall, person, last)) more.push(past);
  return more.length > 0 && career.games + more.length === now.counted ? more : undefined;
}

/** As far as it is counted; what is missing is counted from now on. */
export async function careerOf(
  hall: Hall,
  person: string,
  ahead: number,
): Promise<{ readonly career: Career; readonly missing: number }> {
  const now = await hall.store.pastStamp(person, VERSION_COUNTED);
  const { counted, missing } = now;
  if (missing > 0) unattended(hall, countMissing(hall, person));
  const all = known.get(hall) ?? new Map<string, Known>();
  known.set(hall, all);
  const key = `${person} ${ahead}`;
  const stamp = `${counted} ${now.last} ${missing}`;
  const before = all.get(key);
  if (before?.stamp === stamp) return { career: before.career, missing };
  const more = before && (await since(hall, person, before, now));
  // Whoever asked at the same time may have added them meanwhile; from here on nobody comes in between.
  const mine = more && all.get(key) === before ? { open: before.open, last: cursorOf(more.at(-1)!) } : undefined;
  for (const past of mine && more ? more : []) mine?.open.add(past);
  const found = mine ?? (await anew(hall, person, ahead));
  const career = found.open.close();
  all.delete(key);
  all.set(key, { ...found, stamp, missing, career });
  if (all.size > MOST_KNOWN) all.delete(all.keys().next().value!);
  return { career, missing };
}

/** How it went between the two, as the other one sees it. */
const mirrored = (rival: Rival, name: string): Rival => ({
  ...rival,
  who: "",
  name,
  ahead: rival.behind,
  behind: rival.ahead,
  suffered: rival.done,
  done: rival.suffered,
  harm: Object.fromEntries(Object.entries(rival.harm).map(([game, [suffered, done]]) => [game, [done, suffered]])),
});

/** What of a career others may see: nobody's name but the owner's, and between owner and onlooker how it went. */
export function shownTo(career: Career, owner: Person, onlooker: string): Career {
  const rivals = career.rivals.flatMap((rival) => {
    if (rival.isBot) return [rival];
    return rival.who === onlooker && onlooker !== "" ? [mirrored(rival, owner.name)] : [];
  });
  const years = Object.entries(career.years).map(([year, each]): [string, YearInGames] => [
    year,
    { ...each, company: each.company?.isBot ? each.company : null },
  ]);
  return { ...career, rivals, years: Object.fromEntries(years) };
}
