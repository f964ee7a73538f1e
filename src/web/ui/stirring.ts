/** Whether anybody is there: whatever moves or sounds for its own sake rests after a minute of nothing. */
const REST_MS = 60_000;

let last = performance.now();

/** Somebody touched something, or something happened. */
export function stir(): void {
  last = performance.now();
}

for (const each of ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"])
  addEventListener(each, stir, { passive: true });

export const isAsleep = (): boolean => performance.now() - last > REST_MS;
