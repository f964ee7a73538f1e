/** Two servers on one store and one bus, as they would stand behind a load balancer. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { REACTIONS } from "../core/chat.ts";
import type { ClockInfo } from "../core/info.ts";
import type { OwnTable } from "../core/ownTables.ts";
import type { RequestName, RequestOf } from "../core/protocol.ts";
import { connect } from "../testing/client.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith } from "../testing/testServer.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import { LIMITS, NO_LIMITS } from "./limits.ts";
import { sqliteStore } from "./sqlite.ts";
import type { Store, TableRow } from "./store.ts";

let folder: string;
let store: Store;
let bus: Bus;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-nodes-"));
  store = sqliteStore(join(folder, "t.sqlite"));
  bus = localBus();
  [here, there] = await Promise.all([openTestServer({ store, bus }), openTestServer({ store, bus })]);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

test("people at different nodes play one game to its end, see each other and hear each other", async () => {
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const { table } = granted(await ann.ask("create", { game: "magicians", options: { roundLimit: 2 }, bots: ["mage"] }));
  granted(await ann.ask("watch", { table }));
  granted(await bob.ask("sit", { table }));
  granted(await bob.ask("watch", { table }));
  await vi.waitFor(() => expect(ann.info!.seats[1]).toMatchObject({ by: "person", here: true }));
  granted(await ann.ask("start", { table }));
  granted(await bob.ask("say", { table, text: "hello" }));
  await vi.waitFor(() => expect(ann.lines.map(({ text }) => text)).toEqual(["hello"]));
  await playOn([ann, bob], table);
  await vi.waitFor(() => expect([ann, bob].every(({ frames }) => frames.at(-1)!.result)).toBe(true));
  expect(ann.frames.map(({ n }) => n)).toEqual(bob.frames.map(({ n }) => n));
});

test("two nodes cannot both extend a game: one decision is made, the other is stale, and both agree afterwards", async () => {
  const one = await here.visitor();
  const other = await there.visitor(one.guest);
  const { table } = granted(await one.ask("create", { game: "towers", options: { mode: "solo" } }));
  granted(await one.ask("start", { table }));
  for (const each of [one, other]) granted(await each.ask("watch", { table }));
  for (let i = 0; i < 10; i++) {
    await vi.waitFor(() => expect(other.frames.at(-1)!.n).toBe(one.frames.at(-1)!.n));
    const { n, legal, result } = one.frames.at(-1)!;
    if (result) break;
    const texts = [legal![0]!, legal!.at(-1)!];
    const answers = await Promise.all([one, other].map((each, k) => each.ask("decide", { table, n, text: texts[k]! })));
    const made = answers.filter((answer) => !("refused" in answer));
    expect(made.length).toBe(1);
    expect(answers.filter((answer) => "refused" in answer && answer.refused === "stale").length).toBe(1);
    await vi.waitFor(() => expect(other.frames.at(-1)).toEqual(one.frames.at(-1)));
    expect(one.frames.at(-1)!.n).toBe(n + 1);
  }
});

test("a guest at two nodes says no more than at one, and lays no more open tables from one place", async () => {
  const limits = { ...NO_LIMITS, chat: LIMITS.chat, open: { ...LIMITS.open, address: 4 } };
  const moment = Date.now();
  const settings = { store, bus, limits, now: () => moment };
  const [one, two] = await Promise.all([openTestServer(settings), openTestServer(settings)]);
  const ann = await one.visitor();
  const again = await two.visitor(ann.guest);
  const { table } = granted(await ann.ask("create", { game: "towers" }));
  const said: boolean[] = [];
  for (let i = 0; i < 12; i++) {
    const answer = await (i % 2 === 0 ? ann : again).ask("say", { table, text: String(i) });
    said.push(!("refused" in answer));
  }
  expect(said).toEqual(said.map((_, i) => i < LIMITS.chat.guest));
  for (let i = 0; i < 4; i++)
    granted(await (await (i % 2 === 0 ? one : two).visitor()).ask("create", { game: "towers", open: true }));
  for (const node of [one, two])
    expect(await (await node.visitor()).ask("create", { game: "towers", open: true })).toMatchObject({
      refused: "too-many",
    });
  await one.close();
  await two.close();
});

test("whoever is gone is waited for as long as at the node that saw them go", async () => {
  let now = Date.now();
  const own = sqliteStore(join(folder, "gone.sqlite"));
  const settings = { store: own, bus: localBus(), now: () => now };
  const [one, two] = await Promise.all([openTestServer(settings), openTestServer(settings)]);
  /** Somebody is alive all the time. */
  const pass = async (seconds: number): Promise<void> => {
    for (let i = 0; i < seconds; i++) await own.beat((now += 1000));
  };
  const people = [await one.visitor(), await one.visitor()];
  const table = await playWith(people, { game: "magicians", patience: 30 }, "apprentice");
  await vi.waitFor(() => expect(people.some(({ frames }) => frames.at(-1)?.legal)).toBe(true));
  const [asked, other] = people[0]!.frames.at(-1)!.legal ? people : people.toReversed();
  const absentAt = async (node: TestServer): Promise<number | undefined> => {
    const visitor = await node.visitor(other!.guest);
    granted(await visitor.ask("watch", { table }));
    return ((await (await visitor.get(`/api/tables/${table}`)).json()) as { clock: ClockInfo }).clock.absent;
  };
  expect(await absentAt(two)).toBeUndefined();
  asked!.client.close();
  await vi.waitFor(async () => expect(await own.missing(table)).toHaveLength(1));
  await pass(20);
  await one.close();
  const third = await openTestServer(settings);
  for (const node of [two, third]) expect(await absentAt(node)).toBe(10_000);
  // Back, and gone once more: it begins anew.
  const back = await third.visitor(asked!.guest);
  granted(await back.ask("watch", { table }));
  await vi.waitFor(async () => expect(await own.missing(table)).toEqual([]));
  await pass(5);
  back.client.close();
  await vi.waitFor(async () => expect(await own.missing(table)).toMatchObject([{ since: now }]));
  await two.close();
  expect(await absentAt(third)).toBe(30_000);
  await third.close();
  await own.close();
});

