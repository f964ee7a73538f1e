/** Taking a figure by hand: from where it stands to one of its glowing targets. */
import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Figure } from "../../../games/magicians/choices.ts";
import type { Target } from "./choose.ts";
import type { Point, Shape } from "./geometry.ts";
import type { Piece } from "./pieces.ts";
import type { MagiciansDesk } from "./types.ts";

/** How near a hand must come to a figure's body, or to a target, in units of the drawing. */
const GRIP = 34;
const AIM = 56;
/** A shorter way, in pixels, was no drag but a touch. */
const LEAST = 20;

const BODY = { magician: 34, apprentice: 20, card: 0 };

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const nearest = <T>(list: readonly T[], most: number, far: (each: T) => number): T | undefined =>
  list.filter((each) => far(each) < most).toSorted((a, b) => far(a) - far(b))[0];

interface Drag {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
}

interface Handlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** Only the targets of one figure, or all again. */
function pickFigure(desk: MagiciansDesk, figure: Figure): void {
  const { figure: before, text } = desk.picked.value ?? {};
  desk.picked.value = before === figure && text === undefined ? undefined : { figure };
}

/** For the layer over the board; `pointed` shows the way while the hand is on it. */
export function useDrag(
  desk: MagiciansDesk,
  targets: readonly Target[],
  pieces: readonly Piece[],
  view: Shape,
  pointed: Signal<Target | undefined>,
): Handlers {
  const drag = useRef<Drag | undefined>(undefined);
  const at = (event: PointerEvent): Point => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * view.width,
      y: ((event.clientY - box.top) / box.height) * view.tall,
    };
  };
  const aim = (event: PointerEvent): Target | undefined => {
    const hand = at(event);
    return nearest(
      targets.filter((target) => target.figure === drag.current?.figure),
      AIM,
      (target) => away(view.nodes[target.to]!, hand),
    );
  };
  const isFar = (event: PointerEvent): boolean =>
    drag.current !== undefined && Math.hypot(event.clientX - drag.current.x, event.clientY - drag.current.y) > LEAST;
  return {
    onPointerDown(event) {
      const { active } = desk.scene.value.view;
      const mine = pieces.filter(
        ({ kind, seat }) => seat === active && targets.some((target) => target.figure === kind),
      );
      const hand = at(event);
      const figure = nearest(mine, GRIP, ({ kind, x, y }) => away({ x, y: y - BODY[kind] }, hand));
      drag.current =
        figure && figure.kind !== "card" ? { figure: figure.kind, x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerMove(event) {
      if (isFar(event)) pointed.value = aim(event);
    },
    onPointerUp(event) {
      const held = drag.current;
      const target = isFar(event) ? aim(event) : undefined;
      const wasTouch = held !== undefined && !isFar(event) && event.target === event.currentTarget;
      drag.current = undefined;
      if (target) desk.decide(target.text);
      // A touch of a figure shows its targets only, another one all again.
      else if (wasTouch) pickFigure(desk, held.figure);
      else if (held) pointed.value = undefined;
    },
    onPointerCancel() {
      drag.current = undefined;
      pointed.value = undefined;
    },
  };
}
