/** The ring with everything on it. It knows no rules: what may be touched is given to it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useContext, useEffect, useMemo, useRef } from "preact/hooks";
import type { Result } from "../../../core/game.ts";
import { openBook, t } from "./i18n.ts";
import { Act } from "../../table/actors.tsx";
import { useAlive } from "../../table/alive.ts";
import { useAnimation } from "../../table/animation.ts";
import type { Player } from "../../table/kit.ts";
import { memo } from "../../ui/memo.ts";
import { useRatio } from "../../ui/ratio.ts";
import { lean, scenery } from "./settings.ts";
import { Colours, Wizard } from "./art.tsx";
import { Candle } from "./candle.tsx";
import type { PieceChoice } from "./choose.ts";
import { isOfPiece, onBoard } from "./choose.ts";
import { describe } from "./describe.ts";
import { Flight } from "./flight.tsx";
import type { Shape } from "./geometry.ts";
import { SPACES } from "../../../games/towers/state.ts";
import { shape } from "./geometry.ts";
import { glide } from "./glide.ts";
import { Ghost } from "./ghost.tsx";
import { highest } from "./land/mirror.tsx";
import { HintMarks } from "./hintMarks.tsx";
import { Hits } from "./hits.tsx";
import { Middle } from "./middle.tsx";
import { moments } from "./later.ts";
import { OverBoard } from "./over.ts";
import type { Piece } from "./pieces.ts";
import { pieces } from "./pieces.ts";
import { targetsOf, transparentIn } from "./targets.ts";
import { Ground, Life } from "./scenery.tsx";
import type { TowersScene } from "./scene.ts";
import { Plaques } from "./plaques.tsx";
import { Keep } from "./towerArt/keep.tsx";
import { Parapet, Tower } from "./towerArt/tower.tsx";
import type { TowersDesk, TowersPart } from "./types.ts";
import { useHour } from "./hours.ts";
import { wizardsEach } from "../../../games/towers/box.ts";

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
  const over = useContext(OverBoard);
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
  const isPlain = scenery.value === "plain";
  const each = wizardsEach(desk.options);
  const heroes = heroesOf(scene, desk.frame.value.result);
  const players = desk.players.value;
  const colours = useMemo(() => players.map(({ colour }) => colour), [players.map(({ colour }) => colour).join()]);
  useHour(room, isPlain ? undefined : scene, desk.options);
  const actors = useMemo(
    () =>
      (lasting > 0 && before.size > 0
        ? moments.peek()?.actorsOf({ scene, view, before, now, each, colours, isPlain })
        : undefined) ?? [],
    [scene, view],
  );
  const drawn = [
    ...now
      .filter((piece) => piece.shown || (isMoving && before.get(piece.key)?.shown))
      .map((piece) => ({ piece, order: piece.order + (isMoving && hasMoved(before.get(piece.key), piece) ? 1e7 : 0) })),
    ...(isMoving ? actors.map((actor) => ({ actor, order: actor.order })) : []),
  ].toSorted((a, b) => a.order - b.order);

  return (
    <Colours.Provider value={colours}>
      <div class="boardroom" ref={room}>
        <div
          class={`board ${isAlive ? "awake" : ""} ${isBreathless(scene) ? "breathless" : ""} ${scene.arriving && lasting > 0 ? "homing" : ""}`}
          data-moment={scene.event?.what}
          style={{ aspectRatio: `${view.width} / ${view.tall}`, "--ratio": view.width / view.tall }}
        >
          <Ground view={view} frame={frameOf(view)} isPlain={isPlain} />
          <Life
            view={view}
            frame={frameOf(view)}
            isPlain={isPlain}
            home={scene.view.keep.home.join(",")}
            each={each}
            high={highest(scene)}
          />
          <div class="hush" />
          <Middle desk={desk} view={view} />
          <svg class="pieces" viewBox={frameOf(view)} aria-hidden="true">
            {isBreathless(scene) && (
              <Candle view={view} colour={colours[Number(scene.view.decider)] ?? 0} countdown={desk.countdown?.value} />
            )}
            <Glow choices={choices} chosen={shown} view={view} />
            {drawn.map((thing) =>
              "actor" in thing ? (
                <Act key={`${moment} ${thing.actor.key}`} actor={thing.actor} lasting={lasting} />
              ) : (
                <g
                  key={thing.piece.key}
                  data-key={thing.piece.key}
                  ref={hold(thing.piece.key)}
                  transform={`translate(${thing.piece.x.toFixed(1)} ${(thing.piece.y - lifted(thing.piece, shown, scene)).toFixed(1)})`}
                  class={
                    classOf(thing.piece, choices, shown, scene) + (transparent.has(thing.piece.key) ? " thin" : "")
                  }
                  opacity={thing.piece.shown ? 1 : 0}
                >
                  <Figure piece={thing.piece} view={view} heroes={heroes} />
                </g>
              ),
            )}
            <Plaques scene={scene} view={view} isMoving={isMoving} />
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
          {over?.(view, now)}
        </div>
        <ol class="unseen" aria-label={t("towers.boardInWords")}>
          <InWords scene={scene} players={players} />
        </ol>
      </div>
    </Colours.Provider>
  );
};

/** Once for each scene, not again when it has come to rest. */
const InWords = memo(({ scene, players }: { scene: TowersScene; players: readonly Player[] }) => (
  <>
    {Array.from({ length: SPACES }, (_, space) => (
      <li key={space}>{describe(scene, space, players)}</li>
    ))}
  </>
));

const NOBODY: readonly number[] = [];

/** When all is over the winners' wizards stand on the battlements of Ravenskeep. */
function heroesOf({ view }: TowersScene, result: Result | undefined): readonly number[] {
  if (view.decider !== null || !result) return NOBODY;
  const owners = "winners" in result ? result.winners : result.won ? [0] : [];
  return owners.flatMap((owner) => Array<number>(view.keep.home[owner] ?? 0).fill(owner)).slice(0, 6);
}

/** T-N3 A move is declared, and somebody may answer it. */
const isBreathless = ({ view }: TowersScene): boolean =>
  view.turn.declared !== null && typeof view.decider === "number";

const fillColour = ({ event }: TowersScene, desk: TowersDesk): number =>
  event?.what === "fill" ? (desk.players.value[event.seat]?.colour ?? 0) : 0;

const frameOf = (view: Shape): string =>
  [view.left, view.top, view.width, view.tall].map((n) => n.toFixed(1)).join(" ");

const hasMoved = (before: Piece | undefined, piece: Piece): boolean =>
  before !== undefined && Math.abs(before.x - piece.x) + Math.abs(before.y - piece.y) > 1;

const Figure = ({ piece, view, heroes }: { piece: Piece; view: Shape; heroes: readonly number[] }): JSX.Element => {
  switch (piece.kind) {
    case "tower":
      return (
        <Tower
          number={piece.what}
          view={view}
          isGround={piece.level === 0}
          above={piece.above ?? 0}
          isLit={piece.isLit ?? false}
        />
      );
    case "parapet":
      return <Parapet number={piece.what} view={view} />;
    case "wizard":
      return <Wizard owner={piece.what} view={view} />;
    case "keep":
      return <Keep view={view} heroes={heroes} />;
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
