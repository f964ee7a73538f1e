import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { foreignRematch, handAfterHand } from "../testing/attacks/seats.ts";
import { granted, openTestServer, playOn, playWith } from "../testing/testServer.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

const visitors = async (count: number): Promise<[Visitor, Visitor, Visitor]> =>
  (await Promise.all(Array.from({ length: count }, () => trial.visitor()))) as [Visitor, Visitor, Visitor];

const TWO = { game: "towers", options: { players: 2 } };
const QUICK = { game: "magicians", options: { roundLimit: 1 } };

describe("laying a table", () => {
  test.each([
    ["game", { game: "chess" }],
    ["players", { game: "towers", options: { players: 9 } }],
    ["edition-mode", { game: "towers", options: { mode: "coop", edition: "abacus-1" } }],
    ["unknown-option", { game: "towers", options: { colour: "red" } }],
    ["level", { game: "towers", options: { players: 3 }, bots: ["genius"] }],
    ["bots", { game: "towers", options: { players: 2 }, bots: ["mage", "mage"] }],
    ["malformed", { game: "towers", clock: { kind: "turn", seconds: 1 } }],
    ["malformed", { game: "towers", suprise: 1 }],
  ])("is refused: %s %j", async (code, terms) => {
    const [ann] = await visitors(1);
    expect(await ann.ask("create", terms as { game: string })).toMatchObject({
      refused: code,
      say: expect.any(String),
    });
  });

  test("the same request lays one table, also after a restart", async () => {
    const [ann] = await visitors(1);
    const first = await ann.ask("create", TWO, "once");
    expect(await ann.ask("create", TWO, "once")).toEqual(first);
    await trial.restart();
    expect(await ann.ask("create", TWO, "once")).toEqual(first);
  });

  test("bots wished for sit on the last seats, and everybody has a colour", async () => {
    const [ann] = await visitors(1);
    const terms = { game: "towers", options: { players: 3 }, bots: ["mage"] };
    const { table } = granted(await ann.ask("create", terms));
    const { info } = granted(await ann.ask("watch", { table }));
    expect(info.seats.map(({ by }) => by)).toEqual(["person", "nobody", "bot"]);
    expect(info.seats[0]!.colour).not.toBe(info.seats[2]!.colour);
    expect(info).toMatchObject({ you: 0, host: true, stage: "waiting" });
  });
});

describe("seats", () => {
  test("are taken once; names and colours change; the host sends somebody away for good", async () => {
    const [ann, bob, cay] = await visitors(3);
    const { table } = granted(await ann.ask("create", TWO));
    granted(await ann.ask("watch", { table }));
    expect(await bob.ask("sit", { table })).toMatchObject({ seat: 1 });
    expect(await bob.ask("sit", { table })).toMatchObject({ seat: 1 });
    expect(await cay.ask("sit", { table })).toMatchObject({ refused: "taken" });
    granted(await bob.ask("rename", { name: "  <b>Bob</b>\u202e  " }));
    await vi.waitFor(() => expect(ann.info!.seats[1]!.name).toBe("<b>Bob</b>"));
    expect(await bob.ask("rename", { name: " \u200b " })).toMatchObject({ refused: "name" });
    const taken = ann.info!.seats[0]!.colour!;
    expect(await bob.ask("colour", { table, colour: taken })).toMatchObject({ refused: "colour" });
    const free = ann.info!.colours.at(-1)!;
    granted(await bob.ask("colour", { table, colour: free }));
    await vi.waitFor(() => expect(ann.info!.seats[1]!.colour).toBe(free));
    expect(await bob.ask("kick", { table, seat: 0 })).toMatchObject({ refused: "not-host" });
    granted(await ann.ask("kick", { table, seat: 1 }));
    await vi.waitFor(() => expect(ann.info!.seats[1]!.by).toBe("nobody"));
    expect(await bob.ask("sit", { table })).toMatchObject({ refused: "banned" });
    expect(await cay.ask("sit", { table })).toMatchObject({ refused: "old-link" });
    expect(await cay.ask("sit", { table: ann.info!.invite! })).toMatchObject({ seat: 1 });
  });

  test("T-E with 24 figures two players choose between blue and yellow", async () => {
    const [ann] = await visitors(1);
    const { table } = granted(
      await ann.ask("create", { game: "towers", options: { players: 2, edition: "abacus-1" } }),
    );
    const { info } = granted(await ann.ask("watch", { table }));
    expect([info.seats[0]!.colour, ...info.colours]).toEqual(["blue", "yellow"]);
  });

  test("a game begins only for the host and only when full, or filled with bots", async () => {
    const [ann, bob] = await visitors(2);
    const { table } = granted(await ann.ask("create", TWO));
    expect(await bob.ask("start", { table })).toMatchObject({ refused: "not-host" });
    expect(await ann.ask("start", { table })).toMatchObject({ refused: "not-full" });
    expect(await ann.ask("start", { table, fill: "genius" })).toMatchObject({ refused: "level" });
    expect(await ann.ask("bot", { table, seat: 1, level: "mage-tyrant" })).toMatchObject({ refused: "level" });
    granted(await ann.ask("bot", { table, seat: 1, level: "mage-teacher" }));
    granted(await ann.ask("bot", { table, seat: 1, level: null }));
    granted(await ann.ask("start", { table, fill: "mage" }));
    granted(await ann.ask("start", { table }));
    expect(await bob.ask("sit", { table })).toMatchObject({ refused: "begun" });
  });

  test("a newcomer may take a bot's seat in a running game only where the table allows it", async () => {
    const [ann, bob] = await visitors(2);
    const table = await playWith([ann], { ...TWO, late: true }, "mage");
    expect(await bob.ask("sit", { table, seat: 0 })).toMatchObject({ refused: "taken" });
    granted(await bob.ask("watch", { table }));
    expect(bob.frames.at(-1)!.view).not.toHaveProperty("hand");
    expect(await bob.ask("sit", { table })).toMatchObject({ seat: 1 });
    await vi.waitFor(() => expect(bob.frames.at(-1)!.view).toHaveProperty("hand"));
  });
});

