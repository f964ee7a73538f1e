/** What can be touched on the board: real buttons over the drawing, in the order of the spaces. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Desk } from "../../table/kit.ts";
import type { Choice } from "./choose.ts";
import { landing } from "./choose.ts";
import { nameOf } from "./describe.ts";
import type { Shape } from "./geometry.ts";
import { DRUM, DRUM_HEIGHT, WIZARD_HEIGHT } from "./geometry.ts";
import type { Piece } from "./pieces.ts";
import type { Scene } from "./scene.ts";

interface Props {
  readonly desk: Desk;
  readonly choices: readonly Choice[];
  readonly view: Shape;
  readonly pieces: readonly Piece[];
  readonly pointed: Signal<Choice | undefined>;
}

interface Target {
  readonly key: string;
  readonly choice: Choice;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly tall: number;
  readonly order: number;
}

export const Hits = ({ desk, choices, view, pieces, pointed }: Props): JSX.Element => {
  const scene = desk.scene.value as Scene;
  const drag = useRef<{ choice: Choice; x: number; y: number } | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const targets = targetsOf(choices, desk, view, pieces, scene);
  const pick = (choice: Choice, isTouch: boolean): void => {
    const { picked } = desk;
    if (choice.piece === "swap") return pickSwap(desk, choices, choice.space!);
    const here = choices.filter(({ space }) => space === choice.space);
    // A finger is broad: where several pieces can be meant, a side view of the stack asks which.
    if (isTouch && here.length > 1) picked.value = { ...picked.value, space: choice.space };
    else if (isTouch && picked.value.prefix !== choice.text) picked.value = { prefix: choice.text };
    else desk.decide(choice.text);
  };
  const onPointerUp = (event: PointerEvent): void => {
    const start = drag.current;
    drag.current = undefined;
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < 24) return;
    const room = box.current!.getBoundingClientRect();
    const x = view.left + ((event.clientX - room.left) / room.width) * view.width;
    const y = view.top + ((event.clientY - room.top) / room.height) * view.tall;
    const to = landing(start.choice, scene.view.turn);
    if (to !== undefined && nearest(view, x, y) === to) desk.decide(start.choice.text);
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
      {targets.map(({ key, choice, left, top, width, tall, order }) => (
        <button
          key={key}
          type="button"
          class={`hit hit-${choice.piece}`}
          data-space={choice.space}
          data-text={choice.text}
          aria-label={nameOf(choice, scene, desk.players.value)}
          aria-pressed={desk.picked.value.space === choice.space && choice.piece === "swap"}
          style={{
            left: `${(100 * (left - view.left)) / view.width}%`,
            top: `${(100 * (top - view.top)) / view.tall}%`,
            width: `${(100 * width) / view.width}%`,
            height: `${(100 * tall) / view.tall}%`,
            zIndex: order,
          }}
          onPointerDown={(event) => {
            drag.current = { choice, x: event.clientX, y: event.clientY };
          }}
          onPointerEnter={(event) => {
            if (event.pointerType === "mouse") pointed.value = choice;
          }}
          onPointerLeave={() => {
            if (pointed.value === choice) pointed.value = undefined;
          }}
          onFocus={() => (pointed.value = choice)}
          onBlur={() => (pointed.value = undefined)}
          onClick={(event) => pick(choice, (event as unknown as PointerEvent).pointerType === "touch")}
        />
      ))}
    </div>
  );
};

function pickSwap(desk: Desk, choices: readonly Choice[], space: number): void {
  const first = desk.picked.value.space;
  if (first === undefined) desk.picked.value = { ...desk.picked.value, space };
  else if (first === space) desk.picked.value = { prefix: desk.picked.value.prefix };
  else {
    const swap = choices.find(
      (choice) => choice.space === Math.min(first, space) && choice.other === Math.max(first, space),
    );
    if (swap) desk.decide(swap.text);
  }
}

const nearest = (view: Shape, x: number, y: number): number => {
  const far = view.spaces.map((point) => Math.hypot(point.x - x, point.y - 20 - y));
  return far.indexOf(Math.min(...far));
};

function targetsOf(
  choices: readonly Choice[],
  desk: Desk,
  view: Shape,
  pieces: readonly Piece[],
  scene: Scene,
): Target[] {
  const targets: Target[] = [];
  if (choices.some(({ piece }) => piece === "swap")) {
    const first = desk.picked.value.space;
    const spaces = new Set(choices.flatMap(({ space, other }) => [space!, other!]));
    for (const space of [...spaces].toSorted((a, b) => a - b)) {
      const tower = pieces.find(
        (piece) => piece.kind === "tower" && piece.what === scene.view.spaces[space]!.towers.at(-1),
      );
      const choice = choices.find((each) => each.space === space || each.other === space)!;
      if (tower)
        targets.push(
          towerTarget(
            { ...choice, space, other: first, text: `${desk.picked.value.prefix} ${space}` } as Choice,
            tower,
            view,
          ),
        );
    }
    return targets;
  }
  for (const choice of choices) {
    if (choice.piece === "tower") {
      const number = scene.view.spaces[choice.space!]!.towers[choice.level! - 1];
      const tower = pieces.find((piece) => piece.kind === "tower" && piece.what === number);
      if (tower) targets.push(towerTarget(choice, tower, view));
    } else {
      const owner = choice.owner ?? (scene.view.keep.home.length === 1 ? 0 : scene.view.active);
      const group = pieces.filter(
        ({ kind, what, space, shown }) => kind === "wizard" && shown && space === choice.space && what === owner,
      );
      if (group.length > 0) targets.push(wizardTarget(choice, group));
    }
  }
  return targets.toSorted(
    (a, b) => a.choice.space! - b.choice.space! || (a.choice.level ?? 10) - (b.choice.level ?? 10),
  );
}

function towerTarget(choice: Choice, tower: Piece, view: Shape): Target {
  const ry = DRUM * view.depth;
  const up = DRUM_HEIGHT * view.height;
  return {
    key: choice.text,
    choice,
    left: tower.x - DRUM,
    top: tower.y - up - ry * 0.75,
    width: 2 * DRUM,
    tall: up + ry * 1.5,
    order: 10 + tower.level + Math.round(tower.y - view.top) * 12,
  };
}

function wizardTarget(choice: Choice, group: readonly Piece[]): Target {
  const xs = group.map(({ x }) => x);
  const ys = group.map(({ y }) => y);
  const left = Math.min(...xs) - 17;
  const top = Math.min(...ys) - WIZARD_HEIGHT - 2;
  return {
    key: choice.text,
    choice,
    left,
    top,
    width: Math.max(...xs) + 17 - left,
    tall: Math.max(...ys) + 6 - top,
    order: 30_000 + Math.round(ys[0]!),
  };
}