/** Whatever is said is lost; whoever listens can be told so. */
function deafBus(): Bus & { gap(): void } {
  const lookers = new Set<() => void>();
  return {
    ...localBus(),
    publish: () => {},
    onGap(look) {
      lookers.add(look);
      return () => void lookers.delete(look);
    },
    gap: () => lookers.forEach((look) => look()),
  };
}

/** Asks at one node, lets something happen, and sends the same again to the other one, whose bus has lost everything. */
async function twice<N extends RequestName>(
  one: Visitor,
  other: Visitor,
  name: N,
  body: Omit<RequestOf<N>, "type" | "id">,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const id = randomUUID();
  const { re: _re, ...first } = granted(await one.ask(name, body, id));
  await meanwhile();
  const { re: _again, ...second } = granted(await other.ask(name, body, id));
  expect(second).toEqual(first);
}

test("every request sent again to another node is answered again and done once", async () => {
  const open = (): Promise<TestServer> => openTestServer({ store, bus: deafBus() });
  const [one, two] = await Promise.all([open(), open()]);
  const [ann, bob, cay] = [await one.visitor(), await one.visitor(), await one.visitor()];
  const [ann2, bob2] = [await two.visitor(ann.guest), await two.visitor(bob.guest)];
  const { table } = granted(await ann.ask("create", { game: "magicians", options: { players: 3 }, late: true }));
  const rowNow = async (): Promise<TableRow> => (await store.table(table))!;
  // The other node knows the table as it is now, and is told nothing from now on.
  granted(await ann2.ask("watch", { table }));
  const sit = (who: Visitor, seat: number) => () => who.ask("sit", { table, seat }).then(granted);

  await twice(bob, bob2, "sit", { table, seat: 1 }, async () => granted(await bob.ask("leave", { table })));
  expect((await rowNow()).seats[1]).not.toHaveProperty("person");
  await sit(bob, 1)();
  await twice(ann, ann2, "kick", { table, seat: 1 }, async () =>
    granted(await cay.ask("sit", { table: (await rowNow()).door!, seat: 1 })),
  );
  expect((await rowNow()).seats[1]!.person).toBe(cay.guest.person);
  expect((await rowNow()).banned).not.toContain(cay.guest.person);
  await twice(ann, ann2, "bot", { table, seat: 2, level: "mage" }, async () =>
    granted(await ann.ask("bot", { table, seat: 2, level: "apprentice" })),
  );
  expect((await rowNow()).seats[2]!.bot).toBe("apprentice");
  await twice(ann, ann2, "start", { table }, async () => undefined);
  expect((await rowNow()).stage).toBe("playing");
  const wish = { table, bot: true };
  await twice(ann, ann2, "standby", wish, async () => granted(await ann.ask("standby", { table, bot: false })));
  expect((await rowNow()).seats[0]!.standIn).toBe(false);
  await twice(ann, ann2, "say", { table, text: "hello" }, async () => undefined);
  expect(await store.lines(table, 0)).toHaveLength(1);
  const report = { table, seat: 1, why: "other" } as const;
  await twice(ann, ann2, "report", report, async () => undefined);
  expect((await store.reports(9)).filter((each) => each.table === table)).toHaveLength(1);
  await twice(ann, ann2, "leave", { table }, async () => granted(await ann.ask("sit", { table, seat: 0 })));
  expect((await rowNow()).seats[0]!.person).toBe(ann.guest.person);
  const { table: towers } = granted(await ann.ask("create", { game: "towers" }));
  granted(await ann2.ask("watch", { table: towers }));
  const [colour, another] = ann2.info!.colours;
  await twice(ann, ann2, "colour", { table: towers, colour: colour! }, async () =>
    granted(await ann.ask("colour", { table: towers, colour: another! })),
  );
  expect((await store.table(towers))!.seats[0]!.colour).toBe(another);
  const limited = { game: "towers", options: { mode: "solo" } };
  await twice(ann, ann2, "create", limited, async () => undefined);
  await one.close();
  await two.close();
});

