/** Every kind of notice, from what causes it to a real receiver, word by word: nothing in them but what anybody may know. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ChannelInfo, Notices } from "../../core/notices.ts";
import type { HookReceiver } from "../../testing/notices/hookReceiver.ts";
import { openHookReceiver } from "../../testing/notices/hookReceiver.ts";
import type { MailServer } from "../../testing/notices/mailServer.ts";
import { openMailServer } from "../../testing/notices/mailServer.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { granted, openTestServer } from "../../testing/testServer.ts";
import { layWeeklies } from "../company/weekly.ts";
import { readNetworks } from "./networks.ts";

const HOUR = 3_600_000;
const HOME = "https://table.example";
/** A Wednesday noon. */
const NOON = Date.UTC(2026, 10, 18, 12);

let hooks: HookReceiver;
let post: MailServer;
let house: TestServer;
let ahead = 0;
beforeAll(async () => {
  [hooks, post] = await Promise.all([openHookReceiver(), openMailServer()]);
  house = await openTestServer({
    now: () => Date.now() + ahead,
    notices: {
      publicUrl: HOME,
      smtp: post.url,
      mailFrom: "t@table.example",
      networks: readNetworks(["127.0.0.0/8"]),
      settleMs: 0,
    },
  });
});
afterAll(async () => {
  await house.close();
  await Promise.all([hooks.close(), post.close()]);
});

async function asked<T>(who: Visitor, path: string, body?: object): Promise<T> {
  return (await (body ? who.post(path, body) : who.get(path)).then((answer) => answer.json())) as T;
}
async function named(name: string): Promise<Visitor> {
  const who = await house.visitor();
  granted(await who.ask("rename", { name }));
  granted(await asked<ChannelInfo>(who, "/api/notices/channels", { kind: "json", url: `${hooks.base}/${name}` }));
  return who;
}
/** The clock goes on, and the courier looks. */
function wait(ms: number): void {
  ahead += ms;
  house.serving.hall.reach!.poke();
}
/** What has come to somebody of one kind: title, sentences, and where it leads. */
const told = (name: string, kind: string): unknown[] =>
  hooks.hooked
    .filter(({ path, body }) => path === `/${name}` && body.kind === kind)
    .map(({ body: { title, body, url } }) => [title, body, url]);

