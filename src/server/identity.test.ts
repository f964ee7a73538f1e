import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { stayedAfterLogout, takenIdentity } from "../testing/attacks/identity.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith } from "../testing/testServer.ts";
import { deviceName } from "./devices.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

test.each([takenIdentity, stayedAfterLogout])("$name", async (attack) => {
  expect(await attack.run({ port: () => trial.serving.port })).toEqual([]);
});

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const linkOf = async (one: Visitor): Promise<string> =>
  (await json<{ link: string }>(one.post("/api/me/link", {}))).link;

describe("moving to another device", () => {
  test("the link leads to the page that asks; it says whose code it is; then the device is the same guest", async () => {
    const [ann, phone] = [await trial.visitor(), await trial.visitor()];
    granted(await ann.ask("rename", { name: "Ann" }));
    const link = await linkOf(ann);
    const opened = await fetch(`http://127.0.0.1:${trial.serving.port}${link}`, { redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, `/device?code=${link.slice(6)}`]);
    const typed = link.slice(6).toLowerCase();
    const code = `${typed.slice(0, 5)}-${typed.slice(5)}`;
    expect(await json(phone.post("/api/me/look", { code }))).toEqual({ name: "Ann" });
    const moved = await phone.post("/api/me/become", { code });
    expect(await moved.json()).toEqual({ person: ann.guest.person, name: "Ann" });
    expect(await json(phone.post("/api/me/look", { code }))).toMatchObject({ refused: "expired" });
    expect((await phone.post("/api/me/look", { code: "abc" })).status).toBe(404);
  });

  test("all devices are listed, and each can be logged out from another", async () => {
    const [ann, phone] = [await trial.visitor(), await trial.visitor()];
    const moved = await phone.post("/api/me/become", { code: (await linkOf(ann)).slice(6) });
    const cookie = moved.headers.get("set-cookie")!.split(";")[0]!;
    type Devices = { devices: { device: string; here: boolean; seen: number }[] };
    const { devices } = await json<Devices>(ann.get("/api/me/devices"));
    expect(devices.map(({ here }) => here).toSorted()).toEqual([false, true]);
    expect(JSON.stringify(devices)).not.toContain(cookie.slice(3));
    const other = devices.find(({ here }) => !here)!;
    expect(await json(ann.post("/api/me/logout", { device: other.device }))).toEqual({ here: false });
    expect((await json<Devices>(ann.get("/api/me/devices"))).devices.length).toBe(1);
    const gone = await fetch(`http://127.0.0.1:${trial.serving.port}/api/me/devices`, { headers: { cookie } });
    expect(gone.status).toBe(401);
    expect((await ann.post("/api/me/logout", { device: "nothing" })).status).toBe(404);
    const out = await ann.post("/api/me/logout", {});
    expect(await out.json()).toEqual({ here: true });
    expect(out.headers.get("set-cookie")).toMatch(/^zt=;.*Expires=Thu, 01 Jan 1970/);
  });
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1 Version/20.0 Safari/604.1",
    "Safari, iPhone",
  ],
  ["curl/8", ""],
  [undefined, ""],
])("the device of %j is called %j", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

describe("everything about a guest", () => {
  const QUICK = { game: "magicians", options: { roundLimit: 4 }, bots: ["mage"] };

  test("can be taken along: name, devices, tables with one's own decisions, what one has said; nothing of others", async () => {
    const [ann, bob] = [await trial.visitor(), await trial.visitor()];
    granted(await bob.ask("rename", { name: "Balthazar" }));
    const table = await playWith([ann, bob], QUICK);
    granted(await ann.ask("say", { table, text: "mine" }));
    granted(await bob.ask("say", { table, text: "not mine" }));
    await playOn([ann, bob], table);
    const answer = await ann.get("/api/me/export");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const text = await answer.text();
    const all = JSON.parse(text) as { tables: { table: string; seat: number; decisions: object[] }[] };
    expect(all).toMatchObject({ person: ann.guest.person, devices: [{}], said: [{ text: "mine", table }] });
    expect(all.tables).toMatchObject([{ table, seat: 0, stage: "over", isHost: true }]);
    expect(all.tables[0]!.decisions.length).toBeGreaterThan(0);
    for (const foreign of ["not mine", "Balthazar", bob.guest.person]) expect(text).not.toContain(foreign);
    expect((await fetch(`http://127.0.0.1:${trial.serving.port}/api/me/export`)).status).toBe(401);
  });

  test("can be forgotten: the games stay, without the name; a bot goes on where one sat", async () => {
    const [ann, bob] = [await trial.visitor(), await trial.visitor()];
    granted(await ann.ask("rename", { name: "Rumpelstilzchen" }));
    const over = await playWith([ann, bob], QUICK);
    granted(await ann.ask("say", { table: over, text: "my secret" }));
    await playOn([ann, bob], over);
    const left = await playWith([ann, bob], QUICK);
    granted(await ann.ask("leave", { table: left }));
    const running = await playWith([ann, bob], { game: "towers", options: { players: 2, start: 1 } });
    const { table: waiting } = granted(await bob.ask("create", { game: "towers" }));
    granted(await ann.ask("sit", { table: waiting }));
    expect((await ann.post("/api/me/delete", { name: "somebody else" })).status).toBe(400);
    const done = await ann.post("/api/me/delete", { name: "Rumpelstilzchen" });
    expect([done.status, done.headers.get("set-cookie")]).toEqual([200, expect.stringContaining("zt=;")]);
    for (const table of [over, left, running, waiting]) {
      const shown = await (await bob.get(`/api/tables/${table}`)).text();
      expect(shown).not.toContain("Rumpelstilzchen");
      expect(shown).not.toContain(ann.guest.person);
    }
    const record = await json<{ names: string[]; moves: string[] }>(bob.get(`/api/tables/${over}/record`));
    expect(record.names).not.toContain("Rumpelstilzchen");
    expect((await bob.post("/api/verify", record)).status).toBe(200);
    expect(await json(bob.get(`/api/tables/${running}`))).toMatchObject({ info: { seats: [{ by: "bot" }, {}] } });
    await vi.waitFor(() => expect(bob.info!.seats[0]).not.toHaveProperty("name"));
    bob.lines.length = 0;
    granted(await bob.ask("watch", { table: over }));
    expect(bob.lines).toEqual([]);
    expect(await trial.serving.hall.store.tablesOf(ann.guest.person, 9)).toEqual([]);
  });
});
