import { expect, test } from "vitest";
import { seeded } from "../../../core/chance.ts";
import type { Event, JsonObject } from "../../../core/game.ts";
import { isRefusal, ONLOOKER } from "../../../core/game.ts";
import { begin, frameOf } from "../../../core/table.ts";
import { towers } from "../../../games/towers/game.ts";
import type { View } from "../../../games/towers/hidden.ts";
import { walkTable } from "../../../testing/walk.ts";
import { landing, onBoard, read } from "./choose.ts";
import type { Scene } from "./scene.ts";
import { sceneOf, step } from "./scene.ts";

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
  see: (before: View, events: readonly Event[], after: View, text: string) => void,
): void {
  const chance = seeded(seed);
  const table = begin(towers, wish, (outcome) => seeded(`${seed} ${outcome}`));
  if (isRefusal(table)) throw new Error(table.say);
  let before = frameOf(table, seat).view as unknown as View;
  for (const done of walkTable(table, towers.policies.wild!, chance)) {
    const frame = frameOf(table, seat, done);
    const after = frame.view as unknown as View;
    see(before, frame.events, after, done.entry.text);
    before = after;
    if (done.n === 400) return;
  }
}

/** What the board draws of a view; who has just been uncovered is seen only in the next view. */
const drawn = ({ spaces, keep, potions, discard, deck, handSizes, hand, active }: View) => ({
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
    let scene: Scene | undefined;
    follow(wish, `scene ${seat}`, seat, (before, events, after) => {
      scene ??= sceneOf(before as unknown as JsonObject, seat);
      for (const event of events) scene = step(scene, event);
      if (!events.some(({ what }) => what === "over")) expect(drawn(scene.view)).toEqual(drawn(after));
      scene = sceneOf(after as unknown as JsonObject, seat, scene);
      // Who is seen in the scene is who is seen in the view.
      expect(scene.view.spaces).toEqual(after.spaces);
      expect(new Set(scene.wizards.map(({ key }) => key)).size).toBe(scene.wizards.length);
    });
  }
});

test.each(MODES)("%j: a wizard that walks keeps its name", (wish) => {
  let walked = 0;
  follow(wish, "names", ONLOOKER, (before, events) => {
    const names = (each: Scene): string[] => each.wizards.map(({ key }) => key).toSorted();
    let scene = sceneOf(before as unknown as JsonObject, ONLOOKER);
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

test.each(MODES)("%j: what glows leads where the piece goes", (wish) => {
  let landed = 0;
  let chosen = 0;
  follow(wish, "landing", ONLOOKER, (before, events, _after, text) => {
    const choice = read(text);
    const moved = events.find(({ what }) => what === "tower" || what === "wizard") as
      | { from: number; to: number }
      | undefined;
    const to = landing(choice, before.turn);
    // In nasty games a spell may come between what is declared and what moves.
    if (wish.mode !== "nasty" && moved && to !== undefined && moved.from === choice.space) {
      expect(to).toBe(moved.to);
      landed++;
    }
    if (choice.piece !== undefined) {
      const prefix = choice.verb === "cast" ? `cast ${choice.spell}` : choice.verb === "redraw" ? "redraw" : "";
      expect(onBoard([text], { prefix }).map((each) => each.text)).toEqual([text]);
      chosen++;
    }
  });
  expect(landed).toBeGreaterThan(wish.mode === "nasty" ? -1 : 15);
  expect(chosen).toBeGreaterThan(15);
});
