/** The way to PostgreSQL: a few connections, time-outs for everything, and patience while it is away. */
import type { ClientBase, PoolClient, QueryConfig } from "pg";
import pg from "pg";
import { StoreTrouble } from "../trouble.ts";
import { migratePostgres } from "./schema.ts";
import { databaseTrouble, isPassing } from "./trouble.ts";

/** Milliseconds: until a connection stands, a statement is done, and people are told that it did not work. */
export interface Patience {
  readonly connect: number;
  readonly statement: number;
  readonly all: number;
}

export const PATIENCE: Patience = { connect: 2000, statement: 5000, all: 3000 };

/** Connections of one node for everything but its beat. */
const MOST_CONNECTIONS = 6;
/** So many does one request need; those that stand are used before others are opened. */
const WARM_CONNECTIONS = 2;
/** Between two attempts. */
const AGAIN_MS = 50;

type Values = readonly unknown[];

/** A question asked often has a name: the database plans it once for each connection. */
export interface Question {
  readonly name: string;
  readonly text: string;
}

export interface Ask {
  (question: Question, values?: Values): Promise<Row[]>;
}

type Row = Record<string, unknown>;

export interface PostgresDatabase {
  /** Reads. Asked again while the database is away, as long as anybody would wait. */
  readonly ask: Ask;
  /** With a connection of its own in a transaction, which is committed at the end. It is tried once: what failed may have happened. */
  transact<T>(use: (ask: Ask) => Promise<T>): Promise<T>;
  /** One statement that is a transaction by itself. Tried once too. */
  readonly tell: Ask;
  /** The same on a connection nobody else uses: whether a node is alive must not wait for what it has to do. */
  readonly pulse: Ask;
  readonly patience: Patience;
  /** Some connections stand and have planned these questions before somebody waits for them. */
  warm(questions: readonly (readonly [Question, Values])[]): Promise<void>;
  close(): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again while it is passing trouble; `onAgain` is told before. */
export async function patiently<T>(patience: number, attempt: () => Promise<T>, onAgain?: () => void): Promise<T> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const trouble = databaseTrouble(error);
      if (!trouble) throw error;
      if (!isPassing(trouble) || performance.now() >= until) throw trouble;
    }
    onAgain?.();
    await pause(AGAIN_MS);
  }
}

// Moments are 64-bit numbers there and exact numbers here, until the year 287396.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** The largest one there is for the database stands for "ever". */
export const moment = (at: number): number => Math.min(Number.MAX_SAFE_INTEGER, at);

const askOf =
  (client: Pick<ClientBase, "query">): Ask =>
  async ({ name, text }, values = []) =>
    (await client.query({ name, text, values: values as unknown[] } satisfies QueryConfig)).rows as Row[];

export async function openDatabase(url: string, patience = PATIENCE): Promise<PostgresDatabase> {
  const open = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: patience.connect,
      // A connection that stands knows the plans of what is asked; whoever comes to a quiet house must not wait for a new one.
      idleTimeoutMillis: 0,
      statement_timeout: patience.statement,
      // Where nothing comes back at all, not even from a database that gives up.
      query_timeout: patience.statement + patience.connect / 2,
      idle_in_transaction_session_timeout: patience.statement,
      keepAlive: true,
      pipeline: true,
      types,
    });
    // A connection that breaks while nobody uses it is replaced by the next one who does.
    pool.on("error", () => {});
    // One that breaks while it is used fails what was asked of it.
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  };
  const [all, lone] = [open(MOST_CONNECTIONS), open(1)];
  let isClosed = false;

  async function withClient<T>(use: (client: PoolClient) => Promise<T>, pool = all): Promise<T> {
    if (isClosed) throw new StoreTrouble("away", "it has been closed here");
    const client = await pool.connect();
    try {
      const result = await use(client);
      client.release();
      return result;
    } catch (error) {
      // Whatever state it is in: what the database itself has refused leaves a connection as good as new, nothing else does.
      const isSound = error instanceof pg.DatabaseError && !databaseTrouble(error);
      client.release(!isSound);
      throw error;
    }
  }

  const transact = <T>(use: (ask: Ask) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      const begun = client.query("BEGIN");
      try {
        const result = await use(askOf(client));
        await begun;
        await client.query("COMMIT");
        return result;
      } catch (error) {
        await begun.catch(() => {});
        await client.query("ROLLBACK").catch(() => {});
        throw error;
      }
    });

  try {
    await patiently(patience.all, () => withClient((client) => migratePostgres(client)));
  } catch (error) {
    await all.end();
    throw error;
  }
  const tell: Ask = (question, values) => withClient((client) => askOf(client)(question, values));
  const pulse: Ask = (question, values) => withClient((client) => askOf(client)(question, values), lone);
  return {
    ask: (question, values) => patiently(patience.all, () => tell(question, values)),
    tell,
    pulse,
    transact,
    patience,
    async warm(questions) {
      const one = (): Promise<unknown> =>
        withClient((client) => Promise.all(questions.map(([question, values]) => askOf(client)(question, values))));
      // Who cannot be asked now is asked when somebody wants to know.
      await Promise.all(Array.from({ length: WARM_CONNECTIONS }, one)).catch(() => {});
    },
    async close() {
      isClosed = true;
      await Promise.all([all.end(), lone.end()]);
    },
  };
}
