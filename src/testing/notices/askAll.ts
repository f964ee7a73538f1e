/** Everything that can be asked about notices, once, and what of it must be refused. */
import { readNetworks } from "../../server/notices/networks.ts";
import type { Serving } from "../../server/server.ts";
import type { Visitor } from "../testServer.ts";
import { playWith } from "../testServer.ts";

/** A mail server that is not there, and webhooks on this machine. */
export const NOTICES_AT_HOME = {
  publicUrl: "https://table.example",
  smtp: "smtp://127.0.0.1:9",
  networks: readNetworks(["127.0.0.0/8"]),
};

type Ask = (method: string, path: string, who?: Visitor, body?: object) => Promise<unknown>;

/** A private address, somebody else's channel, somebody else's table; one's own link, no link, no friend. */
export const NOTICES_REFUSED = ["address", "unknown-channel", "not-host", "own-link", "expired", "unknown-friend"];

export async function askAboutNotices(
  { port, hall }: Serving,
  [ann, bob]: readonly [Visitor, Visitor],
  ask: Ask,
): Promise<readonly unknown[]> {
  const post = (path: string, who: Visitor, body: object): Promise<unknown> => ask("POST", path, who, body);
  const refused = (answer: unknown): unknown => (answer as { refused?: string }).refused;
  const add = (body: object): Promise<unknown> => post("/api/notices/channels", ann, body);
  const hook = (await add({ kind: "json", url: `http://127.0.0.1:${port}/nowhere` })) as { channel: string };
  const mail = (await add({ kind: "mail", mail: "ann@home.example" })) as { channel: string };
  const inside = refused(await add({ kind: "slack", url: "https://10.0.0.1/x" }));
  const path = `/api/notices/channels/${hook.channel}`;
  await post(path, ann, { kinds: ["turn"], digest: true });
  const foreign = refused(await post(path, bob, { on: false }));
  await post(`${path}/test`, ann, {});
  await post("/api/notices/manner", ann, { language: "de", zone: "UTC", quiet: [0, 60], digestAt: 0, away: true });
  const { feed } = (await post("/api/notices/feed", ann, { on: true })) as { feed: string };
  await ask("GET", feed);
  await ask("GET", "/api/notices", ann);
  const { signer } = await hall.reach!.keys();
  const token = signer.sign("confirm", mail.channel, String(Date.now() + 60_000));
  await ask("POST", "/api/notices/confirm", undefined, { token });
  const stop = `/api/notices/stop/${signer.sign("stop", mail.channel, "")}`;
  await ask("GET", stop);
  await ask("POST", stop);
  const table = await playWith([ann, bob], { game: "towers", options: { players: 2 } });
  await post("/api/notices/tables", ann, { table, ear: "mute" });
  await ask("GET", `/api/notices/tables/${table}`, ann);
  const next = (await post("/api/create", ann, { game: "towers" })) as { table: string };
  await post("/api/notices/invite", ann, { table: next.table, from: table, seat: 1 });
  const stranger = refused(await post("/api/notices/invite", bob, { table: next.table, from: table, seat: 0 }));
  await post(`${path}/remove`, ann, {});
  return [inside, foreign, stranger, ...(await askAboutCompany([ann, bob], ask, next.table))];
}

/** Ann's table waits. */
async function askAboutCompany(
  [ann, bob]: readonly [Visitor, Visitor],
  ask: Ask,
  table: string,
): Promise<readonly unknown[]> {
  const post = (path: string, who: Visitor, body: object): Promise<unknown> =>
    ask("POST", `/api/company/${path}`, who, body);
  const refused = (answer: unknown): unknown => (answer as { refused?: string }).refused;
  const { link } = (await post("link", ann, { on: true })) as { link: string };
  const token = link.split("with=")[1]!;
  await ask("GET", `/api/company/with/${token}`, bob);
  const own = refused(await post("befriend", ann, { token }));
  await post("befriend", bob, { token });
  const { friends } = (await ask("GET", "/api/company", ann)) as { friends: { friend: string }[] };
  const { friend } = friends[0]!;
  await post("invite", ann, { table, friend });
  const wish = { table, weekday: 7, minutes: 0, zone: "UTC" };
  const { weeklies } = (await post("weekly", ann, wish)) as { weeklies: { weekly: string }[] };
  await post(`weekly/${weeklies[0]!.weekly}/leave`, ann, {});
  await post("link", ann, { on: false });
  const ended = refused(await post("befriend", bob, { token }));
  await post("part", ann, { friend });
  return [own, ended, refused(await post("part", ann, { friend }))];
}
