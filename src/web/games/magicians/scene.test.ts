import { expect, test } from "vitest";
import { seeded } from "../../../core/chance.ts";
import { CHANCE } from "../../../core/game.ts";
import { magicians } from "../../../games/magicians/game.ts";
import type { MagiciansEvent } from "../../../games/magicians/events.ts";
import type { Position } from "../../../games/magicians/position.ts";
import { start, walk } from "../../../testing/walk.ts";
import type { MagiciansScene } from "./scene.ts";
import { sceneOf, step, unthrown } from "./scene.ts";

/** Everything the board draws of a view. */
const drawn = ({ magicians: where, apprentices, stones, left, cards, turn }: Position): object => ({
  where,
  apprentices,
  stones,
  left,
  cards,
  fight: turn.fight,
  symbols: turn.symbols,
});

function* moments(
  seed: string,
): Generator<{ scene: MagiciansScene; view: Position; events: readonly MagiciansEvent[] }> {
  const chance = seeded(seed);
  const state = start(magicians, { roundLimit: 40 }, chance);
  let scene = sceneOf(magicians.view(state, 0), 0);
  let events: MagiciansEvent[] = [];
  const tell = (event: MagiciansEvent): number => events.push(event);
  for (const _ of walk(magicians, state, magicians.policies.wild!, chance, Infinity, tell)) {
    for (const event of events) scene = step(scene, event);
    const view = magicians.view(state, 0);
    yield { scene, view, events };
    scene = sceneOf(view, 0);
    events = [];
  }
}

test("a scene stepped through the events of a whole game is always what the view says", () => {
  let compared = 0;
  for (const seed of ["oak", "fir", "fern"])
    for (const { scene, view, events } of moments(seed)) {
      expect({ ...drawn(scene.view), after: events }).toEqual({ ...drawn(view), after: events });
      if (scene.view.turn.throw && view.turn.throw) expect(scene.view.turn.apprenticeDue).toBe(view.turn.apprenticeDue);
      compared++;
    }
  expect(compared).toBeGreaterThan(500);
});

test("M-F1 the wands on the cloth are those of whoever throws, and only those thrown tumble", () => {
  let fights = 0;
  for (const { scene, events } of moments("wand")) {
    const last = events.at(-1);
    if (last?.what !== "fight-throw") continue;
    fights++;
    expect(scene.wands).toMatchObject({ kind: "fight", seat: last.seat, values: last.values, thrown: last.rethrown });
  }
  expect(fights).toBeGreaterThan(20);
});

test("M-T2 before the first throw no wand lies there, and the board is the same", () => {
  const chance = seeded("first");
  const state = start(magicians, {}, chance);
  magicians.applyOutcome(state, magicians.outcome(state, chance));
  const scene = sceneOf(magicians.view(state, 0), 0);
  expect(scene.wands?.kind).toBe("eye");
  const before = unthrown(scene);
  expect(before.wands).toBeUndefined();
  expect(before.view).toEqual({ ...scene.view, turn: { ...scene.view.turn, throw: null } });
});

test("M-F2 the last throw of who answers is known as such, and a fight is seen until its end has been told", () => {
  let last = 0;
  let ended = 0;
  for (const seed of ["oak", "fir"])
    for (const { before, events } of told(seed)) {
      let scene = before;
      for (const [i, event] of events.entries()) {
        const { fight } = scene.view.turn;
        scene = step(scene, event);
        if (scene.isDeciding) {
          last++;
          // Whatever it shows, nobody is asked any more.
          expect(events[i + 1]?.what).toBe("laid");
          expect(["fight-won", "fight-again"]).toContain(events[i + 2]?.what);
        }
        expect(scene.fought).toEqual(event.what === "fight-won" ? fight : undefined);
        if (event.what === "fight-won") ended++;
      }
    }
  expect(last).toBeGreaterThan(5);
  expect(ended).toBeGreaterThan(5);
});

/** Whole frames: the scene before a decision, and all that follows until the next one. */
function* told(seed: string): Generator<{ before: MagiciansScene; events: readonly MagiciansEvent[] }> {
  const chance = seeded(seed);
  const state = start(magicians, { roundLimit: 24 }, chance);
  let before = sceneOf(magicians.view(state, 0), 0);
  let events: MagiciansEvent[] = [];
  for (const { by } of walk(magicians, state, magicians.policies.wild!, chance, Infinity, (event) =>
    events.push(event),
  )) {
    if (by === CHANCE) continue;
    yield { before, events };
    before = sceneOf(magicians.view(state, 0), 0);
    events = [];
  }
}
