/** One game of the laboratory, and what is to be seen in it. The judge is the game's own evaluation of positions. */
import type { Chance } from "../../core/chance.ts";
import type { Game, Result, Seat, State } from "../../core/game.ts";
import { CHANCE, decisions, OVER } from "../../core/game.ts";
import type { Laboratory } from "../../core/lab.ts";
import type { TurnPlayer } from "../training/turn.ts";
import { MOST_SEATS } from "../walker.ts";
import type { LabTally } from "./tally.ts";
import { MOST_ROUNDS, PARTS } from "./tally.ts";

/** Far more than any game of the rulebooks needs. */
const MOST_STEPS = 20_000;

/** Everything that is the same for all games of a setup. */
export interface Bench {
  readonly game: Game;
  readonly lab: Laboratory;
  /** How many sides there are: partners are one, and so are all who play together. */
  readonly sides: number;
  readonly isTogether: boolean;
}

interface TrialLuck {
  /** Cards and dice, */
  readonly chance: Chance;
  /** and what players make of it. */
  readonly whims: Chance;
}

const values = new Float64Array(MOST_SEATS);
const before = new Float64Array(MOST_SEATS);
const list = decisions();

function leader(of: Float64Array, sides: number): number {
  let best = 0;
  for (let side = 1; side < sides; side++) if (of[side]! > of[best]!) best = side;
  return best;
}

/** Plays to the end; undefined: it did not end. `watch` is told of turns and decisions. */
function play(
  { game }: Bench,
  state: State,
  players: readonly TurnPlayer[],
  { chance, whims }: TrialLuck,
  watch?: { turn(): void; decided(decision: number, count: number): void },
): Result | undefined {
  let active = -1;
  const all = new Set(players);
  const forget = (): void => {
    for (const player of all) player.forget();
  };
  for (let step = 0; step < MOST_STEPS; step++) {
    const decider = game.decider(state);
    if (decider === OVER) return game.result(state);
    if (game.hints.isTurnStart(state) && (game.active(state) !== active || game.seats(state) === 1)) {
      active = game.active(state);
      forget();
      watch?.turn();
    }
    if (decider === CHANCE) {
      game.applyOutcome(state, game.outcome(state, chance));
      forget();
      continue;
    }
    const count = game.legal(state, list);
    const decision = count === 1 ? list[0]! : players[decider]!.decide(state, whims);
    if (watch) watch.decided(decision, count);
    else game.apply(state, decision);
    if (game.decider(state) !== decider) forget();
  }
  return undefined;
}

/** In parts of one, each side's part of a win. */
export function partsOf(result: Result, sides: number, one: number): number[] {
  const parts = Array<number>(sides).fill(0);
  if ("winners" in result) for (const seat of result.winners) parts[seat % sides]! += one / result.winners.length;
  return parts.map(Math.round);
}

/** All alike: who wins, how long it takes, who is in front when, and what spells are worth. */
export function playEven(
  bench: Bench,
  state: State,
  start: Seat,
  player: TurnPlayer,
  luck: TrialLuck,
  into: LabTally,
): Result | undefined {
  const { game, lab, sides, isTogether } = bench;
  const { evaluate } = game.hints;
  const gauges = new Float64Array(lab.gauges.length);
  const leads: number[] = [];
  const isDone = new Uint8Array(lab.deeds.length);
  let choices = 0;
  let rounds = 0;
  /** The deed that has put somebody in front for good, as far as is known: which, and whom. */
  let deed = -1;
  let ahead = -1;
  const result = play(bench, state, Array<TurnPlayer>(game.seats(state)).fill(player), luck, {
    turn() {
      into.turns++;
      lab.gauge(state, gauges);
      gauges.forEach((value, i) => (into.gauges[i]! += Math.round(value * PARTS)));
      if (game.active(state) !== start) return;
      rounds++;
      if (isTogether) return;
      evaluate(state, values);
      const lead = leader(values, sides);
      leads.push(lead);
      if (lead !== ahead) deed = -1;
    },
    decided(decision, count) {
      if (count > 1) choices++;
      const which = lab.deedOf(state, decision);
      const side = game.decider(state) % sides;
      if (which >= 0) evaluate(state, before);
      game.apply(state, decision);
      if (which < 0) return;
      evaluate(state, values);
      const tally = into.deeds[which]!;
      tally.done++;
      tally.swing += Math.round((values[side]! - before[side]!) * PARTS);
      isDone[which] = 1;
      if (isTogether || leader(before, sides) === side || leader(values, sides) !== side) return;
      deed = which;
      ahead = side;
    },
  });
  into.games++;
  into.choices += choices;
  into.choicesSquared += choices * choices;
  into.rounds += rounds;
  into.roundsSquared += rounds * rounds;
  into.roundsBy[Math.min(MOST_ROUNDS, rounds)]!++;
  isDone.forEach((done, which) => (into.deeds[which]!.games += done));
  if (!result) into.endless++;
  else countLeads(result, bench, leads, deed, ahead, into);
  return result;
}

/** Only one winner can have come from behind. */
function countLeads(
  result: Result,
  { sides, isTogether }: Bench,
  leads: readonly number[],
  deed: number,
  ahead: number,
  into: LabTally,
): void {
  if (isTogether || !("winners" in result) || leads.length < 2) return;
  const winning = new Set(result.winners.map((seat) => seat % sides));
  if (winning.size > 1) return;
  const [winner] = winning;
  into.led++;
  if (leads[leads.length >> 1] !== winner) into.comebacks++;
  for (let i = 1; i < leads.length; i++) if (leads[i] !== leads[i - 1]) into.leadChanges++;
  let since = leads.length;
  while (since > 0 && leads[since - 1] === winner) since--;
  into.settled += Math.round((PARTS * since) / leads.length);
  if (deed >= 0 && ahead === winner) into.deeds[deed]!.decided++;
}

/** One careful player, or team, among careless ones. */
export const playUneven = (
  bench: Bench,
  state: State,
  careful: number,
  player: TurnPlayer,
  careless: TurnPlayer,
  luck: TrialLuck,
): Result | undefined =>
  play(
    bench,
    state,
    Array.from({ length: bench.game.seats(state) }, (_, seat) => (seat % bench.sides === careful ? player : careless)),
    luck,
  );
