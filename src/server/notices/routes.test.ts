/** What a stranger, a guest and a vandal can do with channels, links, calendars and invitations. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ChannelInfo, Notices } from "../../core/notices.ts";
import { openMailServer } from "../../testing/notices/mailServer.ts";
import type { MailServer } from "../../testing/notices/mailServer.ts";
import { openPushService } from "../../testing/notices/pushService.ts";
import type { PushService } from "../../testing/notices/pushService.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { granted, openTestServer, playWith } from "../../testing/testServer.ts";
import { mergeGuests } from "../known/merging.ts";
import { LIMITS } from "../limits.ts";
import { readReach } from "./environment.ts";
import { webhookBody } from "./webhooks.ts";

let mail: MailServer;
let push: PushService;
let house: TestServer;
beforeAll(async () => {
  [mail, push] = await Promise.all([openMailServer(), openPushService()]);
  const env = {
    NOTICE_NETWORKS: "127.0.0.0/8",
    PUBLIC_URL: "https://table.example/",
    SMTP_URL: mail.url,
    MAIL_FROM: "t@table.example",
  };
  house = await openTestServer({ limits: LIMITS, notices: { ...granted(readReach(env)), settleMs: 0 } });
});
beforeEach(() => {
  for (const list of [mail.mails, push.pushed]) list.length = 0;
});
afterAll(async () => {
  await house.close();
  await Promise.all([mail.close(), push.close()]);
});

async function asked<T>(who: Visitor, path: string, body?: object): Promise<T> {
  return (await (body ? who.post(path, body) : who.get(path)).then((answer) => answer.json())) as T;
}
const noticesOf = (who: Visitor): Promise<Notices> => asked<Notices>(who, "/api/notices");
const url = (path: string): string => `http://127.0.0.1:${house.serving.port}${path}`;

test("a mailbox gets one question without a guest's words, not many, and its links lead home whatever the host says", async () => {
  const eve = await house.visitor();
  granted(await eve.ask("rename", { name: "Click evil.example" }));
  const body = JSON.stringify({ kind: "mail", mail: "victim@home.example" });
  const headers = { cookie: eve.guest.cookie, "content-type": "application/json", "x-forwarded-host": "evil.example" };
  await fetch(url("/api/notices/channels"), { method: "POST", headers, body });
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1));
  const { text, headers: sent } = mail.mails[0]!;
  expect(text + JSON.stringify(sent)).not.toContain("evil");
  expect(text).toContain("https://table.example/notices?confirm=");
  const { channels } = await noticesOf(eve);
  const again = `/api/notices/channels/${channels[0]!.channel}/test`;
  const answers: { refused?: string }[] = [];
  for (let i = 0; i < 5; i++) answers.push(await asked(eve, again, {}));
  expect(answers.map(({ refused }) => refused)).toEqual([undefined, undefined, "too-fast", "too-fast", "too-fast"]);
  // Another guest has no further three for the same mailbox.
  const mallory = await house.visitor();
  expect(await asked(mallory, "/api/notices/channels", { kind: "mail", mail: "Victim@HOME.example" })).toMatchObject({
    refused: "too-fast",
  });
  for (const bad of ["a@b", "a b@c.de", "a@c.de\r\nBcc: x@y.de", "<a@c.de>", "a@c.de,b@c.de", "a@-c.de"])
    expect(await asked(mallory, "/api/notices/channels", { kind: "mail", mail: bad }), bad).toMatchObject({
      refused: "address",
    });
});

test("nobody has more channels than there may be, however fast they ask", async () => {
  const eve = await house.visitor();
  const adding = Array.from({ length: 14 }, () =>
    asked<ChannelInfo>(eve, "/api/notices/channels", { kind: "push", ...push.subscribe() }),
  );
  const refused = (await Promise.all(adding)).filter((each) => "refused" in each);
  expect(refused.length).toBeGreaterThanOrEqual(4);
  expect((await noticesOf(eve)).channels.length).toBeLessThanOrEqual(10);
});

test("two guests who become one are told once at a place both had named, and keep what works", async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor()];
  const { hall } = house.serving;
  const place = { kind: "json", url: `http://127.0.0.1:${house.serving.port}/same` };
  const [first, second] = [
    granted(await asked<ChannelInfo>(ann, "/api/notices/channels", place)),
    granted(await asked<ChannelInfo>(bob, "/api/notices/channels", place)),
  ];
  await asked(ann, `/api/notices/channels/${first.channel}`, { on: false });
  granted(await asked<ChannelInfo>(bob, "/api/notices/channels", { ...place, url: `${place.url}/other` }));
  const person = async (who: Visitor) => (await hall.store.someone(who.guest.person))!;
  expect(await mergeGuests(hall, await person(bob), await person(ann))).toBeUndefined();
  const kept = (await noticesOf(ann)).channels;
  expect(kept).toHaveLength(2);
  expect(kept.map(({ channel }) => channel)).toContain(second.channel);
  expect(kept.map(({ state }) => state)).toEqual(["on", "on"]);
});

test("a browser has one guest, and a device that is logged out is not told any more", async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor()];
  const browser = push.subscribe();
  granted(await asked<ChannelInfo>(ann, "/api/notices/channels", { kind: "push", ...browser }));
  granted(await asked<ChannelInfo>(bob, "/api/notices/channels", { kind: "push", ...browser }));
  expect((await noticesOf(ann)).channels).toEqual([]);
  expect((await noticesOf(bob)).channels).toHaveLength(1);
  const { devices } = await asked<{ devices: { device: string }[] }>(bob, "/api/me/devices");
  await asked(bob, "/api/me/logout", { device: devices[0]!.device });
  expect(await house.serving.hall.store.channels(bob.guest.person)).toEqual([]);
  for (const keys of [{ p256dh: "AAAA" }, { auth: "AAAA" }, { endpoint: "https://192.168.0.1/x" }])
    expect(await asked(ann, "/api/notices/channels", { kind: "push", ...push.subscribe(), ...keys })).toMatchObject({
      refused: "address",
    });
});

test("the calendar's address cannot be guessed, ends when there is another, and holds what is due", async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor()];
  granted(await bob.ask("rename", { name: "Bob; DROP,\\ <b>" }));
  const terms = {
    game: "towers",
    options: { players: 2, start: 0 },
    clock: { kind: "slow", seconds: 86_400 },
  } as const;
  const table = await playWith([ann, bob], terms);
  const { feed } = await asked<Notices>(ann, "/api/notices/feed", { on: true });
  const text = await (await fetch(url(feed!))).text();
  expect(text).toContain("SUMMARY:Wandering Towers: your turn until now");
  expect(text).toContain("With Bob\\; DROP\\,\\\\ <b>.");
  expect(text).toContain(`/t/${table}`);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [moment] = /(?<=DTSTART:)\d+T\d+Z/.exec(text)!;
  const at = Date.parse(moment.replace(/(....)(..)(..)T(..)(..)(..)/, "$1-$2-$3T$4:$5:$6"));
  expect(Math.abs(at - Date.now() - 86_400_000)).toBeLessThan(60_000);
  const { feed: fresh } = await asked<Notices>(ann, "/api/notices/feed", { on: true });
  expect(fresh).not.toBe(feed);
  const forged = fresh!.replace(ann.guest.person, bob.guest.person);
  for (const address of [feed!, forged, "/api/notices/feed/x.ics"])
    expect((await fetch(url(address))).status).toBe(404);
  expect((await fetch(url(fresh!))).status).toBe(200);
  await asked(ann, "/api/notices/feed", { on: false });
  expect((await fetch(url(fresh!))).status).toBe(404);
});

test("only who has sat with somebody can invite them, once; others' channels are nobody else's", async () => {
  const [ann, bob, eve] = [await house.visitor(), await house.visitor(), await house.visitor()];
  granted(await asked<ChannelInfo>(bob, "/api/notices/channels", { kind: "push", ...push.subscribe() }));
  const before = await playWith([ann, bob], { game: "towers", options: { players: 2 } });
  const { table } = granted(await ann.ask("create", { game: "towers" }));
  const wish = { table, from: before, seat: 1 };
  expect(await asked(eve, "/api/notices/invite", wish)).toMatchObject({ refused: "not-host" });
  const own = granted(await eve.ask("create", { game: "towers" }));
  expect(await asked(eve, "/api/notices/invite", { ...wish, table: own.table })).toMatchObject({ refused: "no-seat" });
  for (let i = 0; i < 3; i++) expect(await asked(ann, "/api/notices/invite", wish)).toEqual({});
  await vi.waitFor(() => expect(push.pushed).toHaveLength(1));
  expect(push.pushed[0]!.payload.title).toContain("invites you");
  const { channels } = await noticesOf(bob);
  const path = `/api/notices/channels/${channels[0]!.channel}`;
  for (const [where, body] of [
    ["", { on: false }],
    ["/remove", {}],
    ["/test", {}],
  ] as const)
    expect(await asked(eve, path + where, body)).toMatchObject({ refused: "unknown-channel" });
  // Everything of it can be taken along, and goes with its guest.
  const taken = await asked<{ channels: object[]; tidings: object[] }>(bob, "/api/me/export");
  expect([taken.channels.length, taken.tidings.length]).toEqual([1, 1]);
  const { name } = await asked<{ name: string }>(bob, "/api/me");
  await asked(bob, "/api/me/delete", { name });
  expect(await house.serving.hall.store.channels(bob.guest.person)).toEqual([]);
});

test("whoever follows a table hears that it ends, when onlookers may know it", async () => {
  const [ann, bob, eve] = [await house.visitor(), await house.visitor(), await house.visitor()];
  granted(await asked<ChannelInfo>(eve, "/api/notices/channels", { kind: "push", ...push.subscribe() }));
  const short = { game: "magicians", options: { roundLimit: 1 }, delay: 3000 };
  const table = await playWith([ann, bob], short, "apprentice");
  const { watch } = ann.info!;
  expect(await asked(eve, "/api/notices/tables", { table: watch, ear: "follow" })).toEqual({ ear: "follow" });
  for (const each of [ann, bob]) granted(await each.ask("standby", { table, bot: true }));
  await vi.waitFor(() => expect(ann.frames.at(-1)?.result).toBeDefined(), 30_000);
  const told = await house.serving.hall.store.tidingsOf(eve.guest.person, 9);
  expect(told).toMatchObject([{ kind: "report", state: "waiting" }]);
  expect(told[0]!.at - Date.now()).toBeGreaterThan(2_900_000);
  expect(push.pushed).toEqual([]);
  const closed = await playWith([ann, bob], { game: "towers", options: { players: 2 }, onlookers: false });
  expect(await asked(eve, "/api/notices/tables", { table: closed, ear: "follow" })).toMatchObject({
    refused: "no-onlookers",
  });
});

test("no name calls a channel or formats a text, and half a setting is refused", () => {
  const evil = "@everyone **x** [a](http://evil) <!channel> <@1>";
  const composed = {
    key: "k",
    kind: "turn",
    language: "en",
    title: evil,
    body: evil,
    url: "https://t.example/t/1",
    topic: "t",
    until: undefined,
    mute: undefined,
    stop: "s",
  } as const;
  const discord = webhookBody("discord", "https://d.example/", composed, 0).body;
  expect(discord.allowed_mentions).toEqual({ parse: [] });
  expect(discord.content).not.toMatch(/[^\\](\[a\]|\*\*x|@everyone)/);
  const slack = String(webhookBody("slack", "https://s.example/", composed, 0).body.text);
  expect(slack).not.toMatch(/<[!@]/);
  expect(webhookBody("ntfy", "https://n.example/sub/topic", composed, 0)).toMatchObject({
    url: "https://n.example/sub/",
    body: { topic: "topic", message: evil },
  });
  for (const env of [
    { SMTP_URL: "smtp://x" },
    { SMTP_URL: "smtp://x", PUBLIC_URL: "https://t.example" },
    { SMTP_URL: "http://x", PUBLIC_URL: "https://t.example", MAIL_FROM: "a@b.de" },
    { PUBLIC_URL: "nowhere" },
    { NOTICE_NETWORKS: "10.0.0.1" },
  ])
    expect(readReach(env), JSON.stringify(env)).toMatchObject({ refused: "malformed" });
  expect(readReach({})).toEqual({ publicUrl: undefined });
});
