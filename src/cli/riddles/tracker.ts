/** T-H2 Somebody who watches the towers from the first move and forgets nothing: who is under them, from the moves alone. */
import type { Game, JsonObject, State } from "../../core/game.ts";
import { legalTexts } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";

interface Floor {
  /** 0 is the ground. */
  readonly tower: number;
  readonly on: number[];
}

interface Watched {
  readonly spaces: Floor[][];
  keep: number;
  active: number;
  readonly players: number;
  /** Cards of this turn, the one on the table, and how far it goes. */
  played: number;
  card: string;
  tower: number;
  wizard: number;
}

const SPACES = 16;
const DIE = "D";

function begin({ state, options }: Riddle): Watched {
  const { spaces, keep, active } = state as JsonObject & {
    spaces: readonly { ground: readonly number[]; towers: readonly { tower: number; on: readonly number[] }[] }[];
    keep: { space: number };
    active: number;
  };
  return {
    spaces: spaces.map(({ ground, towers }) => [
      { tower: 0, on: [...ground] },
      ...towers.map(({ tower, on }) => ({ tower, on: [...on] })),
    ]),
    keep: keep.space,
    active,
    players: Number(options.players),
    played: 0,
    card: "",
    tower: 0,
    wizard: 0,
  };
}

/** T-B6 The digit behind T and W; of dice it is what falls. */
const reach = (card: string, letter: string, roll: number): number => {
  const digit = card[card.indexOf(letter) + 1];
  return card.includes(letter) ? (digit === DIE ? roll : Number(digit)) : 0;
};

const top = (floors: readonly Floor[]): Floor => floors.at(-1)!;
const endTurn = (seen: Watched): void => {
  seen.active = (seen.active + 1) % seen.players;
  seen.played = 0;
};

/** T-W5 On to the next shield without a wizard. */
function moveKeep(seen: Watched): void {
  for (let step = 1; step < SPACES; step++) {
    const space = (seen.keep + step) % SPACES;
    const { tower, on } = top(seen.spaces[space]!);
    const hasShield = tower === 0 ? space % 4 === 0 : tower % 2 === 1;
    if (!hasShield || on.length > 0) continue;
    seen.keep = space;
    return;
  }
}

/** T-M1 `piece` is a space and a height. */
function moveTower(seen: Watched, piece: string, steps: number): void {
  const [from = 0, height = 0] = piece.split("/").map(Number);
  const to = (from + steps) % SPACES;
  const lifted = seen.spaces[from]!.splice(height);
  const carriesKeep = seen.keep === from;
  seen.spaces[to]!.push(...lifted);
  if (carriesKeep) seen.keep = to;
}

/** T-W4 True: it has come home. */
function walk(seen: Watched, from: number): boolean {
  const here = top(seen.spaces[from]!).on;
  here.splice(here.indexOf(seen.active), 1);
  const to = (from + seen.wizard) % SPACES;
  if (to !== seen.keep) {
    top(seen.spaces[to]!).on.push(seen.active);
    return false;
  }
  moveKeep(seen);
  return true;
}

function watch(seen: Watched, text: string): void {
  const [verb, first = "", second = ""] = text.split(" ");
  const setReach = (roll: number): void => {
    [seen.tower, seen.wizard] = [reach(seen.card, "T", roll), reach(seen.card, "W", roll)];
  };
  const done = (isHome: boolean): void => {
    if (isHome || seen.played === 2) endTurn(seen);
  };
  switch (verb) {
    case "play":
      seen.card = first;
      seen.played++;
      return setReach(0);
    case "roll":
      return setReach(Number(first));
    case "tower":
      moveTower(seen, first, seen.tower);
      return done(false);
    case "wizard":
      return done(walk(seen, Number(first)));
    case "skip":
      return done(false);
    case "redraw":
      if (first === "tower") moveTower(seen, second, 1);
      return endTurn(seen);
    case "keep":
    case "reroll":
      return undefined;
    default:
      throw new Error(`a watcher does not know ${text}`);
  }
}

/** How many of one's own would be seen again, by what is moved. Not to be trusted if the board looks otherwise than expected. */
export function liftWorth(game: Game, state: State, riddle: Riddle): (text: string) => number {
  const seen = begin(riddle);
  for (const text of riddle.moves) watch(seen, text);
  const real = game.view(state, seen.active) as {
    spaces: readonly { towers: readonly number[]; on: readonly number[] }[];
  };
  const isSame = seen.spaces.every(
    (floors, i) =>
      floors
        .slice(1)
        .map(({ tower }) => tower)
        .join() === real.spaces[i]!.towers.join() && top(floors).on.toSorted().join() === real.spaces[i]!.on.join(),
  );
  if (!isSame || game.decider(state) !== seen.active || legalTexts(game, state).length < 2) return () => Number.NaN;
  return (text) => {
    const [, space, height] = /^tower (\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
    if (space === undefined || height === undefined) return 0;
    const freed = seen.spaces[space]![height - 1]!.on.filter((owner) => owner === seen.active).length;
    const covered = top(seen.spaces[(space + seen.tower) % SPACES]!).on.filter((owner) => owner === seen.active).length;
    return freed - covered;
  };
}
