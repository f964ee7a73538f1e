/** The wood with everything in it. It knows no rules: what may be touched is given to it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { memo } from "../../ui/memo.ts";
import { useContext, useEffect, useMemo, useRef } from "preact/hooks";
import { BOARD, isPlace } from "../../../games/magicians/board.ts";
import { factOf } from "../../../games/magicians/causes.ts";
import type { BoardHint } from "../../table/kit.ts";
import { Act } from "../../table/actors.tsx";
import { useAlive } from "../../table/alive.ts";
import { useAnimation } from "../../table/animation.ts";
import { isGroundLaid } from "../../table/ground.ts";
import { useRatio } from "../../ui/ratio.ts";
import { actorsOf } from "./moments/actors.tsx";
import { loadPictures } from "./arcana.tsx";
import { Ambient } from "./ambient.tsx";
import { CardFlight } from "./moments/cardFlight.tsx";
import { Seventh } from "./moments/seventh.tsx";
import { BigThrow } from "./moments/bigThrow.tsx";
import type { Target } from "./choose.ts";
import { isTarget, onBoard } from "./choose.ts";
import { describe } from "./describe.ts";
import { Duel } from "./moments/duel.tsx";
import { Apprentice, Magician } from "./figures.tsx";
import type { Shape } from "./geometry.ts";
import { DEPTH, GLADE, shape, STONE, winding } from "./geometry.ts";
import { glide } from "./glide.ts";
import { Herald } from "./moments/herald.tsx";
import { Hits } from "./hits.tsx";
import { Names } from "./names.tsx";
import { OverBoard } from "./over.ts";
import type { Piece } from "./pieces.ts";
import { pieces } from "./pieces.ts";
import type { MagiciansScene } from "./scene.ts";
import { chances } from "./settings.ts";
import { Wood } from "./scenery.tsx";
import { Card } from "./tarot.tsx";
import type { MagiciansKitTypes, MagiciansPart } from "./types.ts";

const Ground = memo(({ view }: { view: Shape }) => (
  <svg class="ground" viewBox={`0 0 ${view.width} ${view.tall}`} aria-hidden="true">
    {!isGroundLaid() && <Wood view={view} />}
  </svg>
));

export const Board: MagiciansPart = ({ desk }) => {
  const room = useRef<HTMLDivElement>(null);
  const ratio = useRatio(room);
  const over = useContext(OverBoard);
  const view = useMemo(() => shape(ratio), [ratio]);
  const scene = desk.scene.value;
  const now = useMemo(() => pieces(scene, view), [scene, view]);
  const { before, isMoving, moment, hold } = useAnimation(scene, now, desk.lasting.peek(), (from, to) =>
    glide(from, to, scene, view),
  );
  const isAlive = useAlive(scene);
  useEffect(loadPictures, []);
  const targets = onBoard(desk.choices.value, desk.picked.value);
  const pointed = useSignal<Target | undefined>(undefined);
  const chosen =
    targets.find(({ text }) => text === pointed.value?.text) ??
    targets.find(({ text }) => text === desk.picked.value?.text) ??
    hintedTarget(desk.hint?.value);
  const fight = scene.view.turn.fight ?? scene.fought ?? null;
  // In a look back, or when all is over, everybody may see the chances.
  const isPast = scene.event === undefined && desk.frame.value.view !== scene.view;
  const isFighter = fight !== null && (desk.seat.value === fight.challenger || desk.seat.value === fight.challenged);
  const drawn = now
    .filter((piece) => piece.shown || (isMoving && before.get(piece.key)?.shown))
    .map((piece) => ({ piece, order: piece.order + (isMoving && hasMoved(before.get(piece.key), piece) ? 1e4 : 0) }));
  const actors = isMoving ? actorsOf({ scene, view, before, now }) : [];
  const all = [...drawn, ...actors.map((actor) => ({ actor, order: actor.order }))].toSorted(
    (a, b) => a.order - b.order,
  );
  return (
    <div class="boardroom" ref={room}>
      <div
        class="board wood-board"
        data-moment={scene.isDeciding ? "last-throw" : scene.event?.what}
        style={{ aspectRatio: `${view.width} / ${view.tall}`, "--ratio": view.width / view.tall, "--unit": view.width }}
      >
        <Ground view={view} />
        {isAlive && <Ambient view={view} />}
        <svg class="pieces" viewBox={`0 0 ${view.width} ${view.tall}`} aria-hidden="true">
          <Glow targets={targets} chosen={chosen} view={view} />
          {all.map((each) =>
            "actor" in each ? (
              <Act key={`${moment} ${each.actor.key}`} actor={each.actor} lasting={desk.lasting.peek()} />
            ) : (
              <g
                key={each.piece.key}
                data-key={each.piece.key}
                ref={hold(each.piece.key)}
                transform={`translate(${each.piece.x.toFixed(1)} ${each.piece.y.toFixed(1)})`}
                class={classOf(each.piece, targets, chosen, scene)}
                opacity={each.piece.shown ? 1 : 0}
              >
                <Figure piece={each.piece} />
              </g>
            ),
          )}
          {desk.hint?.value && !isMoving && <HintRings hint={desk.hint.value} view={view} />}
          {chosen && !isMoving && <Preview target={chosen} view={view} scene={scene} />}
        </svg>
        <Hits desk={desk} targets={targets} view={view} pieces={now} pointed={pointed} />
        {over?.(view, now)}
        <Names view={view} />
        {fight && (
          <Duel
            fight={fight}
            desk={desk}
            showsChance={!desk.isUnaided && (!isFighter || isPast || chances.value === "on")}
          />
        )}
        <BigThrow desk={desk} />
        <CardFlight desk={desk} view={view} />
        <Seventh desk={desk} />
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
          <ellipse rx={size} ry={size * (DEPTH + 0.1)} fill="url(#m-target)" />
          <ellipse rx={size + 2.5} ry={(size + 2.5) * (DEPTH + 0.1)} class="halo" />
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
