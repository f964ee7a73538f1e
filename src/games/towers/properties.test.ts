/** What is true of every position of every game of towers. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { State } from "../../core/game.ts";
import { copy, isRefusal, ONLOOKER } from "../../core/game.ts";
import { policiesOf, start, walk } from "../../testing/walk.ts";
import { CODES, COPIES } from "./cards.ts";
import { towers } from "./game.ts";
import { levelsOf } from "./hidden.ts";
import { LEVELS, partnerOf, SEATS, SPACES, STATE, towerOf, towerTop, wizardsOn } from "./state.ts";
import { wishes } from "./wishes.ts";

const { at } = STATE;

/** A position somewhere in a game: options, policy, luck and how far are up to fast-check. */
const somewhere = fc
  .record({
    wish: fc.constantFrom(...wishes),
    policy: fc.constantFrom("random", "wild", "eager"),
    seed: fc.string(),
    steps: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ wish, policy, seed, steps }) => {
    const chance = seeded(seed);
    const s = start(towers, wish, chance);
    for (const _ of walk(towers, s, policiesOf(towers)[policy]!, chance, steps));
    return s;
  });

const everywhere = (test: (s: State) => void): void => fc.assert(fc.property(somewhere, test), { numRuns: 400 });
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

it("every byte of a state holds what its field was declared for", () => {
  everywhere((s) => {
    expect(STATE.misfit(s)).toBeUndefined();
    expect(s.length).toBe(STATE.bytes);
  });
});

it("T-B3 there are always nine towers, each in one stack", () => {
  everywhere((s) => {
    const found = Array.from({ length: SPACES }, (_, space) => levelsOf(s, space).slice(1).map(towerOf));
    expect(found.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    found.forEach((towersThere, space) => {
      for (const tower of towersThere) expect(s[at.towerSpace + tower]).toBe(space);
      expect(s[at.top + space]).toBe(towersThere.length ? towerTop(towersThere.at(-1)!) : space);
    });
  });
});

it("T-U1, T-W3 every owner's wizards are somewhere or home, at most six on a level, none beside Ravenskeep", () => {
  everywhere((s) => {
    for (let owner = 0; owner < s[at.owners]!; owner++) {
      const out = Array.from({ length: LEVELS }, (_, level) => wizardsOn(s, level, owner));
      expect(sum(out) + s[at.home + owner]!).toBe(s[at.wizards]);
    }
    for (let level = 0; level < LEVELS; level++) {
      expect(s[at.size + level]).toBe(sum(Array.from({ length: SEATS }, (_, owner) => wizardsOn(s, level, owner))));
      expect(s[at.size + level]).toBeLessThanOrEqual(6);
    }
    expect(s[at.size + s[at.top + s[at.keep]!]!]).toBe(0);
  });
});

it("T-B6 the ninety cards are always in hands and piles, each kind as often as it was printed", () => {
  const printed = CODES.flatMap((code, kind) => Array<string>(COPIES[kind]!).fill(code)).toSorted();
  expect(printed).toHaveLength(90);
  everywhere((s) => {
    const { hands, deck, discard } = towers.write(s) as Record<string, string[][]>;
    expect([...hands!.flat(), ...deck!.flat(), ...discard!.flat()].toSorted()).toEqual(printed);
  });
});

it("T-G3 potions stay as many: each player's, or each team's", () => {
  everywhere((s) => {
    const held = (seat: number): number => s[at.empty + seat]! + s[at.full + seat]! + s[at.spent + seat]!;
    for (let seat = 0; seat < s[at.owners]!; seat++)
      if (s[at.teams]) expect(held(seat) + held(partnerOf(s, seat))).toBe(2 * s[at.potions]!);
      else expect(held(seat)).toBe(s[at.potions]);
  });
});

it("T-H2 with strict memory no view hangs on who is under which tower", () => {
  everywhere((s) => {
    if (s[at.memory] !== 0) return;
    const mixed = copy(s);
    for (let seat = 0; seat < s[at.players]!; seat++) towers.hints.forget(mixed, seat, 0, seeded("mix"));
    for (let seat = 0; seat < s[at.players]!; seat++) expect(towers.view(mixed, seat)).toEqual(towers.view(s, seat));
    expect(towers.view(mixed, ONLOOKER)).toEqual(towers.view(s, ONLOOKER));
  });
});

it("T-T1 at the start of a turn nothing of the one before is left", () => {
  let starts = 0;
  everywhere((s) => {
    if (!towers.hints.isTurnStart(s) || towers.result(s)) return;
    const again = towers.read(towers.options(s), towers.write(s));
    if (isRefusal(again)) throw new Error(again.say);
    expect(towers.write(again)).toEqual(towers.write(s));
    for (const field of ["card", "roll", "rerolls", "played", "asked", "redrew", "cast", "declared", "riders"] as const)
      expect([field, ...STATE.take(s, field)]).toEqual([field, ...STATE.take(again, field)]);
    starts++;
  });
  expect(starts).toBeGreaterThan(20);
});
