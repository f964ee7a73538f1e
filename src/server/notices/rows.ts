/** Rows of both stores as the rest of the server knows them. */
import type { JsonObject } from "../../core/game.ts";
import type { ChannelKind, Listening, Manner } from "../../core/notices.ts";
import type { ChannelRow, ChannelState, HeldTiding } from "./tidingStore.ts";

/** Who holds something for longer has forgotten it: carrying takes ten seconds at most. */
export const LEASE_MS = 15_000;

type Columns = Record<string, unknown>;

const json = (text: unknown): JsonObject => JSON.parse(text as string) as JsonObject;

export const readChannel = (columns: Columns): ChannelRow =>
  ({ ...columns, detail: json(columns.detail) }) as unknown as ChannelRow;

/** A tiding with its channel, and how its person wants to be told. */
export function readHeld(columns: Columns): HeldTiding {
  const { way, stands, reserve, kinds, since, leads, error, failed, sent, given, manner, ear, looked, ...own } =
    columns;
  const { person, kind, table, n, channel, at, made, tries, pile, detail } = own as unknown as HeldTiding;
  return {
    person,
    kind,
    table,
    n,
    channel,
    at,
    made,
    tries,
    pile,
    detail: json(detail),
    to: {
      id: channel,
      person,
      kind: way as ChannelKind,
      state: stands as ChannelState,
      reserve: reserve as number,
      kinds: kinds as string,
      made: since as number,
      detail: json(leads),
      error: error as string | null,
      failed: failed as number | null,
      sent: sent as number | null,
      given: given as number,
    },
    manner: manner === null ? undefined : (json(manner) as unknown as Manner),
    ear: ear as Listening,
    looked: Boolean(looked),
  };
}
