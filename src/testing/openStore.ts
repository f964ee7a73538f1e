/** A store for the suites of all stores, and what lies in it. */
import type { EntryRow, Store, TableRow } from "../server/store.ts";

export interface OpenStore {
  readonly store: Store;
  /** Another store on the same data, as after a restart or at another node. */
  again(): Promise<Store>;
  /** Nothing can be written from now on. Returns how to end that. */
  interrupt(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export type WithStore = (use: (opened: OpenStore) => Promise<void>) => Promise<void>;

export const row = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  watch: `${id}-watch`,
  version: 1,
  stage: "waiting",
  open: true,
  created: 1000,
  host: "ann",
  terms: { game: "towers" },
  seats: [{ person: "ann", name: "Ann <b>" }, {}],
  secret: "00",
  banned: [],
  ...change,
});

export const entry = (n: number, change: Partial<EntryRow> = {}): EntryRow => ({
  n,
  by: 0,
  text: `play W${n}`,
  luck: ["roll 3"],
  at: 5000 + n,
  left: [1000, null],
  request: `ann ${n}`,
  ...change,
});
