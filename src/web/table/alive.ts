/** Small motion that means nothing (water, smoke, lights) goes on only as long as somebody is likely to look. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { wantsLessMotion } from "../app/settings.ts";

/** So long after the last thing that happened everything stands still, and the page needs no processor. */
const STILL_AFTER = 60_000;

/** True while something has happened lately, on the table or by somebody's hand; never for those who want less motion. */
export function useAlive(happening: object): boolean {
  const alive = useSignal(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = (): void => {
      clearTimeout(timer);
      alive.value = true;
      timer = setTimeout(() => (alive.value = false), STILL_AFTER);
    };
    wake();
    addEventListener("pointerdown", wake, { passive: true });
    addEventListener("keydown", wake, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", wake);
      removeEventListener("keydown", wake);
    };
  }, [happening]);
  return alive.value && !wantsLessMotion();
}
