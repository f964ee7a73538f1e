/** `zt puzzles`: positions of real deals made into puzzles, each with a proven fewest number of cards. */
import { parOf } from "../bots/beam.ts";
import { oneMove } from "../bots/planner.ts";
import { prove } from "../bots/proof.ts";
import type { Moment } from "../bots/turns.ts";
import { turnWalker } from "../bots/turns.ts";
import { fixed, seeded } from "../core/chance.ts";
import type { JsonObject, State } from "../core/game.ts";
import { CHANCE, copy, isRefusal, OVER } from "../core/game.ts";
import { applyText } from "../core/record.ts";
import { seededLuck } from "../core/table.ts";
import { towers } from "../games/towers/game.ts";
import type { TowersView } from "../games/towers/hidden.ts";
import type { Puzzle } from "../games/towers/puzzle.ts";
import { NO_LUCK } from "../games/towers/puzzle.ts";
import { solitaire } from "../games/towers/solitaire.ts";
import { progressBar } from "./progress.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

const usage = `zt puzzles [options]: makes puzzles from deals and proves them, as JSON

  --seed TEXT   the same seed gives the same puzzles (1)

The app's own: zt puzzles > src/games/towers/puzzles.json
`;

/** How many of each kind: cards to play, and whether spells are in play (T-1.5). */
const WANTED: readonly { readonly mode: string; readonly cards: number; readonly count: number }[] = [
  { mode: "solo", cards: 2, count: 4 },
  { mode: "solo", cards: 3, count: 6 },
  { mode: "solo-spells", cards: 3, count: 2 },
  { mode: "solo", cards: 4, count: 6 },
  { mode: "solo-spells", cards: 4, count: 2 },
  { mode: "solo", cards: 5, count: 5 },
  { mode: "solo-spells", cards: 5, count: 2 },
  { mode: "solo", cards: 6, count: 3 },
];

export const puzzles: Command = {
  summary: "make puzzles and prove their fewest cards",
  usage: "zt puzzles --seed 1",
  async run(args) {
    if (args.includes("--help")) {
      await print(usage);
      return 0;
    }
    const flags = readFlags(args, { seed: { kind: "text" } });
    if (isRefusal(flags)) return complain(flags);
    const bar = progressBar("puzzles");
    const made: Puzzle[] = [];
    for (const [i, { mode, cards, count }] of WANTED.entries()) {
      const found = find(mode, cards, count, `${String(flags.seed ?? 1)} ${mode} ${cards}`);
      made.push(...found.toSorted((a, b) => b.ways - a.ways).map(({ puzzle }) => puzzle));
      bar.show(i + 1, WANTED.length);
    }
    bar.clear();
    await print(`[\n${made.map((puzzle) => JSON.stringify(puzzle)).join(",\n")}\n]\n`);
    return 0;
  },
};

interface Found {
  readonly puzzle: Puzzle;
  /** First turns, as a share of all, that still allow the fewest. */
  readonly ways: number;
}

/** At most one puzzle of a deal, so that no two are alike. */
function find(mode: string, cards: number, count: number, seed: string): Found[] {
  const found: Found[] = [];
  for (let deal = 0; found.length < count; deal++) {
    const position = positionOf(mode, cards, `${seed} ${deal}`);
    const puzzle = position && puzzleFrom(position, cards);
    if (puzzle) found.push(puzzle);
  }
  return found;
}

/** Wide enough to play well: what comes before a puzzle is of no further interest. */
const WIDTH = 20;

/** A good player's deal so many cards before its end, dice put at the bottom of the draw pile. */
function positionOf(mode: string, cards: number, seed: string): State | undefined {
  const luck = seededLuck(seed);
  const state = towers.setup({ mode, memory: "open", ...(mode === "solo-spells" && { spells: "random:3" }) }, luck(0));
  if (isRefusal(state)) throw new Error(state.say);
  const par = parOf(towers, solitaire, { state, outcomes: 1 }, luck, WIDTH);
  if (!par) return undefined;
  for (const move of par.moves) {
    if (towers.hints.isTurnStart(state) && par.score - solitaire.spent(state) <= cards) break;
    applyText(towers, state, move);
  }
  const { turn: _turn, ...written } = towers.write(state);
  const { deck, hands } = written as unknown as { deck: readonly string[]; hands: readonly string[][] };
  if (hands.flat().some(isDice)) return undefined;
  const sorted = [...deck.filter((card) => !isDice(card)), ...deck.filter(isDice)];
  const position = towers.read(towers.options(state), { ...written, deck: sorted });
  return isRefusal(position) ? undefined : position;
}

const isDice = (card: string): boolean => card.includes("D");

/** Worth solving: not only walking home one after the other, few beginnings, and not what one does at first sight. */
function puzzleFrom(state: State, cards: number): Found | undefined {
  const from: Moment = { state, outcomes: 1 };
  const proof = prove(towers, solitaire, from, NO_LUCK, cards);
  if (proof?.fewest !== cards) return undefined;
  const { keep, potions } = towers.view(state, 0) as unknown as TowersView;
  const left = 12 - keep.home[0]!;
  const isSpelled = towers.options(state).mode === "solo-spells";
  if (left >= cards || (isSpelled && (potions[0]!.empty === 0 || !proof.moves.some((move) => move.startsWith("cast")))))
    return undefined;
  const ways = shareOfWays(from, cards);
  if (ways > MOST_WAYS || cardsAtFirstSight(state) <= cards) return undefined;
  const { turn: _turn, ...written } = towers.write(state);
  return {
    puzzle: { options: towers.options(state), state: written as JsonObject, fewest: cards, moves: proof.moves },
    ways,
  };
}

const MOST_WAYS = 0.34;

function shareOfWays(from: Moment, cards: number): number {
  const firsts = new Map<string, Moment>();
  turnWalker(towers, NO_LUCK)(from, (state, outcomes) => {
    firsts.set(solitaire.essence(state).join(), { state: copy(state), outcomes });
  });
  const good = [...firsts.values()].filter((moment) => {
    const spent = solitaire.spent(moment.state) - solitaire.spent(from.state);
    return prove(towers, solitaire, moment, NO_LUCK, cards - spent) !== undefined;
  });
  return good.length / firsts.size;
}

/** What somebody needs who always does what looks best. */
function cardsAtFirstSight(from: State): number {
  const state = copy(from);
  const chance = seeded("first sight");
  for (let n = 0; n < 200 && towers.decider(state) !== OVER; n++)
    if (towers.decider(state) === CHANCE) towers.applyOutcome(state, towers.outcome(state, fixed(0)));
    else towers.apply(state, oneMove(towers, state, chance));
  return solitaire.spent(state) - solitaire.spent(from);
}
