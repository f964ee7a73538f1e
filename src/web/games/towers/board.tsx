/** The ring with everything on it. It knows no rules: what may be touched is given to it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { openBook, t } from "./i18n.ts";
import { Act } from "../../table/actors.tsx";
import { useAlive } from "../../table/alive.ts";
import { useAnimation } from "../../table/animation.ts";
import { useRatio } from "../../ui/ratio.ts";
import { lean } from "./settings.ts";
import { Colours, Keep, Parapet, Tower, Wizard } from "./art.tsx";
import type { PieceChoice } from "./choose.ts";
import { isOfPiece, onBoard } from "./choose.ts";
import { describe } from "./describe.ts";
import { Flight } from "./flight.tsx";
import type { Shape } from "./geometry.ts";
import { SPACES } from "../../../games/towers/state.ts";
import { shape } from "./geometry.ts";
import { glide } from "./glide.ts";
import { Ghost } from "./ghost.tsx";
import { HintMarks } from "./hintMarks.tsx";
import { Hits } from "./hits.tsx";
import { Middle } from "./middle.tsx";
import { actorsOf } from "./moments/actors.tsx";
import type { Piece } from "./pieces.ts";
import { pieces } from "./pieces.ts";
import { targetsOf, transparentIn } from "./targets.ts";
import { Meadow } from "./scenery.tsx";
import type { TowersScene } from "./scene.ts";
import { Plaques } from "./plaques.tsx";
import type { TowersDesk, TowersPart } from "./types.ts";

const LEANS = { flat: -7, middle: 0, steep: 8 };

/** Wide or deep, by the room there is. */
function useShape(room: { readonly current: HTMLElement | null }): Shape {
  const ratio = useRatio(room);
  const leaning = LEANS[lean.value];
  return useMemo(() => shape(ratio, leaning), [ratio, leaning]);
}

export const Board: TowersPart = ({ desk }) => {
  useEffect(() => openBook(desk.options.edition), [desk]);
  const room = useRef<HTMLDivElement>(null);
  const view = useShape(room);
  const scene = desk.scene.value;
  const now = useMemo(() => pieces(scene, view), [scene, view]);
  const { before, isMoving, moment, hold } = useAnimation(scene, now, desk.lasting.peek(), (from, to) =>
    glide(from, to, scene, view),
  );
  const choices = onBoard(desk.choices.value, desk.picked.value);
  const pointed = useSignal<PieceChoice | undefined>(undefined);
  const chosen = pointed.value && choices.some(({ text }) => text === pointed.value!.text) ? pointed.value : undefined;
  const hinted = desk.hint?.value?.choice;
  const shown =
    chosen ??
    choices.find(({ text }) => text === desk.picked.value?.text) ??
    (hinted && isOfPiece(hinted) ? hinted : undefined);
  const targets = targetsOf(choices, desk, view, now);
  const transparent = transparentIn(targets);
  const lasting = desk.lasting.peek();
  const isAlive = useAlive(scene);
  const actors = useMemo(
    () => (lasting > 0 && before.size > 0 ? actorsOf({ scene, view, before, now }) : []),
    [scene, view],
  );
  const drawn = [
    ...now
      .filter((piece) => piece.shown || (isMoving && before.get(piece.key)?.shown))
      .map((piece) => ({ piece, order: piece.order + (isMoving && hasMoved(before.get(piece.key), piece) ? 1e7 : 0) })),
    ...(isMoving ? actors.map((actor) => ({ actor, order: actor.order })) : []),
  ].toSorted((a, b) => a.order - b.order);

  return (
    <Colours.Provider value={desk.players.value.map(({ colour }) => colour)}>
      <div class="boardroom" ref={room}>
        <div
          class={`board ${isAlive ? "awake" : ""}`}
          data-moment={scene.event?.what}
          style={{ aspectRatio: `${view.width} / ${view.tall}`, "--ratio": view.width / view.tall }}
        >
          <svg class="ground" viewBox={frameOf(view)} aria-hidden="true">
            <Meadow view={view} />
          </svg>
          <Middle desk={desk} view={view} />
          <svg class="pieces" viewBox={frameOf(view)} aria-hidden="true">
            <Glow choices={choices} chosen={shown} view={view} />
            {drawn.map((each) =>
              "actor" in each ? (
                <Act key={`${moment} ${each.actor.key}`} actor={each.actor} lasting={lasting} />
              ) : (
                <g
                  key={each.piece.key}
                  data-key={each.piece.key}
                  ref={hold(each.piece.key)}
                  transform={`translate(${each.piece.x.toFixed(1)} ${(each.piece.y - lifted(each.piece, shown, scene)).toFixed(1)})`}
                  class={classOf(each.piece, choices, shown, scene) + (transparent.has(each.piece.key) ? " thin" : "")}
                  opacity={each.piece.shown ? 1 : 0}
                >
                  <Figure piece={each.piece} view={view} />
                </g>
              ),
            )}
            <Plaques scene={scene} view={view} />
            {shown && !isMoving && <Ghost choice={shown} scene={scene} view={view} />}
            {desk.hint?.value && !isMoving && <HintMarks hint={desk.hint.value} scene={scene} view={view} />}
          </svg>
          <Flight
            scene={scene}
            view={view}
            lasting={isMoving ? desk.lasting.peek() : 0}
            colour={fillColour(scene, desk)}
          />
          <Hits desk={desk} choices={choices} view={view} targets={targets} pointed={pointed} />
        </div>
        <ol class="unseen" aria-label={t("towers.boardInWords")}>
          {Array.from({ length: SPACES }, (_, space) => (
            <li key={space}>{describe(scene, space, desk.players.value)}</li>
          ))}
        </ol>
      </div>
    </Colours.Provider>
  );
};