describe("open tables", () => {
  test("are listed live until they begin; private ones never", async () => {
    const [ann, bob] = await visitors(2);
    granted(await bob.ask("lobby", { follow: true }));
    const { table } = granted(await ann.ask("create", { ...TWO, open: true }));
    const { table: hidden } = granted(await ann.ask("create", TWO));
    const listed = (id: string): boolean => bob.lobby?.some((each) => each.id === id) ?? false;
    await vi.waitFor(() => expect(listed(table)).toBe(true));
    expect(listed(hidden)).toBe(false);
    granted(await ann.ask("start", { table, fill: "mage" }));
    await vi.waitFor(() => expect(listed(table)).toBe(false));
    granted(await bob.ask("lobby", { follow: false }));
  });
});

describe("onlookers", () => {
  test("come by their own link, see no hand, and can neither sit, decide nor talk with it", async () => {
    const [ann, eve] = await visitors(2);
    const table = await playWith([ann], TWO, "mage");
    const link = ann.info!.watch!;
    granted(await eve.ask("watch", { table: link, from: -1 }));
    await vi.waitFor(() => expect(eve.frames.length).toBeGreaterThan(0));
    expect(eve.info).toMatchObject({ id: link, you: null, host: false });
    expect(eve.texts.join("")).not.toContain(table);
    expect(eve.texts.join("")).not.toContain('"hand"');
    expect(await eve.ask("sit", { table: link })).toMatchObject({ refused: "onlookers-link" });
    expect(await eve.ask("decide", { table: link, n: 0, text: "redraw" })).toMatchObject({ refused: "no-seat" });
    expect(await eve.ask("say", { table: link, text: "psst" })).toMatchObject({ refused: "no-seat" });
  });

  test("stay outside where the table wants none", async () => {
    const [ann, eve] = await visitors(2);
    const table = await playWith([ann], { ...TWO, onlookers: false }, "mage");
    expect(await eve.ask("watch", { table })).toMatchObject({ refused: "no-onlookers" });
    expect((await eve.get(`/api/tables/${table}`)).status).toBe(403);
    expect(ann.info).not.toHaveProperty("watch");
  });
});

describe("talk", () => {
  test("reaches the table once and in order; signs pass", async () => {
    const [ann, bob] = await visitors(2);
    const table = await playWith([ann, bob], TWO);
    await ann.ask("say", { table, text: "<script>hello</script>" }, "line");
    await ann.ask("say", { table, text: "<script>hello</script>" }, "line");
    granted(await bob.ask("say", { table, text: "hi" }));
    granted(await bob.ask("react", { table, what: "wow" }));
    await vi.waitFor(() => expect(ann.lines.map(({ text }) => text)).toEqual(["<script>hello</script>", "hi"]));
    await vi.waitFor(() => expect(ann.reactions).toEqual(["wow"]));
  });

  test("T-C2 is closed in cooperative play, T-G2 in teams but for one sign, until the game is over", async () => {
    const [ann, bob] = await visitors(2);
    const coop = await playWith([ann, bob], { game: "towers", options: { mode: "coop", players: 2 } });
    expect(ann.info!.talk).toBe(false);
    expect(await ann.ask("say", { table: coop, text: "7!" })).toMatchObject({ refused: "silence", clause: "T-C2" });
    expect(await ann.ask("react", { table: coop, what: "offer" })).toMatchObject({ refused: "silence" });
    const teams = await playWith([ann], { game: "towers", options: { players: 4, teams: true } }, "mage");
    expect(await ann.ask("say", { table: teams, text: "7!" })).toMatchObject({ refused: "silence", clause: "T-G2" });
    expect(await ann.ask("react", { table: teams, what: "wow" })).toMatchObject({ refused: "silence" });
    granted(await ann.ask("react", { table: teams, what: "offer" }));
  });
});

