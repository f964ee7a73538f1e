/** Scripted players at one table, each on a WebSocket of its own, who also keep the books: nothing lost, doubled or leaked. */
import { randomUUID } from "node:crypto";
import type { JsonObject } from "../core/game.ts";
import type { Answer, Notice, Terms } from "../core/protocol.ts";
import type { Client, ClientOptions, Guest } from "./client.ts";
import { connect } from "./client.ts";

/** Counted over all tables of a run. */
export interface Books {
  decided: number;
  refused: Map<string, number>;
  lost: number;
  doubled: number;
  leaked: number;
  over: number;
  /** Milliseconds from sending a decision until every connection of the table was told. */
  readonly latencies: number[];
}

export const newBooks = (): Books => ({
  decided: 0,
  refused: new Map(),
  lost: 0,
  doubled: 0,
  leaked: 0,
  over: 0,
  latencies: [],
});

export interface Party {
  readonly table: string;
  readonly clients: readonly Client[];
  /** The latest number acknowledged to a decider. */
  acknowledged: number;
  /** Every decision that was acknowledged: its number and the request it came from. */
  readonly granted: Map<number, string>;
  /** From when until when somebody had a question before they answered it, by the number of the answer. */
  readonly thoughts: Map<number, { readonly from: number; readonly until: number; told?: number }>;
  /** The latest number each connection was told. */
  readonly told: number[];
  isOver: boolean;
  /** A decision is on its way. */
  isBusy(): boolean;
  /** Decides now, if somebody is asked and nothing is on its way. True: it did. */
  decide(): boolean;
  /** Called when a decision has reached everybody and the next can be made. */
  onReady: () => void;
  /** Called when a decision has reached everybody. */
  onTold: () => void;
  close(): void;
}

interface Asked {
  readonly at: number;
  readonly seat: number;
  readonly n: number;
  readonly legal: readonly string[];
}

/** Somebody else's cards in a message to this seat. */
function isLeak(text: string, seat: number): boolean {
  for (const [, drawer] of text.matchAll(/"what":"draw","seat":(\d),"cards"/g))
    if (Number(drawer) !== seat) return true;
  return text.includes('"secret"') && !text.includes('"stage":"over"');
}

/** Redraws make random games endless. */
function pick(legal: readonly string[], random: number): string {
  const useful = legal.filter((text) => !text.startsWith("redraw"));
  const from = useful.length > 0 ? useful : legal;
  return from[Math.floor(random * from.length)]!;
}

export async function seatParty(
  port: () => number,
  guests: readonly Guest[],
  terms: Terms,
  books: Books,
  reconnect: NonNullable<ClientOptions["reconnect"]> = false,
): Promise<Party> {
  let asked: Asked | undefined;
  let sentAt = 0;
  let sentN = -1;
  let table = "";
  const told = guests.map(() => -1);

  function hear(i: number, text: string, notice: Notice): void {
    if (isLeak(text, i)) books.leaked++;
    if (notice.type !== "frames") return;
    for (const frame of notice.frames) {
      if (frame.n <= told[i]!) books.doubled++;
      else if (frame.n > told[i]! + 1 && told[i]! >= 0) books.lost++;
      told[i] = Math.max(told[i]!, frame.n);
      // Another node may tell an older one later.
      if (frame.legal && frame.n >= (asked?.n ?? 0))
        asked = { at: performance.now(), seat: i, n: frame.n, legal: frame.legal };
      if (frame.result && !party.isOver) {
        party.isOver = true;
        books.over++;
      }
    }
    if (sentN >= 0 && told.every((n) => n > sentN)) {
      books.latencies.push(performance.now() - sentAt);
      sentN = -1;
      party.onTold();
    }
    if (sentN < 0 && !party.isOver && asked && told.every((n) => n === asked!.n)) party.onReady();
  }

  const clients = await Promise.all(
    guests.map((guest, i) => {
      let text = "";
      return connect({
        port,
        guest,
        reconnect,
        onText: (raw) => (text = raw),
        onNotice: (notice) => hear(i, text, notice),
        onOpen: (client) => void (table && followAgain(client, table, () => told[i]!)),
      });
    }),
  );

  const party: Party = {
    table,
    clients,
    acknowledged: -1,
    granted: new Map(),
    thoughts: new Map(),
    told,
    isOver: false,
    isBusy: () => sentN >= 0,
    onReady: () => {},
    onTold: () => {},
    decide() {
      if (!asked || sentN >= 0 || party.isOver || told.some((n) => n !== asked!.n)) return false;
      const { at, seat, n, legal } = asked;
      asked = undefined;
      sentAt = performance.now();
      sentN = n;
      const id = randomUUID();
      const took = Math.round(sentAt - at);
      const decision = { table, n, text: pick(legal, Math.random()), took };
      party.thoughts.set(n + 1, { from: at, until: sentAt });
      void askUntilSaved(clients[seat]!, decision, id).then((answer) => {
        if ("refused" in answer) {
          books.refused.set(answer.refused, (books.refused.get(answer.refused) ?? 0) + 1);
          return;
        }
        books.decided++;
        party.granted.set(answer.n, `${guests[seat]!.person} ${id}`);
        const thought = party.thoughts.get(answer.n);
        if (thought) thought.told = performance.now();
        party.acknowledged = Math.max(party.acknowledged, answer.n);
      });
      return true;
    },
    close: () => clients.forEach((client) => client.close()),
  };

  const created = await clients[0]!.ask("create", { ...terms, value: "a" });
  if ("refused" in created) throw new Error(created.say);
  ({ table } = created);
  Object.assign(party, { table });
  for (const client of clients.slice(1)) await client.ask("sit", { table, value: "b" });
  await Promise.all(clients.map((client) => client.ask("watch", { table, from: -1 })));
  await clients[0]!.ask("start", { table });
  return party;
}

const AGAIN_MS = 100;

/** As pages do: a server that cannot read the table at the moment is asked again. */
export async function followAgain(client: Client, table: string, from: () => number): Promise<void> {
  for (;;) {
    const answer = await client.ask("watch", { table, from: from() });
    if (!("refused" in answer) || answer.refused !== "not-saved") return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** A server that cannot save at the moment is asked again, with the same id: nothing happens twice. */
async function askUntilSaved(
  client: Client,
  decision: { table: string; n: number; text: string; took: number },
  id: string,
): Promise<Answer<"decide">> {
  for (;;) {
    const answer = await client.ask("decide", decision, id);
    if (!("refused" in answer) || answer.refused !== "not-saved") return answer;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** So many questions at a time: whoever asks a thousand at once asks for as many connections, of the balancer too. */
const AT_ONCE = 50;

/** The same of each, in their order. */
export async function inTurns<T, A>(all: readonly T[], ask: (each: T) => Promise<A>): Promise<A[]> {
  const answers: A[] = [];
  for (let i = 0; i < all.length; i += AT_ONCE)
    answers.push(...(await Promise.all(all.slice(i, i + AT_ONCE).map(ask))));
  return answers;
}

/** Does what the server says agree with what it has acknowledged? Returns how many decisions are missing. */
export async function missing(port: number, guest: Guest, { table, acknowledged }: Party): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables/${table}`, { headers: { cookie: guest.cookie } });
  const { frame } = (await response.json()) as { frame: { n: number; view: JsonObject } | null };
  return Math.max(0, acknowledged - (frame?.n ?? -1));
}
