/** What one says at a table, until the table has it. Nothing is dropped: it waits, or it comes back with the reason. */
import type { ReadonlySignal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";

export interface Outbox {
  /** Said, but not yet at the table. */
  readonly waiting: ReadonlySignal<readonly string[]>;
  /** The last thing the table did not want, and why. */
  readonly returned: ReadonlySignal<{ readonly text: string; readonly why: Refusal } | undefined>;
  say(text: string): void;
}

/** Who talks faster than the table listens is heard a moment later. */
export const BREATH_MS = 1100;

export function openOutbox(send: (text: string) => Promise<object | Refusal>): Outbox {
  const waiting = signal<readonly string[]>([]);
  const returned = signal<{ text: string; why: Refusal } | undefined>(undefined);
  let isSending = false;

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let text = waiting.peek()[0]; text !== undefined; text = waiting.peek()[0]) {
      const answer = await send(text);
      if (isRefusal(answer) && answer.refused === "too-fast") {
        await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
        continue;
      }
      if (isRefusal(answer)) returned.value = { text, why: answer };
      waiting.value = waiting.peek().slice(1);
    }
    isSending = false;
  }

  return {
    waiting,
    returned,
    say(text) {
      returned.value = undefined;
      waiting.value = [...waiting.peek(), text];
      void sendAll();
    },
  };
}
