/** T-X How a game ends, T-G7 for teams, T-1.3 … T-1.5 for one player or all together. */
import type { Result, Seat, State } from "../../core/game.ts";
import { nextSeat, partnerOf, STATE } from "./state.ts";

const { at } = STATE;

/** A seat's own numbers, or T-G7, T-G8 those of both partners added up. */
const sum = (s: State, offset: number, seat: Seat): number =>
  s[offset + seat]! + (s[at.teams] ? s[offset + partnerOf(s, seat)]! : 0);

const areAllHome = (s: State, seat: Seat): boolean => sum(s, at.home, seat) === s[at.wizards]! * (s[at.teams] ? 2 : 1);

/** T-X1, T-G7 No empty potion, and all wizards home. T-X3 One of the two is not enough. */
const meetsGoal = (s: State, seat: Seat): boolean => areAllHome(s, seat) && sum(s, at.empty, seat) === 0;

function somebodyMeetsGoal(s: State): boolean {
  for (let seat = 0; seat < s[at.owners]!; seat++) if (meetsGoal(s, seat)) return true;
  return false;
}

/** T-X4 Nobody is left to be imprisoned, so no potion can be filled any more. */
function isEverybodyHome(s: State): boolean {
  for (let owner = 0; owner < s[at.owners]!; owner++) if (s[at.home + owner]! < s[at.wizards]!) return false;
  return true;
}

/** After a turn of a versus game: T-X1 the round is over and somebody meets the goal, or T-X4 nobody ever can. */
export function isOver(s: State): boolean {
  if (s[at.shared]) return false;
  const isRoundOver = nextSeat(s, s[at.active]!) === s[at.start];
  const isExhausted = isEverybodyHome(s);
  if (!isRoundOver && !isExhausted) return false;
  return somebodyMeetsGoal(s) ? isRoundOver : isExhausted;
}

/** T-G7 In editions whose teams do not finish the round. */
export const isTeamDoneAtOnce = (s: State): boolean =>
  s[at.teams] === 1 && s[at.teamFinishesRound] === 0 && somebodyMeetsGoal(s);

/** T-1.3, T-1.5 All twelve home, and no potion empty if there are any. */
export const isSharedGoalReached = (s: State): boolean => s[at.shared] === 1 && meetsGoal(s, 0);

/** T-1.4 The draw pile is empty, or T-1.5 all are home and a potion is not filled. */
export const isSharedGoalLost = (s: State): boolean => s[at.shared] === 1 && (s[at.deckSize] === 0 || areAllHome(s, 0));

/** T-1.3 Scores up to these numbers of cards have a title each; more than the last is the eighth. */
export const TITLE_LIMITS = [19, 23, 27, 30, 35, 40, 45] as const;
export const titleOf = (score: number): number => {
  const title = TITLE_LIMITS.findIndex((limit) => score <= limit);
  return title < 0 ? TITLE_LIMITS.length : title;
};

/** The result of a game that is over. */
export function resultOf(s: State): Result {
  if (s[at.shared]) return meetsGoal(s, 0) ? { won: true, score: s[at.discardSize]! } : { won: false };
  const ranking = rank(s);
  return { winners: ranking[0] ?? [], ranking };
}

/** T-X6 Seats by what they reached; equal ones share a rank, partners always do. */
function rank(s: State): Seat[][] {
  const key = somebodyMeetsGoal(s) ? goalKey : exhaustedKey;
  const keyed = Array.from({ length: s[at.players]! }, (_, seat) => ({ seat, key: key(s, seat) }));
  keyed.sort((a, b) => compare(b.key, a.key) || a.seat - b.seat);
  const ranking: Seat[][] = [];
  keyed.forEach(({ seat, key: each }, i) => {
    const before = keyed[i - 1];
    if (before && compare(before.key, each) === 0) ranking.at(-1)?.push(seat);
    else ranking.push([seat]);
  });
  return ranking;
}

/** T-X2 Who meets the goal by full potions; then the rest by wizards home, fewest empty, most full. Greater is better. */
const goalKey = (s: State, seat: Seat): number[] =>
  meetsGoal(s, seat)
    ? [1, sum(s, at.full, seat), 0, 0]
    : [0, sum(s, at.home, seat), -sum(s, at.empty, seat), sum(s, at.full, seat)];

/** T-X4, T-G8 Fewest empty potions, then most full. */
const exhaustedKey = (s: State, seat: Seat): number[] => [-sum(s, at.empty, seat), sum(s, at.full, seat)];

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