test("a sign given again at another node is seen once", async () => {
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const again = await there.visitor(ann.guest);
  const { table } = granted(await ann.ask("create", { game: "towers" }));
  for (const each of [ann, bob]) granted(await each.ask("watch", { table }));
  const wish = { table, what: REACTIONS[0] };
  await twice(ann, again, "react", wish, () => vi.waitFor(() => expect(bob.reactions).toHaveLength(1)));
  granted(await again.ask("react", { table, what: REACTIONS[1] }));
  await vi.waitFor(() => expect(ann.reactions).toEqual(REACTIONS.slice(0, 2)));
  expect(bob.reactions).toEqual(REACTIONS.slice(0, 2));
});

test("one's own writes are read at a node that nobody has told: names, tables, whose turn it is", async () => {
  const open = (): Promise<TestServer> => openTestServer({ store, bus: deafBus() });
  const [one, two] = await Promise.all([open(), open()]);
  const ann = await one.visitor();
  const again = await two.visitor(ann.guest);
  granted(await ann.ask("rename", { name: "Morgana" }));
  const { table } = granted(await again.ask("create", { game: "towers", options: { mode: "solo" } }));
  expect((await store.table(table))!.seats[0]!.name).toBe("Morgana");
  expect(again.texts.some((text) => text.includes('"type":"me","name":"Morgana"'))).toBe(true);
  granted(await again.ask("start", { table }));
  granted(await ann.ask("watch", { table }));
  const ownAt = async (visitor: Visitor): Promise<OwnTable> => {
    const tables = (await (await visitor.get("/api/me/tables")).json()) as OwnTable[];
    return tables.find((each) => each.table === table)!;
  };
  const before = await ownAt(again);
  await playOn([ann], table, 3);
  expect(await ownAt(again)).toEqual({ ...(await ownAt(ann)), left: undefined });
  expect((await ownAt(again)).since).toBeGreaterThan(before.since!);
  granted(await ann.ask("leave", { table }));
  expect(await ownAt(again)).toBeUndefined();
  await one.close();
  await two.close();
});

test("who was logged out or renamed at another node is so here as soon as a loss is noticed; a closed table too", async () => {
  const [bus1, bus2] = [deafBus(), deafBus()];
  const [one, two] = await Promise.all([openTestServer({ store, bus: bus1 }), openTestServer({ store, bus: bus2 })]);
  const [ann, bob] = [await one.visitor(), await one.visitor()];
  const told: string[] = [];
  const listen = { port: () => two.serving.port, onNotice: () => {}, onText: (text: string) => told.push(text) };
  const bobThere = await connect({ ...listen, guest: bob.guest });
  const annThere = await connect({ ...listen, guest: ann.guest });
  const { table } = granted(await annThere.ask("create", { game: "towers" }));
  granted(await annThere.ask("watch", { table }));
  granted(await ann.ask("rename", { name: "Viviane" }));
  expect((await bob.post("/api/me/logout", {})).status).toBe(200);
  const isTold = (word: string): boolean => told.some((text) => text.includes(word));
  expect(isTold("logout") || isTold("Viviane")).toBe(false);
  bus2.gap();
  await vi.waitFor(() => expect(isTold('"why":"logout"') && isTold('"name":"Viviane"')).toBe(true));
  await store.act({ at: 1, what: "close", detail: {} }, { close: table });
  bus2.gap();
  await vi.waitFor(() => expect(two.serving.hall.rooms.has(table)).toBe(false));
  bobThere.close();
  annThere.close();
  await one.close();
  await two.close();
});
