/** Coming back by passkeys and recovery codes, merging two guests, and whoever tries to be somebody else. */
import { afterEach, expect, test, vi } from "vitest";
import { makePasskey } from "../../testing/authenticator.ts";
import type { Lies, SoftPasskey } from "../../testing/authenticator.ts";
import type { TestServer } from "../../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith } from "../../testing/testServer.ts";
import { localBus } from "../bus.ts";
import { LIMITS } from "../limits.ts";
import type { Settings } from "../server.ts";
import type { Entered, KnownWays } from "./shapes.ts";

const PATIENT = { timeout: 10_000 };
/** A game that is over soon. */
const SHORT = { game: "magicians", options: { roundLimit: 4 } };
let trial: TestServer;
afterEach(() => trial.close());
const open = async (settings?: Settings): Promise<void> => void (trial = await openTestServer(settings));

interface Answer extends Partial<Entered & KnownWays> {
  readonly status: number;
  readonly refused?: string;
  readonly options?: object;
  readonly codes?: never;
}

/** A browser with its one cookie, on the server's own page. */
function newBrowser(port = trial.serving.port, cookie = "") {
  const base = `http://localhost:${port}`;
  const browser = {
    base,
    cookie,
    async ask(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
      const answer = await fetch(base + path, {
        method: body ? "POST" : "GET",
        headers: {
          cookie: browser.cookie,
          origin: base,
          ...(body && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const set = answer.headers.getSetCookie()[0]?.split(";")[0];
      if (set !== undefined) browser.cookie = set;
      return { status: answer.status, ...((await answer.json()) as object) };
    },
    me: async () => (await browser.ask("/api/me")).person!,
    async bind(lies?: Lies): Promise<{ passkey: SoftPasskey; response: object; answer: Answer }> {
      const { options } = await browser.ask("/api/me/passkeys/options", {});
      const { passkey, response } = makePasskey(options, base, lies);
      return { passkey, response, answer: await browser.ask("/api/me/passkeys", { response }) };
    },
    async enter(passkey: SoftPasskey, lies?: Lies): Promise<Answer> {
      const { options } = await browser.ask("/api/enter/options", {});
      return browser.ask("/api/enter", { response: passkey.show(options, lies) });
    },
  };
  return browser;
}

test("a guest who has bound a passkey comes back in an empty browser, and on a second device", async () => {
  await open();
  const first = newBrowser();
  const ann = await first.me();
  const { passkey, answer } = await first.bind();
  expect(answer.passkeys).toMatchObject([{ id: passkey.id, host: "localhost", used: 0 }]);
  const empty = newBrowser();
  expect(await empty.enter(passkey)).toMatchObject({ status: 200, person: ann });
  expect(await empty.me()).toBe(ann);
  // The second device binds one of its own; both are listed, named and revoked from either.
  const { passkey: other } = await empty.bind({ counter: 5 });
  expect(await newBrowser().enter(other)).toMatchObject({ person: ann });
  const named = await first.ask("/api/me/passkeys/name", { id: other.id, name: "My  key" });
  expect(named.passkeys!.map(({ name }) => name)).toContain("My key");
  expect(await first.ask("/api/me/passkeys/name", { id: other.id, name: "\u200B" })).toMatchObject({ refused: "name" });
  await first.ask("/api/me/passkeys/revoke", { id: other.id });
  expect(await newBrowser().enter(other)).toMatchObject({ status: 404, refused: "unknown-passkey" });
  // The last way back goes only if somebody means it.
  const last = await first.ask("/api/me/passkeys/revoke", { id: passkey.id });
  expect(last).toMatchObject({ status: 409, refused: "last-way" });
  expect((await first.ask("/api/me/passkeys/revoke", { id: passkey.id, sure: true })).passkeys).toEqual([]);
});

test("nobody else's passkey, challenge or page is good for anything", async () => {
  let now = Date.UTC(2026, 10, 18);
  await open({ now: () => now });
  const [ann, bob, eve] = [newBrowser(), newBrowser(), newBrowser()];
  await Promise.all([ann.me(), bob.me(), eve.me()]);
  const { passkey, response } = await ann.bind({ counter: 7 });
  const wrong = { status: 400, refused: "passkey" };
  // The same answer again; another's credential; a challenge that was put to somebody else.
  expect(await ann.ask("/api/me/passkeys", { response })).toMatchObject(wrong);
  expect((await eve.bind({ id: passkey.id })).answer).toMatchObject(wrong);
  const { options } = await ann.ask("/api/me/passkeys/options", {});
  const forAnn = makePasskey(options, eve.base).response;
  expect(await eve.ask("/api/me/passkeys", { response: forAnn })).toMatchObject(wrong);
  expect(await ann.ask("/api/me/passkeys", { response: forAnn })).toMatchObject(wrong);
  // Made for another site, or by another site's page.
  for (const lies of [{ origin: "https://evil.example" }, { host: "evil.example" }, { challenge: "AAAA" }]) {
    expect((await eve.bind(lies)).answer).toMatchObject(wrong);
    expect(await eve.enter(passkey, lies)).toMatchObject(wrong);
  }
  // A signature of another key, an answer that is replayed, a challenge for binding, a copy that was left behind.
  const { passkey: own } = await eve.bind();
  expect(await eve.enter(own, { id: passkey.id })).toMatchObject(wrong);
  const asked = (await eve.ask("/api/enter/options", {})).options;
  const shown = { response: passkey.show(asked) };
  const binding = (await eve.ask("/api/me/passkeys/options", {})).options as { challenge: string };
  expect(await eve.enter(passkey, { challenge: binding.challenge })).toMatchObject(wrong);
  expect(await newBrowser().enter(passkey, { counter: 7 })).toMatchObject(wrong);
  expect(await newBrowser().ask("/api/enter", shown)).toMatchObject({ status: 200 });
  expect(await newBrowser().ask("/api/enter", shown)).toMatchObject(wrong);
  // Too late.
  const late = (await eve.ask("/api/enter/options", {})).options;
  now += 301_000;
  expect(await newBrowser().ask("/api/enter", { response: passkey.show(late) })).toMatchObject(wrong);
  // Not one's own to name or to revoke; nothing from foreign pages; nothing that is no credential.
  expect(await eve.ask("/api/me/passkeys/revoke", { id: passkey.id, sure: true })).toMatchObject({ status: 404 });
  expect(await eve.ask("/api/me/passkeys/name", { id: passkey.id, name: "x" })).toMatchObject({ status: 404 });
  const foreign = { origin: "https://evil.example" };
  for (const path of ["/api/me/passkeys/options", "/api/me/recovery", "/api/enter/settle", "/api/me/page"])
    expect(await ann.ask(path, {}, foreign)).toMatchObject({ status: 403, refused: "origin" });
  const junk = { id: "x", rawId: "x", type: "public-key", response: { clientDataJSON: "AAAA" } };
  expect(await eve.ask("/api/enter", { response: junk })).toMatchObject(wrong);
  expect(await eve.ask("/api/enter", { response: { id: 7 } })).toMatchObject({ refused: "malformed" });
  expect((await ann.ask("/api/me/known")).passkeys).toHaveLength(1);
});

test("where a page is not safe there are no passkeys, and that is said", async () => {
  await open();
  const plain = newBrowser();
  const host = `192.168.1.7:${trial.serving.port}`;
  for (const origin of [`http://${host}`, `https://${host}`, "http://house.local"]) {
    const headers = { origin, host: new URL(origin).host };
    const { refused } = await viaHost(plain.cookie, headers);
    expect(refused, origin).toBe("no-passkeys");
  }
});

/** `fetch` says itself which host it asks. */
async function viaHost(cookie: string, headers: Record<string, string>): Promise<{ refused?: string }> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        port: trial.serving.port,
        host: "127.0.0.1",
        path: "/api/enter/options",
        method: "POST",
        headers: { ...headers, cookie },
      },
      (answer) => {
        let text = "";
        answer.on("data", (some) => (text += String(some)));
        answer.on("end", () => resolve(JSON.parse(text) as { refused?: string }));
      },
    );
    asking.on("error", reject).end();
  });
}

