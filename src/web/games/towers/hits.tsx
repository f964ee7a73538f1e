/** What can be touched on the board: real buttons over the drawing, in the order of the spaces. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { PieceChoice } from "./choose.ts";
import { wholly, withoutSpace } from "./choose.ts";
import { isTouch, meant, useOneTap } from "../../ui/touch.ts";
import type { Point, Shape } from "./geometry.ts";
import { distanceTo } from "./outline.ts";
import { asking } from "./settings.ts";
import type { TouchTarget } from "./targets.ts";
import { clipOf } from "./targets.ts";
import type { TowersDesk } from "./types.ts";

interface Props {
  readonly desk: TowersDesk;
  readonly choices: readonly PieceChoice[];
  readonly view: Shape;
  readonly targets: readonly TouchTarget[];
  readonly pointed: Signal<PieceChoice | undefined>;
}

export const Hits = ({ desk, choices, view, targets, pointed }: Props): JSX.Element => {
  const drag = useRef<{ choice: PieceChoice; x: number; y: number } | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const mayOneTap = useOneTap(desk.choices.value);
  /** Where on the drawing, and how many of its units a pixel is. */
  const pointAt = ({ clientX, clientY }: MouseEvent): Point & { readonly unit: number } => {
    const room = box.current!.getBoundingClientRect();
    const unit = view.width / room.width;
    return { x: view.left + (clientX - room.left) * unit, y: view.top + (clientY - room.top) * unit, unit };
  };
  /** What a finger may mean, the nearest first, and of what overlaps what is in front. */
  const meantBy = (event: MouseEvent): TouchTarget[] => {
    const point = pointAt(event);
    return meant(
      targets.toSorted((a, b) => inFront(b) - inFront(a)),
      ({ outlines }) => Math.min(...outlines.map((outline) => distanceTo(outline, point))) / point.unit,
    );
  };
  const pick = (target: TouchTarget, event: MouseEvent): void => {
    const { picked } = desk;
    const isByFinger = isTouch(event);
    const near = isByFinger ? meantBy(event) : [target];
    const { choice, space } = near[0] ?? target;
    if (choice.piece === "swap") return pickSwap(desk, choices, space);
    // A finger is broad: where several pieces of a stack can be meant, a side view of it asks which.
    if (isByFinger && choices.some((each) => each.space === space && each.text !== choice.text))
      picked.value = { ...picked.value, space };
    else if (isByFinger ? asksFirst(choice) || near.length > 1 || !mayOneTap() : asksFirst(choice)) show(choice);
    else desk.decide(choice.text);
  };
  /** The second touch of what is shown already goes ahead. */
  const show = (choice: PieceChoice): void => {
    if (desk.picked.value?.text === choice.text) desk.decide(choice.text);
    else desk.picked.value = wholly(choice);
  };
  const onPointerUp = (event: PointerEvent): void => {
    const start = drag.current;
    drag.current = undefined;
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < 24) return;
    const { x, y } = pointAt(event);
    const { to, text } = start.choice;
    if (to !== undefined && nearest(view, x, y) === to) desk.decide(text);
  };
  return (
    <div
      class="hits"
      ref={box}
      onPointerUp={onPointerUp}
      onPointerMove={(event) => {
        const start = drag.current;
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10) pointed.value = start.choice;
      }}
    >
      {targets.map((target) => (
        <button
          key={target.key}
          type="button"
          class={`hit hit-${target.choice.piece}`}
          data-space={target.space}
          data-text={target.key}
          data-piece={target.choice.tower === undefined ? undefined : `t${target.choice.tower}`}
          aria-label={target.name}
          aria-pressed={desk.picked.value?.space === target.space && target.choice.piece === "swap"}
          style={{
            left: `${(100 * (target.left - view.left)) / view.width}%`,
            top: `${(100 * (target.top - view.top)) / view.tall}%`,
            width: `${(100 * target.width) / view.width}%`,
            height: `${(100 * target.tall) / view.tall}%`,
            zIndex: inFront(target),
            "--outline": clipOf(target),
          }}
          onPointerDown={(event) => {
            drag.current = { choice: target.choice, x: event.clientX, y: event.clientY };
          }}
          onPointerEnter={(event) => {
            if (event.pointerType === "mouse") pointed.value = target.choice;
          }}
          onPointerLeave={() => {
            if (pointed.value === target.choice) pointed.value = undefined;
          }}
          onFocus={() => (pointed.value = target.choice)}
          onBlur={() => (pointed.value = undefined)}
          onClick={(event) => pick(target, event)}
        />
      ))}
    </div>
  );
};

/** T-H3 What comes to light cannot be taken back: a slip of the mouse must not decide it. */
const asksFirst = ({ uncovers }: PieceChoice): boolean => uncovers === true && asking.value === "on";

/** Where something stands wholly before it, that is transparent, and what is seen through it is what is touched. */
const IN_FRONT = 1_000_000;
const inFront = ({ order, hiddenBy }: TouchTarget): number => order + (hiddenBy.length > 0 ? IN_FRONT : 0);

function pickSwap(desk: TowersDesk, choices: readonly PieceChoice[], space: number): void {
  const first = desk.picked.value?.space;
  if (first === undefined) desk.picked.value = { ...desk.picked.value, space };
  else if (first === space) desk.picked.value = withoutSpace(desk.picked.value ?? {});
  else {
    const pair = new Set([first, space]);
    const swap = choices.find((choice) => choice.piece === "swap" && pair.has(choice.space) && pair.has(choice.other));
    if (swap && asksFirst(swap)) desk.picked.value = wholly(swap);
    else if (swap) desk.decide(swap.text);
  }
}

const nearest = (view: Shape, x: number, y: number): number => {
  const far = view.spaces.map((point) => Math.hypot(point.x - x, point.y - 20 - y));
  return far.indexOf(Math.min(...far));
};
