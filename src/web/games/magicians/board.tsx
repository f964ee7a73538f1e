/** The wood with everything in it. It knows no rules: what may be touched is given to it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useMemo, useRef } from "preact/hooks";
import { BOARD, isPlace, LABYRINTH } from "../../../games/magicians/board.ts";
import { factOf } from "../../../games/magicians/causes.ts";
import type { BoardHint } from "../../table/kit.ts";
import { useAnimation } from "../../table/animation.ts";
import { useRatio } from "../../ui/ratio.ts";
import { BigThrow } from "./bigThrow.tsx";
import type { Target } from "./choose.ts";
import { isTarget, onBoard } from "./choose.ts";
import { describe, placeName } from "./describe.ts";
import { Duel } from "./duel.tsx";
import { Apprentice, Magician } from "./figures.tsx";
import type { Shape } from "./geometry.ts";
import { DEPTH, GLADE, shape, STONE, winding } from "./geometry.ts";
import { glide } from "./glide.ts";
import { Herald } from "./herald.tsx";
import { Hits } from "./hits.tsx";
import type { Piece } from "./pieces.ts";
import { pieces } from "./pieces.ts";
import type { MagiciansScene } from "./scene.ts";
import { chances } from "./settings.ts";
import { Wood } from "./scenery.tsx";
import { Card } from "./tarot.tsx";
import type { MagiciansKitTypes, MagiciansPart } from "./types.ts";

const Ground = memo(({ view }: { view: Shape }) => (
  <svg class="ground" viewBox={`0 0 ${view.width} ${view.tall}`} aria-hidden="true">
    <Wood view={view} />
  </svg>
));

export const Board: MagiciansPart = ({ desk }) => {
  const room = useRef<HTMLDivElement>(null);
  const ratio = useRatio(room);
  const view = useMemo(() => shape(ratio), [ratio]);
  const scene = desk.scene.value;
  const now = useMemo(() => pieces(scene, view), [scene, view]);
  const { before, isMoving, hold } = useAnimation(scene, now, desk.lasting.peek(), (from, to) =>
    glide(from, to, scene, view),
  );
  const targets = onBoard(desk.choices.value, desk.picked.value);
  const pointed = useSignal<Target | undefined>(undefined);
  const chosen =
    targets.find(({ text }) => text === pointed.value?.text) ??
    targets.find(({ text }) => text === desk.picked.value?.text) ??
    hintedTarget(desk.hint?.value);
  const { fight } = scene.view.turn;
  // In a look back, or when all is over, everybody may see the chances.
  const isPast = scene.event === undefined && desk.frame.value.view !== scene.view;
  const isFighter = fight !== null && (desk.seat.value === fight.challenger || desk.seat.value === fight.challenged);
  const drawn = now
    .filter((piece) => piece.shown || (isMoving && before.get(piece.key)?.shown))
    .map((piece) => ({ piece, order: piece.order + (isMoving && hasMoved(before.get(piece.key), piece) ? 1e4 : 0) }))
    .toSorted((a, b) => a.order - b.order);
  return (
    <div class="boardroom" ref={room}>
      <div
        class="board wood-board"
        data-moment={scene.event?.what}
        style={{ aspectRatio: `${view.width} / ${view.tall}`, "--ratio": view.width / view.tall, "--unit": view.width }}
      >
        <Ground view={view} />
        <svg class="pieces" viewBox={`0 0 ${view.width} ${view.tall}`} aria-hidden="true">
          <Glow targets={targets} chosen={chosen} view={view} />
          {drawn.map(({ piece }) => (
            <g
              key={piece.key}
              ref={hold(piece.key)}
              transform={`translate(${piece.x.toFixed(1)} ${piece.y.toFixed(1)})`}
              class={classOf(piece, targets, chosen, scene)}
              opacity={piece.shown ? 1 : 0}
            >
              <Figure piece={piece} />
            </g>
          ))}
          {desk.hint?.value && !isMoving && <HintRings hint={desk.hint.value} view={view} />}
          {chosen && !isMoving && <Preview target={chosen} view={view} scene={scene} />}
        </svg>
        <Hits desk={desk} targets={targets} view={view} pieces={now} pointed={pointed} />
        <Names view={view} />
        {fight && (
          <Duel
            fight={fight}
            desk={desk}
            showsChance={!desk.isUnaided && (!isFighter || isPast || chances.value === "on")}
          />
        )}
        <BigThrow desk={desk} />
        <Herald desk={desk} />
      </div>
      <ol class="unseen">
        {BOARD.nodes.map((name, node) => (
          <li key={name}>{describe(scene.view, node, desk.players.value)}</li>
        ))}
      </ol>
    </div>
  );
};

/** The way an advised choice goes. */
const hintedTarget = (hint: BoardHint<MagiciansKitTypes> | undefined): Target | undefined =>
  hint?.choice && isTarget(hint.choice) ? hint.choice : undefined;

