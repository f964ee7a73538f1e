/** Channels and tidings in PostgreSQL. */
import type { JsonObject } from "../../core/game.ts";
import type { Listening, Manner } from "../../core/notices.ts";
import type { Attempt, DatabaseCommits, Kind } from "../postgres/commits.ts";
import type { Ask, PostgresDatabase } from "../postgres/connection.ts";
import { columns } from "../postgres/gathering.ts";
import { ALIVE_MS } from "../store.ts";
import { T } from "./questions.ts";
import { LEASE_MS, readChannel, readHeld } from "./rows.ts";
import type { Courier, Delivery, Telling, TidingKey, TidingStore } from "./tidingStore.ts";

/** Column by column, with the table that causes each. */
export function tellingColumns(tellings: readonly (readonly [cause: string, Telling | undefined])[]): unknown[] {
  const all = tellings.flatMap(([cause, telling]) => telling?.tidings.map((tiding) => ({ cause, ...tiding })) ?? []);
  const old = tellings.filter(([, telling]) => telling?.outdates !== undefined);
  return [
    all.map(({ cause }) => cause),
    all.map(({ person }) => person ?? null),
    all.map(({ kind }) => kind),
    all.map(({ table }) => table),
    all.map(({ n }) => n),
    all.map(({ at }) => at),
    all.map(({ detail }) => JSON.stringify(detail)),
    old.map(([cause]) => cause),
    old.map(([, telling]) => telling!.outdates!),
  ];
}

export const writeTelling = async ({ ask }: Attempt, table: string, telling: Telling | undefined): Promise<void> => {
  if (telling) await ask(T.tell, tellingColumns([[table, telling]]));
};

const keyOf = ({ person, kind, table, n, channel }: TidingKey) => [person, kind, table, n, channel];

async function settle(ask: Ask, tiding: TidingKey, { node, now }: Courier, settled: Delivery): Promise<boolean> {
  const key = keyOf(tiding);
  const [held] = await ask(T.isHeld, [...key, node]);
  if (!held) return false;
  switch (settled.what) {
    case "sent":
      await ask(T.endTiding, [...key, "sent", now]);
      await ask(T.channelWorked, [tiding.channel, now]);
      break;
    case "moot":
      await ask(T.dropTiding, key);
      break;
    case "wait":
      await ask(T.delayTiding, [...key, settled.at, settled.pile ?? 0]);
      break;
    case "again":
      await ask(T.retryTiding, [...key, settled.at]);
      await ask(T.channelFailed, [tiding.channel, settled.error, now, 0]);
      break;
    case "given-up":
      await ask(T.endTiding, [...key, "given-up", now]);
      await ask(T.channelFailed, [tiding.channel, settled.error, now, 1]);
      if (settled.dead) await bury(ask, tiding.channel);
      await passOn(ask, tiding, now, held.detail as string, settled.instead);
  }
  return true;
}

/** Its name stays for a while, its address does not. */
async function bury(ask: Ask, channel: string): Promise<void> {
  const [found] = await ask(T.channel, [channel]);
  if (found) await ask(T.channelDied, [channel, JSON.stringify({ label: readChannel(found).detail.label ?? null })]);
}

/** To the next channel, unless another one has it anyway. */
async function passOn(ask: Ask, tiding: TidingKey, now: number, detail: string, instead: string): Promise<void> {
  if (tiding.kind === "test" || tiding.kind === "confirm") return;
  const key = keyOf(tiding);
  if ((await ask(T.isToldElsewhere, key)).length > 0) return;
  const [next] = await ask(T.nextChannel, key.slice(0, 4));
  if (!next) return;
  const said = JSON.stringify({ ...(JSON.parse(detail) as JsonObject), instead });
  await ask(T.tellChannel, [...key.slice(0, 4), next.id, now, said]);
}

/** Many come and go at once after a node has died. */
const LOOK: Kind<readonly [table: string, person: string, at: number], void> = {
  async all(ask, wishes) {
    await ask(T.look, columns(wishes));
    return [];
  },
};

export const postgresTidings = ({ ask, tell }: PostgresDatabase, { write, join }: DatabaseCommits): TidingStore => ({
  secret: (name, fresh) =>
    write(`secret ${name}`, async (attempt) => {
      await attempt.ask(T.addSecret, [name, fresh]);
      return (await attempt.ask(T.secret, [name]))[0]!.value as string;
    }),
  channels: async (person) => (await ask(T.channelsOf, [person])).map(readChannel),
  async channel(id) {
    const [found] = await ask(T.channel, [id]);
    return found && readChannel(found);
  },
  saveChannel: ({ id, person, kind, state, reserve, kinds, made, detail }) =>
    write(id, async (attempt) => {
      await attempt.ask(T.saveChannel, [id, person, kind, state, reserve, kinds, made, JSON.stringify(detail)]);
    }),
  dropChannel: (id) =>
    write(id, async (attempt) => {
      for (const drop of [T.dropTidingsTo, T.dropChannel]) await attempt.ask(drop, [id]);
    }),
  async manner(person) {
    const [found] = await ask(T.manner, [person]);
    return found && { manner: JSON.parse(found.manner as string) as Manner, feed: found.feed as number };
  },
  saveManner: (person, manner, feed) =>
    write(person, async (attempt) => void (await attempt.ask(T.saveManner, [person, JSON.stringify(manner), feed]))),
  ears: async (person) => (await ask(T.ears, [person])) as unknown as { table: string; ear: Listening }[],
  setEar: (person, table, ear) =>
    write(person, async (attempt) => {
      if (ear === "usual") await attempt.ask(T.dropEar, [person, table]);
      else await attempt.ask(T.setEar, [person, table, ear]);
    }),

  tell: (telling, table) => write(table, (attempt) => writeTelling(attempt, table, telling)),
  tellChannel: (key, at, detail) =>
    write(
      key.channel,
      async (attempt) => void (await attempt.ask(T.tellChannel, [...keyOf(key), at, JSON.stringify(detail)])),
    ),
  // Once: whoever does not hear the answer finds what it holds when its lease is over.
  hold: async ({ node, now, alone }, most) =>
    (await tell(T.hold, [node, now, now - ALIVE_MS, now - LEASE_MS, most, alone])).map(readHeld),
  settle: (key, courier, settled) => write(key.channel, (attempt) => settle(attempt.ask, key, courier, settled)),
  tidingsOf: async (person, most) =>
    (await ask(T.tidingsOf, [person, most])) as unknown as (TidingKey & { state: string; at: number })[],
  tidyTidings: (before) =>
    write("tidings", async (attempt) => {
      await attempt.ask(T.tidyTidings, [before]);
      await attempt.ask(T.tidyChannels, [before]);
      return (await attempt.ask(T.countTidings))[0]!.count as number;
    }),
  look: (table, person, at) => join(LOOK, `look ${table} ${person}`, [table, person, at]),
});
