/** A day's deal as somebody may see it. */
import type { DailyCount, DailyOther, DailyView } from "../../core/daily.ts";
import type { Day } from "../../core/day.ts";
import { dayAt, endOf, isDay, streakUntil } from "../../core/day.ts";
import { commitmentTo } from "../../core/fair.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Hall } from "../hall.ts";
import { dailyGame, positionOf, secretOf } from "./deals.ts";
import type { TallyRow } from "./store.ts";
import { countTries } from "./tries.ts";

const MOST_FRIENDS = 30;
/** A streak longer than this is not counted on. */
const MOST_DAYS = 1000;

const none = (): Refusal => refuse("day", "There is no deal of this day.");

export async function viewDaily(
  hall: Hall,
  person: string,
  name: string,
  { day = dayAt(hall.now()), by }: { readonly day?: Day; readonly by?: string },
): Promise<DailyView | Refusal> {
  const found = dailyGame(name);
  if (isRefusal(found)) return found;
  const now = hall.now();
  const today = dayAt(now);
  if (!isDay(day) || day > today) return none();
  await countTries(hall);
  const secret = day === today ? await secretOf(hall, day, name) : await hall.store.dealSecret(day, name);
  const isOver = now >= endOf(day);
  const { store } = hall;
  const own = person === "" ? undefined : await store.tryOf(day, name, person);
  const mayCompare = isOver || typeof own?.ended === "number";
  const counts = countsOf(await store.tally(day, name));
  const shared = by === undefined ? undefined : await store.sharedTry(by);
  const isOfDay = shared?.counts === true && shared.day === day && shared.game === name;
  const friends = mayCompare && person !== "" ? await store.companions(day, name, person, MOST_FRIENDS) : [];
  const position =
    found.daily.kind === "position" && secret !== undefined ? positionOf(found.daily, secret) : undefined;
  return {
    game: name,
    day,
    kind: found.daily.kind,
    commitment: secret === undefined ? null : commitmentTo(secret),
    until: endOf(day),
    now,
    secret: isOver ? (secret ?? null) : null,
    you: own
      ? {
          table: own.table,
          ended: own.ended,
          score: own.score,
          counts: own.counts,
          decision: own.decision,
          share: own.share,
        }
      : null,
    streak: await streakOf(hall, person, name, today),
    finished: counts.reduce((sum, { count }) => sum + count, 0),
    playing: await store.underWay(day, name),
    counts: mayCompare ? counts : null,
    friends: friends.map(plain),
    by: isOfDay ? plain(shared) : null,
    asked: position?.asked ?? null,
    values: isOver ? (position?.values ?? null) : null,
  };
}

const plain = ({ name, score }: DailyOther): DailyOther => ({ name, score });

async function streakOf(hall: Hall, person: string, game: string, today: Day): Promise<number> {
  if (person === "") return 0;
  const tries = await hall.store.triesOf(person, MOST_DAYS);
  return streakUntil(new Set(tries.filter((each) => each.counts && each.game === game).map(({ day }) => day)), today);
}

function countsOf(rows: readonly TallyRow[]): DailyCount[] {
  const byScore = new Map<number | null, DailyCount>();
  for (const { score, isKnown, count } of rows) {
    const before = byScore.get(score) ?? { score, count: 0, known: 0 };
    byScore.set(score, { score, count: before.count + count, known: before.known + (isKnown ? count : 0) });
  }
  return [...byScore.values()].toSorted((a, b) => (a.score ?? Infinity) - (b.score ?? Infinity));
}
