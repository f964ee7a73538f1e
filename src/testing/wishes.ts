/** Every combination of options that changes the rules, per game, for tests and long runs. */
import type { JsonObject } from "../core/game.ts";

const EDITIONS = ["capstone", "abacus-1", "abacus-2", "abacus-3"];
const CHEAP = {
  "advance-wizard": 1,
  "headwind-wizard": 1,
  swap: 1,
  nudge: 1,
  piggyback: 1,
  free: 1,
};

const versus = EDITIONS.flatMap((edition) =>
  ["basic", "nasty"].flatMap((mode) => [
    ...[2, 3, 4, 5, 6].map((players) => ({ edition, mode, players, spells: players % 2 ? "all" : "first" })),
    ...[4, 6].map((players) => ({ edition, mode, players, teams: true, spells: "all" })),
    { edition, mode, players: 3, spells: "all", prices: CHEAP },
    { edition, mode, players: 4, teams: true, spells: "all", prices: CHEAP },
  ]),
);

const shared = [
  { mode: "solo" },
  { mode: "solo-spells" },
  { mode: "solo-spells", spells: ["piggyback", "free", "nudge"], prices: CHEAP },
  ...[2, 3, 4, 5, 6].flatMap((players) => [
    { mode: "coop", players },
    { mode: "coop-spells", players, spells: ["swap", "headwind-wizard", "headwind-tower"] },
  ]),
];

const magicians = [false, true].flatMap((apprenticeMayRest) =>
  [undefined, 1, 5, 40].flatMap((roundLimit) =>
    [undefined, 0, 1, 2].map((start) => ({
      apprenticeMayRest,
      ...(roundLimit !== undefined && { roundLimit }),
      ...(start !== undefined && { start }),
    })),
  ),
);

export const EVERY_WISH: Readonly<Record<string, readonly JsonObject[]>> = {
  towers: [...versus, ...shared, { players: 2, memory: "open" }, { players: 3, memory: "notes", spells: "none" }],
  magicians,
};
