/** Decisions that cost something, for `zt why`: as bots of weak levels make them, and planted ones, the worst there was. */
import { reviewed } from "../bots/calibrated.ts";
import { judge } from "../bots/judge.ts";
import type { BotName } from "../bots/levels.ts";
import { BOTS } from "../bots/levels.ts";
import { mindOf } from "../bots/mind.ts";
import { COSTLY, GAMES_TO_BE_SURE, GAMES_TO_EXPLAIN } from "../bots/costly.ts";
import { search } from "../bots/search.ts";
import type { Why } from "../bots/why.ts";
import { explain } from "../bots/why.ts";
import { seeded } from "../core/chance.ts";
import type { Decision, Game, JsonObject, Seat, State } from "../core/game.ts";
import { CHANCE, copy, decisions, isRefusal, OVER } from "../core/game.ts";

export interface Blunder {
  /** Which game and which decision of it. */
  readonly name: string;
  readonly state: State;
  readonly by: Seat;
  readonly played: Decision;
  readonly best: Decision;
  readonly cost: number;
  /** Undefined: no cause stood the test. */
  readonly why: Why | undefined;
}

const WEAK: readonly BotName[] = ["apprentice", "journeyman", "mage", "one-move"];
/** Judged at first by so many games. */
const FIRST = 300;
/** A planted blunder costs at least so much at first sight. */
const PLANTED = 0.15;
const MOST_MOVES = 4000;

interface Decided {
  readonly state: State;
  readonly by: Seat;
  readonly played: Decision;
  readonly name: string;
}

/** Every decision of a game between weak bots. */
function* decidedIn(game: Game, wish: JsonObject, seed: string): Generator<Decided> {
  const state = game.setup(wish, seeded(seed));
  if (isRefusal(state)) throw new Error(state.say);
  const luck = seeded(`${seed} luck`);
  const pick = seeded(`${seed} levels`);
  const levels = Array.from({ length: game.seats(state) }, () => WEAK[pick.below(WEAK.length)]!);
  for (let n = 0; game.decider(state) !== OVER && n < MOST_MOVES; n++) {
    const by = game.decider(state);
    if (by === CHANCE) {
      game.applyOutcome(state, game.outcome(state, luck));
      continue;
    }
    const played = decisionOf(game, state, by, levels[by]!, `${seed} ${n}`);
    yield { state: copy(state), by, played, name: `${seed} ${n}` };
    game.apply(state, played);
  }
}

function decisionOf(game: Game, state: State, seat: Seat, bot: BotName, seed: string): Decision {
  const mind = mindOf(game, { game: game.name, state, seat, bot, seed, table: "", ms: Infinity });
  while (!mind.think(Infinity));
  return game.parse(state, mind.thought().decision)!;
}

/** What costs at least as much as a review explains, judged and explained as a review does it. */
function judged(game: Game, { state, by, played, name }: Decided): Blunder | undefined {
  const place = { state, by, played, isLuckless: false };
  let cost = 0;
  let best = played;
  for (const games of [FIRST, GAMES_TO_BE_SURE]) {
    const found = judge(reviewed(game), place, games, `${name} ${games}`);
    cost = found.ofBest[by]! - found.ofPlayed[by]!;
    ({ best } = found);
    if (cost < COSTLY) return undefined;
  }
  const why = explain(reviewed(game), place, best, GAMES_TO_EXPLAIN, `${name} why`);
  return { name, state, by, played, best, cost, why };
}

/** All costly decisions of one game. */
export function* blundersOf(game: Game, wish: JsonObject, seed: string): Generator<Blunder> {
  for (const decided of decidedIn(game, wish, seed)) {
    const blunder = judged(game, decided);
    if (blunder) yield blunder;
  }
}

const list = decisions();
const LEAST_CHOICES = 4;

/** The worst that could be decided somewhere in the middle of a game, as a reviewer would have to find it. */
export function plantedIn(
  game: Game,
  wish: JsonObject,
  seed: string,
): { planted: Decided; found: Blunder | undefined } | undefined {
  const from = 10 + seeded(`${seed} where`).below(30);
  let n = 0;
  for (const decided of decidedIn(game, wish, seed)) {
    if (n++ < from || game.legal(decided.state, list) < LEAST_CHOICES) continue;
    const worst = worstOf(game, decided);
    if (worst === undefined) continue;
    const planted = { ...decided, played: worst };
    return { planted, found: judged(game, planted) };
  }
  return undefined;
}

function worstOf(game: Game, { state, by, name }: Decided): Decision | undefined {
  const level = { ...BOTS.mage, turns: 2, spread: game.seats(state), memory: 1, iterations: 1000 };
  const looking = search(game, state, by, level, name);
  const all = Array.from(list.subarray(0, game.legal(state, list)));
  looking.look(200);
  for (const each of all) looking.look(60, each);
  const worth = (each: Decision): number => looking.found(each)!.values[by]!;
  const worst = all.toSorted((a, b) => worth(a) - worth(b))[0]!;
  return worth(looking.choice().decision) - worth(worst) < PLANTED ? undefined : worst;
}
