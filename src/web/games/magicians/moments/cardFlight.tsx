/** M-C1 A card changes hands: it rises, turns in the air, large enough to be read, and its new owner's plan receives it. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Play } from "../../../table/plays.ts";
import { usePlays } from "../../../table/plays.ts";
import { Portal } from "../../../ui/portal.tsx";
import { nodeNamed } from "../../../../games/magicians/board.ts";
import { CardBack, LARGE, LargeCard } from "../arcana.tsx";
import { PLACES } from "../describe.ts";
import type { Shape } from "../geometry.ts";
import { CARDS_AT } from "../pieces.ts";
import type { MagiciansScene } from "../scene.ts";
import { isSeventh } from "../scene.ts";
import type { MagiciansDesk } from "../types.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
  /** How wide the card is there. */
  readonly wide: number;
}

export const CardFlight = ({ desk, view }: { desk: MagiciansDesk; view: Shape }): JSX.Element | null => {
  const scene = desk.scene.value;
  if (scene.event?.what !== "card" || desk.lasting.value === 0 || isSeventh(scene.event, scene)) return null;
  return (
    <Flying key={`${scene.event.place} ${scene.event.seat}`} scene={scene} view={view} lasting={desk.lasting.peek()} />
  );
};

interface Props {
  readonly scene: MagiciansScene;
  readonly view: Shape;
  readonly lasting: number;
}

const Flying = ({ scene, view, lasting }: Props): JSX.Element | null => {
  const self = useRef<HTMLDivElement>(null);
  const { event } = scene;
  usePlays(self, scene, lasting, () => flight(self.current!, scene, view));
  if (event?.what !== "card") return null;
  const layer = (
    <div class="card-flight" ref={self} aria-hidden="true">
      <div class="card-dim" data-part="dim" />
      <div class="card-glow" data-part="glow" />
      <div class="card-carrier" data-part="carrier">
        <div class="card-flying" data-part="flying">
          <div class="card-face">
            <svg viewBox={LARGE}>
              <LargeCard place={event.place} />
            </svg>
          </div>
          <div class="card-face card-back">
            <svg viewBox={LARGE}>
              <CardBack />
            </svg>
          </div>
        </div>
      </div>
    </div>
  );
  // It flies above board and plans; where there is no table, it stays on the board.
  const table = document.querySelector("main.table");
  return table ? <Portal into={table}>{layer}</Portal> : layer;
};

/** Everything is measured once, before anything moves; from the board's left upper corner. */
function flight(layer: HTMLElement, { event }: MagiciansScene, view: Shape): Play[] {
  if (event?.what !== "card") return [];
  const board = document.querySelector(".wood-board")!.getBoundingClientRect();
  layer.style.cssText = `left:${board.x}px;top:${board.y}px;width:${board.width}px;height:${board.height}px`;
  const wide = layer.querySelector(".card-flying")!.clientWidth;
  const tall = (wide * 224) / 148;
  const spotOf = (seat: number): Spot | undefined => {
    const nth = PLACES.indexOf(event.place) + 1;
    const box = document
      .querySelector(`.plan[data-seat="${seat}"] .plan-cards li:nth-child(${nth}) .slot`)
      ?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2 - board.x, y: box.y + box.height / 2 - board.y, wide: box.width };
  };
  const unit = board.width / view.width;
  const node = view.nodes[nodeNamed(event.place)]!;
  const onBoard = { x: (node.x + CARDS_AT.x) * unit, y: (node.y + CARDS_AT.y) * unit, wide: 27 * unit };
  const from = event.from === "place" ? onBoard : (spotOf(event.from) ?? onBoard);
  const to = spotOf(event.seat) ?? { x: board.width / 2, y: -60, wide: 24 };
  const middle = { x: board.width / 2, y: board.height * 0.47 };
  const put = ({ x, y }: Omit<Spot, "wide">, scale: number, turn: number, lean = 0): string =>
    `perspective(1100px) translate(${(x - wide / 2).toFixed(1)}px,${(y - tall / 2).toFixed(1)}px) scale(${scale.toFixed(3)}) rotateY(${turn}deg) rotate(${lean}deg)`;
  const small = from.wide / wide;
  // It shows its back halfway: from a place once, from somebody's hand twice.
  const turns = event.from === "place" ? 360 : 540;
  const begin = event.from === "place" ? 0 : 180;
  return [
    {
      part: "flying",
      frames: [
        { transform: put(from, small, begin, -8), offset: 0, easing: "cubic-bezier(.3,0,.3,1)" },
        {
          transform: put({ x: from.x, y: from.y - 14 }, small * 1.25, begin, 4),
          offset: 0.14,
          easing: "cubic-bezier(.4,0,.2,1)",
        },
        { transform: put(middle, 1, turns === 360 ? 360 : 720, 0), offset: 0.46, easing: "ease-out" },
        {
          transform: put({ x: middle.x, y: middle.y - 5 }, 1.05, turns === 360 ? 360 : 720, 1.5),
          offset: 0.72,
          easing: "cubic-bezier(.6,0,.7,.5)",
        },
        { transform: put(to, to.wide / wide, 720, 0), offset: 0.95 },
        { transform: put(to, to.wide / wide, 720, 0), offset: 1 },
      ],
    },
    { part: "carrier", frames: [{ opacity: 1 }, { opacity: 1, offset: 0.95 }, { opacity: 0 }] },
    {
      part: "dim",
      frames: [{ opacity: 0 }, { offset: 0.3 }, { offset: 0.7 }, { opacity: 0, offset: 0.92 }, { opacity: 0 }],
    },
    {
      part: "glow",
      frames: [
        { transform: "scale(.3)", opacity: 0 },
        { transform: "scale(.4)", opacity: 0, offset: 0.34 },
        { transform: "scale(1)", offset: 0.5 },
        { transform: "scale(1.06)", opacity: 0.9, offset: 0.72 },
        { transform: "scale(.6)", opacity: 0, offset: 0.84 },
        { opacity: 0 },
      ],
    },
  ];
}
