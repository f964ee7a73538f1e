/** `zt siege`: every finding about trust as an attack that must fail, then kills, full disks and a flood of hostile requests while people play. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRefusal } from "../core/game.ts";
import { attacksWith } from "../testing/attacks/all.ts";
import type { Attack } from "../testing/attacks/attack.ts";
import type { Besieged } from "../testing/besieged.ts";
import { besiege } from "../testing/besieged.ts";
import type { Guest } from "../testing/client.ts";
import { newGuest } from "../testing/client.ts";
import type { Books, Party } from "../testing/party.ts";
import { missing, newBooks, seatParty } from "../testing/party.ts";
import { spawnScript } from "../testing/spawned.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

export interface SiegeWish {
  /** How often each kind of blow falls. */
  readonly blows: number;
  /** Hostile requests. */
  readonly requests: number;
  readonly tables: number;
  /** Milliseconds of peace, to compare with. */
  readonly calm: number;
  /** Attacks and blows go on at the same time, since nobody measures how long others wait. */
  readonly isShort?: boolean;
}

const FULL: SiegeWish = { blows: 10, requests: 1_000_000, tables: 6, calm: 10_000 };

export interface SiegeReport {
  readonly attacks: number;
  /** What attackers got hold of. */
  readonly succeeded: readonly string[];
  readonly blows: Readonly<Record<string, number>>;
  /** `longest`: milliseconds of its own work for which the server kept others waiting. */
  readonly flood: Poured & { readonly longest: number };
  readonly decided: number;
  readonly lost: number;
  readonly doubled: number;
  readonly leaked: number;
  readonly stuck: number;
  /** How long decisions of well-behaved players took. */
  readonly waits: { readonly calm: Waits; readonly flood: Waits; readonly blows: Waits };
}

interface Poured {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
}

/** Milliseconds, of half of them, of 99 of 100, and of the slowest. */
interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

const TOKEN = "siege-".repeat(5);

export const siege: Command = {
  summary: "every attack we know, kills, full disks and a flood, while people play",
  usage: "zt siege [--requests 1000000] [--blows 10] [--tables 6]",
  async run(args) {
    const flags = readFlags(args, {
      requests: { kind: "number", least: 0, most: 100_000_000 },
      blows: { kind: "number", least: 0, most: 1000 },
      tables: { kind: "number", least: 1, most: 9 },
    });
    if (isRefusal(flags)) return complain(flags);
    const report = await runSiege({ ...FULL, ...(flags as Partial<SiegeWish>) });
    await print(describe(report));
    const { succeeded, lost, doubled, leaked, stuck } = report;
    return succeeded.length + lost + doubled + leaked + stuck === 0 ? 0 : 1;
  },
};

export async function runSiege(wish: SiegeWish): Promise<SiegeReport> {
  const attacking = runAttacks(wish);
  if (!wish.isShort) await attacking;
  const besieged = await besiege({ OPERATOR_TOKEN: TOKEN });
  const books = newBooks();
  try {
    const port = (): number => besieged.server().port;
    const guests = await Promise.all([newGuest(port()), newGuest(port())]);
    const people = await seatPeople(port, guests, wish.tables, books);
    const calm = await waitsDuring(books, () => pause(wish.calm));
    // The first time everything takes longer: V8 has not made its code yet.
    if (!wish.isShort) await pour(port(), Math.min(wish.requests, WARM_UP), people.parties[0]!.table);
    await besieged.longest();
    let flooded: Poured = { sent: 0, answers: {} };
    const flood = await waitsDuring(books, async () => {
      flooded = await pour(port(), wish.requests, people.parties[0]!.table);
    });
    const longest = await besieged.longest();
    let lost = 0;
    let stuck = 0;
    const struck: Record<string, number> = {};
    const blows = await waitsDuring(books, async () => {
      for (const [name, strike] of rounds(besieged, wish.blows)) {
        await strike();
        struck[name] = (struck[name] ?? 0) + 1;
        await people.renew();
        stuck += await countStuck(people.parties);
        lost += await countMissing(port(), guests[0]!, people.parties);
      }
    });
    people.rest();
    await pause(500);
    lost += await countMissing(port(), guests[0]!, people.parties);
    people.close();
    const { decided, doubled, leaked } = books;
    const { attacks, succeeded } = await attacking;
    const all = {
      attacks,
      succeeded,
      blows: struck,
      flood: { ...flooded, longest },
      decided,
      lost: lost + books.lost,
      doubled,
      leaked,
    };
    return { ...all, stuck, waits: { calm, flood, blows } };
  } finally {
    await besieged.close();
  }
}