test("recovery codes bring one back once each, and guessing them is soon over", async () => {
  await open({ limits: LIMITS });
  const ann = newBrowser();
  const id = await ann.me();
  const { codes } = (await ann.ask("/api/me/recovery", {})) as unknown as { codes: string[] };
  expect(new Set(codes).size).toBe(8);
  const typed = ` ${codes[0]!.toLowerCase().replaceAll("-", " ")} `;
  expect(await newBrowser().ask("/api/enter/code", { code: typed })).toMatchObject({ person: id });
  expect(await newBrowser().ask("/api/enter/code", { code: codes[0]! })).toMatchObject({ refused: "expired" });
  expect(await ann.ask("/api/me/known")).toMatchObject({ codes: 7 });
  // A code for recovery is none for another device, and the other way round.
  expect(await newBrowser().ask("/api/me/become", { code: codes[1]! })).toMatchObject({ refused: "expired" });
  await ann.ask("/api/me/recovery", {});
  expect(await newBrowser().ask("/api/enter/code", { code: codes[2]! })).toMatchObject({ refused: "expired" });
  const eve = newBrowser();
  const tried = [];
  for (let k = 0; k < 30; k++) tried.push((await eve.ask("/api/enter/code", { code: `AAAA-${k}` })).refused);
  expect(tried.at(-1)).toBe("too-fast");
});

