/** T-W and T-M: how wizards, towers and Ravenskeep move. */
import type { Seat, State } from "../../core/game.ts";
import type { TellTowers } from "./events.ts";
import {
  addWizards,
  ahead,
  carriesShield,
  liftTower,
  partnerOf,
  placeTower,
  SEATS,
  shareOf,
  spaceOf,
  SPACES,
  STATE,
  wizardsOn,
} from "./state.ts";

const { at } = STATE;

/** T-W2, T-W4 Wizards of one owner leave a level for the top of a space, or for Ravenskeep if it is there. True if they are home. */
export function walk(s: State, level: number, owner: number, count: number, to: number, tell?: TellTowers): boolean {
  const home = s[at.keep] === to;
  addWizards(s, level, owner, -count);
  if (home) s[at.home + owner]! += count;
  else addWizards(s, s[at.top + to]!, owner, count);
  tell?.({ what: "wizard", owner, count, from: spaceOf(s, level), to, home });
  return home;
}

/** T-W5 After an entry Ravenskeep goes on to the next raven shield without a wizard on it, if there is one. */
export function moveKeepOn(s: State, tell?: TellTowers): void {
  const from = s[at.keep]!;
  for (let steps = 1; steps < SPACES; steps++) {
    const level = s[at.top + ahead(from, steps)]!;
    if (s[at.size + level] === 0 && carriesShield(s, level)) return putKeep(s, ahead(from, steps), tell);
  }
}

export function putKeep(s: State, space: number, tell?: TellTowers): void {
  tell?.({ what: "keep", from: s[at.keep]!, to: space });
  s[at.keep] = space;
}

/** T-M2, T-M5 No tower may land on Ravenskeep: those of one space cannot be picked. */
export const barredSpace = (s: State, steps: number): number => ahead(s[at.keep]!, -steps);

export const canTowerMove = (s: State, tower: number, steps: number): boolean =>
  s[at.towerSpace + tower] !== barredSpace(s, steps);

/** T-M1, T-M3, T-M4 A tower goes with everything on it, Ravenskeep too; who moved it fills a potion if it covers wizards. */
export function moveTower(s: State, tower: number, steps: number, seat: Seat, tell?: TellTowers): void {
  const from = s[at.towerSpace + tower]!;
  const to = ahead(from, steps);
  const left = s[at.below + tower]!;
  const imprisons = s[at.size + s[at.top + to]!]! > 0;
  const frees = tell ? wizardsUnder(s, tower) : [];
  liftTower(s, tower);
  placeTower(s, tower, to);
  if (s[at.keep] === from) s[at.keep] = to;
  tell?.({
    what: "tower",
    tower,
    from,
    to,
    imprisons,
    ...(frees.length > 0 && { frees }),
    reveals: s[at.size + left]! > 0,
  });
  if (imprisons) fillPotion(s, seat, tell);
}

/** T-M3 One potion per move, if there is an empty one; T-G4 otherwise one of the partner's. */
function fillPotion(s: State, seat: Seat, tell?: TellTowers): void {
  let share = shareOf(s, seat);
  if (s[at.empty + share] === 0) {
    if (!s[at.teams]) return;
    share = partnerOf(s, seat);
    if (s[at.empty + share] === 0) return;
  }
  s[at.empty + share]!--;
  s[at.full + share]!++;
  tell?.({ what: "fill", seat: share });
}

/** T-S7 The topmost towers of two spaces change places with what stands on them. */
export function swapTowers(s: State, first: number, second: number): void {
  liftTower(s, first);
  liftTower(s, second);
  const space = s[at.towerSpace + first]!;
  placeTower(s, first, s[at.towerSpace + second]!);
  placeTower(s, second, space);
}

/** T-H3 Who is on the level right under a tower. */
export function wizardsUnder(s: State, tower: number): number[] {
  const level = s[at.below + tower]!;
  const owners: number[] = [];
  for (let owner = 0; owner < SEATS; owner++) for (let i = 0; i < wizardsOn(s, level, owner); i++) owners.push(owner);
  return owners;
}

/** T-S8 The first other space in a direction whose top has no wizard, or −1. */
export function nudgeTarget(s: State, step: number): number {
  for (let space = ahead(s[at.keep]!, step); space !== s[at.keep]; space = ahead(space, step))
    if (s[at.size + s[at.top + space]!] === 0) return space;
  return -1;
}
