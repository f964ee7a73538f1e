/** A finished game in one compressed piece: its setup, then its entries column by column, so that like lies beside like. */
import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import type { EntryRow, TableRow } from "./store.ts";

const compress = promisify(deflateRaw);

/** Version of this form, then its columns. */
type Columns = readonly [
  form: 1,
  setup: TableRow["setup"] | null,
  by: readonly number[],
  text: readonly string[],
  luck: readonly (readonly string[])[],
  since: readonly number[],
  left: readonly EntryRow["left"][],
  request: readonly (string | null)[],
];

/** Words every game is full of, so that the first one of a game costs no more than the later ones. */
const WORDS = Buffer.from(
  ["wizard ", "tower ", "play ", "redraw", "throw ", "roll ", "move ", "keep", "undo", "start", "pass", "end"]
    .map((word) => `"${word}","${word}1",["${word}2"],`)
    .join("") + "[null,null,null],[],[],null,null,0,1,2,0,1,2,",
);

export interface Packed {
  readonly setup: TableRow["setup"];
  readonly entries: readonly EntryRow[];
}

/** Compressing happens beside the main thread. */
export function pack({ setup, entries }: Packed): Promise<Buffer> {
  const columns: Columns = [
    1,
    setup ?? null,
    entries.map(({ by }) => by),
    entries.map(({ text }) => text),
    entries.map(({ luck }) => luck),
    entries.map(({ at }, i) => at - (entries[i - 1]?.at ?? 0)),
    entries.map(({ left }) => left),
    entries.map(({ request }) => request ?? null),
  ];
  return compress(JSON.stringify(columns), { level: 9, dictionary: WORDS });
}

export function unpack(packed: Uint8Array): Packed {
  const [, setup, by, text, luck, since, left, request] = JSON.parse(
    inflateRawSync(packed, { dictionary: WORDS }).toString(),
  ) as Columns;
  let at = 0;
  const entries = by.map((seat, n): EntryRow => {
    at += since[n]!;
    const asked = request[n];
    return {
      n,
      by: seat,
      text: text[n]!,
      luck: luck[n]!,
      at,
      left: left[n]!,
      ...(typeof asked === "string" && { request: asked }),
    };
  });
  return { setup: setup ?? undefined, entries };
}
