/**
 * One way to carry things for every game and every hand: whatever has `data-thing` can be taken, whatever has `data-spot` takes it. A
 * click or a key takes and puts, a pointer may also drag; Escape lets go, arrow keys go from one to the next.
 */
import { useEffect, useRef } from "preact/hooks";
import type { Atelier } from "./studio.ts";

/** A shorter way, in pixels, was no drag but a click. */
const LEAST = 8;

const attribute = (target: EventTarget | null, name: string): string | undefined =>
  (target instanceof Element ? target.closest(`[${name}]`)?.getAttribute(name) : undefined) ?? undefined;

/** The spot under a pointer; buttons of what is held lie below. */
const spotAt = (x: number, y: number): string | undefined => attribute(document.elementFromPoint(x, y), "data-spot");

export function useCarry(studio: Atelier): { readonly current: HTMLElement | null } {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let drag: { readonly thing: string; readonly x: number; readonly y: number; isFar: boolean } | undefined;
    let wasDragged = false;
    const { held } = studio;
    const focusOn = (selector: string): void =>
      void requestAnimationFrame(() => element.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));

    const click = (event: MouseEvent): void => {
      if (wasDragged) {
        wasDragged = false;
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      const isByKey = event.detail === 0;
      const thing = attribute(event.target, "data-thing");
      const spot = attribute(event.target, "data-spot");
      // What turns over at a click is taken by dragging only.
      if (attribute(event.target, "data-toggles") !== undefined && held.peek() === undefined) return;
      if (held.peek() !== undefined && spot !== undefined) {
        if (studio.putHeld(spot)) {
          // What lies there is not pressed as well.
          event.stopPropagation();
          if (isByKey) focusOn(`[data-at="${spot}"]`);
          return;
        }
      }
      if (thing === undefined) return;
      held.value = held.peek() === thing ? undefined : thing;
      if (isByKey && held.peek() !== undefined) focusOn(".bench [data-spot], .shelf [data-spot]");
    };
    const down = (event: PointerEvent): void => {
      wasDragged = false;
      const thing = attribute(event.target, "data-thing");
      const isOnBoard = event.target instanceof Element && event.target.closest(".bench") !== null;
      // A finger on the shelf scrolls it.
      if (thing !== undefined && event.button === 0 && (isOnBoard || event.pointerType === "mouse"))
        drag = { thing, x: event.clientX, y: event.clientY, isFar: false };
    };
    const move = (event: PointerEvent): void => {
      if (!drag) return;
      if (!drag.isFar && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > LEAST) {
        drag.isFar = true;
        held.value = drag.thing;
        element.classList.add("dragging");
      }
      if (!drag.isFar) return;
      element.style.setProperty("--drag-x", `${event.clientX}px`);
      element.style.setProperty("--drag-y", `${event.clientY}px`);
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-spot]");
      for (const each of element.querySelectorAll(".over")) if (each !== over) each.classList.remove("over");
      over?.classList.add("over");
    };
    const up = (event: PointerEvent): void => {
      const last = drag;
      drag = undefined;
      element.classList.remove("dragging");
      for (const each of element.querySelectorAll(".over")) each.classList.remove("over");
      if (!last?.isFar) return;
      // The click that follows belongs to the drag; where none follows, the next one is a click again.
      wasDragged = true;
      setTimeout(() => (wasDragged = false));
      const spot = event.type === "pointerup" ? spotAt(event.clientX, event.clientY) : undefined;
      if (spot === undefined || !studio.putHeld(spot)) held.value = undefined;
    };
    const key = (event: KeyboardEvent): void => {
      const isField = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (event.key === "Escape" && held.peek() !== undefined) {
        const thing = held.peek()!;
        held.value = undefined;
        focusOn(`[data-thing="${thing}"]`);
      } else if ((event.ctrlKey || event.metaKey) && !isField && event.key.toLowerCase() === "z") {
        event.preventDefault();
        if (event.shiftKey) studio.redo();
        else studio.undo();
      } else if ((event.ctrlKey || event.metaKey) && !isField && event.key.toLowerCase() === "y") {
        event.preventDefault();
        studio.redo();
      } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") step(event);
    };
    /** To the next thing on the board, or the next spot if one is held. */
    const step = (event: KeyboardEvent): void => {
      const from = event.target instanceof Element ? event.target.closest(".bench > button") : null;
      if (!from) return;
      const all = [
        ...from.parentElement!.querySelectorAll<HTMLElement>(
          from.matches("[data-spot]") ? "[data-spot]" : "[data-thing]",
        ),
      ];
      const by = event.key === "ArrowRight" ? 1 : -1;
      event.preventDefault();
      all[(all.indexOf(from as HTMLElement) + by + all.length) % all.length]?.focus();
    };
    element.addEventListener("click", click, true);
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    addEventListener("keydown", key);
    return () => {
      element.removeEventListener("click", click, true);
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      removeEventListener("keydown", key);
    };
  }, [studio]);
  return root;
}
