/** From a decision to the other side's ear: on the right channel, once, and not to those who look. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ChannelInfo, Notices } from "../../core/notices.ts";
import { isSigned, openHookReceiver } from "../../testing/notices/hookReceiver.ts";
import type { HookReceiver } from "../../testing/notices/hookReceiver.ts";
import { openMailServer } from "../../testing/notices/mailServer.ts";
import type { MailServer } from "../../testing/notices/mailServer.ts";
import { openPushService } from "../../testing/notices/pushService.ts";
import type { PushService } from "../../testing/notices/pushService.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { granted, openTestServer, playOn } from "../../testing/testServer.ts";
import { readNetworks } from "./networks.ts";

const HOUR = 3_600_000;
const SLOW = { game: "towers", options: { players: 2, start: 0 }, clock: { kind: "slow", seconds: 172_800 } } as const;

let push: PushService;
let post: MailServer;
let hooks: HookReceiver;
let house: TestServer;
/** The house's clock is so much ahead. */
let ahead = 0;

beforeAll(async () => {
  [push, post, hooks] = await Promise.all([openPushService(), openMailServer(), openHookReceiver()]);
});
afterAll(() => Promise.all([push.close(), post.close(), hooks.close()]));
beforeEach(async () => {
  ahead = 0;
  for (const list of [push.pushed, post.mails, hooks.hooked]) list.length = 0;
  house = await openTestServer({
    now: () => Date.now() + ahead,
    notices: {
      publicUrl: "https://table.example",
      smtp: post.url,
      mailFrom: "Zaubertisch <table@table.example>",
      networks: readNetworks(["127.0.0.0/8"]),
      settleMs: 0,
    },
  });
});
afterEach(() => house.close());

/** The clock goes on, and the courier looks. */
function wait(ms: number): void {
  ahead += ms;
  house.serving.hall.reach!.poke();
}

async function asked<T>(who: Visitor, path: string, body?: object): Promise<T> {
  const answer = await (body ? who.post(path, body) : who.get(path));
  return (await answer.json()) as T;
}
const added = (who: Visitor, body: object): Promise<ChannelInfo> =>
  asked<ChannelInfo>(who, "/api/notices/channels", body).then(granted);
const noticesOf = (who: Visitor): Promise<Notices> => asked<Notices>(who, "/api/notices");

/** Two people at a slow table: it is Ann's turn, and nobody looks. */
async function slowTable(): Promise<{ ann: Visitor; bob: Visitor; table: string }> {
  const [ann, bob] = [await house.visitor(), await house.visitor()];
  granted(await ann.ask("rename", { name: "Ann" }));
  granted(await bob.ask("rename", { name: "Bob <b>" }));
  const { table } = granted(await ann.ask("create", { ...SLOW }));
  granted(await bob.ask("sit", { table }));
  granted(await ann.ask("start", { table }));
  return { ann, bob, table };
}

/** Ann decides until it is Bob's turn. */
async function passTurn(from: Visitor, table: string): Promise<number> {
  from.frames.length = 0;
  granted(await from.ask("watch", { table }));
  await vi.waitFor(() => expect(from.frames.at(-1)?.legal).toBeDefined());
  while (from.frames.at(-1)!.legal) {
    const { n } = from.frames.at(-1)!;
    await playOn([from], table, 1);
    await vi.waitFor(() => expect(from.frames.at(-1)!.n).toBeGreaterThan(n));
  }
  granted(await from.ask("unwatch", { table }));
  return from.frames.at(-1)!.n;
}