test("report, turn, over, rematch, invitations and the weekly table are told once, to whom they concern, and say no more", async () => {
  hooks.hooked.length = 0;
  ahead = NOON - Date.now();
  const [ann, bob, eve] = [await named("Ann"), await named("Bob"), await named("Eve")];
  const { table } = granted(
    await ann.ask("create", {
      // As short as a game can be.
      game: "magicians",
      options: { roundLimit: 1, start: 1 },
      clock: { kind: "slow", seconds: 86_400 },
    }),
  );
  granted(await bob.ask("sit", { table }));
  const { watch } = (await house.serving.hall.store.table(table))!;
  expect(await asked(eve, "/api/notices/tables", { table: watch, ear: "follow" })).toEqual({ ear: "follow" });
  granted(await ann.ask("start", { table, fill: "apprentice" }));
  wait(1100);
  await vi.waitFor(() => expect([told("Eve", "report").length, told("Bob", "turn").length]).toEqual([1, 1]));
  expect(told("Eve", "report")).toEqual([
    ["The Three Magicians: a table you follow", "The game has begun. With Ann and Bob.", `${HOME}/w/${watch}`],
  ]);
  expect(told("Bob", "turn")).toEqual([
    ["The Three Magicians: your turn", "With Ann. You have until Thu 19 Nov, 12:00.", `${HOME}/t/${table}`],
  ]);

  // Bots play on to the end, at once as somebody watches.
  granted(await (await house.visitor()).ask("watch", { table: watch }));
  for (const each of [ann, bob]) granted(await each.ask("standby", { table, bot: true }));
  await vi.waitFor(async () => expect((await house.serving.hall.store.table(table))!.stage).toBe("over"), 20_000);
  wait(1100);
  await vi.waitFor(() =>
    expect([told("Ann", "over").length, told("Bob", "over").length, told("Eve", "report").length]).toEqual([1, 1, 2]),
  );
  const { result } = (await house.serving.hall.store.table(table))!;
  const { winners } = result as unknown as { winners: number[] };
  const people = ["Ann", "Bob"];
  /** Bots have no names. */
  const won = (but: number): string =>
    winners.flatMap((seat) => (seat === but ? [] : (people[seat] ?? []))).join(" and ");
  const end = (seat: number): string => {
    const others = won(seat);
    if (winners.includes(seat)) return others === "" ? "You have won." : `You have won, together with ${others}.`;
    return others === "" ? "The game has ended." : `${others} won.`;
  };
  const over = (seat: number, other: string) => [
    "The Three Magicians is over",
    `${end(seat)} With ${other}.`,
    `${HOME}/t/${table}`,
  ];
  expect([told("Ann", "over"), told("Bob", "over")]).toEqual([[over(0, "Bob")], [over(1, "Ann")]]);
  const names = won(-1);
  expect(told("Eve", "report")[1]).toEqual([
    "The Three Magicians: a table you follow",
    `The game is over.${names === "" ? "" : ` ${names} won.`} With Ann and Bob.`,
    `${HOME}/w/${watch}`,
  ]);

  const { table: next } = granted(await ann.ask("rematch", { table }));
  wait(1100);
  await vi.waitFor(() => expect(told("Bob", "rematch")).toHaveLength(1));
  expect(told("Bob", "rematch")).toEqual([
    [
      "The Three Magicians: Ann wants to play again",
      "Your seat is kept at a new table. With Ann.",
      `${HOME}/t/${next}`,
    ],
  ]);

  // The receiver of the documentation takes what is ours, once, and nothing else.
  const page = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
  const [, program] = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(page)!;
  const { receive } = (await import(`data:text/javascript,${encodeURIComponent(program!)}`)) as {
    receive(secret: string, headers: object, body: string, now: number): number;
  };
  const [{ secret }] = (await asked<Notices>(bob, "/api/notices")).channels as [ChannelInfo];
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const { headers, text } = hooks.hooked.find(({ path }) => path === "/Bob")!;
  const now = Date.now() + ahead;
  expect([receive(secret!, headers, text, now), receive(secret!, headers, text, now)]).toEqual([204, 204]);
  expect(said.mock.calls).toEqual([["The Three Magicians: your turn"]]);
  said.mockRestore();
  expect(receive(`${secret!}x`, headers, text, now)).toBe(401);
  expect(receive(secret!, headers, `${text} `, now)).toBe(401);
  expect(receive(secret!, headers, text, now + 301_000)).toBe(401);
  expect(receive(secret!, {}, text, now)).toBe(401);

  // Somebody one has played with, and a friend.
  const { link } = await asked<{ link: string }>(ann, "/api/company/link", { on: true });
  granted(await asked<object>(eve, "/api/company/befriend", { token: link.split("with=")[1]! }));
  const { friends } = await asked<{ friends: { friend: string }[] }>(ann, "/api/company");
  const { table: fresh } = granted(await ann.ask("create", { game: "towers" }));
  expect(await asked(ann, "/api/notices/invite", { table: fresh, from: table, seat: 1 })).toEqual({});
  for (let i = 0; i < 2; i++)
    expect(await asked(ann, "/api/company/invite", { table: fresh, friend: friends[0]!.friend })).toEqual({});
  await vi.waitFor(() => expect([...told("Bob", "invitation"), ...told("Eve", "invitation")]).toHaveLength(2));
  const invitation = [
    "Wandering Towers: Ann invites you",
    "There is a seat for you at a new table. With Ann.",
    `${HOME}/t/${fresh}`,
  ];
  expect([...told("Bob", "invitation"), ...told("Eve", "invitation")]).toEqual([invitation, invitation]);

  // Every Thursday at eight: an hour before it lies there, once, whatever is killed.
  const wish = { table: next, weekday: 4, minutes: 20 * 60, zone: "UTC" };
  expect(await asked(bob, "/api/company/weekly", wish)).toMatchObject({ refused: "not-host" });
  const { weeklies } = await asked<{ weeklies: { next: number }[] }>(ann, "/api/company/weekly", wish);
  expect(weeklies.map((each) => each.next)).toEqual([Date.UTC(2026, 10, 19, 20)]);
  ahead = Date.UTC(2026, 10, 19, 18, 59) - Date.now();
  await layWeeklies(house.serving.hall);
  expect((await house.serving.hall.store.tidingsOf(bob.guest.person, 99)).map(({ kind }) => kind)).not.toContain(
    "weekly",
  );
  wait(2 * 60_000);
  await Promise.all([layWeeklies(house.serving.hall), layWeeklies(house.serving.hall)]);
  await house.restart();
  await layWeeklies(house.serving.hall);
  wait(0);
  await vi.waitFor(() => expect([told("Ann", "weekly").length, told("Bob", "weekly").length]).toEqual([1, 1]));
  const after = await asked<{ weeklies: { next: number; table: string }[] }>(bob, "/api/company");
  expect(after.weeklies).toMatchObject([{ next: Date.UTC(2026, 10, 26, 20), people: ["Ann", "Bob"], host: false }]);
  const laid = after.weeklies[0]!.table;
  expect(told("Bob", "weekly")).toEqual([
    [
      "The Three Magicians: your weekly table",
      "It begins on Thu 19 Nov, 20:00. Your seat is kept at a new table. With Ann.",
      `${HOME}/t/${laid}`,
    ],
  ]);
  expect((await house.serving.hall.store.table(laid))!.seats.flatMap(({ name }) => name ?? [])).toEqual(["Ann", "Bob"]);
  // Who wants no more of it, by the link in the notice, is not asked the week after; who has laid it ends it.
  const id = (await house.serving.hall.store.weekliesOf(ann.guest.person))[0]!.id;
  await asked(eve, `/api/company/weekly/${id}/leave`, {});
  const { stop } = hooks.hooked.findLast(({ path }) => path === "/Bob")!.body;
  const token = new URL(String(stop)).searchParams.get("stop")!;
  const ended = await fetch(`http://127.0.0.1:${house.serving.port}/api/notices/stop/${token}`, { method: "POST" });
  expect(await ended.json()).toMatchObject({ table: true, stopped: true });
  wait(7 * 24 * HOUR);
  await layWeeklies(house.serving.hall);
  await vi.waitFor(() => expect(told("Ann", "weekly")).toHaveLength(2));
  expect(await asked(bob, "/api/company")).toMatchObject({ weeklies: [] });
  expect(await asked(ann, `/api/company/weekly/${id}/leave`, {})).toMatchObject({ weeklies: [] });
  wait(7 * 24 * HOUR);
  await layWeeklies(house.serving.hall);
  expect([told("Bob", "weekly").length, told("Ann", "weekly").length]).toEqual([1, 2]);
});

