/** A server and people for tests: real sockets, a store in a temporary folder, bots that decide at once. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Thinker } from "../bots/bot.ts";
import { quickDecision } from "../bots/quick.ts";
import type { Client, Guest } from "./client.ts";
import { connect, newGuest } from "./client.ts";
import type { LobbyEntry, TableInfo } from "../core/info.ts";
import type { Line } from "../core/chat.ts";
import type { Terms } from "../core/protocol.ts";
import { OVER } from "../core/game.ts";
import type { Frame } from "../core/table.ts";
import { latest } from "../core/table.ts";
import { gameNamed } from "../games/index.ts";
import { NO_LIMITS } from "../server/limits.ts";
import { roomOf } from "../server/rooms.ts";
import type { Serving, Settings } from "../server/server.ts";
import { serve } from "../server/server.ts";

/** What a quick bot says it has thought. */
export const QUICK_MS = 7;

/** Bots without threads, by a quick rule. */
export const quickThinker = (): Thinker => ({
  async think({ game: name, state, seed }) {
    return { decision: quickDecision(gameNamed(name)!, state, seed), ms: QUICK_MS, iterations: 0, value: 0.5 };
  },
  cancel: () => {},
  close: async () => {},
});

export interface TestServer {
  readonly folder: string;
  serving: Serving;
  /** Stops the server and opens another one on the same data. */
  restart(): Promise<void>;
  visitor(guest?: Guest): Promise<Visitor>;
  close(): Promise<void>;
}

/** Somebody with a connection, and everything they were told. */
export interface Visitor {
  readonly guest: Guest;
  readonly client: Client;
  readonly ask: Client["ask"];
  readonly frames: Frame[];
  readonly lines: Line[];
  readonly reactions: string[];
  readonly texts: string[];
  info: TableInfo | undefined;
  lobby: readonly LobbyEntry[] | undefined;
  /** What a quick bot would do at a table of the server of this process, and for which frame. */
  advised?(table: string): Promise<Advised | undefined>;
  get(path: string): Promise<Response>;
  post(path: string, body: object): Promise<Response>;
}

export interface Advised {
  readonly n: number;
  readonly text: string;
}

/** What a quick bot would decide at a table, so that games come to a good end soon. */
export async function goodDecision({ serving: { hall } }: TestServer, table: string): Promise<Advised | undefined> {
  const { table: at } = (await roomOf(hall, table)) ?? {};
  if (!at || at.game.decider(at.state) === OVER) return undefined;
  return { n: latest(at), text: quickDecision(at.game, at.state, String(latest(at))) };
}

export async function openTestServer(settings: Settings = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-trial-"));
  const open = (): Promise<Serving> =>
    serve({ dataDir: folder, limits: NO_LIMITS, botPace: 0, thinker: quickThinker(), ...settings });
  const visitors: Visitor[] = [];
  const trial: TestServer = {
    folder,
    serving: await open(),
    async restart() {
      await trial.serving.close();
      trial.serving = await open();
    },
    async visitor(guest) {
      const visitor = await visit(() => trial.serving.port, guest);
      visitor.advised = (table) => goodDecision(trial, table);
      visitors.push(visitor);
      return visitor;
    },
    async close() {
      visitors.forEach(({ client }) => client.close());
      await trial.serving.close();
      rmSync(folder, { recursive: true });
    },
  };
  return trial;
}

/** Somebody comes, as a new guest if none is given, and comes back by themselves if the connection is lost. */
export async function visit(port: () => number, known?: Guest): Promise<Visitor> {
  const guest = known ?? (await newGuest(port()));
  const url = (path: string): string => `http://127.0.0.1:${port()}${path}`;
  const told = { frames: [] as Frame[], lines: [] as Line[], reactions: [] as string[], texts: [] as string[] };
  const visitor: Omit<Visitor, "client" | "ask"> = {
    guest,
    ...told,
    info: undefined,
    lobby: undefined,
    get: (path) => fetch(url(path), { headers: { cookie: guest.cookie } }),
    post: (path, body) =>
      fetch(url(path), {
        method: "POST",
        headers: { cookie: guest.cookie, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
  const client = await connect({
    port,
    guest,
    reconnect: true,
    onText: (text) => told.texts.push(text),
    onNotice(notice) {
      if (notice.type === "frames") told.frames.push(...notice.frames);
      if (notice.type === "table") visitor.info = notice.info;
      if (notice.type === "lobby") visitor.lobby = notice.tables;
      if (notice.type === "said") told.lines.push(...notice.lines);
      if (notice.type === "reacted") told.reactions.push(notice.what);
    },
  });
  return Object.assign(visitor, { client, ask: client.ask });
}

/** An answer that must not be a refusal. */
export function granted<T extends object>(answer: T): Exclude<T, { refused: string }> {
  if ("refused" in answer) throw new Error(JSON.stringify(answer));
  return answer as Exclude<T, { refused: string }>;
}

/** Lays a table, seats everybody and begins. */
export async function playWith(people: readonly Visitor[], terms: Terms, fill?: string): Promise<string> {
  const { table } = granted(await people[0]!.ask("create", terms));
  for (const person of people.slice(1)) granted(await person.ask("sit", { table }));
  for (const person of people) granted(await person.ask("watch", { table }));
  granted(await people[0]!.ask("start", fill === undefined ? { table } : { table, fill }));
  return table;
}

/** Decides for whoever is asked so many times: whatever comes first; or until the game is over: as a quick bot would. */
export async function playOn(people: readonly Visitor[], table: string, most = Infinity): Promise<number> {
  let decided = 0;
  while (decided < most) {
    const asked = people.find(({ frames }) => frames.at(-1)?.legal && frames.at(-1)!.n === newest(people));
    if (people.some(({ frames }) => frames.at(-1)?.result)) break;
    if (!asked) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    const { n, legal } = asked.frames.at(-1)!;
    const advised = most === Infinity ? await asked.advised?.(table) : undefined;
    const first = legal!.find((each) => !each.startsWith("redraw")) ?? legal![0]!;
    granted(await asked.ask("decide", { table, n, text: advised?.n === n ? advised.text : first }));
    decided++;
  }
  return decided;
}

const newest = (people: readonly Visitor[]): number => Math.max(...people.map(({ frames }) => frames.at(-1)?.n ?? -1));