test("a turn is told once on each channel, with the game, the other's name and the way to the table", async () => {
  const { ann, bob, table } = await slowTable();
  await added(bob, { kind: "push", ...push.subscribe() });
  const { secret } = await added(bob, { kind: "json", url: `${hooks.base}/hook` });
  const n = await passTurn(ann, table);
  wait(1100);
  await vi.waitFor(() => expect([push.pushed.length, hooks.hooked.length]).toEqual([1, 1]));
  const [{ payload }] = push.pushed as [(typeof push.pushed)[number]];
  expect(payload).toMatchObject({
    title: "Wandering Towers: your turn",
    url: `https://table.example/t/${table}`,
    badge: 1,
  });
  expect(payload.body).toContain("Ann has played. With Ann.");
  expect(push.faults).toEqual([]);
  const { pushKey } = await noticesOf(bob);
  expect(push.pushed[0]!.from).toBe(pushKey);
  const [hook] = hooks.hooked as [(typeof hooks.hooked)[number]];
  expect(isSigned(hook, secret!, Date.now() + ahead)).toBe(true);
  expect(isSigned(hook, `${secret!}x`, Date.now() + ahead)).toBe(false);
  expect(isSigned({ ...hook, text: `${hook.text} ` }, secret!, Date.now() + ahead)).toBe(false);
  // Neither a restart nor anything else tells it again.
  await house.restart();
  wait(1100);
  const told = await house.serving.hall.store.tidingsOf(bob.guest.person, 9);
  expect(told.filter(({ state }) => state === "sent").map((each) => each.n)).toEqual([n, n]);
  expect([push.pushed.length, hooks.hooked.length]).toEqual([1, 1]);
  // Half of the time, and a tenth, are left: then never again.
  wait(24 * HOUR);
  await vi.waitFor(() => expect(hooks.hooked.at(-1)!.body.kind).toBe("half"));
  wait(19.5 * HOUR);
  await vi.waitFor(() => expect(hooks.hooked.at(-1)!.body.kind).toBe("tenth"));
  expect(hooks.hooked).toHaveLength(3);
});

test("who looks is not told, who has the page in the background is, who has muted the table is not", async () => {
  const { ann, bob, table } = await slowTable();
  await added(bob, { kind: "json", url: `${hooks.base}/looking` });
  granted(await bob.ask("watch", { table }));
  await passTurn(ann, table);
  wait(1100);
  await vi.waitFor(async () => {
    const left = await house.serving.hall.store.tidingsOf(bob.guest.person, 9);
    expect(left.map(({ kind }) => kind).toSorted()).toEqual(["half", "tenth"]);
  });
  expect(hooks.hooked).toEqual([]);
  granted(await bob.ask("look", { seen: false }));
  wait(24 * HOUR);
  await vi.waitFor(() => expect(hooks.hooked).toHaveLength(1));
  expect(await asked(bob, "/api/notices/tables", { table, ear: "mute" })).toEqual({ ear: "mute" });
  wait(19.5 * HOUR);
  await vi.waitFor(async () =>
    expect((await house.serving.hall.store.tidingsOf(bob.guest.person, 9)).map(({ state }) => state)).toEqual(["sent"]),
  );
  expect(hooks.hooked).toHaveLength(1);
});

test("a dead subscription is removed, the reserve takes over and says so; what fails is tried again and given up", async () => {
  const { ann, bob, table } = await slowTable();
  const phone = push.subscribe();
  const { channel } = await added(bob, { kind: "push", ...phone, label: "My phone" });
  const reserve = await added(bob, { kind: "json", url: `${hooks.base}/reserve` });
  await asked(bob, `/api/notices/channels/${reserve.channel}`, { reserve: true, kinds: ["turn"] });
  await asked(bob, `/api/notices/channels/${channel}`, { kinds: ["turn"] });
  push.answer(phone.endpoint, 410);
  hooks.answer("/reserve", { status: 503 });
  await passTurn(ann, table);
  const stateOf = async (): Promise<string | undefined> =>
    (await house.serving.hall.store.tidingsOf(bob.guest.person, 9)).find((each) => each.channel === reserve.channel)
      ?.state;
  for (let tries = 1; tries <= 7; tries++) {
    wait(tries === 1 ? 1100 : 6.7 * HOUR);
    await vi.waitFor(() => expect(hooks.hooked).toHaveLength(tries));
    await house.serving.hall.reach!.idle();
    expect(await stateOf()).toBe(tries < 7 ? "waiting" : "given-up");
  }
  expect(new Set(hooks.hooked.map(({ key }) => key)).size).toBe(1);
  expect(hooks.hooked[0]!.body.body).toContain("because My phone could not be reached any more");
  const { channels } = await noticesOf(bob);
  expect(channels).toMatchObject([
    { kind: "push", state: "dead", label: "My phone", address: "", error: { say: "The other side answered 410." } },
    { kind: "json", state: "on", givenUp: 1, error: { say: "The other side answered 503." } },
  ]);
});

