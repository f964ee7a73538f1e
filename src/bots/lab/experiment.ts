/** An experiment: one setup, many games, each of which follows from the seed and its number alone. */
import { seeded } from "../../core/chance.ts";
import type { Game, Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { LabSetup } from "../../core/lab.ts";
import { gameNamed } from "../../games/index.ts";
import type { LabBot } from "./players.ts";
import { carelessPlayer, labPlayer } from "./players.ts";
import type { LabTally } from "./tally.ts";
import { newTally, WIN } from "./tally.ts";
import type { Bench } from "./trial.ts";
import { partsOf, playEven, playUneven } from "./trial.ts";

export interface Experiment {
  readonly setup: LabSetup;
  readonly seed: string;
  readonly bot: LabBot;
}

/** One game in so many is played once more, by one careful and otherwise careless players. */
const UNEVEN = 4;

/** What a setup is measured on, or why it cannot be played. */
export function benchOf({ game: name, wish, changes }: LabSetup): Bench | Refusal {
  const game: Game | undefined = gameNamed(name);
  if (!game?.lab) return refuse("game", `The laboratory knows no game ${JSON.stringify(name)}.`);
  const state = game.lab.setup(wish, changes, seeded("bench"));
  if (isRefusal(state)) return state;
  const seats = game.seats(state);
  const isTogether = game.isTogether(state);
  const sides = isTogether ? 1 : game.options(state).teams === true ? seats / 2 : seats;
  return { game, lab: game.lab, sides, isTogether };
}

export const emptyTally = ({ sides, lab }: Bench): LabTally => newTally(sides, lab.gauges.length, lab.deeds.length);

/** The games from one number up to, not including, another. */
export function playGames({ setup, seed, bot }: Experiment, from: number, to: number): LabTally {
  const bench = benchOf(setup);
  if (isRefusal(bench)) throw new Error(bench.say);
  const { game, lab, sides, isTogether } = bench;
  const tally = emptyTally(bench);
  const example = lab.setup(setup.wish, setup.changes, seeded("bench"));
  if (isRefusal(example)) throw new Error(example.say);
  const seats = game.seats(example);
  const player = labPlayer(game, lab, bot, example);
  const careless = carelessPlayer(game, labPlayer(game, lab, bot, example));
  const lucky = (name: string) => ({ chance: seeded(`${name} luck`), whims: seeded(`${name} whims`) });
  for (let i = from; i < to; i++) {
    // Everybody starts equally often.
    const start = Number(setup.wish.start ?? i % seats);
    const lay = (name: string) => {
      const state = lab.setup({ ...setup.wish, start }, setup.changes, seeded(`${name} deal`));
      if (isRefusal(state)) throw new Error(state.say);
      return state;
    };
    const result = playEven(bench, lay(`${seed}/${i}`), start, player, lucky(`${seed}/${i}`), tally);
    if (result && "won" in result) {
      if (!result.won) continue;
      tally.won++;
      tally.score += result.score;
      tally.scoreSquared += result.score ** 2;
      continue;
    }
    if (result) {
      const parts = partsOf(result, sides, WIN);
      // By place in turn order: the starting side is the first.
      parts.forEach((part, side) => (tally.wins[(side - (start % sides) + sides) % sides]! += part));
      if (parts.filter((part) => part > 0).length > 1) tally.ties++;
    }
    if (isTogether || i % UNEVEN > 0) continue;
    // The careful one sits in every place of the turn order equally often.
    const careful = (start + Math.floor(i / UNEVEN / seats)) % sides;
    const name = `${seed}/${i} uneven`;
    const uneven = playUneven(bench, lay(name), careful, player, careless, lucky(name));
    if (!uneven) continue;
    tally.uneven++;
    tally.unevenWins += partsOf(uneven, sides, WIN)[careful]!;
  }
  return tally;
}
