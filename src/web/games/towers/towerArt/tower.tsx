/** A tower, drawn: feet at (0, 0), light from the top left. */
import type { JSX } from "preact";
import { hasShield, towerTop } from "../../../../games/towers/state.ts";
import { RAVEN, Shield } from "../art.tsx";
import type { Shape } from "../geometry.ts";
import { memo } from "../../../ui/memo.ts";
import { marks } from "../settings.ts";
import { masonryOf } from "./masonry.ts";
import { course, drumOf, onWall, round, wallOf } from "./wall.ts";

const MERLONS = 12;

interface Merlons {
  readonly left: string;
  readonly mid: string;
  readonly right: string;
  readonly caps: string;
}

/** One half of the battlements as paths by how much light falls on them; capped with slate where the raven flies. */
function merlons(rx: number, ry: number, top: number, tall: number, isFront: boolean, lost: number): Merlons {
  const paths = { left: "", mid: "", right: "", caps: "" };
  for (let i = 0; i < MERLONS; i++) {
    const angle = ((i + 0.5) / MERLONS) * 2 * Math.PI;
    if (Math.sin(angle) > 0 !== isFront) continue;
    const at = (a: number, up: number): string => `${round(rx * Math.cos(a))} ${round(top + ry * Math.sin(a) - up)}`;
    const [from, to] = [angle - 0.17, angle + 0.17];
    const side = Math.cos(angle) < -0.35 ? "left" : Math.cos(angle) > 0.45 ? "right" : "mid";
    const high = i === lost ? tall * 0.35 : tall;
    paths[side] += `M${at(from, 0)}L${at(to, 0)}L${at(to, high)}L${at(from, high)}Z`;
    paths.caps += `M${at(from - 0.03, high * 0.72)}L${at(to + 0.03, high * 0.72)}L${at(angle, high)}Z`;
  }
  return paths;
}

const Battlement = ({
  paths,
  of,
  kind,
  isRaven,
}: {
  paths: Merlons;
  of: number;
  kind: string;
  isRaven: boolean;
}): JSX.Element => {
  const { lit, mid, dark, edge } = masonryOf(of);
  // The far wall shows its inside: the other way round.
  const [left, middle, right] = kind === "front" ? [lit, mid, dark] : [dark, mid, mid];
  return (
    <g class={`merlon ${kind}`} stroke={edge}>
      <path d={paths.left} fill={left} />
      <path d={paths.mid} fill={middle} />
      <path d={paths.right} fill={right} />
      {isRaven && <path d={paths.caps} class="slate-cap" />}
    </g>
  );
};

const lostOf = (number: number, isFront: boolean): number => (masonryOf(number).name === "cracked" && isFront ? 3 : -1);

interface Props {
  readonly number: number;
  readonly view: Pick<Shape, "depth" | "height">;
  readonly isGround: boolean;
  /** Towers on top of it: its shadow is so much longer. */
  readonly above?: number;
  /** Somebody is shut in, and this seat may know it. */
  readonly isLit?: boolean;
}