/** What a reason points at. */
const HintRings = ({ hint, view }: { hint: BoardHint<MagiciansKitTypes>; view: Shape }): JSX.Element => (
  <g class="hint-marks">
    {hint.facts
      .map(factOf)
      .map(
        ({ what, node }) =>
          node !== undefined && (
            <ellipse
              key={`${what} ${node}`}
              class={`hint-ring hint-${what}`}
              cx={view.nodes[node]!.x}
              cy={view.nodes[node]!.y}
              rx={GLADE}
              ry={GLADE * (DEPTH + 0.1)}
            />
          ),
      )}
  </g>
);

/** Every place's name on a banner of its own, above all that could stand before it. */
const Names = memo(({ view }: { view: Shape }) => (
  <svg class="names" viewBox={`0 0 ${view.width} ${view.tall}`} aria-hidden="true">
    {BOARD.nodes.slice(0, BOARD.places).map((name, place) => {
      const words = placeName(name);
      const wide = words.length * LETTER + 2 * MARGIN;
      const at = view.nodes[place]!;
      return (
        <g key={name} transform={`translate(${at.x} ${at.y + (place === LABYRINTH ? 62 : 50)})`}>
          <path
            class="banner-cloth"
            d={`M${-wide / 2 - 9}-11 ${-wide / 2 - 3} 0 ${-wide / 2 - 9} 11H${wide / 2 + 9}L${wide / 2 + 3} 0 ${wide / 2 + 9}-11Z`}
          />
          <text y="5.5">{words}</text>
        </g>
      );
    })}
  </svg>
));

/** How wide a letter of a banner is, and the cloth beside them. */
const LETTER = 8.6;
const MARGIN = 7;

const hasMoved = (before: Piece | undefined, piece: Piece): boolean =>
  before !== undefined &&
  (before.shown !== piece.shown || Math.abs(before.x - piece.x) + Math.abs(before.y - piece.y) > 1);

const CARD_SIZE = 0.42;

const Figure = ({ piece }: { piece: Piece }): JSX.Element => {
  switch (piece.kind) {
    case "magician":
      return <Magician seat={piece.seat} />;
    case "apprentice":
      return <Apprentice seat={piece.seat} stone={piece.stone} />;
    case "card":
      return (
        <g transform={`rotate(${piece.seat === 0 ? -11 : 6}) scale(${CARD_SIZE})`}>
          <Card place={BOARD.nodes[piece.node]!} />
        </g>
      );
  }
};

/** A figure that can go somewhere has a warm outline. */
function classOf(
  piece: Piece,
  targets: readonly Target[],
  chosen: Target | undefined,
  { view }: MagiciansScene,
): string {
  if (piece.kind === "card" || piece.seat !== view.active) return "piece";
  if (chosen) return chosen.figure === piece.kind ? "piece warm" : "piece";
  return targets.some((target) => target.figure === piece.kind) ? "piece warm" : "piece";
}

interface GlowProps {
  readonly targets: readonly Target[];
  readonly chosen: Target | undefined;
  readonly view: Shape;
}

/** Lantern light on the ground of everything that can be reached; M-A2 what only the stone reaches has a broken ring. */
const Glow = ({ targets, chosen, view }: GlowProps): JSX.Element => (
  <g class="lantern">
    {[...new Map(targets.map((target) => [target.to, target])).values()].map((target) => {
      const { x, y } = view.nodes[target.to]!;
      const size = isPlace(target.to) ? GLADE - 4 : STONE + 3;
      const kind = `${target.doubled ? "doubled" : ""} ${chosen && chosen.to !== target.to ? "dim" : ""}`;
      return (
        <g
          key={target.to}
          transform={`translate(${x.toFixed(1)} ${(isPlace(target.to) ? y + 4 : y).toFixed(1)})`}
          class={kind}
        >
          <ellipse rx={size * 1.35} ry={size * 1.35 * (DEPTH + 0.1)} fill="url(#m-lantern)" />
          <ellipse rx={size} ry={size * (DEPTH + 0.1)} class="ring" />
        </g>
      );
    })}
  </g>
);

/** The way a figure would go, and itself at the end of it. */
const Preview = ({ target, view, scene }: { target: Target; view: Shape; scene: MagiciansScene }): JSX.Element => {
  const way = target.way.map((node) => view.nodes[node]!);
  const { x, y } = way.at(-1)!;
  const seat = scene.view.active;
  return (
    <g class="preview">
      <path d={winding(way)} class="preview-way" />
      <g transform={`translate(${x} ${y})`} class="preview-figure">
        {target.figure === "magician" ? (
          <Magician seat={seat} />
        ) : (
          <Apprentice seat={seat} stone={scene.view.stones[seat]!} />
        )}
      </g>
    </g>
  );
};
