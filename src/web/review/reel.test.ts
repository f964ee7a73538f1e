import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Json } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { TowersView } from "../../games/towers/hidden.ts";
import type { Reel } from "./reel.ts";
import { openReel } from "./reel.ts";
import { finishedOf } from "./source.ts";

async function reelOf(path: string): Promise<Reel> {
  const { record } = JSON.parse(readFileSync(new URL(`../../games/${path}.json`, import.meta.url), "utf8")) as {
    record: Json;
  };
  const finished = await finishedOf(record);
  if (isRefusal(finished)) throw new Error(finished.say);
  return openReel(finished);
}

const viewOf = ({ frame }: { frame: Reel["frame"] }): TowersView => frame.value.view as TowersView;

test("T-H2 the review shows who was under towers and every hand, or what the decider knew", async () => {
  const reel = await reelOf("towers/records/basic-3-all-spells");
  reel.go(reel.frames.length - 1);
  expect(viewOf(reel).spaces.some(({ under }) => under)).toBe(false);
  reel.showAll(true);
  const shown = viewOf(reel).spaces.flatMap(({ on, under }) => [...on, ...(under ?? []).flat()]);
  const home = viewOf(reel).keep.home.reduce((sum, each) => sum + each, 0);
  // T-U1 Three players have four wizards each: all of them are seen.
  expect(shown.length + home).toBe(12);
  const hands = [0, 1, 2].map((seat) => viewOf(reel.deskOf(seat)).hand);
  expect(hands.map((hand) => hand?.length)).toEqual([3, 3, 3]);
  reel.showAll(false);
  expect(viewOf(reel)).toEqual(reel.frames.at(-1)!.view);
});

test.each(["towers/records/teams-6-nasty-abacus-3", "towers/records/solo"])(
  "%s: every moment of it can be shown",
  async (path) => {
    const reel = await reelOf(path);
    expect(reel.hadSecrets).toBe(true);
    reel.showAll(true);
    for (let n = 0; n < reel.frames.length; n += 5) {
      reel.go(n);
      expect(viewOf(reel).spaces.every(({ under }) => under)).toBe(true);
    }
  },
);

test("where nothing was hidden, there is nothing to switch", async () => {
  const reel = await reelOf("magicians/records/eager");
  expect(reel.hadSecrets).toBe(false);
});
