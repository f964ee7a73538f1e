/** `zt fuzz`: rude messages of every kind. Each must be refused with a reason; no game may notice, no memory may grow. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import { isRefusal } from "../core/game.ts";
import type { Message } from "../core/protocol.ts";
import type { Guest } from "../testing/client.ts";
import { connect, newGuest } from "../testing/client.ts";
import type { Spawned } from "../testing/spawned.ts";
import type { Target } from "../testing/rude.ts";
import { rude } from "../testing/rude.ts";
import { COLLECTING, keptMemory, spawnServer } from "../testing/spawned.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

export interface FuzzReport {
  readonly sent: number;
  /** Refused by an answer, by code; `closed 1009` and the like by closing the connection. */
  readonly refused: ReadonlyMap<string, number>;
  /** Answered with a yes, or not at all. */
  readonly granted: number;
  readonly unanswered: number;
  readonly changed: boolean;
  readonly memory: readonly number[];
}

export const fuzz: Command = {
  summary: "rude messages of every kind",
  usage: "zt fuzz [--messages 100000] [--seed TEXT]",
  async run(args) {
    const flags = readFlags(args, { messages: { kind: "number", least: 1, most: 10_000_000 }, seed: { kind: "text" } });
    if (isRefusal(flags)) return complain(flags);
    const { messages = 100_000, seed = "fuzz" } = flags as { messages?: number; seed?: string };
    const { sent, refused, granted, unanswered, changed, memory } = await runFuzz(messages, seed);
    const codes = [...refused].toSorted(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
    await print(
      [
        `${sent} messages: ${granted} granted, ${unanswered} unanswered; the game ${changed ? "HAS CHANGED" : "has not changed"}`,
        `refused: ${codes.join(", ")}`,
        `memory the server keeps, every 5,000 messages: ${memory.map((each) => each.toFixed(1)).join(", ")} MB`,
        "",
      ].join("\n"),
    );
    return granted + unanswered === 0 && !changed ? 0 : 1;
  },
};

export async function runFuzz(messages: number, seed: string): Promise<FuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-fuzz-"));
  const server = await spawnServer(folder, COLLECTING);
  try {
    const [host, player, stranger] = await Promise.all([0, 1, 2].map(() => newGuest(server.port)));
    const target = await layTarget(server.port, host!, player!);
    const before = await see(server.port, host!, target);
    const report = await beRude(server, [stranger!, player!], target, messages, seeded(seed));
    const after = await see(server.port, host!, target);
    return { ...report, changed: after !== before };
  } finally {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true });
  }
}

/** A game of two that waits for its host. */
async function layTarget(port: number, host: Guest, player: Guest): Promise<Target> {
  let watch = "";
  const client = await connect({
    port: () => port,
    guest: host,
    onNotice: (notice) => {
      if (notice.type === "table") watch = notice.info.watch ?? "";
    },
  });
  const options = { players: 2, start: 0 };
  const created = await client.ask("create", { game: "towers", options });
  if ("refused" in created) throw new Error(created.say);
  const { table } = created;
  const other = await connect({ port: () => port, guest: player, onNotice: () => {} });
  await other.ask("sit", { table });
  other.close();
  await client.ask("watch", { table });
  await client.ask("start", { table });
  client.close();
  return { table, watch, n: 0 };
}

/** Every frame of the game as its host may see it, as text. */
async function see(port: number, host: Guest, { table }: Target): Promise<string> {
  const url = `http://127.0.0.1:${port}/api/tables/${table}/frames`;
  return (await fetch(url, { headers: { cookie: host.cookie } })).text();
}

/** Messages that may be on their way at the same time. */
const TOGETHER = 200;

async function beRude(
  server: Spawned,
  [stranger, player]: readonly [Guest, Guest],
  target: Target,
  messages: number,
  chance: Chance,
): Promise<Omit<FuzzReport, "changed">> {
  const refused = new Map<string, number>();
  const count = (code: string): void => void refused.set(code, (refused.get(code) ?? 0) + 1);
  const memory: number[] = [];
  let granted = 0;
  let unanswered = 0;
  let sent = 0;
  while (sent < messages) {
    const some = Math.min(TOGETHER, messages - sent);
    const isSeated = (sent / TOGETHER) % 2 === 1;
    const { socket, hear } = await openSocket(server.port, isSeated ? player : stranger);
    const answers = hear(some);
    for (let i = 0; i < some; i++) socket.send(rude(chance, target, `r${sent + i}`, isSeated));
    for (const message of await answers) {
      if ("refused" in message) count(message.refused);
      else if ("re" in message) granted++;
    }
    unanswered += some - (await answers).filter((message) => "re" in message).length;
    sent += some;
    // Far too long a message, or text that is no text, closes the connection with the reason.
    if (sent % 5000 === 0 || sent === messages) {
      count(`closed ${await closeCode(socket, "x".repeat(100_000))}`);
      memory.push(await keptMemory(server));
    } else socket.terminate();
  }
  return { sent, refused, granted, unanswered, memory };
}

async function openSocket(port: number, guest: Guest) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { cookie: guest.cookie } });
  await new Promise((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  const messages: Message[] = [];
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString()) as Message));
  const until = async (wanted: number): Promise<Message[]> => {
    for (let tries = 0; tries < 1000 && messages.length < wanted; tries++) await sleep(5);
    return messages.splice(0);
  };
  socket.send(JSON.stringify({ type: "hello", id: "h", version: 1 }));
  await until(1);
  return { socket, hear: until };
}

function closeCode(socket: WebSocket, text: string): Promise<number> {
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  socket.send(text);
  return closed;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
