/** Requests sent again to another node, and what one has done there read here, though nobody has told this node of it. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { REACTIONS } from "../core/chat.ts";
import type { OwnTable } from "../core/ownTables.ts";
import type { RequestName, RequestOf } from "../core/protocol.ts";
import { connect } from "../testing/client.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn } from "../testing/testServer.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import { sqliteStore } from "./sqlite.ts";
import type { Store, TableRow } from "./store.ts";

let folder: string;
let store: Store;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-repeats-"));
  store = sqliteStore(join(folder, "t.sqlite"));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
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
  const bus = localBus();
  const [here, there] = await Promise.all([openTestServer({ store, bus }), openTestServer({ store, bus })]);
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const again = await there.visitor(ann.guest);
  const { table } = granted(await ann.ask("create", { game: "towers" }));
  for (const each of [ann, bob]) granted(await each.ask("watch", { table }));
  const wish = { table, what: REACTIONS[0] };
  await twice(ann, again, "react", wish, () => vi.waitFor(() => expect(bob.reactions).toHaveLength(1)));
  granted(await again.ask("react", { table, what: REACTIONS[1] }));
  await vi.waitFor(() => expect(ann.reactions).toEqual(REACTIONS.slice(0, 2)));
  expect(bob.reactions).toEqual(REACTIONS.slice(0, 2));
  await here.close();
  await there.close();
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
