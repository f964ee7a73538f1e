/** Rated games that have ended: results applied in order, craft judged when there is time, each once, by whatever node. */
import type { Weighed } from "../../bots/craft.ts";
import { CURRENT, seasonId } from "../../bots/seasons.ts";
import { RESULTS } from "../../core/rating.ts";
import { UNDO } from "../../core/table.ts";
import { gameNamed } from "../../games/index.ts";
import type { Hall } from "../hall.ts";
import { isTrouble, unattended } from "../hall.ts";
import { wholeRecord } from "../history.ts";
import { alone } from "../room.ts";
import { roomOf } from "../rooms.ts";
import { applied, peopleOf } from "./rules.ts";
import type { CraftMark, RatedRow } from "./store.ts";

/** A node that has not judged a game by then has died, or will find that another one was faster. */
const LEASE_MS = 600_000;
/** So many results are applied in one go. */
const TOGETHER = 50;
const PAGE = 500;

/** Looks after the queue: called when a rated game ends, and now and then, in case nobody was left to. */
export function rateOn(hall: Hall): void {
  unattended(
    hall,
    applyAll(hall).then(() => judgeAll(hall)),
  );
}

async function applyAll(hall: Hall): Promise<void> {
  for (let i = 0; i < TOGETHER; i++) if (!(await hall.store.applyNext(RESULTS.name, hall.now(), applied))) return;
}

const judging = new WeakSet<Hall>();

/** One game at a time, and only while no bot thinks for anybody. */
async function judgeAll(hall: Hall): Promise<void> {
  if (!hall.thinker.assess || judging.has(hall)) return;
  judging.add(hall);
  try {
    while (!hall.isClosing) {
      const row = await hall.store.leaseNext(hall.node, hall.now(), hall.now() + LEASE_MS);
      if (!row) return;
      const { came, release } = hall.idle.turn();
      await came;
      try {
        await judgeOne(hall, row);
      } finally {
        release();
      }
    }
  } finally {
    judging.delete(hall);
  }
}

async function judgeOne(hall: Hall, row: RatedRow): Promise<void> {
  const game = gameNamed(row.game);
  try {
    const marks = game ? await craftOf(hall, row) : [];
    // Undefined: this node is about to stop. Another one takes over when the lease is over.
    if (marks) await hall.store.putCraft(row.table, game ? seasonId(game, CURRENT) : "", marks, hall.now());
  } catch (error) {
    if (isTrouble(hall, error)) return;
    // A game that cannot be judged has no craft, and is not tried for ever.
    hall.log.error({ err: error }, "a rated game cannot be judged");
    await hall.store.putCraft(row.table, "", [], hall.now());
  }
}

async function craftOf(hall: Hall, row: RatedRow): Promise<readonly CraftMark[] | undefined> {
  const room = await roomOf(hall, row.table);
  if (!room) return [];
  const record = await alone(room, () => wholeRecord(hall, room));
  const given = await hall.thinker.assess!({ record, season: CURRENT, table: `craft ${row.table}` });
  if (!given) return undefined;
  const by = await decidersOf(hall, row.table);
  return peopleOf(row).flatMap(({ seat, who }) => markOf(given, by, seat, who));
}

/** Whose request each decision that stands came from; empty: a bot's, or a standing order's. */
async function decidersOf(hall: Hall, table: string): Promise<string[]> {
  const by: string[] = [];
  for (let n = 1; ;) {
    const entries = await hall.store.entries(table, n, PAGE);
    for (const { text, request = "" } of entries)
      if (text === UNDO) by.pop();
      else by.push(request.slice(0, Math.max(0, request.indexOf(" "))));
    n += entries.length;
    if (entries.length < PAGE) return by;
    await hall.pace();
  }
}

/** Only what somebody has decided themselves is theirs; if that is less than half, it says nothing about them. */
function markOf(given: readonly Weighed[], by: readonly string[], seat: number, who: string): CraftMark[] {
  const all = given.filter((each) => each.by === seat);
  const own = all.filter(({ n }) => by[n] === who);
  if (own.length === 0 || 2 * own.length < all.length) return [];
  const sum = (pick: (each: Weighed) => number): number => own.reduce((total, each) => total + pick(each), 0);
  return [{ who, points: sum(({ points }) => points), stake: sum(({ stake }) => stake), decisions: own.length }];
}