test("a rematch is one new table for the same people, whoever asks first", async () => {
  const [ann, bob] = await visitors(2);
  const table = await playWith([ann, bob], { ...QUICK, bots: ["mage"] });
  expect(await ann.ask("rematch", { table })).toMatchObject({ refused: "not-over" });
  await playOn([ann, bob], table);
  const next = granted(await bob.ask("rematch", { table }));
  expect(granted(await ann.ask("rematch", { table })).table).toBe(next.table);
  await vi.waitFor(() => expect(ann.info!.next).toBe(next.table));
  const { info } = granted(await ann.ask("watch", { table: next.table }));
  expect(info.seats.map(({ by }) => by)).toEqual(["person", "person", "bot"]);
  expect(info).toMatchObject({ you: 0, host: false, stage: "waiting" });
  expect(info.luck.commitment).not.toBe(ann.info!.luck.secret);
});

describe("names", () => {
  test("no two at a table are alike, whatever they call themselves", async () => {
    const [ann, bob, cay] = await visitors(3);
    for (const [person, name] of [
      [ann, "Merlin"],
      [bob, "MERLIN"],
      [cay, "Merlin 2"],
    ] as const)
      granted(await person.ask("rename", { name }));
    const { table } = granted(await ann.ask("create", { game: "magicians" }));
    granted(await ann.ask("watch", { table }));
    granted(await bob.ask("sit", { table }));
    granted(await cay.ask("sit", { table }));
    const names = (): (string | undefined)[] => ann.info!.seats.map(({ name }) => name);
    await vi.waitFor(() => expect(names()).toEqual(["Merlin", "MERLIN 2", "Merlin 2 2"]));
    const long = "x".repeat(24);
    granted(await ann.ask("rename", { name: long }));
    granted(await bob.ask("rename", { name: long }));
    await vi.waitFor(() => expect(names()).toEqual([long, `${"x".repeat(22)} 2`, "Merlin 2 2"]));
  });

  test("change in a running game, for everybody; a finished one keeps who played it", async () => {
    const [ann, bob] = await visitors(2);
    const table = await playWith([ann, bob], { ...QUICK, bots: ["mage"] });
    granted(await bob.ask("rename", { name: "Bob" }));
    await vi.waitFor(() => expect(ann.info!.seats[1]!.name).toBe("Bob"));
    await playOn([ann, bob], table);
    await vi.waitFor(() => expect(ann.info!.stage).toBe("over"));
    granted(await bob.ask("rename", { name: "Robert" }));
    const { info } = granted(await ann.ask("watch", { table }));
    expect(info.seats[1]!.name).toBe("Bob");
  });
});

test.each([foreignRematch, handAfterHand])("$name", async (attack) => {
  expect(await attack.run({ port: () => trial.serving.port })).toEqual([]);
});

test("onlookers are shown their own link to the rematch, once they have seen the end", async () => {
  const [ann, bob, eve] = await visitors(3);
  const table = await playWith([ann, bob], { ...QUICK, bots: ["mage"] });
  granted(await eve.ask("watch", { table: ann.info!.watch! }));
  await playOn([ann, bob], table);
  const next = granted(await ann.ask("rematch", { table }));
  const { info } = granted(await ann.ask("watch", { table: next.table }));
  await vi.waitFor(() => expect(eve.info!.next).toBe(info.watch));
});

test("once a game has begun, what was wished for stands beside what was drawn", async () => {
  const [ann, bob] = await visitors(2);
  await playWith([ann, bob], { game: "towers", options: { players: 2 } });
  await vi.waitFor(() => expect(ann.info!.stage).toBe("playing"));
  expect(ann.info).toMatchObject({ wish: { players: 2 }, options: { players: 2, start: expect.any(Number) } });
  expect(ann.info!.wish).not.toHaveProperty("start");
});
