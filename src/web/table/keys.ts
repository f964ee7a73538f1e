/** Playing from the keyboard: everything is a button; these are the short ways. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Controller } from "./controller.ts";

/** What can be touched now, the best way on first. */
const TOUCHABLE = [".hits .hit", ".holding button.warm", ".buttons .main", ".buttons button"];

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)];

/** The neighbour of what has the focus among its like. */
function step(by: number): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const row = ["button.hit", ".holding button", ".doing li button", ".buttons button", ".log button"].find((each) =>
    focused?.matches(each),
  );
  if (row === undefined) return false;
  const like = all(row);
  like[(like.indexOf(focused!) + by + like.length) % like.length]?.focus();
  return true;
}

export function useKeys(controller: Controller): void {
  useEffect(() => {
    let isByKey = false;
    const press = (event: KeyboardEvent): void => {
      isByKey = true;
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && controller.picked.value) controller.picked.value = undefined;
      else if (event.key === "u" && controller.mayUndo.value) controller.undo();
      else if (event.key === "s") controller.skip();
      else if (/^[1-9]$/.test(event.key)) all(".holding button")[Number(event.key) - 1]?.click();
      else if (ARROWS[event.key] !== undefined && step(ARROWS[event.key]!)) event.preventDefault();
    };
    const point = (): void => {
      isByKey = false;
    };
    addEventListener("keydown", press);
    addEventListener("pointerdown", point);
    // Who plays by keyboard finds the focus on what can be done next.
    const stop = effect(() => {
      // Read both: either may bring something new to touch.
      const isAsked = controller.choices.value.length > 0;
      void controller.picked.value;
      if (!isAsked || !isByKey) return;
      requestAnimationFrame(() => {
        const focused = document.activeElement;
        if (focused && focused !== document.body) return;
        TOUCHABLE.map(all)
          .find((found) => found.length > 0)?.[0]
          ?.focus();
      });
    });
    return () => {
      stop();
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", point);
    };
  }, [controller]);
}
