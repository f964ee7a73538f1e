/** Nobody hears in a test: what the instruments make is rendered and measured (listening.ts). */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { openHouse } from "./house.ts";
import type { Heard } from "./listening.ts";
import { listen } from "./listening.ts";

let house: House;
let hear: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  house = await openHouse();
  hear = await listen(await house.visit("/settings"));
});
afterAll(() => house.close());

/** Of a spell that is as loud as the next one, of a moment that deafens nobody. */
const SPELLS = ["gust", "push", "chill", "storm", "chain", "heart", "scarf", "ladder"] as const;

test("eight spells sound unlike each other, none is silent, none is clipped, all are about as loud", async () => {
  const heard: Heard[] = [];
  for (const name of SPELLS) heard.push(await hear(name, (all, arg) => all.effect(arg as "gust"), name));
  for (const { name, peak, loudest, sounding } of heard) {
    expect(peak, name).toBeLessThan(-1);
    expect(loudest, name).toBeGreaterThan(-40);
    expect(loudest, name).toBeLessThan(-12);
    expect(sounding, name).toBeGreaterThan(0.7);
  }
  const levels = heard.map(({ loudest }) => loudest);
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(14);
  const starts = heard.map(({ samples }) => samples.subarray(13_000, 40_000).join());
  expect(new Set(starts).size).toBe(SPELLS.length);
});

test("theme and place stay below what happens, and nothing clips when all comes together", async () => {
  const theme = await hear("theme", (all) => all.theme(4, "a"));
  const place = await hear("place", (all) => all.place("meadow", "night", 8));
  const home = await hear("home", (all) => all.effect("home"));
  const tumult = await hear("tumult", (all) => all.tumult());
  expect(theme.sounding).toBeGreaterThan(8);
  expect(theme.loudest).toBeGreaterThan(-50);
  expect(theme.loudest).toBeLessThan(home.loudest);
  expect(place.loudest).toBeGreaterThan(-60);
  expect(place.loudest).toBeLessThan(home.loudest);
  expect(tumult.peak).toBeLessThan(-0.5);
});
