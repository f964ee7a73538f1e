/** Games between levels, played and judged: for `zt craft` and its test. */
import type { Game, JsonObject } from "../core/game.ts";
import { isRefusal, OVER } from "../core/game.ts";
import { begin, latest, recordOf, seededLuck, submit } from "../core/table.ts";
import { assessorOf } from "../bots/craft.ts";
import type { CraftGame } from "../bots/craftTrials.ts";
import { contenderOf } from "../bots/match.ts";
import type { Season } from "../bots/seasons.ts";

/** Plays a game of these levels, as numbers in `names`, and judges it. */
export async function judgedGame(
  game: Game,
  wish: JsonObject,
  names: readonly string[],
  who: readonly number[],
  seed: string,
  season: Season,
): Promise<CraftGame> {
  const table = begin(game, wish, seededLuck(seed));
  if (isRefusal(table)) throw new Error(table.say);
  const heads = who.map((level) => contenderOf(game, names[level]!, {}));
  for (let n = 0; game.decider(table.state) !== OVER; n++) {
    const seat = game.decider(table.state);
    const { decision } = await heads[seat]!.decide(table.state, seat, `${seed} ${n}`);
    const step = submit(table, seat, latest(table), decision);
    if (isRefusal(step)) throw new Error(step.say);
  }
  for (const head of heads) head.close();
  const assessor = assessorOf(game, recordOf(table), season);
  if (isRefusal(assessor)) throw new Error(assessor.say);
  while (!assessor.work(Infinity));
  const result = game.result(table.state)!;
  if (!("ranking" in result)) throw new Error("this game is won or lost together");
  const seats = who.map((_, seat) => {
    const own = assessor.given().filter(({ by }) => by === seat);
    const sum = (pick: (each: (typeof own)[number]) => number): number =>
      own.reduce((all, each) => all + pick(each), 0);
    return { points: sum(({ points }) => points), stake: sum(({ stake }) => stake), decisions: own.length };
  });
  return { who, ranking: result.ranking, seats };
}

/** Who sits where in the n-th game: every choice and order of levels in turn. */
export function seatsOf(levels: number, seats: number, n: number): number[] {
  const left = Array.from({ length: levels }, (_, level) => level);
  let k = n * STRIDE;
  return Array.from({ length: seats }, () => {
    const [taken] = left.splice(k % left.length, 1);
    k = Math.floor(k / (left.length + 1));
    return taken!;
  });
}

/** Prime to the number of orders of up to six: neighbours in time are no neighbours in order. */
const STRIDE = 7;
