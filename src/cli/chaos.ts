/** `zt chaos`: the server is killed again and again while people play. Nothing acknowledged may be lost, no game may get stuck. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRefusal } from "../core/game.ts";
import { countStuck, PEOPLE, TERMS } from "../testing/chaosTables.ts";
import { newGuest } from "../testing/client.ts";
import type { Party } from "../testing/party.ts";
import { missing, newBooks, seatParty } from "../testing/party.ts";
import type { Spawned } from "../testing/spawned.ts";
import { spawnServer } from "../testing/spawned.ts";
import { runNodesChaos } from "./chaosNodes.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

export interface Chaos {
  readonly kills: number;
  readonly tables: number;
}

export interface ChaosReport {
  readonly kills: number;
  readonly decided: number;
  /** Acknowledged, but not there after a restart. */
  readonly lost: number;
  readonly doubled: number;
  /** Tables that did not go on after the last restart. */
  readonly stuck: number;
}

export const chaos: Command = {
  summary: "kill -9 under load, again and again",
  usage:
    "zt chaos [--kills 50] [--tables 24] [--nodes 3 [--database-kills 10] [--bus-cuts 10] [--pauses 5] [--restarts 5]]",
  async run(args) {
    const flags = readFlags(args, {
      kills: { kind: "number", least: 1, most: 1000 },
      tables: { kind: "number", least: 1, most: 1000 },
      nodes: { kind: "number", least: 2, most: 20 },
      "database-kills": { kind: "number", least: 0, most: 1000 },
      "bus-cuts": { kind: "number", least: 0, most: 1000 },
      pauses: { kind: "number", least: 0, most: 1000 },
      restarts: { kind: "number", least: 0, most: 1000 },
    });
    if (isRefusal(flags)) return complain(flags);
    const { kills = 50, tables = 24 } = flags as Partial<Chaos>;
    if (flags.nodes !== undefined) return withNodes(flags as Readonly<Record<string, number>>);
    const { decided, lost, doubled, stuck } = await runChaos({ kills, tables });
    await print(
      `${kills} × kill -9 with ${tables} tables playing: ${decided} decisions acknowledged, ${lost} lost, ${doubled} doubled, ${stuck} games stuck\n`,
    );
    return lost + doubled + stuck === 0 ? 0 : 1;
  },
};

async function withNodes(flags: Readonly<Record<string, number>>): Promise<number> {
  const { nodes = 3, tables = 24, kills = 50, pauses = 5, restarts = 5 } = flags;
  const faults = {
    node: kills,
    database: flags["database-kills"] ?? 10,
    bus: flags["bus-cuts"] ?? 10,
    pause: pauses,
    roll: restarts,
  };
  const { decided, lost, doubled, stuck, broken, finished, backAfter } = await runNodesChaos({ nodes, tables, faults });
  const happened = Object.entries(faults).map(([fault, count]) => `${fault} ${count}`);
  await print(
    `${nodes} nodes, ${tables} tables; ${happened.join(", ")}: ${decided} decisions acknowledged, ${lost} lost, ${doubled} doubled, ${stuck} games stuck, ` +
      `${finished} records of which ${broken} do not verify; playing again after p99 ${backAfter.toFixed(0)} ms\n`,
  );
  return lost + doubled + stuck + broken === 0 ? 0 : 1;
}

export async function runChaos({ kills, tables }: Chaos): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-chaos-"));
  let server = await spawnServer(folder);
  const books = newBooks();
  const guests = await Promise.all(Array.from({ length: PEOPLE }, () => newGuest(server.port)));
  const parties: Party[] = [];
  for (let i = 0; i < tables; i++)
    parties.push(await seatParty(() => server.port, guests, TERMS[i % TERMS.length]!, books, true));
  for (const party of parties) {
    party.onReady = () => party.decide();
    party.decide();
  }
  let lost = 0;
  const countLost = async (alive: Spawned): Promise<void> => {
    for (const party of parties) lost += await missing(alive.port, guests[0]!, party);
  };
  try {
    for (let kill = 0; kill < kills; kill++) {
      await sleep(100 + Math.random() * 500);
      await server.end("SIGKILL");
      server = await spawnServer(folder);
      await countLost(server);
    }
    const stuck = await countStuck(parties);
    parties.forEach((party) => (party.onReady = () => {}));
    await countLost(server);
    return { kills, decided: books.decided, lost: lost + books.lost, doubled: books.doubled, stuck };
  } finally {
    parties.forEach((party) => party.close());
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true });
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
