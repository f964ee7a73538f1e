/** What can be touched on the board: real buttons over the drawing, each with its number of steps and what it brings. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { BOARD, isPlace } from "../../../games/magicians/board.ts";
import type { Outlook } from "../../../games/magicians/choices.ts";
import { isTouch, meant, useOneTap } from "../../ui/touch.ts";
import type { Target } from "./choose.ts";
import { isGrave, rather } from "./choose.ts";
import { nameOf } from "./describe.ts";
import { useDrag } from "./drag.ts";
import type { Shape } from "./geometry.ts";
import type { Piece } from "./pieces.ts";
import type { MagiciansDesk } from "./types.ts";

interface Props {
  readonly desk: MagiciansDesk;
  readonly targets: readonly Target[];
  readonly view: Shape;
  readonly pieces: readonly Piece[];
  readonly pointed: Signal<Target | undefined>;
}

/** Two on one place lie side by side. */
const BESIDE = 33;

/** Where a target lies, seen from its node. */
function offset(target: Target, targets: readonly Target[]): { x: number; y: number; isShared: boolean } {
  const isShared = targets.some((other) => other.to === target.to && other.text !== target.text);
  if (!isPlace(target.to)) return { x: 0, y: 0, isShared };
  return { x: isShared ? (target.figure === "magician" ? BESIDE : -BESIDE) : 0, y: 5, isShared };
}

/** Whole on the board, even at its edge. */
const inside = (share: number): string => `clamp(var(--half), ${(100 * share).toFixed(2)}%, 100% - var(--half))`;

/** How far a touch is from the middle of a target, in pixels: buttons overlap, and the upper one need not be meant. */
function farFrom(layer: HTMLElement, text: string, { clientX, clientY }: MouseEvent): number {
  const box = layer.querySelector(`[data-text="${text}"]`)!.getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
}

export const Hits = ({ desk, targets, view, pieces, pointed }: Props): JSX.Element => {
  const layer = useRef<HTMLDivElement>(null);
  const mayOneTap = useOneTap(desk.choices.value);
  const pick = (target: Target, event: MouseEvent): void => {
    if (!isTouch(event)) return desk.decide(target.text);
    const [first = target, ...others] = meant(targets, ({ text }) => farFrom(layer.current!, text, event));
    // A finger is broad: where it may mean another, and before what is grave, a touch shows the way and the next goes it.
    const isClear = others.length === 0 && !isGrave(first) && mayOneTap();
    if (isClear || desk.picked.value?.text === first.text) desk.decide(first.text);
    else desk.picked.value = rather([first, ...others]);
  };
  const drag = useDrag(desk, targets, pieces, view, pointed);
  return (
    <div class="hits" ref={layer} {...drag}>
      {targets
        .toSorted((a, b) => a.to - b.to)
        .map((target) => {
          const at = view.nodes[target.to]!;
          const off = offset(target, targets);
          return (
            <button
              key={target.text}
              type="button"
              class={`hit hit-node for-${target.figure} ${isPlace(target.to) ? "on-place" : "on-stone"} ${off.isShared ? "shared" : ""} ${target.doubled ? "doubled" : ""}`}
              data-text={target.text}
              data-node={BOARD.nodes[target.to]}
              aria-label={nameOf(target, desk.players.value)}
              aria-pressed={desk.picked.value?.text === target.text}
              style={{
                left: inside((at.x + off.x) / view.width),
                top: inside((at.y + off.y) / view.tall),
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === "mouse") pointed.value = target;
              }}
              onPointerLeave={() => {
                if (pointed.value?.text === target.text) pointed.value = undefined;
              }}
              onFocus={() => (pointed.value = target)}
              onBlur={() => (pointed.value = undefined)}
              onClick={(event) => pick(target, event)}
            >
              <Badge {...target} />
            </button>
          );
        })}
    </div>
  );
};

/** A hat for the magician, a round one for the apprentice; the number of steps; a little picture of what comes of it. */
const Badge = ({ figure, steps, doubled, brings }: Target): JSX.Element => (
  <span class="badge">
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      {figure === "magician" ? (
        <path
          d="M-20 13C-13 9-10 5-7-8-5-15 1-19 10-19 7-13 7-5 9 3 11 8 15 11 20 13 11 20-11 20-20 13Z"
          class="badge-body"
        />
      ) : doubled ? (
        <path d="M0-19 17-4 10 17H-10L-17-4Z" class="badge-body" />
      ) : (
        <circle r="16.5" class="badge-body" />
      )}
      <text y={figure === "magician" ? 13 : 8}>{steps ?? ""}</text>
      {steps === undefined && <path d={STAR} class="badge-star" />}
    </svg>
    {brings && (
      <svg class={`omen omen-${brings.what}`} viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="11.4" />
        <path d={OMENS[brings.what]} />
      </svg>
    )}
  </span>
);

const STAR = "M0-12 3-4 12-4 5 2 8 10 0 5-8 10-5 2-12-4-3-4Z";

const OMENS: Readonly<Record<Outlook["what"], string>> = {
  card: "M-4-7H4V7H-4ZM0-4 2 0 0 4-2 0Z",
  take: "M-4-7H4V7H-4ZM0-4 2 0 0 4-2 0Z",
  pair: "M-8-5H-1V6H-8ZM1-7 3-2 8-2 4 1 6 6 1 3",
  win: "M-7 5-8-5-3 0 0-7 3 0 8-5 7 5Z",
  fight: "M-7-7 6 6M7-7-6 6M3 7 7 3M-3 7-7 3",
  waits: "M-5-7H5L0 0ZM-5 7H5L0 0Z",
  banish: "M-7 0H5M1-5 6 0 1 5",
  lost: "M-6-6 6 6M6-6-6 6",
  sign: "M0-8 2-2.5 8-2.5 3.2 1 5 7 0 3.5-5 7-3.2 1-8-2.5-2-2.500Z",
};
