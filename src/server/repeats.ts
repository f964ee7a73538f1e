/**
 * Requests that have changed a table's row lately stand in the row, with their answers: sent again, at whatever node and
 * after whatever was done in between, they are answered again and not carried out again.
 */
import { createHash } from "node:crypto";
import type { DoneRow, TableRow } from "./store.ts";

/** Who sends something again does so within moments. */
const MOST_DONE = 12;
const KEY_LENGTH = 12;

/** A request, as nobody else's can be called. */
export const requestKey = (person: string, id: string): string =>
  createHash("sha256").update(`${person} ${id}`).digest("base64url").slice(0, KEY_LENGTH);

export const doneBy = (person: string, { id }: { readonly id: string }, answer: object = {}): DoneRow => [
  requestKey(person, id),
  answer,
];

/** What this request was answered when it was carried out. */
export const answerBefore = ({ done }: TableRow, key: string): object | undefined =>
  done?.find(([each]) => each === key)?.[1];

export const withDone = (row: TableRow, done: DoneRow | undefined): TableRow =>
  done ? { ...row, done: [...(row.done ?? []), done].slice(-MOST_DONE) } : row;