test("a mail address is asked first; mail can be ended with one tap, at once and without a login", async () => {
  const { ann, bob, table } = await slowTable();
  const mail = "bob@home.example";
  expect(await asked(bob, "/api/notices/channels", { kind: "mail", mail: "bob@x, eve@y.example" })).toMatchObject({
    refused: "address",
  });
  expect(await added(bob, { kind: "mail", mail })).toMatchObject({ state: "unconfirmed" });
  await vi.waitFor(() => expect(post.mails).toHaveLength(1));
  expect(post.mails[0]!.text).not.toContain("Bob");
  // Nothing else goes there yet.
  await passTurn(ann, table);
  wait(1100);
  const token = /confirm=(\S+)/.exec(post.mails[0]!.text)![1]!;
  const open = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${house.serving.port}${path}`, init);
  const confirm = (text: string) =>
    open("/api/notices/confirm", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: text }),
    });
  expect((await confirm(`${token.slice(0, -1)}~`)).status).toBe(404);
  expect((await confirm(decodeURIComponent(token))).status).toBe(200);
  await passTurn(bob, table);
  await asked(bob, "/api/notices/manner", {
    language: "de",
    zone: "Europe/Berlin",
    quiet: null,
    digestAt: 0,
    away: true,
  });
  await passTurn(ann, table);
  wait(1100);
  await vi.waitFor(() => expect(post.mails).toHaveLength(2));
  const [, turn] = post.mails;
  expect(turn!.headers.subject).toBe("Wandernde Türme: du bist dran");
  expect(turn!.headers["message-id"]).toMatch(/^<[\w-]+@table\.example>$/);
  expect(turn!.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(turn!.text).toContain(`https://table.example/t/${table}`);
  const [, stop] = /<https:\/\/table\.example(\S+)>/.exec(turn!.headers["list-unsubscribe"]!)!;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  // Looking changes nothing.
  expect(await (await open(stop!)).json()).toEqual({ channel: mail, table: false, stopped: false });
  const ended = await open(stop!, { method: "POST", headers: form, body: "List-Unsubscribe=One-Click" });
  expect(await ended.json()).toEqual({ channel: mail, table: false, stopped: true });
  expect((await noticesOf(bob)).channels).toMatchObject([{ state: "off" }]);
  expect((await open(`${stop!.slice(0, -2)}xx`, { method: "POST" })).status).toBe(404);
  expect(await (await open(`${stop!}?undo=1`, { method: "POST" })).json()).toMatchObject({ stopped: false });
});

test("quiet hours and the digest: what waits comes together, and what is answered meanwhile does not", async () => {
  const { ann, bob, table } = await slowTable();
  const digest = await added(bob, { kind: "json", url: `${hooks.base}/digest` });
  await asked(bob, `/api/notices/channels/${digest.channel}`, { digest: true });
  const minutes = (offset: number): number => {
    const at = new Date(Date.now() + ahead + offset);
    return at.getUTCHours() * 60 + at.getUTCMinutes();
  };
  const manner = { language: "en", zone: "UTC", away: true, digestAt: minutes(4 * HOUR) };
  const quiet = [minutes(-HOUR), minutes(2 * HOUR)];
  await asked(bob, "/api/notices/manner", { ...manner, quiet });
  const { table: second } = granted(await ann.ask("create", { ...SLOW }));
  granted(await bob.ask("sit", { table: second }));
  granted(await ann.ask("start", { table: second }));
  await passTurn(ann, table);
  await passTurn(ann, second);
  wait(1100);
  const states = async (): Promise<(number | string)[]> =>
    (await house.serving.hall.store.tidingsOf(bob.guest.person, 9))
      .filter(({ kind }) => kind === "turn")
      .map(({ at }) => Math.round((at - Date.now() - ahead) / HOUR));
  await vi.waitFor(async () => expect(await states()).toEqual([2, 2]));
  wait(2.1 * HOUR);
  await vi.waitFor(async () => expect(await states()).toEqual([2, 2]));
  expect(hooks.hooked).toEqual([]);
  wait(2 * HOUR);
  await vi.waitFor(() => expect(hooks.hooked).toHaveLength(1));
  expect(hooks.hooked[0]!.body).toMatchObject({ kind: "digest", title: "Zaubertisch: 2 news", waiting: 2 });
});
