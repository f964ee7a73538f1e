/** Taking a figure by hand: from where it stands to one of its glowing targets. */
import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Desk } from "../../table/kit.ts";
import type { Target } from "./choose.ts";
import { figureOf } from "./choose.ts";
import type { Point, Shape } from "./geometry.ts";
import type { Piece } from "./pieces.ts";
import type { Scene } from "./scene.ts";

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
  readonly figure: Piece["kind"];
  readonly x: number;
  readonly y: number;
}

interface Handlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** For the layer over the board; `pointed` shows the way while the hand is on it. */
export function useDrag(
  desk: Desk,
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
      targets.filter((target) => figureOf(target) === drag.current?.figure),
      AIM,
      (target) => away(view.nodes[target.node]!, hand),
    );
  };
  const isFar = (event: PointerEvent): boolean =>
    drag.current !== undefined && Math.hypot(event.clientX - drag.current.x, event.clientY - drag.current.y) > LEAST;
  return {
    onPointerDown(event) {
      const { active } = (desk.scene.value as Scene).view;
      const mine = pieces.filter(
        ({ kind, seat }) => seat === active && targets.some((target) => figureOf(target) === kind),
      );
      const hand = at(event);
      const figure = nearest(mine, GRIP, ({ kind, x, y }) => away({ x, y: y - BODY[kind] }, hand));
      drag.current = figure && { figure: figure.kind, x: event.clientX, y: event.clientY };
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
      else if (wasTouch) desk.picked.value = { prefix: desk.picked.value.prefix === held.figure ? "" : held.figure };
      else if (held) pointed.value = undefined;
    },
    onPointerCancel() {
      drag.current = undefined;
      pointed.value = undefined;
    },
  };
}
