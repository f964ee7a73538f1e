/** PostgreSQL's NOTIFY as a wire between nodes. A hint that is lost is found by its number, so it need not be in any commit. */
import pg from "pg";
import type { Ear, OpenWire, Wire } from "../sharedBus.ts";

const AGAIN_MS = 200;
const CONNECT_MS = 2000;
const QUERY_MS = 2000;

/** One channel for each schema: two houses in one database do not hear each other. */
const CHANNEL = "'zaubertisch ' || current_schema()";

export const notifyWire =
  (url: string): OpenWire =>
  async (ear) =>
    openNotify(url, ear);

async function openNotify(url: string, ear: Ear): Promise<Wire> {
  let client: pg.Client | undefined;
  let isClosed = false;
  let again: NodeJS.Timeout | undefined;

  /** A connection that has ended or does not answer is none. */
  function drop(lost: pg.Client): void {
    if (client !== lost || isClosed) return;
    client = undefined;
    void lost.end().catch(() => {});
    ear.lost();
    retry();
  }

  function retry(): void {
    if (!isClosed) again = setTimeout(() => void connect().catch(retry), AGAIN_MS);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
    });
    next.on("error", () => {});
    next.on("end", () => drop(next));
    next.on("notification", ({ payload }) => ear.hear(payload!));
    try {
      await next.connect();
      const { rows } = await next.query<{ channel: string }>(`SELECT quote_ident(${CHANNEL}) AS channel`);
      await next.query(`LISTEN ${rows[0]!.channel}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    ear.lost();
    if (isClosed) await next.end();
  }

  await connect();
  return {
    async send(text) {
      const through = client;
      if (!through) throw new Error("the wire is cut");
      try {
        await through.query({ name: "notify", text: `SELECT pg_notify(${CHANNEL}, $1)`, values: [text] });
      } catch (error) {
        drop(through);
        throw error;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
}
