/** A bot that takes longer than anybody waits without wondering: then the table says what it ponders. */
import type { ReadonlySignal } from "@preact/signals";
import { effect, signal } from "@preact/signals";
import type { Frame } from "../../core/table.ts";
import type { Player } from "./kit.ts";

const LONG_MS = 1000;

export interface Pondering {
  readonly isLong: ReadonlySignal<boolean>;
  close(): void;
}

export function openPondering(frame: ReadonlySignal<Frame>, players: ReadonlySignal<readonly Player[]>): Pondering {
  const isLong = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const { decider } = frame.value;
    const isBots = typeof decider === "number" && players.value[decider]?.by === "bot";
    clearTimeout(timer);
    isLong.value = false;
    if (isBots) timer = setTimeout(() => (isLong.value = true), LONG_MS);
  });
  return {
    isLong,
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}
