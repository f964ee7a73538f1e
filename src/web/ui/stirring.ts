/** Whether anybody is there: whatever moves or sounds for its own sake rests after a minute of nothing. */
import { signal } from "@preact/signals";

const REST_MS = 60_000;

let last = performance.now();

/** For what has to be told when nobody is there any more: one timer, once a minute. */
export const asleep = signal(false);

export const isAsleep = (): boolean => performance.now() - last > REST_MS;

function look(): void {
  const rested = performance.now() - last;
  if (rested > REST_MS) asleep.value = true;
  else setTimeout(look, REST_MS - rested + 50);
}

/** Somebody touched something, or something happened. */
export function stir(): void {
  last = performance.now();
  if (!asleep.peek()) return;
  asleep.value = false;
  look();
}

for (const each of ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"])
  addEventListener(each, stir, { passive: true });

look();
