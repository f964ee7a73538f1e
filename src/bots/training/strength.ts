/** How strong a judgement has become, without a search: whole turns by it against whole turns by the game's own evaluation. */
import { seeded } from "../../core/chance.ts";
import type { Game, JsonObject, Result, Seat, State } from "../../core/game.ts";
import { CHANCE, isRefusal, OVER } from "../../core/game.ts";
import type { Evaluate, TurnPlayer } from "./turn.ts";
import { quickPlayer, turnPlayer } from "./turn.ts";

/** A game that does not end by then is nobody's. */
const MOST_STEPS = 8000;

export interface Strength {
  readonly games: number;
  /** Of the wins, or on average the score of games together, by the judgement and by the quick rule. */
  readonly learnt: number;
  readonly other: number;
}

/** Deals are the same for both; among rivals every deal is played from every seat. */
export function strengthOf(game: Game, wish: JsonObject, games: number, seed: string, evaluate: Evaluate): Strength {
  const example = game.setup(wish, seeded(seed));
  if (isRefusal(example)) throw new Error(example.say);
  const seats = game.seats(example);
  const planner = (by: Evaluate): TurnPlayer => turnPlayer(game, by, example);
  if (game.isTogether(example)) {
    const mean = (player: () => TurnPlayer): number => {
      let sum = 0;
      for (let i = 0; i < games; i++) {
        const result = play(game, wish, `${seed}/${i}`, Array.from({ length: seats }, player));
        sum += result && "won" in result && result.won ? result.score : LOST_SCORE;
      }
      return sum / games;
    };
    return { games, learnt: mean(() => planner(evaluate)), other: mean(() => quickPlayer(game)) };
  }
  const sides = game.options(example).teams === true ? seats / 2 : seats;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const isOurs = (seat: Seat): boolean => seat % sides === i % sides;
    const players = Array.from({ length: seats }, (_, seat) => planner(isOurs(seat) ? evaluate : game.hints.evaluate));
    const result = play(game, wish, `${seed}/${Math.floor(i / sides)}`, players);
    if (result && "winners" in result) won += result.winners.filter(isOurs).length / result.winners.length;
  }
  return { games, learnt: won / games, other: 1 / sides };
}

/** What a lost game counts like among scores. */
const LOST_SCORE = 90;

function play(game: Game, wish: JsonObject, seed: string, players: readonly TurnPlayer[]): Result | undefined {
  const end = playOn(game, wish, seed, players);
  return end && game.result(end);
}

/** The end of a game; `see` is shown the start of every turn. */
export function playOn(
  game: Game,
  wish: JsonObject,
  seed: string,
  players: readonly TurnPlayer[],
  see?: (s: State) => void,
): State | undefined {
  const chance = seeded(`${seed} luck`);
  const s = game.setup(wish, seeded(`${seed} deal`));
  if (isRefusal(s)) throw new Error(s.say);
  const forget = (): void => {
    for (const player of players) player.forget();
  };
  for (let step = 0; step < MOST_STEPS; step++) {
    const decider = game.decider(s);
    if (decider === OVER) return s;
    if (game.hints.isTurnStart(s)) {
      forget();
      see?.(s);
    }
    if (decider === CHANCE) {
      game.applyOutcome(s, game.outcome(s, chance));
      forget();
      continue;
    }
    game.apply(s, players[decider]!.decide(s, chance));
    if (game.decider(s) !== decider) forget();
  }
  return undefined;
}
