import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Seat } from "../core/game.ts";
import type { Message } from "../core/protocol.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { roomOf } from "./rooms.ts";
import { granted, openTestServer, playOn, playWith, QUICK_MS } from "../testing/testServer.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

const visitors = (count: number): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: count }, () => trial.visitor()));

const numbers = (visitor: Visitor): number[] => visitor.frames.map(({ n }) => n);
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
const QUICK = { game: "magicians", options: { roundLimit: 2 } };

describe("a game over WebSockets", () => {
  test("is played to its end; everybody is told every frame once, in order", async () => {
    const people = await visitors(3);
    const table = await playWith(people, QUICK);
    await playOn(people, table);
    const last = people[0]!.frames.at(-1)!.n;
    await vi.waitFor(() => people.forEach((each) => expect(numbers(each)).toEqual(upTo(last))));
    people.forEach((each) => expect(each.frames.at(-1)!.result).toBeDefined());
    await vi.waitFor(() => expect(people[1]!.info!.stage).toBe("over"));
  });

  test("goes on with bots on the other seats", async () => {
    const [ann] = await visitors(1);
    const table = await playWith([ann!], { game: "towers", options: { players: 3 } }, "apprentice");
    // No turn is as long: rolls, rerolls and moves of two cards are ten decisions at most.
    await playOn([ann!], table, 12);
    const by = new Set(ann!.frames.map((frame) => frame.by));
    expect([...by].toSorted()).toEqual([0, 1, 2, null]);
  });

  test("everybody is told how long a bot thought, and nothing of the kind about people", async () => {
    const [ann] = await visitors(1);
    const table = await playWith([ann!], { game: "towers", options: { players: 2 } }, "apprentice");
    await playOn([ann!], table, 12);
    const told = new Map<Seat | null, number | undefined>();
    for (const text of ann!.texts) {
      const notice = JSON.parse(text) as Message;
      if ("type" in notice && notice.type === "frames") told.set(notice.frames.at(-1)!.by, notice.thought);
    }
    expect(told.get(1)).toBe(QUICK_MS);
    expect([...told.keys()]).toContain(0);
    expect(told.get(0)).toBeUndefined();
  });

  test("T-H1 nobody is sent another's cards, and the secret stays at home while the game runs", async () => {
    const people = await visitors(3);
    const table = await playWith(people, { game: "towers", options: { players: 3 } });
    await playOn(people, table, 60);
    people.forEach(({ texts }, seat) => {
      const draws = texts.flatMap((text) => [...text.matchAll(/"what":"draw","seat":(\d),"(cards|count)"/g)]);
      expect(draws.length).toBeGreaterThan(10);
      for (const [, by, what] of draws) expect(what).toBe(Number(by) === seat ? "cards" : "count");
      expect(texts.join("")).not.toContain('"secret"');
    });
  });
});

describe("exactly once", () => {
  test("a decision sent twice is made once and answered twice alike, also after a restart", async () => {
    const people = await visitors(3);
    const table = await playWith(people, QUICK);
    await vi.waitFor(() => expect(people.some(({ frames }) => frames.at(-1)?.legal)).toBe(true));
    const decider = people.find(({ frames }) => frames.at(-1)?.legal)!;
    const { n, legal } = decider.frames.at(-1)!;
    const request = { table, n, text: legal![0]! };
    const first = await decider.ask("decide", request, "same-id");
    expect(first).toEqual({ re: "same-id", ok: true, n: n + 1 });
    expect(await decider.ask("decide", request, "same-id")).toEqual(first);
    await trial.restart();
    expect(await decider.ask("decide", request, "same-id")).toEqual(first);
    const frames = (await (await decider.get(`/api/tables/${table}/frames`)).json()) as { frames: object[] };
    expect(frames.frames.length).toBe(n + 2);
  });

  test("two decisions for the same frame: one is made, the other is refused as stale", async () => {
    const people = await visitors(3);
    const table = await playWith(people, QUICK);
    await vi.waitFor(() => expect(people.some(({ frames }) => frames.at(-1)?.legal)).toBe(true));
    const decider = people.find(({ frames }) => frames.at(-1)?.legal)!;
    const { n, legal } = decider.frames.at(-1)!;
    const both = await Promise.all([0, 1].map(() => decider.ask("decide", { table, n, text: legal![0]! })));
    expect(both.map((each) => ("refused" in each ? each.refused : "made"))).toEqual(["made", "stale"]);
  });
});

