/** What can be touched on the board: real buttons over the drawing, in the order of the spaces. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { PieceChoice } from "./choose.ts";
import { wholly, withoutSpace } from "./choose.ts";
import { isTouch } from "../../ui/touch.ts";
import { nameOf, swapName } from "./describe.ts";
import type { Shape } from "./geometry.ts";
import { DRUM, DRUM_HEIGHT, WIZARD_HEIGHT } from "./geometry.ts";
import type { Piece } from "./pieces.ts";
import type { TowersScene } from "./scene.ts";
import type { TowersDesk } from "./types.ts";

interface Props {
  readonly desk: TowersDesk;
  readonly choices: readonly PieceChoice[];
  readonly view: Shape;
  readonly pieces: readonly Piece[];
  readonly pointed: Signal<PieceChoice | undefined>;
}

interface Target {
  readonly choice: PieceChoice;
  /** The piece's own: of a swap either space is touched. */
  readonly key: string;
  readonly space: number;
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly tall: number;
  readonly order: number;
}

export const Hits = ({ desk, choices, view, pieces, pointed }: Props): JSX.Element => {
  const scene = desk.scene.value;
  const drag = useRef<{ choice: PieceChoice; x: number; y: number } | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const targets = targetsOf(choices, desk, view, pieces, scene);
  const pick = ({ choice, space }: Target, isByFinger: boolean): void => {
    const { picked } = desk;
    if (choice.piece === "swap") return pickSwap(desk, choices, space);
    const here = choices.filter((each) => each.space === space);
    // A finger is broad: where several pieces can be meant, a side view of the stack asks which.
    if (isByFinger && here.length > 1) picked.value = { ...picked.value, space };
    else if (isByFinger && picked.value?.text !== choice.text) picked.value = wholly(choice);
    else desk.decide(choice.text);
  };
  const onPointerUp = (event: PointerEvent): void => {
    const start = drag.current;
    drag.current = undefined;
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < 24) return;
    const room = box.current!.getBoundingClientRect();
    const x = view.left + ((event.clientX - room.left) / room.width) * view.width;
    const y = view.top + ((event.clientY - room.top) / room.height) * view.tall;
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
          aria-label={target.name}
          aria-pressed={desk.picked.value?.space === target.space && target.choice.piece === "swap"}
          style={{
            left: `${(100 * (target.left - view.left)) / view.width}%`,
            top: `${(100 * (target.top - view.top)) / view.tall}%`,
            width: `${(100 * target.width) / view.width}%`,
            height: `${(100 * target.tall) / view.tall}%`,
            zIndex: target.order,
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
          onClick={(event) => pick(target, isTouch(event))}
        />
      ))}
    </div>
  );
};

function pickSwap(desk: TowersDesk, choices: readonly PieceChoice[], space: number): void {
  const first = desk.picked.value?.space;
  if (first === undefined) desk.picked.value = { ...desk.picked.value, space };
  else if (first === space) desk.picked.value = withoutSpace(desk.picked.value ?? {});
  else {
    const pair = new Set([first, space]);
    const swap = choices.find((choice) => choice.piece === "swap" && pair.has(choice.space) && pair.has(choice.other));
    if (swap) desk.decide(swap.text);
  }
}

const nearest = (view: Shape, x: number, y: number): number => {
  const far = view.spaces.map((point) => Math.hypot(point.x - x, point.y - 20 - y));
  return far.indexOf(Math.min(...far));
};

type Box = Pick<Target, "left" | "top" | "width" | "tall" | "order">;

function targetsOf(
  choices: readonly PieceChoice[],
  desk: TowersDesk,
  view: Shape,
  pieces: readonly Piece[],
  scene: TowersScene,
): Target[] {
  const targets: Target[] = [];
  const towerBox = (tower: number | undefined): Box | undefined => {
    const piece = pieces.find(({ kind, what }) => kind === "tower" && what === tower);
    return piece && boxOfTower(piece, view);
  };
  for (const choice of choices) {
    if (choice.piece === "swap") {
      for (const space of [choice.space, choice.other]) {
        const place = towerBox(scene.view.spaces[space]!.towers.at(-1));
        const key = `${choice.spell} ${space}`;
        if (place && !targets.some((target) => target.key === key))
          targets.push({
            choice: { ...choice, space, other: desk.picked.value?.space ?? space },
            key,
            space,
            name: swapName(scene, space),
            ...place,
          });
      }
      continue;
    }
    const group = pieces.filter(
      ({ kind, what, space, shown }) => kind === "wizard" && shown && space === choice.space && what === choice.owner,
    );
    const place = choice.piece === "tower" ? towerBox(choice.tower) : boxOfWizards(group);
    const name = nameOf(choice, scene, desk.players.value);
    if (place) targets.push({ choice, key: choice.text, space: choice.space, name, ...place });
  }
  return targets.toSorted((a, b) => a.space - b.space || (a.choice.level ?? 10) - (b.choice.level ?? 10));
}

function boxOfTower(tower: Piece, view: Shape): Box {
  const ry = DRUM * view.depth;
  const up = DRUM_HEIGHT * view.height;
  return {
    left: tower.x - DRUM,
    top: tower.y - up - ry * 0.75,
    width: 2 * DRUM,
    tall: up + ry * 1.5,
    order: 10 + tower.level + Math.round(tower.y - view.top) * 12,
  };
}

function boxOfWizards(group: readonly Piece[]): Box | undefined {
  if (group.length === 0) return undefined;
  const xs = group.map(({ x }) => x);
  const ys = group.map(({ y }) => y);
  const left = Math.min(...xs) - 17;
  const top = Math.min(...ys) - WIZARD_HEIGHT - 2;
  return {
    left,
    top,
    width: Math.max(...xs) + 17 - left,
    tall: Math.max(...ys) + 6 - top,
    order: 30_000 + Math.round(ys[0]!),
  };
}
