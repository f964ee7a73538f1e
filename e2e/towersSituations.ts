/** Games of Wandering Towers at every point where the page differs. */
import type { JsonObject } from "../src/core/game.ts";
import { towers } from "../src/games/towers/game.ts";
import type { TowersTypes } from "../src/games/towers/types.ts";
import type { Kept, Wanted } from "./kept.ts";
import { keptGame } from "./kept.ts";

type Wish = Omit<Wanted<TowersTypes>, "game" | "name">;

const NASTY = { players: 6, mode: "nasty", spells: "all" };

/** T-M4 All nine towers on one space, one wizard of each colour on top, the others on the ground beside them. */
function nineHigh(start: JsonObject): JsonObject {
  const spaces = start.spaces as readonly { ground: number[]; towers: { tower: number; on: number[] }[] }[];
  const stack = spaces.flatMap(({ towers: here }) => here);
  const ground = spaces.map(({ ground: here, towers: on }) => [...here, ...on.flatMap((tower) => tower.on)]);
  const top = [...new Set(ground.flat())];
  for (const owner of top) {
    const from = ground.find((here) => here.includes(owner))!;
    from.splice(from.indexOf(owner), 1);
  }
  const at = 13;
  const moved = spaces.map((_, space) => ({
    ground: space === at ? [] : ground[space]!,
    towers:
      space === at
        ? stack.map(({ tower }, i) => ({ tower, on: i === stack.length - 1 ? top : i === 0 ? ground[at]! : [] }))
        : [],
  }));
  return { ...start, spaces: moved };
}

const SITUATIONS: Readonly<Record<string, Wish>> = {
  move: {
    wish: { players: 3, spells: ["advance-wizard", "advance-tower"] },
    fits: ({ legal }) => legal.filter((text) => /^(tower|wizard)/.test(text)).length > 8,
  },
  window: { wish: NASTY, fits: ({ view, legal }) => legal.includes("pass") && view.turn.declared !== null },
  dice: { wish: { players: 2 }, fits: ({ legal }) => legal.includes("keep") },
  give: { wish: { players: 6, teams: true }, fits: ({ legal }) => legal.includes("decline") },
  six: { wish: NASTY, fits: ({ view }) => view.turn.played === 0 && view.potions[0]!.full > 0 },
  nine: { wish: { players: 6, start: 0 }, fits: () => true, from: nineHigh },
  solo: { wish: { mode: "solo-spells" }, fits: ({ view }) => view.keep.home[0]! > 3 },
  coop: { wish: { mode: "coop", players: 3 }, fits: ({ view }) => view.keep.home[0]! > 3 },
  over: { wish: { players: 4, spells: "all" }, fits: undefined, most: 300 },
};

export const towersAt = (name: string, wish: Partial<Wish> = {}): Kept =>
  keptGame({ game: towers, name, ...SITUATIONS[name]!, ...wish });
