/**
 * What is counted over many games, in whole numbers only: whoever adds them up, in whatever order, gets the same sum. Shares are
 * counted in PARTS of one.
 */

/** A win shared by one to six is a whole number of these. */
export const WIN = 60;
/** What is measured from 0 to 1 is rounded to so many parts. */
export const PARTS = 10_000;
/** Games of so many rounds and more are counted together. */
export const MOST_ROUNDS = 60;

/** What one kind of deed did. */
export type DeedTally = {
  /** How often it was done, */
  done: number;
  /** and in how many games. */
  games: number;
  /** By how much it changed its doer's chances, in PARTS, added up. */
  swing: number;
  /** How many games it decided: it put the winner in front for good. */
  decided: number;
};

/** Everything that was counted. A type, not an interface: so it is JSON to the compiler too. */
export type LabTally = {
  games: number;
  /** Broken off: nobody won for ever so long. */
  endless: number;
  ties: number;
  /** By place in turn order, in WINs. */
  wins: number[];
  /** Decisions with something to choose, and their squares. */
  choices: number;
  choicesSquared: number;
  rounds: number;
  roundsSquared: number;
  roundsBy: number[];
  /** Games in which one could be in front: somebody won, and they lasted long enough. */
  led: number;
  comebacks: number;
  leadChanges: number;
  /** After which part of the game the winner was in front for good, in PARTS. */
  settled: number;
  turns: number;
  /** In PARTS, added up over turns. */
  gauges: number[];
  deeds: DeedTally[];
  /** One careful player among careless ones: games, and the careful one's WINs. */
  uneven: number;
  unevenWins: number;
  /** Played together: games won, and their scores. */
  won: number;
  score: number;
  scoreSquared: number;
};

export const newTally = (places: number, gauges: number, deeds: number): LabTally => ({
  games: 0,
  endless: 0,
  ties: 0,
  wins: Array<number>(places).fill(0),
  choices: 0,
  choicesSquared: 0,
  rounds: 0,
  roundsSquared: 0,
  roundsBy: Array<number>(MOST_ROUNDS + 1).fill(0),
  led: 0,
  comebacks: 0,
  leadChanges: 0,
  settled: 0,
  turns: 0,
  gauges: Array<number>(gauges).fill(0),
  deeds: Array.from({ length: deeds }, () => ({ done: 0, games: 0, swing: 0, decided: 0 })),
  uneven: 0,
  unevenWins: 0,
  won: 0,
  score: 0,
  scoreSquared: 0,
});

/** Adds the second to the first, whatever parts they have. */
export function addTally(to: LabTally, more: LabTally): LabTally {
  return added(to, more) as LabTally;
}

type Counted = number | Counted[] | { [name: string]: Counted };

function added(to: Counted, more: Counted): Counted {
  if (typeof to === "number" || typeof more === "number") return Number(to) + Number(more);
  if (Array.isArray(to) && Array.isArray(more)) return to.map((each, i) => added(each, more[i] ?? 0));
  if (Array.isArray(to) || Array.isArray(more)) throw new Error("tallies of different kinds cannot be added");
  return Object.fromEntries(Object.entries(to).map(([name, each]) => [name, added(each, more[name] ?? 0)]));
}
