/** Channels and tidings in the SQLite file. */
import type { JsonObject } from "../../core/game.ts";
import type { Listening, Manner } from "../../core/notices.ts";
import { ALIVE_MS } from "../store.ts";
import { LEASE_MS, readChannel, readHeld } from "./rows.ts";
import type { tidingStatements } from "./sqliteStatements.ts";
import { writeTelling } from "./sqliteTellings.ts";
import type { Courier, Delivery, TidingKey, TidingStore } from "./tidingStore.ts";

type TidingStatements = ReturnType<typeof tidingStatements>;

interface Access {
  /** The connection may be another one after trouble. */
  sql(): TidingStatements;
  read<T>(look: () => T): Promise<T>;
  write<T>(change: () => T): Promise<T>;
}

const keyOf = ({ person, kind, table, n, channel }: TidingKey) => ({ person, kind, table, n, channel });

function settle(sql: TidingStatements, tiding: TidingKey, { node, now }: Courier, settled: Delivery): boolean {
  const key = keyOf(tiding);
  const held = sql.isHeld.get({ ...key, node });
  if (!held) return false;
  switch (settled.what) {
    case "sent":
      sql.endTiding.run({ ...key, state: "sent", now });
      sql.channelWorked.run(now, key.channel);
      break;
    case "moot":
      sql.dropTiding.run(key);
      break;
    case "wait":
      sql.delayTiding.run({ ...key, at: settled.at, pile: settled.pile ?? 0 });
      break;
    case "again":
      sql.retryTiding.run({ ...key, at: settled.at });
      sql.channelFailed.run(settled.error, now, 0, key.channel);
      break;
    case "given-up":
      sql.endTiding.run({ ...key, state: "given-up", now });
      sql.channelFailed.run(settled.error, now, 1, key.channel);
      if (settled.dead) sql.channelDied.run(key.channel);
      passOn(sql, key, now, held.detail as string, settled.instead);
  }
  return true;
}

/** To the next channel, unless another one has it anyway. */
function passOn(sql: TidingStatements, key: TidingKey, now: number, detail: string, instead: string): void {
  if (key.kind === "test" || key.kind === "confirm") return;
  const { channel, ...what } = key;
  if (sql.isToldElsewhere.get({ ...what, channel })) return;
  const next = sql.nextChannel.get(what)?.id as string | undefined;
  if (next === undefined) return;
  const said = JSON.stringify({ ...(JSON.parse(detail) as JsonObject), instead });
  sql.tellChannel.run({ ...what, channel: next, at: now, made: now, detail: said });
}

export const sqliteTidings = ({ sql, read, write }: Access): TidingStore => ({
  secret: (name, fresh) =>
    write(() => {
      sql().addSecret.run(name, fresh);
      return sql().secret.get(name)!.value as string;
    }),
  channels: (person) => read(() => sql().channelsOf.all(person).map(readChannel)),
  channel: (id) =>
    read(() => {
      const found = sql().channel.get(id);
      return found && readChannel(found);
    }),
  saveChannel: ({ id, person, kind, state, reserve, kinds, made, detail }) =>
    write(() => {
      const text = JSON.stringify(detail);
      sql().saveChannel.run({ id, person, kind, state, reserve, kinds, made, detail: text });
    }),
  dropChannel: (id) => write(() => sql().dropChannel.forEach((drop) => drop.run(id))),
  manner: (person) =>
    read(() => {
      const found = sql().manner.get(person);
      return found && { manner: JSON.parse(found.manner as string) as Manner, feed: found.feed as number };
    }),
  saveManner: (person, manner, feed) => write(() => void sql().saveManner.run(person, JSON.stringify(manner), feed)),
  ears: (person) => read(() => sql().ears.all(person) as unknown as { table: string; ear: Listening }[]),
  setEar: (person, table, ear) =>
    write(() => void (ear === "usual" ? sql().dropEar.run(person, table) : sql().setEar.run(person, table, ear))),

  tell: (telling, table) => write(() => writeTelling(sql(), table, telling)),
  tellChannel: (key, at, detail) =>
    write(() => void sql().tellChannel.run({ ...keyOf(key), at, made: Date.now(), detail: JSON.stringify(detail) })),
  hold: async ({ node, now, alone }, most) => {
    const wish = { node, now, most, alone: Number(alone), lapsed: now - LEASE_MS, dead: now - ALIVE_MS };
    // Asked every second: the disk is left alone if there is nothing.
    if ((await read(() => sql().heldTidings.get({ ...wish, most: 1 }))) === undefined) return [];
    return write(() => {
      const held = sql().heldTidings.all(wish).map(readHeld);
      for (const tiding of held) sql().holdTiding.run({ ...keyOf(tiding), node, now });
      return held;
    });
  },
  settle: (key, courier, settled) => write(() => settle(sql(), key, courier, settled)),
  tidingsOf: (person, most) =>
    read(() => sql().tidingsOf.all(person, most) as unknown as (TidingKey & { state: string; at: number })[]),
  tidyTidings: (before) =>
    write(() => {
      sql().tidyTidings.run(before);
      sql().tidyChannels.run(before);
      return sql().countTidings.get()!.count as number;
    }),
  look: (table, person, at) => write(() => void sql().look.run({ table, person, at })),
});