const fillColour = ({ event }: TowersScene, desk: TowersDesk): number =>
  event?.what === "fill" ? (desk.players.value[event.seat]?.colour ?? 0) : 0;

const frameOf = (view: Shape): string =>
  [view.left, view.top, view.width, view.tall].map((n) => n.toFixed(1)).join(" ");

const hasMoved = (before: Piece | undefined, piece: Piece): boolean =>
  before !== undefined && Math.abs(before.x - piece.x) + Math.abs(before.y - piece.y) > 1;

const Figure = ({ piece, view }: { piece: Piece; view: Shape }): JSX.Element => {
  switch (piece.kind) {
    case "tower":
      return <Tower number={piece.what} view={view} isGround={piece.level === 0} />;
    case "parapet":
      return <Parapet number={piece.what} view={view} />;
    case "wizard":
      return <Wizard owner={piece.what} view={view} />;
    case "keep":
      return <Keep view={view} />;
  }
};

/** Is this piece part of what a choice would take along? */
function isTaken(piece: Piece, choice: PieceChoice, scene: TowersScene): boolean {
  if (choice.space !== piece.space && choice.other !== piece.space) return false;
  const height = scene.view.spaces[piece.space]!.towers.length;
  if (choice.piece === "wizard") return piece.kind === "wizard" && piece.what === choice.owner;
  const from = choice.piece === "swap" ? height - 1 : choice.level - 1;
  if (piece.kind === "wizard") return piece.level > from;
  return piece.kind === "keep" ? height > from : piece.level >= from;
}

const lifted = (piece: Piece, choice: PieceChoice | undefined, scene: TowersScene): number =>
  choice && choice.spell !== "free" && isTaken(piece, choice, scene) ? 13 : 0;

function classOf(
  piece: Piece,
  choices: readonly PieceChoice[],
  chosen: PieceChoice | undefined,
  scene: TowersScene,
): string {
  if (chosen) return isTaken(piece, chosen, scene) ? "piece chosen" : fades(piece, chosen) ? "piece faded" : "piece";
  const isWarm = choices.some((choice) =>
    choice.piece === "wizard"
      ? piece.kind === "wizard" && isTaken(piece, choice, scene)
      : (piece.kind === "tower" || piece.kind === "parapet") &&
        choice.space === piece.space &&
        (choice.piece === "swap" || choice.level === piece.level + 1),
  );
  return isWarm ? "piece warm" : "piece";
}

/** What stands in front of the chosen stack steps back. */
const fades = (piece: Piece, chosen: PieceChoice): boolean =>
  piece.space !== chosen.space &&
  piece.space !== chosen.other &&
  isNextTo(piece.space, chosen.space) &&
  piece.level > 1;
const isNextTo = (a: number, b: number): boolean => [1, 15].includes((a - b + SPACES) % SPACES);

/** Lantern light on the ground of everything that can be touched, and on where the chosen piece would come to stand. */
const Glow = ({
  choices,
  chosen,
  view,
}: {
  choices: readonly PieceChoice[];
  chosen: PieceChoice | undefined;
  view: Shape;
}): JSX.Element => {
  const spaces = new Set(choices.flatMap(({ space, other }) => [space, ...(other === undefined ? [] : [other])]));
  const to = chosen?.to;
  return (
    <g class="glow">
      {[...spaces].map((space) => (
        <ellipse
          key={space}
          cx={view.spaces[space]!.x}
          cy={view.spaces[space]!.y}
          rx="64"
          ry={64 * view.depth}
          class={chosen && chosen.space !== space ? "glow-dim" : ""}
        />
      ))}
      {to !== undefined && (
        <ellipse cx={view.spaces[to]!.x} cy={view.spaces[to]!.y} rx="62" ry={62 * view.depth} class="glow-to" />
      )}
    </g>
  );
};
