/** Hidden means absent, on the wire: two tables that differ only in what nobody may know yet send the same bytes. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer } from "../testing/testServer.ts";
import { seeded, shuffle } from "../core/chance.ts";
import type { JsonObject } from "../core/game.ts";
import { isRefusal } from "../core/game.ts";
import { legalTexts } from "../core/record.ts";
import { latest, resume } from "../core/table.ts";
import { roomOf } from "./rooms.ts";
import type { Room } from "./room.ts";

let trial: TestServer;
beforeAll(async () => {
  // Time stands still, so that countdowns are the same.
  trial = await openTestServer({ now: () => 1_800_000_000_000 });
});
afterAll(() => trial.close());

const UNTOUCHED = 40;

/** The lower part of the draw pile, which nobody reaches in this test, in another order; and another secret. */
function changeHidden(room: Room): void {
  const { game, table, row } = room;
  const state = game.write(table!.setup);
  const deck = [...(state.deck as string[])];
  const order = Uint8Array.from({ length: UNTOUCHED }, (_, i) => deck.length - UNTOUCHED + i);
  shuffle(order, UNTOUCHED, seeded("another order"));
  const lower = Array.from(order, (i) => deck[i]!);
  const changed: JsonObject = { ...state, deck: [...deck.slice(0, -UNTOUCHED), ...lower] };
  const setup = game.read(game.options(table!.setup), changed);
  if (isRefusal(setup)) throw new Error(setup.say);
  expect(setup).not.toEqual(table!.setup);
  room.table = resume(game, setup, table!.log, table!.luck);
  room.row = { ...row, secret: "ab".repeat(32) };
}

/** The notices one visitor was sent about one table, without what names the table. */
const noticesOf = (visitor: Visitor, room: Room): string[] =>
  visitor.texts
    .filter((text) => text.startsWith('{"type"') && (text.includes(room.id) || text.includes(room.row.watch)))
    .map((text) => text.replaceAll(room.id, "TABLE").replaceAll(room.row.watch, "WATCH"))
    .map((text) => text.replace(/"created":\d+/, ""));

const isFrames = (text: string): boolean => text.startsWith('{"type":"frames"');

/** Frames in their order; when a change of the table around them is told may differ by a moment, not what is told. */
function bytesOf(notices: readonly string[]): string {
  const others = new Set(notices.filter((text) => !isFrames(text)));
  return [...notices.filter(isFrames), ...[...others].toSorted()].join("\n");
}

test.concurrent.each([
  ["basic", { players: 3, start: 0, spells: "all" }],
  ["nasty", { players: 3, start: 0, mode: "nasty", spells: "all" }],
  ["cooperative", { players: 3, start: 0, mode: "coop" }],
])("T-H1 the order of the draw pile changes no byte that players and onlookers are sent: %s", async (_, options) => {
  const people = await Promise.all([0, 1, 2, 3].map(() => trial.visitor()));
  const [host] = people as [Visitor];
  const rooms: Room[] = [];
  for (let k = 0; k < 2; k++) {
    const terms = { game: "towers", options, seed: "the same deal", window: 3600, patience: 3600 };
    const { table } = granted(await host.ask("create", terms));
    for (const person of people.slice(1, 3)) granted(await person.ask("sit", { table }));
    granted(await host.ask("start", { table }));
    const room = (await roomOf(trial.serving.hall, table))!;
    if (k === 1) changeHidden(room);
    for (const person of people.slice(0, 3)) granted(await person.ask("watch", { table, from: -1 }));
    granted(await people[3]!.ask("watch", { table: room.row.watch, from: -1 }));
    rooms.push(room);
  }
  const chance = seeded("decisions");
  for (let i = 0; i < 40; i++) {
    const { table, game } = rooms[0]!;
    const n = latest(table!);
    const useful = legalTexts(game, table!.state).filter((text) => !text.startsWith("redraw"));
    const text = useful[chance.below(useful.length)]!;
    const decider = people[game.decider(table!.state)]!;
    for (const room of rooms) granted(await decider.ask("decide", { table: room.id, n, text }));
  }
  const last = latest(rooms[0]!.table!);
  expect(last).toBeGreaterThan(20);
  for (const person of people) {
    // What was sent stays sent: a byte that differs does not go away by waiting, only what is still under way comes.
    await vi.waitFor(() => {
      const [one, other] = rooms.map((room) => noticesOf(person, room));
      expect(one!.findLast(isFrames)).toContain(`"n":${last},`);
      expect(bytesOf(other!) === bytesOf(one!)).toBe(true);
    }, 5000);
  }
  // What nobody may know is in nothing that was sent.
  const everything = people.flatMap(({ texts }) => texts).join("");
  for (const room of rooms) expect(everything).not.toContain(room.row.secret);
});
