/** `zt bench`: how fast the rules are. Figures are the best of many short rounds, so that a busy machine disturbs little. */
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import type { Game, JsonObject, State } from "../core/game.ts";
import { CHANCE, decisions, isRefusal, OVER } from "../core/game.ts";
import { GAMES } from "../games/index.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

interface Figure {
  readonly game: string;
  readonly players: number;
  readonly what: string;
  readonly value: number;
}

/** Two and four players where a game allows it. */
const wishesOf = (game: Game): JsonObject[] => {
  const players = game.fields.find((field) => field.name === "players");
  return players && players.least !== players.most ? [{ players: 2 }, { players: 4 }] : [{}];
};

const usage = `zt bench [options]: random decisions, games and copies per second, bytes per state

  --game NAME      only this game
  --seconds N      how long to measure each figure (2)
  --json           one JSON line per figure
`;

export const bench: Command = {
  summary: "measure how fast the rules are",
  usage: "zt bench --json",
  async run(args) {
    if (args.includes("--help")) {
      await print(usage);
      return 0;
    }
    const flags = readFlags(args, {
      game: { kind: "text" },
      seconds: { kind: "number", least: 1, most: 600 },
      json: { kind: "yes-no" },
    });
    if (isRefusal(flags)) return complain(flags);
    const games = GAMES.filter((game) => flags.game === undefined || game.name === flags.game);
    if (games.length === 0)
      return complain({ refused: "game", say: `There is no game ${JSON.stringify(flags.game)}.` });
    const seconds = Number(flags.seconds ?? 2);
    if (!flags.json) await print(`${"game".padEnd(12)}${"players".padEnd(9)}${"what".padEnd(26)}value\n`);
    for (const game of games)
      for (const wish of wishesOf(game))
        for (const figure of measure(game, wish, seconds)) await print(flags.json ? json(figure) : row(figure));
    return 0;
  },
};

const json = (figure: Figure): string => `${JSON.stringify(figure)}\n`;
const row = ({ game, players, what, value }: Figure): string =>
  `${game.padEnd(12)}${String(players).padEnd(9)}${what.padEnd(26)}${value.toLocaleString("en", { maximumFractionDigits: 1 })}\n`;

function measure(game: Game, wish: JsonObject, seconds: number): Figure[] {
  const chance = seeded("bench");
  const state = start(game, wish, chance);
  const players = game.seats(state);
  const tally = { decisions: 0, games: 0 };
  const round = (): number => playRandomly(game, wish, chance, ROUND, tally);
  const rates = race(round, fixedLoop, seconds);
  const perGame = tally.decisions / tally.games;
  const figure = (what: string, value: number): Figure => ({ game: game.name, players, what, value });
  return [
    figure("decisions/s", Math.round(rates.best)),
    figure("games/s", Math.round(rates.best / perGame)),
    figure("decisions/game", Math.round(perGame)),
    figure("loop steps per decision", Math.round(rates.ratio * 10) / 10),
    figure("copies/s", Math.round(race(() => copies(state), fixedLoop, seconds / 4).best)),
    figure("bytes/state", state.byteLength),
  ];
}

function start(game: Game, wish: JsonObject, chance: Chance): State {
  const state = game.setup(wish, chance);
  if (isRefusal(state)) throw new Error(state.say);
  return state;
}

const ROUND = 200_000;
const LOOP = 10_000_000;

/** Uniformly random decisions of whole games; the last game of a round is played to its end. */
function playRandomly(
  game: Game,
  wish: JsonObject,
  chance: Chance,
  most: number,
  tally: { decisions: number; games: number },
): number {
  const legal = decisions();
  let made = 0;
  while (made < most) {
    const state = start(game, wish, chance);
    for (let by = game.decider(state); by !== OVER; by = game.decider(state)) {
      if (by === CHANCE) game.applyOutcome(state, game.outcome(state, chance));
      else {
        game.apply(state, legal[chance.below(game.legal(state, legal))]!);
        made++;
      }
    }
    tally.games++;
  }
  tally.decisions += made;
  return made;
}

function copies(state: State): number {
  const target = state.slice();
  for (let i = 0; i < 1_000_000; i++) target.set(state);
  return 1_000_000;
}

/** A fixed loop of integer steps: what one of them costs differs from machine to machine, the ratio hardly. */
function fixedLoop(): number {
  let word = 1;
  let sum = 0;
  for (let i = 0; i < LOOP; i++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    sum += word & 7;
  }
  return sum > 0 ? LOOP : 0;
}

/** Runs two things by turns: the best rate of the first per second, and the median of how much faster the second is. */
function race(first: () => number, second: () => number, seconds: number): { best: number; ratio: number } {
  const rate = (run: () => number): number => {
    const begun = performance.now();
    return (run() * 1000) / (performance.now() - begun);
  };
  // Warm up, so that nothing is measured before it is compiled.
  for (const run of [first, second, first, second, first, second]) run();
  const ratios: number[] = [];
  let best = 0;
  const end = performance.now() + seconds * 1000;
  do {
    const each = rate(first);
    best = Math.max(best, each);
    ratios.push(rate(second) / each);
  } while (performance.now() < end);
  return { best, ratio: ratios.toSorted((a, b) => a - b)[ratios.length >> 1]! };
}
