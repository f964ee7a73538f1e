/** `zt chaos`: the server is killed again and again while people play. Nothing acknowledged may be lost, no game may get stuck. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRefusal } from "../core/game.ts";
import type { Terms } from "../core/protocol.ts";
import { newGuest } from "../testing/client.ts";
import type { Party } from "../testing/party.ts";
import { missing, newBooks, seatParty } from "../testing/party.ts";
import type { Spawned } from "../testing/spawned.ts";
import { spawnServer } from "../testing/spawned.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

/** Tables of people only, with bots, and with a clock. */
const TERMS: readonly Terms[] = [
  { game: "towers", options: { players: 3, spells: "all" } },
  { game: "towers", options: { players: 3, mode: "nasty", spells: "all" }, clock: { kind: "turn", seconds: 600 } },
  { game: "towers", options: { players: 4 }, bots: ["one-move"] },
  { game: "magicians", options: {} },
];
const PEOPLE = 3;

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
  usage: "zt chaos [--kills 50] [--tables 24]",
  async run(args) {
    const flags = readFlags(args, {
      kills: { kind: "number", least: 1, most: 1000 },
      tables: { kind: "number", least: 1, most: 1000 },
    });
    if (isRefusal(flags)) return complain(flags);
    const { kills = 50, tables = 24 } = flags as Partial<Chaos>;
    const { decided, lost, doubled, stuck } = await runChaos({ kills, tables });
    await print(
      `${kills} × kill -9 with ${tables} tables playing: ${decided} decisions acknowledged, ${lost} lost, ${doubled} doubled, ${stuck} games stuck\n`,
    );
    return lost + doubled + stuck === 0 ? 0 : 1;
  },
};

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

/** Every table must go on by itself: people have reconnected, bots think again. */
async function countStuck(parties: readonly Party[]): Promise<number> {
  const before = parties.map(({ told }) => Math.max(...told));
  const isStuck = ({ isOver, told }: Party, i: number): boolean => !isOver && Math.max(...told) <= before[i]!;
  for (let tries = 0; tries < 200 && parties.some(isStuck); tries++) await sleep(50);
  return parties.filter(isStuck).length;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
