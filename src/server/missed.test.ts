/** Who has come from a dead node is charged for what they thought, whatever the house needed: their word counts as far as nobody can know better. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playWith } from "../testing/testServer.ts";
import { localBus } from "./bus.ts";
import { noteDeath } from "./missed.ts";

/** Time at the house, moved by hand. */
let now = 1_800_000_000_000;
const SECONDS = 36_000;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ bus: localBus(), now: () => now });
});
afterAll(() => server.close());

interface Deciding {
  /** Milliseconds since the question was put: when nodes died (known two seconds later), the decider came here, and decides. */
  readonly deaths: readonly number[];
  readonly came: number;
  readonly decides: number;
  /** The last frame they have seen elsewhere: the question itself, or the one before. */
  readonly hasSeen?: boolean;
  readonly took?: number;
}

/** What somebody is charged who has not been here when they were asked. */
async function charged({ deaths, came, decides, hasSeen = true, took }: Deciding): Promise<number> {
  const people = [await server.visitor(), await server.visitor()];
  const clock = { kind: "game", seconds: SECONDS, increment: 0 } as const;
  const table = await playWith(people, { game: "towers", clock, patience: 3600 });
  const isAsked = ({ frames }: Visitor): boolean => frames.at(-1)?.n === 0 && frames.at(-1)!.legal !== undefined;
  await vi.waitFor(() => expect(people.some(isAsked)).toBe(true));
  const decider = people.find(isAsked)!;
  const text = decider.frames.at(-1)!.legal!.find((each) => !each.startsWith("redraw"))!;
  const asked = now;
  const { hall } = server.serving;
  decider.client.close();
  for (const death of deaths) {
    now = asked + death + 2000;
    noteDeath(hall, asked + death);
  }
  now = asked + came;
  const again = await server.visitor(decider.guest);
  const seen = again.ask("watch", { table, from: hasSeen ? 0 : -1 });
  if (decides > came) granted(await seen);
  now = asked + decides;
  granted(await again.ask("decide", { table, n: 0, text, ...(took !== undefined && { took }) }));
  const { left, by } = (await hall.store.entries(table, 1))[0]!;
  again.client.close();
  // Nothing of it concerns the next one.
  hall.deaths = [];
  return SECONDS * 1000 - left[by]!;
}

test("a clock that lives through two deaths within seven seconds is right to the millisecond", async () => {
  const deaths = [500, 7000];
  // They had the question all the time, and decided while they were without a node for the second time.
  expect(await charged({ deaths, came: 9200, decides: 9200, took: 7400 })).toBe(7400);
  // They saw it only when they had come from the first dead node, at one that died then: here nobody knows of that.
  expect(await charged({ deaths, came: 9200, decides: 9200, took: 4300 })).toBe(4300);
  expect(await charged({ deaths, came: 9200, decides: 9600, hasSeen: false, took: 400 })).toBe(400);
});

test("a word about time counts as far as nobody can know better", async () => {
  // Before the death and after they came, they could think.
  expect(await charged({ deaths: [500], came: 3000, decides: 5000, took: 0 })).toBe(2500);
  // Nobody had the question before it was put.
  expect(await charged({ deaths: [500], came: 3000, decides: 5000, took: 60_000 })).toBe(5000);
  // No node has died, or long before they came, or after they had come.
  expect(await charged({ deaths: [], came: 3000, decides: 5000, took: 100 })).toBe(5000);
  expect(await charged({ deaths: [-20_000], came: 3000, decides: 5000, took: 100 })).toBe(5000);
  expect(await charged({ deaths: [3500], came: 3000, decides: 8000, took: 100 })).toBe(8000);
});

test("what comes while a node stands still: their word counts within that, without one the middle", async () => {
  const { hall } = server.serving;
  const { came } = hall;
  const stood = { deaths: [], came: 0, decides: 4000 };
  Object.assign(hall, { came: () => ({ from: now - 2000, to: now }) });
  expect(await charged({ ...stood, took: 3940 })).toBe(3940);
  expect(await charged({ ...stood, took: 100 })).toBe(2000);
  expect(await charged({ ...stood, took: 60_000 })).toBe(4000);
  expect(await charged(stood)).toBe(3000);
  Object.assign(hall, { came });
});

test("without a word: the middle of the time without a node if it comes with the first words, else all of it", async () => {
  expect(await charged({ deaths: [500], came: 3000, decides: 3000 })).toBe(1750);
  expect(await charged({ deaths: [500], came: 3000, decides: 5000 })).toBe(5000);
  expect(await charged({ deaths: [500], came: 3000, decides: 5000, hasSeen: false })).toBe(2500);
});