test("no name makes a second header of a mail, nor turns its text around", async () => {
  const [ann, bob] = [await named("Fay"), await named("Gus")];
  const evil = "Ann\r\nBcc: eve@x.example\u202Egro";
  await ann.ask("rename", { name: evil });
  granted(await asked<ChannelInfo>(bob, "/api/notices/channels", { kind: "mail", mail: "bob@home.example" }));
  const store = house.serving.hall.store;
  const mail = (await store.channels(bob.guest.person)).find(({ kind }) => kind === "mail")!;
  await store.saveChannel({ ...mail, state: "on" });
  const { table } = granted(await ann.ask("create", { game: "towers" }));
  const { link } = await asked<{ link: string }>(ann, "/api/company/link", { on: true });
  granted(await asked<object>(bob, "/api/company/befriend", { token: link.split("with=")[1]! }));
  const { friends } = await asked<{ friends: { friend: string }[] }>(ann, "/api/company");
  await asked(ann, "/api/company/invite", { table, friend: friends[0]!.friend });
  wait(1100);
  const isInvitation = (): boolean => post.mails.some(({ headers }) => headers.subject!.includes("invites you"));
  await vi.waitFor(() => expect(isInvitation()).toBe(true));
  for (const { to, headers, text } of post.mails) {
    expect(to).toBe("bob@home.example");
    expect(headers.bcc).toBeUndefined();
    expect(headers.subject! + text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  }
});