describe("coming back", () => {
  test("resumes after the last frame somebody has, and tells everything that happened since", async () => {
    const people = await visitors(3);
    const table = await playWith(people, { game: "towers", options: { players: 3 } });
    const [ann, bob, cay] = people as [Visitor, Visitor, Visitor];
    await playOn(people, table, 10);
    while (ann.frames.at(-1)!.decider === 2) await playOn(people, table, 1);
    await vi.waitFor(() => expect(cay.frames.at(-1)!.n).toBe(ann.frames.at(-1)!.n));
    const had = cay.frames.at(-1)!.n;
    cay.client.close();
    while (ann.frames.at(-1)!.decider !== 2) await playOn([ann, bob], table, 1);
    const back = await trial.visitor(cay.guest);
    granted(await back.ask("watch", { table, from: had }));
    const now = ann.frames.at(-1)!.n;
    expect(now).toBeGreaterThan(had);
    await vi.waitFor(() => expect(numbers(back)).toEqual(upTo(now).slice(had + 1)));
    expect(back.frames.some(({ events }) => events.length > 0)).toBe(true);
    expect(back.frames.at(-1)!.legal).toBeDefined();
  });

  test("after a restart everything is there and play goes on", async () => {
    const people = await visitors(3);
    const table = await playWith(people, QUICK);
    await playOn(people, table, 3);
    const n = people[0]!.frames.at(-1)!.n;
    await trial.restart();
    for (const person of people) granted(await person.ask("watch", { table, from: n }));
    await playOn(people, table);
    await vi.waitFor(() => people.forEach((each) => expect(each.frames.at(-1)!.result).toBeDefined()));
    expect(new Set(numbers(people[1]!)).size).toBe(people[1]!.frames.length);
  });
});

describe("undo", () => {
  test("is offered and granted until something appears, then refused with the reason", async () => {
    const people = await visitors(2);
    const table = await playWith(people, { game: "towers", options: { players: 2, start: 0 }, seed: "undo" });
    await vi.waitFor(() => expect(people[0]!.frames.at(-1)?.legal).toBeDefined());
    const ann = people[0]!;
    const card = ann.frames.at(-1)!.legal!.find((text) => /^play [TW]\d$/.test(text))!;
    granted(await ann.ask("decide", { table, n: 0, text: card }));
    await vi.waitFor(() => expect(ann.frames.at(-1)).toMatchObject({ n: 1, mayUndo: true }));
    expect(await people[1]!.ask("undo", { table, n: 1 })).toMatchObject({ refused: "undo-not-yours" });
    expect(await ann.ask("undo", { table, n: 1 })).toMatchObject({ ok: true, n: 2 });
    await vi.waitFor(() => expect(people[1]!.frames.at(-1)).toMatchObject({ n: 2, undone: true }));
    expect(await ann.ask("undo", { table, n: 2 })).toMatchObject({ refused: "undo-final" });
  });
});

test("a fault in the rules is answered as a fault, changes nothing, and the game goes on from what is on disk", async () => {
  const people = await visitors(2);
  const table = await playWith(people, { game: "towers", options: { players: 2, start: 0 } });
  await vi.waitFor(() => expect(people[0]!.frames.at(-1)?.legal).toBeDefined());
  const room = (await roomOf(trial.serving.hall, table))!;
  const apply = (state: Uint8Array): void => {
    state.fill(255);
    throw new Error("a bug");
  };
  room.table = { ...room.table!, game: { ...room.game, apply } };
  const [text] = people[0]!.frames.at(-1)!.legal!;
  const refused = await people[0]!.ask("decide", { table, n: 0, text: text! });
  expect(refused).toMatchObject({ refused: "fault" });
  expect(JSON.stringify(refused)).not.toContain("a bug");
  expect(await people[0]!.ask("decide", { table, n: 0, text: text! })).toMatchObject({ ok: true, n: 1 });
  await vi.waitFor(() => expect(people[1]!.frames.at(-1)!.n).toBe(1));
});

describe("fair luck", () => {
  test("the promise is shown before values are added; the record shows the secret at the end and verifies", async () => {
    const people = await visitors(3);
    const { table } = granted(await people[0]!.ask("create", QUICK));
    granted(await people[0]!.ask("watch", { table }));
    const { commitment } = people[0]!.info!.luck;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    granted(await people[0]!.ask("sit", { table, value: "from ann" }));
    for (const person of people.slice(1)) {
      granted(await person.ask("sit", { table, value: "mine" }));
      granted(await person.ask("watch", { table }));
    }
    granted(await people[0]!.ask("start", { table }));
    expect((await people[0]!.get(`/api/tables/${table}/record`)).status).toBe(409);
    await playOn(people, table);
    const shown = await people[0]!.get(`/api/tables/${table}/record`);
    const record = (await shown.json()) as { luck: { secret: string } };
    expect(record.luck).toMatchObject({ commitment, values: ["from ann", "mine", "mine"] });
    expect((await people[0]!.post("/api/verify", record)).status).toBe(200);
    const forged = { ...record, luck: { ...record.luck, values: ["x", "mine", "mine"] } };
    expect(await (await people[0]!.post("/api/verify", forged)).json()).toMatchObject({ refused: expect.any(String) });
    await vi.waitFor(() => expect(people[0]!.info!.luck.secret).toBe(record.luck.secret));
  });
});
