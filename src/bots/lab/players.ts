/** Who plays in the laboratory: fast, from what its seat may know, and as luck will have it a little different each time. */
import type { Chance } from "../../core/chance.ts";
import type { Decision, Game, State } from "../../core/game.ts";
import { decisions, MOST_DECISIONS } from "../../core/game.ts";
import type { Laboratory } from "../../core/lab.ts";
import type { TurnPlayer } from "../training/turn.ts";
import { turnPlayer } from "../training/turn.ts";
import { MOST_SEATS } from "../walker.ts";

/** The quick rule, which asks the judge before it casts; or one who plans every turn through on the judge's word, far slower. */
export const LAB_BOTS = ["quick", "planner"] as const;
export type LabBot = (typeof LAB_BOTS)[number];
export const isLabBot = (name: unknown): name is LabBot => LAB_BOTS.some((bot) => bot === name);

export const labPlayer = (game: Game, lab: Laboratory, bot: LabBot, example: State): TurnPlayer =>
  bot === "quick" ? quickPlayer(game, lab, example) : turnPlayer(game, game.hints.evaluate, example);

/** Who always decides alike can go round in circles for ever. */
const WHIM = 0.08;

/** What looks best at first sight, with foresight; a deed only if the judge likes what it leads to. */
function quickPlayer(game: Game, lab: Laboratory, example: State): TurnPlayer {
  const { hints } = game;
  const list = decisions();
  const sights = new Float64Array(MOST_DECISIONS);
  const now = new Float64Array(MOST_SEATS);
  const then = new Float64Array(MOST_SEATS);
  const after = example.slice();

  function isWorthIt(s: State, deed: Decision): boolean {
    const seat = game.decider(s);
    hints.evaluate(s, now);
    after.set(s);
    game.apply(after, deed);
    hints.evaluate(after, then);
    return then[seat]! > now[seat]!;
  }

  return {
    decide(s, chance) {
      const certain = hints.solved(s);
      if (certain !== undefined) return certain;
      const count = game.legal(s, list);
      hints.rate(s, list, count, sights, true);
      for (let i = 0; i < count; i++) sights[i]! += (WHIM * chance.below(1024)) / 1024;
      let best = -1;
      let plain = -1;
      for (let i = 0; i < count; i++) {
        if (best < 0 || sights[i]! > sights[best]!) best = i;
        if (lab.deedOf(s, list[i]!) < 0 && (plain < 0 || sights[i]! > sights[plain]!)) plain = i;
      }
      // Where there are only deeds to choose from, it is the best of them.
      if (plain < 0 || best === plain || isWorthIt(s, list[best]!)) return list[best]!;
      return list[plain]!;
    },
    forget: () => {},
  };
}

/** One decision in so many of a careless player is any that is legal. */
const CARELESS = 4;

/** The same player, but careless: for how much skill is worth. */
export function carelessPlayer(game: Game, player: TurnPlayer): TurnPlayer {
  const list = decisions();
  return {
    decide(s: State, chance: Chance) {
      if (chance.below(CARELESS) > 0) return player.decide(s, chance);
      player.forget();
      return list[chance.below(game.legal(s, list))]!;
    },
    forget: () => player.forget(),
  };
}
