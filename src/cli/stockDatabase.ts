/** `zt stock --database`: what many games in a PostgreSQL cost: its size, how soon a node answers, how long one waits for one's games. */
import { createInterface } from "node:readline";
import { openPostgres } from "../testing/postgres.ts";
import { FAST, spawnScript } from "../testing/spawned.ts";
import { makeDatabaseStock } from "../testing/stockDatabase.ts";

export interface DatabaseStockReport {
  readonly bytes: number;
  /** Milliseconds until a node that was started shows a running table. */
  readonly start: number;
  /** Milliseconds for a page of one's games, as they are asked for over HTTP and as the node needs for them. */
  readonly own: Asked;
  readonly onServer: Asked;
  /** How many games those have who have the most. */
  readonly games: readonly number[];
}

/** The first one after the start; of 100 people, that one included, the 50th and the slowest; and those with the most games. */
interface Asked {
  readonly first: number;
  readonly p50: number;
  readonly most: number;
  readonly heavy: readonly number[];
}

function summed(times: readonly number[]): Asked {
  const sorted = times.slice(0, ASKED).toSorted((a, b) => a - b);
  return { first: times[0]!, p50: sorted[ASKED / 2]!, most: sorted[ASKED - 1]!, heavy: times.slice(ASKED) };
}

const ASKED = 100;

export async function runDatabaseStock(
  finished: number,
  running: number,
  show: (done: number, all: number) => void = () => {},
): Promise<DatabaseStockReport> {
  const postgres = await openPostgres();
  try {
    const database = await postgres.fresh();
    const { bytes, somebody, heavy, running: table } = await makeDatabaseStock(database, finished, running, show);
    const began = performance.now();
    const env = { DATABASE_URL: database, LIMITS: "off", LOG_LEVEL: "debug" };
    const server = await spawnScript("../server/main.ts", env, FAST, "", "pipe");
    // A node tells in its log how long it needed for each answer.
    const inside: number[] = [];
    createInterface(server.process.stderr!).on("line", (line) => {
      const said = /"route":"\/api\/me\/tables".*"ms":([\d.]+)/.exec(line);
      if (said) inside.push(Number(said[1]));
    });
    try {
      const ask = async (path: string, cookie = ""): Promise<number> => {
        const asked = performance.now();
        const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie } });
        const text = await response.text();
        if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
        return performance.now() - asked;
      };
      await ask(`/api/tables/${table}`);
      const start = performance.now() - began;
      const mine = (who: string, which = "over=true"): Promise<number> => ask(`/api/me/tables?${which}`, `zt=${who}`);
      const times: number[] = [];
      for (let i = 0; i < ASKED; i++) times.push(await mine(somebody[i]!));
      // Their finished games, those that run, and a page from long ago.
      for (const { person, old } of heavy)
        for (const which of ["over=true", "over=false", `over=true&before=${old}`])
          times.push(await mine(person, which));
      while (inside.length < times.length) await new Promise((resolve) => setTimeout(resolve, 10));
      return { bytes, start, own: summed(times), onServer: summed(inside), games: heavy.map(({ games }) => games) };
    } finally {
      await server.end("SIGTERM");
    }
  } finally {
    await postgres.close();
  }
}
