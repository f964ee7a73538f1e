/** M-B5, M-T1: a new game. */
import type { Chance } from "../../core/chance.ts";
import type { Seat, StartThrow, State } from "../../core/game.ts";
import { NONE, setWord } from "../../core/layout.ts";
import { LIFE } from "./board.ts";
import type { Pieces } from "./pieces.ts";
import { PIECES } from "./pieces.ts";
import type { Options } from "./options.ts";
import { CARDS, SEATS, STATE } from "./state.ts";
import { beginTurn } from "./turn.ts";
import { SIDES, WANDS } from "./wands.ts";

const { at } = STATE;

/** With other pieces than the rulebook's only in the laboratory. */
export function setup(options: Options, chance: Chance, pieces: Pieces = PIECES): State {
  const start = options.start ?? highest(throwsForStart(chance).at(-1)!)[0]!;
  const s = bare({ ...options, start }, pieces);
  for (let seat = 0; seat < SEATS; seat++) {
    s[at.magician + seat] = LIFE;
    s[at.apprentice + seat] = LIFE;
    s[at.stone + seat] = Number(pieces.stones);
  }
  for (let card = 0; card < CARDS; card++) s[at.left + card] = pieces.copies;
  beginTurn(s, start);
  return s;
}

export type Settled = Options & { readonly start: Seat };

/** A state that holds its options and the first round, and neither figures nor cards. */
export function bare(options: Settled, pieces: Pieces = PIECES): State {
  const s = new Uint8Array(STATE.bytes);
  s[at.start] = options.start;
  s[at.mayRest] = Number(options.apprenticeMayRest);
  setWord(s, at.roundLimit, options.roundLimit);
  s[at.board] = pieces.board;
  s[at.goal] = pieces.goal;
  pieces.notches.forEach((notches, edge) => (s[at.notch + edge] = notches));
  setWord(s, at.round, 1);
  s[at.fightAt] = NONE;
  return s;
}

/** M-T1 Every player throws the wands; the highest sum starts, and only those tied for it throw again. */
export function throwsForStart(chance: Chance): readonly (readonly StartThrow[])[] {
  const rounds: (readonly StartThrow[])[] = [];
  let seats: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);
  while (seats.length > 1) {
    const round = seats.map((seat) => ({ seat, values: throwWands(chance) }));
    rounds.push(round);
    seats = highest(round);
  }
  return rounds;
}

const throwWands = (chance: Chance): number[] => Array.from({ length: WANDS }, () => chance.below(SIDES));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function highest(round: readonly StartThrow[]): readonly Seat[] {
  const most = Math.max(...round.map(({ values }) => sum(values)));
  return round.filter(({ values }) => sum(values) === most).map(({ seat }) => seat);
}
