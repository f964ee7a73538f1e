import { expect, test } from "vitest";
import { seeded } from "../../../core/chance.ts";
import type { Event, JsonObject } from "../../../core/game.ts";
import { CHANCE, decisions, isRefusal, OVER } from "../../../core/game.ts";
import { magicians } from "../../../games/magicians/game.ts";
import type { Position } from "../../../games/magicians/position.ts";
import type { Scene } from "./scene.ts";
import { sceneOf, step } from "./scene.ts";

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

function* moments(seed: string): Generator<{ scene: Scene; view: Position & JsonObject; events: readonly Event[] }> {
  const chance = seeded(seed);
  const state = magicians.setup({ roundLimit: 40 }, chance);
  if (isRefusal(state)) throw new Error(state.say);
  const buffer = decisions();
  let scene = sceneOf(magicians.view(state, 0), 0);
  for (let decider = magicians.decider(state); decider !== OVER; decider = magicians.decider(state)) {
    const events: Event[] = [];
    if (decider === CHANCE)
      magicians.applyOutcome(state, magicians.outcome(state, chance), (event) => events.push(event));
    else
      magicians.apply(state, magicians.policies.wild!(state, buffer, magicians.legal(state, buffer), chance), (event) =>
        events.push(event),
      );
    for (const event of events) scene = step(scene, event);
    const view = magicians.view(state, 0) as Position & JsonObject;
    yield { scene, view, events };
    scene = sceneOf(view, 0);
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
  for (const { scene, events } of moments("wand")) {
    const last = events.at(-1) as { what: string; seat?: number; rethrown?: number[]; values?: number[] } | undefined;
    if (last?.what !== "fight-throw") continue;
    expect(scene.wands).toMatchObject({ kind: "fight", seat: last.seat, values: last.values, thrown: last.rethrown });
  }
});
