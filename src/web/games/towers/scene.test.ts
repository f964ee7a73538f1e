import { expect, test } from "vitest";
import { seeded } from "../../../core/chance.ts";
import type { JsonObject } from "../../../core/game.ts";
import { isRefusal, ONLOOKER } from "../../../core/game.ts";
import { begin, frameOf } from "../../../core/table.ts";
import { towers } from "../../../games/towers/game.ts";
import type { HeardEvent } from "../../../games/towers/events.ts";
import type { TowersView } from "../../../games/towers/hidden.ts";
import { positions, walkTable } from "../../../testing/walk.ts";
import { completions, onBoard } from "./choose.ts";
import type { TowersScene } from "./scene.ts";
import { arrived, sceneOf, step } from "./scene.ts";

const MODES: readonly JsonObject[] = [
  { players: 2 },
  { players: 6, spells: "all" },
  { players: 4, teams: true, spells: "all" },
  { players: 3, mode: "nasty", spells: "all", edition: "abacus-1" },
  { mode: "solo-spells" },
  { players: 3, mode: "coop" },
];

/** Plays by a wild rule and hands every frame to `see`. */
function follow(
  wish: JsonObject,
  seed: string,
  seat: number,
  see: (before: TowersView, events: readonly HeardEvent[], after: TowersView, text: string) => void,
): void {
  const chance = seeded(seed);
  const table = begin(towers, wish, (outcome) => seeded(`${seed} ${outcome}`));
  if (isRefusal(table)) throw new Error(table.say);
  let before = frameOf(table, seat).view;
  for (const done of walkTable(table, towers.policies.wild!, chance)) {
    const frame = frameOf(table, seat, done);
    const after = frame.view;
    see(before, frame.events, after, done.entry.text);
    before = after;
    if (done.n === 400) return;
  }
}

/** What the board draws of a view; who has just been uncovered is seen only in the next view. */
const drawn = ({ spaces, keep, potions, discard, deck, handSizes, hand, active }: TowersView) => ({
  towers: spaces.map((space) => space.towers),
  keep,
  potions,
  discard,
  deck,
  handSizes,
  hand,
  active,
});

test.each(MODES)("%j: event by event the scene comes to what the view says", (wish) => {
  for (const seat of [0, ONLOOKER]) {
    let scene: TowersScene | undefined;
    follow(wish, `scene ${seat}`, seat, (before, events, after) => {
      scene ??= sceneOf(before, seat);
      for (const event of events) scene = step(scene, event);
      if (!events.some(({ what }) => what === "over")) expect(drawn(arrived(scene).view)).toEqual(drawn(after));
      scene = sceneOf(after, seat, scene);
      // Who is seen in the scene is who is seen in the view.
      expect(scene.view.spaces).toEqual(after.spaces);
      expect(new Set(scene.wizards.map(({ key }) => key)).size).toBe(scene.wizards.length);
    });
  }
});

test("F-5 a wizard is counted when it has arrived, not when it sets out", () => {
  let came = 0;
  follow({ players: 2 }, "home", 0, (before, events) => {
    let scene = sceneOf(before, 0);
    for (const event of events) {
      const { home } = arrived(scene).view.keep;
      scene = step(scene, event);
      if (event.what !== "wizard" || !event.home) continue;
      expect(scene.view.keep.home).toEqual(home);
      expect(arrived(scene).view.keep.home[event.owner]).toBe(home[event.owner]! + event.count);
      came++;
    }
  });
  expect(came).toBeGreaterThan(3);
});

test.each(MODES)("%j: a wizard that walks keeps its name", (wish) => {
  let walked = 0;
  follow(wish, "names", ONLOOKER, (before, events) => {
    const names = (each: TowersScene): string[] => each.wizards.map(({ key }) => key).toSorted();
    let scene = sceneOf(before, ONLOOKER);
    for (const event of events) {
      const after = step(scene, event);
      if (event.what === "wizard") {
        expect(names(after)).toEqual(expect.arrayContaining(names(scene)));
        walked++;
      }
      scene = after;
    }
  });
  expect(walked).toBeGreaterThan(5);
});

test.each(MODES)("%j: picking narrows every choice down to itself", (wish) => {
  const verbs = new Set<string>();
  for (const state of positions(towers, wish, "picking", 200, "wild")) {
    const choices = towers.choices(state);
    for (const { text, verb, spell } of choices) {
      if (verb !== "wizard" && verb !== "tower" && verb !== "redraw" && verb !== "cast") continue;
      const picked = verb === "cast" ? { verb, spell: spell! } : verb === "redraw" ? { verb } : undefined;
      const offered = [...onBoard(choices, picked), ...(picked ? completions(choices, picked) : [])];
      expect(offered.filter((each) => each.text === text)).toHaveLength(1);
      expect(completions(choices, { text }).map((each) => each.text)).toEqual([text]);
      verbs.add(verb);
    }
  }
  expect(verbs.size).toBeGreaterThan(2);
});
