/** Every combination of options that changes the rules, for tests and long runs. */
import type { JsonObject } from "../../core/game.ts";
import { EDITION_NAMES } from "./options.ts";

const CHEAP = {
  "advance-wizard": 1,
  "headwind-wizard": 1,
  swap: 1,
  nudge: 1,
  piggyback: 1,
  free: 1,
};

const versus = EDITION_NAMES.flatMap((edition) =>
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

export const wishes: readonly JsonObject[] = [
  ...versus,
  ...shared,
  { players: 2, memory: "open" },
  { players: 3, memory: "notes", spells: "none" },
];
