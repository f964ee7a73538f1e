/** T-W and T-M: how wizards, towers and Ravenskeep move. */
import type { Seat, State } from "../../core/game.ts";
import type { TellTowers } from "./events.ts";
import * as at from "./state.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const {
  ABOVE,
  AT,
  BELOW,
  EMPTY,
  FULL,
  HOME,
  KEEP,
  LEVEL_ROOM,
  ON,
  SIZE,
  SPACES,
  TEAMS,
  TOP,
  addWizards,
  hasShield,
  liftTower,
  partnerOf,
  placeTower,
  shareOf,
  spaceOf,
} = at;

/** Spaces are a circle; steps may be negative. */
export const ahead = (space: number, steps: number): number => (space + steps) & (SPACES - 1);

/** T-W3 A level holds at most six wizards; Ravenskeep holds all. */
export const hasRoom = (s: State, space: number, wizards: number): boolean =>
  s[KEEP] === space || s[SIZE + s[TOP + space]!]! + wizards <= LEVEL_ROOM;

/** T-W2, T-W4 Wizards of one owner leave a level for the top of a space, or for Ravenskeep if it is there. True if they are home. */
export function walk(s: State, level: number, owner: number, count: number, to: number, tell?: TellTowers): boolean {
  const home = s[KEEP] === to;
  addWizards(s, level, owner, -count);
  if (home) s[HOME + owner]! += count;
  else addWizards(s, s[TOP + to]!, owner, count);
  tell?.({ what: "wizard", owner, count, from: spaceOf(s, level), to, home });
  return home;
}

/** T-W5 After an entry Ravenskeep goes on to the next raven shield without a wizard on it, if there is one. */
export function moveKeepOn(s: State, tell?: TellTowers): void {
  const from = s[KEEP]!;
  for (let steps = 1; steps < SPACES; steps++) {
    const level = s[TOP + ahead(from, steps)]!;
    if (s[SIZE + level] === 0 && hasShield(level)) return putKeep(s, ahead(from, steps), tell);
  }
}

export function putKeep(s: State, space: number, tell?: TellTowers): void {
  tell?.({ what: "keep", from: s[KEEP]!, to: space });
  s[KEEP] = space;
}

/** T-M2, T-M5 No tower may land on Ravenskeep: those of one space cannot be picked. */
export const barredSpace = (s: State, steps: number): number => ahead(s[KEEP]!, -steps);

export const canTowerMove = (s: State, tower: number, steps: number): boolean =>
  s[AT + tower] !== barredSpace(s, steps);

/** T-M1, T-M3, T-M4 A tower goes with everything on it, Ravenskeep too; who moved it fills a potion if it covers wizards. */
export function moveTower(s: State, tower: number, steps: number, seat: Seat, tell?: TellTowers): void {
  const from = s[AT + tower]!;
  const to = ahead(from, steps);
  const left = s[BELOW + tower]!;
  const imprisons = s[SIZE + s[TOP + to]!]! > 0;
  liftTower(s, tower);
  placeTower(s, tower, to);
  if (s[KEEP] === from) s[KEEP] = to;
  tell?.({ what: "tower", tower, from, to, imprisons, reveals: s[SIZE + left]! > 0 });
  if (imprisons) fillPotion(s, seat, tell);
}

/** T-M3 One potion per move, if there is an empty one; T-G4 otherwise one of the partner's. */
function fillPotion(s: State, seat: Seat, tell?: TellTowers): void {
  let share = shareOf(s, seat);
  if (s[EMPTY + share] === 0) {
    if (!s[TEAMS]) return;
    share = partnerOf(s, seat);
    if (s[EMPTY + share] === 0) return;
  }
  s[EMPTY + share]!--;
  s[FULL + share]!++;
  tell?.({ what: "fill", seat: share });
}

/** T-S7 The topmost towers of two spaces change places with what stands on them. */
export function swapTowers(s: State, first: number, second: number): void {
  liftTower(s, first);
  liftTower(s, second);
  const space = s[AT + first]!;
  placeTower(s, first, s[AT + second]!);
  placeTower(s, second, space);
}

/** T-H3 Who is on the level right under a tower. */
export function wizardsUnder(s: State, tower: number): number[] {
  const level = s[BELOW + tower]!;
  const owners: number[] = [];
  for (let owner = 0; owner < 6; owner++) for (let i = 0; i < s[ON + level * 6 + owner]!; i++) owners.push(owner);
  return owners;
}

/** T-S8 The first other space in a direction whose top has no wizard, or −1. */
export function nudgeTarget(s: State, step: number): number {
  for (let space = ahead(s[KEEP]!, step); space !== s[KEEP]; space = ahead(space, step))
    if (s[SIZE + s[TOP + space]!] === 0) return space;
  return -1;
}

export const topTower = (s: State, space: number): number =>
  s[ABOVE + space] === 0 ? 0 : s[TOP + space]! - SPACES + 1;