test("two guests meet in a browser: asked first, then everything of both is one person's, also at a running table", async () => {
  await open();
  const [here, rival] = [await trial.visitor(), await trial.visitor()];
  const browser = newBrowser(undefined, here.guest.cookie);
  const home = newBrowser();
  const ann = await home.me();
  const { passkey } = await home.bind();
  const table = await playWith([here, rival], SHORT, "one-move");
  await playOn([here, rival], table, 5);
  granted(await here.ask("say", { table, text: "hello" }));
  const asked = await browser.enter(passkey);
  expect(asked.ask).toMatchObject({ here: { running: 1, finished: 0 }, there: { running: 0 }, both: 0 });
  // Nothing has changed yet, and the ticket is good for this browser only.
  expect(await browser.me()).toBe(here.guest.person);
  const { ticket } = asked.ask!;
  expect(
    await newBrowser(undefined, rival.guest.cookie).ask("/api/enter/settle", { ticket, bring: true }),
  ).toMatchObject({
    refused: "expired",
  });
  const again = (await browser.enter(passkey)).ask!.ticket;
  expect(await browser.ask("/api/enter/settle", { ticket: again, bring: true })).toMatchObject({ person: ann });
  expect(await browser.ask("/api/enter/settle", { ticket: again, bring: true })).toMatchObject({ refused: "expired" });
  expect(await browser.me()).toBe(ann);
  // The old connection comes again by itself, as the same person at the same seat, and the game goes on to its end.
  await vi.waitFor(async () => expect(granted(await here.ask("watch", { table })).info.you).toBe(0), PATIENT);
  await playOn([here, rival], table);
  const everything = (await (await here.get("/api/me/export")).json()) as {
    tables: { table: string; decisions: object[] }[];
    said: object[];
    former: string[];
  };
  expect(everything.former).toEqual([here.guest.person]);
  expect(everything.said).toHaveLength(1);
  expect(everything.tables.find((each) => each.table === table)!.decisions.length).toBeGreaterThan(5);
});

test("who does not want to merge leaves the guest here behind, and both at one table is settled there first", async () => {
  await open();
  const [here, there] = [await trial.visitor(), await trial.visitor()];
  const home = newBrowser(undefined, there.guest.cookie);
  const { passkey } = await home.bind();
  const table = await playWith([here, there], { game: "towers", options: { players: 2, start: 0 } });
  const browser = newBrowser(undefined, here.guest.cookie);
  const { ask } = await browser.enter(passkey);
  expect(ask!.both).toBe(1);
  const refused = await browser.ask("/api/enter/settle", { ticket: ask!.ticket, bring: true });
  expect(refused).toMatchObject({ status: 409, refused: "both-sit" });
  expect(await browser.me()).toBe(here.guest.person);
  await playOn([here, there], table, 3);
  const { ticket } = (await browser.enter(passkey)).ask!;
  expect(await browser.ask("/api/enter/settle", { ticket, bring: false })).toMatchObject({
    person: there.guest.person,
  });
  expect(await browser.me()).toBe(there.guest.person);
});

test("a merge at one node is known at the others, while a game runs there", async () => {
  const bus = localBus();
  await open({ bus });
  const far = await openTestServer({ bus, store: trial.serving.hall.store });
  try {
    const [here, rival] = [await far.visitor(), await far.visitor()];
    const home = newBrowser();
    const ann = await home.me();
    const { passkey } = await home.bind();
    const table = await playWith([here, rival], SHORT, "one-move");
    await playOn([here, rival], table, 4);
    const browser = newBrowser(trial.serving.port, here.guest.cookie);
    const { ticket } = (await browser.enter(passkey)).ask!;
    expect(await browser.ask("/api/enter/settle", { ticket, bring: true })).toMatchObject({ person: ann });
    await vi.waitFor(async () => expect(granted(await here.ask("watch", { table })).info.you).toBe(0), PATIENT);
    await playOn([here, rival], table);
    await vi.waitFor(async () => expect((await far.serving.hall.store.pastStamp(ann, 0)).counted).toBe(1), PATIENT);
    expect(rival.info!.seats[0]!.name).toBe((await home.ask("/api/me")).name);
  } finally {
    await far.close();
    await bus.close();
  }
});
