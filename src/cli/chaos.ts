/** `zt chaos`: the server is killed again and again while people play. Nothing acknowledged may be lost, no game may get stuck. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRefusal, refuse } from "../core/game.ts";
import { meanThought } from "../testing/chaosPeople.ts";
import { countStuck, PEOPLE, TERMS } from "../testing/chaosTables.ts";
import { newGuest } from "../testing/client.ts";
import type { Party } from "../testing/party.ts";
import { missing, newBooks, seatParty } from "../testing/party.ts";
import type { Spawned } from "../testing/spawned.ts";
import { spawnServer } from "../testing/spawned.ts";
import type { Trouble } from "./chaosNodes.ts";
import { runNodesChaos } from "./chaosNodes.ts";
import type { Command, Flags } from "./terminal.ts";
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
  usage: `zt chaos [--kills 50] [--tables 24] [--nodes 3 [--database-kills 10] [--bus-cuts 10] [--pauses 5] [--restarts 5]
           [--drops 5] [--cuts 5] [--delays 5] [--think 4000] [--every 5500] [--balancer nginx|own]]`,
  async run(args) {
    const often = { kind: "number", least: 0, most: 1000 } as const;
    const flags = readFlags(args, {
      kills: { kind: "number", least: 0, most: 1000 },
      tables: { kind: "number", least: 1, most: 1000 },
      nodes: { kind: "number", least: 2, most: 20 },
      ...Object.fromEntries(Object.keys(OFTEN).map((name) => [name, often])),
      think: { kind: "number", least: 10, most: 600_000 },
      every: { kind: "number", least: 100, most: 600_000 },
      balancer: { kind: "text" },
    });
    if (isRefusal(flags)) return complain(flags);
    const { kills = 50, tables = 24 } = flags as Partial<Chaos>;
    if (flags.nodes !== undefined) return withNodes(flags);
    const { decided, lost, doubled, stuck } = await runChaos({ kills, tables });
    await print(
      `${kills} × kill -9 with ${tables} tables playing: ${decided} decisions acknowledged, ${lost} lost, ${doubled} doubled, ${stuck} games stuck\n`,
    );
    return lost + doubled + stuck === 0 ? 0 : 1;
  },
};

/** What else happens to several nodes, and how often if nothing is said. */
const OFTEN: Readonly<Record<string, readonly [Trouble, number]>> = {
  "database-kills": ["database", 10],
  "bus-cuts": ["bus", 10],
  pauses: ["pause", 5],
  restarts: ["roll", 5],
  drops: ["drop", 5],
  cuts: ["cable", 5],
  delays: ["delay", 5],
};

async function withNodes(flags: Flags): Promise<number> {
  const { balancer } = flags;
  if (balancer !== undefined && balancer !== "nginx" && balancer !== "own")
    return complain(refuse("flags", "--balancer is nginx or own."));
  const numberOf = (name: string, standard: number): number => (flags[name] as number | undefined) ?? standard;
  const others = Object.entries(OFTEN).map(([name, [trouble, often]]) => [trouble, numberOf(name, often)]);
  const faults = { ...(Object.fromEntries(others) as Record<Trouble, number>), node: numberOf("kills", 50) };
  const [nodes, tables] = [numberOf("nodes", 3), numberOf("tables", 24)];
  const think = numberOf("think", 4000);
  const report = await runNodesChaos({
    nodes,
    tables,
    faults,
    think,
    every: numberOf("every", 5500),
    talk: 10,
    ...(balancer && { balancer }),
    show: (line) => console.error(`  ${line}`),
  });
  const { decided, said, lost, doubled, stuck, broken, finished, back, by, charged } = report;
  const happened = Object.entries(faults).map(([fault, count]) => `${fault} ${count}`);
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  await print(
    [
      `${nodes} nodes, ${tables} tables; ${happened.join(", ")}`,
      `people think ${(think / 4000).toFixed(1)} to ${(think / 1000).toFixed(1)} s: some ${((1000 * tables) / meanThought(think)).toFixed(0)} decisions a second, and those of bots`,
      `${decided} decisions and ${said} lines acknowledged: ${lost} lost, ${doubled} doubled; ${stuck} games stuck`,
      `${tables} games replayed and played to their end, ${finished} records verified: ${broken} broken`,
      `playing again after p50 ${ms(back.p50)}, p99 ${ms(back.p99)}, ${ms(back.most)} at most; p99 by fault: ${Object.entries(
        by,
      )
        .map(([fault, p99]) => `${fault} ${ms(p99)}`)
        .join(", ")}`,
      `clocks of ${charged.of} decisions: at most ${ms(charged.most)} too much, ${ms(-charged.least)} too little; ${charged.unfair} by more than a second for each fault`,
      "",
    ].join("\n"),
  );
  return lost + doubled + stuck + broken + charged.unfair === 0 ? 0 : 1;
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