/** Drawn anew only when something of it changes, not with every step of the game. */
export const Tower = memo(({ number, view, isGround, above = 0, isLit = false }: Props): JSX.Element => {
  const drum = drumOf(view);
  const { rx, ry, h } = drum;
  const isRaven = hasShield(towerTop(number));
  const { name, edge, windows } = masonryOf(number);
  const wall = wallOf(number, view);
  const body = `M${-rx} 0A${rx} ${round(ry)} 0 0 0 ${rx} 0V${round(-h)}A${rx} ${round(ry)} 0 0 1 ${-rx} ${round(-h)}Z`;
  const rim = `M${-rx - 3} ${round(-h - 1)}A${rx + 3} ${round(ry + 3)} 0 0 0 ${rx + 3} ${round(-h - 1)}V${round(-h + 6)}A${rx + 3} ${round(ry + 3)} 0 0 1 ${-rx - 3} ${round(-h + 6)}Z`;
  return (
    <g class={`tower ${name} ${isRaven ? "slate" : "sand"}`} style={{ "--wall-edge": edge }}>
      {isGround ? (
        <Cast rx={rx} ry={ry} above={above} />
      ) : (
        <ellipse cx="1.5" cy="1.5" rx={rx + 2} ry={round(ry + 2)} class="shade contact" />
      )}
      <path d={body} fill={`url(#wall-${number - 1})`} class="edge" />
      <path d={wall.light} class="stone-light" />
      <path d={wall.dark} class="stone-dark" />
      <path d={wall.joints} class="joint" />
      {wall.extra.map(([kind, path]) => (
        <path key={kind} d={path} class={kind} />
      ))}
      <path d={body} fill="url(#wall-foot)" />
      <g class={isLit ? "windows lit" : "windows"}>
        {windows.map((angle) => (
          <WallWindow
            key={angle}
            at={onWall(drum, angle, 0.44)}
            side={Math.sin(angle)}
            h={h}
            isLit={isLit}
            isRound={name === "mossy" || name === "pale"}
          />
        ))}
      </g>
      {isRaven && <Banner at={onWall(drum, Math.PI / 2, 0.6)} h={h} />}
      {marks.value === "on" && (
        <g transform={`translate(${round(rx * 0.64)} ${round(ry * 0.77 - h / 2 + 3)})`} class="tower-mark">
          <circle r="10" />
          <text y="5">{number}</text>
        </g>
      )}
      <path d={rim} fill={`url(#wall-${number - 1})`} class="edge" />
      <path d={course(drum, 1 - 3 / h)} class="rim-light" />
      <Battlement
        paths={merlons(rx + 2, ry + 2, -h, 9 * view.height + 3, false, -1)}
        of={number}
        kind="back"
        isRaven={isRaven}
      />
      <ellipse cy={round(-h)} rx={rx + 3} ry={round(ry + 3)} fill={`url(#crown-${number - 1})`} class="edge" />
      <ellipse cy={round(-h + 1)} rx={rx - 4} ry={round(ry - 4)} class="floor" />
      <path
        d={`M${-rx + 4} ${round(-h + 1)}A${rx - 4} ${round(ry - 4)} 0 0 1 ${rx - 4} ${round(-h + 1)}A${rx} ${round(ry * 0.72)} 0 0 0 ${-rx + 4} ${round(-h + 1)}Z`}
        class="floor-shade"
      />
      {isRaven && (
        <g transform={`translate(0 ${round(-h + 1)})`}>
          <Shield depth={view.depth} size={1.25} />
        </g>
      )}
    </g>
  );
});

/** What a stack casts on the ground: away from the moon, and the longer the higher it is. */
const Cast = ({ rx, ry, above }: { rx: number; ry: number; above: number }): JSX.Element => {
  const far = 8 + Math.min(6, above) * 9;
  return (
    <>
      <ellipse cx="4" cy="4" rx={rx + 8} ry={round(ry + 5)} class="shade" />
      <path
        class="shade cast"
        d={`M${round(-rx * 0.5)} ${round(ry * 0.86)}A${rx} ${round(ry)} 0 0 0 ${rx} 0L${round(rx + far)} ${round(far * 0.36)}A${rx} ${round(ry)} 0 0 1 ${round(far - rx * 0.5)} ${round(ry * 0.86 + far * 0.36)}Z`}
      />
    </>
  );
};

const WallWindow = ({
  at,
  side,
  h,
  isLit,
  isRound,
}: {
  at: string;
  side: number;
  h: number;
  isLit: boolean;
  isRound: boolean;
}): JSX.Element => {
  const tall = h * 0.2;
  const slit = isRound
    ? "M-5 0A5 5 0 1 1 5 0 5 5 0 1 1-5 0Z"
    : `M-4 ${round(tall)}V${round(-tall * 0.5)}a4 4 0 0 1 8 0V${round(tall)}Z`;
  return (
    <g transform={`translate(${at}) scale(${round(Math.max(0.62, side) * 10) / 10} 1)`}>
      {isLit && <circle r="15" fill="url(#lamp-halo)" />}
      <path d={slit} class="pane-stone" />
      <path d={slit} class="pane-dark" transform="scale(.76)" />
    </g>
  );
};

const Banner = ({ at, h }: { at: string; h: number }): JSX.Element => (
  <g transform={`translate(${at}) scale(1 ${round(h / 34)})`}>
    <path d="M-13-11H13V-8H-13Z" class="banner-pole" />
    <path d="M-11-9H11V11L5.5 8 0 16-5.5 8-11 11Z" class="banner" />
    <path d="M-11-9H-6V9L-11 11Z" class="banner-lit" />
    <path d={RAVEN} class="banner-raven" transform="translate(0 1)" />
  </g>
);

/** What stands before the figures on a tower. */
export const Parapet = memo(({ number, view }: { number: number; view: Pick<Shape, "depth" | "height"> }) => {
  const { rx, ry, h } = drumOf(view);
  const isRaven = hasShield(towerTop(number));
  return (
    <g class={`tower ${isRaven ? "slate" : "sand"}`}>
      <Battlement
        paths={merlons(rx + 2, ry + 2, -h + 3, 8 * view.height + 2, true, lostOf(number, true))}
        of={number}
        kind="front"
        isRaven={isRaven}
      />
    </g>
  );
});