/** Each against a server of the kind it is meant for. */
async function runAttacks({ isShort }: SiegeWish): Promise<{ attacks: number; succeeded: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-attacks-"));
  const open = (name: string, env: Readonly<Record<string, string>>) =>
    spawnScript("../server/main.ts", { DATA_DIR: join(folder, name), LOG_LEVEL: "silent", ...env });
  const free = await open("free", { LIMITS: "off", BOT_PACE: "200" });
  const limited = await open("limited", {
    OPERATOR_TOKEN: TOKEN,
    MAX_CONNECTIONS: "100",
    BOT_PACE: "0",
    ...(isShort && { REQUEST_SECONDS: "2" }),
  });
  const behind = await open("behind", { TRUST_PROXY: "1" });
  const stop = async (ms: number): Promise<void> => {
    free.process.kill("SIGSTOP");
    await pause(ms);
    free.process.kill("SIGCONT");
  };
  const kinds = attacksWith(stop, TOKEN);
  const succeeded: string[] = [];
  let attacks = 0;
  const run = async (attack: Attack, port: number): Promise<void> => {
    attacks++;
    for (const got of await attack.run({ port: () => port })) succeeded.push(`${attack.name}: ${got}`);
  };
  try {
    const runAll = async (some: readonly Attack[], port: number): Promise<void> => {
      for (const attack of some) await run(attack, port);
    };
    const runFree = async (): Promise<void> => {
      if (isShort) await Promise.all(kinds.free.map((attack) => run(attack, free.port)));
      else await runAll(kinds.free, free.port);
      // These stop the clock, or the whole server.
      await runAll(kinds.clocks, free.port);
    };
    await Promise.all([runFree(), runAll(kinds.limited, limited.port), runAll(kinds.behind, behind.port)]);
    return { attacks, succeeded };
  } finally {
    await Promise.all([free, limited, behind].map((each) => each.end("SIGTERM")));
    rmSync(folder, { recursive: true });
  }
}

const TERMS = { game: "towers", options: { players: 2, spells: "all" } };
const WARM_UP = 15_000;
/** People think for a moment. */
const THOUGHT_MS = 300;

interface People {
  readonly parties: readonly Party[];
  /** Whose game is over begins another one. */
  renew(): Promise<void>;
  rest(): void;
  close(): void;
}

async function seatPeople(port: () => number, guests: readonly Guest[], tables: number, books: Books): Promise<People> {
  const parties: Party[] = [];
  const seat = async (): Promise<Party> => {
    const party = await seatParty(port, guests, TERMS, books, true);
    party.onReady = () => void setTimeout(() => party.decide(), THOUGHT_MS);
    party.decide();
    return party;
  };
  for (let i = 0; i < tables; i++) parties.push(await seat());
  return {
    parties,
    async renew() {
      for (const [i, party] of parties.entries())
        if (party.isOver) {
          party.close();
          parties[i] = await seat();
        }
    },
    rest: () => parties.forEach((party) => (party.onReady = () => {})),
    close: () => parties.forEach((party) => party.close()),
  };
}

async function waitsDuring(books: Books, work: () => Promise<unknown>): Promise<Waits> {
  books.latencies.length = 0;
  await work();
  const sorted = books.latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** All kinds of blows by turns. */
function* rounds({ blows }: Besieged, times: number): Generator<readonly [string, () => Promise<void>]> {
  for (let i = 0; i < times; i++) yield* Object.entries(blows);
}

/** The flood as a process of its own. */
async function pour(port: number, requests: number, table: string): Promise<Poured> {
  if (requests === 0) return { sent: 0, answers: {} };
  const script = fileURLToPath(new URL("../testing/flood.ts", import.meta.url));
  const flood = spawn(process.execPath, [script, String(port), String(requests), table], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  flood.stdout.on("data", (data: Buffer) => (text += data.toString()));
  await once(flood, "exit");
  return JSON.parse(text) as Poured;
}

/** Everybody must go on by themselves, and soon. */
async function countStuck(parties: readonly Party[]): Promise<number> {
  const before = parties.map(({ told }) => Math.max(...told));
  const isStuck = ({ isOver, told }: Party, i: number): boolean => !isOver && Math.max(...told) <= before[i]!;
  for (let tries = 0; tries < 600 && parties.some(isStuck); tries++) await pause(50);
  return parties.filter(isStuck).length;
}

async function countMissing(port: number, guest: Guest, parties: readonly Party[]): Promise<number> {
  let count = 0;
  for (const party of parties) count += await missing(port, guest, party);
  return count;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function describe({
  attacks,
  succeeded,
  blows,
  flood,
  decided,
  lost,
  doubled,
  leaked,
  stuck,
  waits,
}: SiegeReport): string {
  const list = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .toSorted(([, a], [, b]) => b - a)
      .map(([what, count]) => `${what} ${count}`)
      .join(", ");
  return [
    `${attacks} attacks: ${succeeded.length === 0 ? "all failed" : `${succeeded.length} SUCCEEDED`}`,
    ...succeeded.map((each) => `  ${each}`),
    `blows: ${list(blows) || "none"}`,
    `${flood.sent} hostile requests: ${list(flood.answers) || "none"}`,
    `${decided} decisions acknowledged: lost ${lost}, doubled ${doubled}, leaked ${leaked}, stuck ${stuck}`,
    `meanwhile the server's own work kept others waiting for ${flood.longest.toFixed(0)} ms at most`,
    "a well-behaved player's decision reached everybody after (half, 99 of 100, the worst):",
    ...Object.entries({
      "in peace": waits.calm,
      "in the flood": waits.flood,
      "under blows, their own time included": waits.blows,
    }).map(([when, { p50, p99, worst }]) => `  ${p50.toFixed(0)}, ${p99.toFixed(0)}, ${worst.toFixed(0)} ms ${when}`),
    "",
  ].join("\n");
}
