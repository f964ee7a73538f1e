/**
 * Questions of one kind that come at the same time are one question to the database. When a node dies a thousand people
 * come to another one within a second, and each wants to know the same of another table.
 */
import { databaseTrouble } from "./trouble.ts";

interface Waiting<W, A> {
  readonly wish: W;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/** More in one question would keep the first of them waiting. */
const MOST = 200;

/** What is asked while a question is under way goes with the next one, so nobody hears what was before they asked. `ask` answers in the order of the wishes. */
export function gather<W, A>(ask: (wishes: readonly W[]) => Promise<readonly A[]>): (wish: W) => Promise<A> {
  const waiting: Waiting<W, A>[] = [];
  let isAsking = false;

  async function answerAll(some: readonly Waiting<W, A>[]): Promise<void> {
    try {
      const answers = await ask(some.map(({ wish }) => wish));
      some.forEach(({ resolve }, i) => resolve(answers[i]!));
    } catch (error) {
      // One of them cannot be asked at all: each by itself shows which.
      if (some.length > 1 && !databaseTrouble(error)) for (const each of some) await answerAll([each]);
      else for (const { reject } of some) reject(error);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) await answerAll(waiting.splice(0, MOST));
    isAsking = false;
  }

  return (wish) =>
    new Promise((resolve, reject) => {
      waiting.push({ wish, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      // After the present task: whatever it still asks for goes along.
      queueMicrotask(() => void work());
    });
}

type Row = Record<string, unknown>;

/** The rows of each of so many wishes; a row says by `i` whose it is, beginning with 1. */
export function deal(rows: readonly Row[], count: number): Row[][] {
  const hands = Array.from({ length: count }, (): Row[] => []);
  for (const { i, ...row } of rows) hands[(i as number) - 1]!.push(row);
  return hands;
}

/** Wishes of several values, value by value, as a question wants them. */
export const columns = <T extends readonly unknown[]>(wishes: readonly T[]): unknown[][] =>
  Array.from(wishes[0] ?? [], (_, i) => wishes.map((wish) => wish[i]));
