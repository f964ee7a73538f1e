/** The pieces, drawn: light from the top left, outlines a little darker than the fill, feet at (0, 0). */
import type { JSX } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { EMBLEMS } from "./emblems.ts";
import type { Shape } from "./geometry.ts";
import { hasShield, towerTop } from "../../../games/towers/state.ts";
import { DRUM, DRUM_HEIGHT } from "./geometry.ts";
import { marks } from "./settings.ts";

const round = (n: number): number => Math.round(n * 10) / 10;

export const Emblem = ({ of, size, fill }: { of: number; size: number; fill?: string }): JSX.Element => (
  <path d={EMBLEMS[of]!.path} transform={`scale(${size / 20})`} fill={fill ?? "currentColor"} fill-rule="evenodd" />
);

/** Which of the six colours each owner of wizards has at this table. */
export const Colours = createContext<readonly number[]>([]);
export const useColour = (owner: number): number => useContext(Colours)[owner] ?? owner;

const RAVEN =
  "M-7.5 3.5C-6-1-3.5-3.5-.5-4.5-.3-6.6 1.6-7.8 3.4-7.4 4.8-7.1 5.6-6 8-5.6 6.6-4.7 5.4-4.6 4.6-4 4.2-.5 2-1 .4 2.6L2.4 6.4H.6L-1.4 4-4.6 4.6-8.6 8.2Z";

/** A raven on a shield, as flat as the surface it lies on. */
export const Shield = ({
  depth,
  size = 1,
  dim = false,
}: {
  depth: number;
  size?: number;
  dim?: boolean;
}): JSX.Element => (
  <g transform={`scale(${round(size)} ${round(size * depth * 100) / 100})`} opacity={dim ? 0.85 : 1}>
    <path d="M-14-15Q0-19 14-15C15 0 11 11 0 18-11 11-15 0-14-15Z" class="shield" />
    <path d={RAVEN} transform="scale(1.15)" class="raven" />
  </g>
);

interface Merlons {
  readonly left: string;
  readonly mid: string;
  readonly right: string;
}

const MERLONS = 12;

/** One half of the battlements as three paths, by how much light falls on them. */
function merlons(rx: number, ry: number, top: number, tall: number, isFront: boolean): Merlons {
  const paths = { left: "", mid: "", right: "" };
  for (let i = 0; i < MERLONS; i++) {
    const angle = ((i + 0.5) / MERLONS) * 2 * Math.PI;
    if (Math.sin(angle) > 0 !== isFront) continue;
    const point = (a: number): string => `${round(rx * Math.cos(a))} ${round(top + ry * Math.sin(a))}`;
    const from = angle - 0.165;
    const to = angle + 0.165;
    const side = Math.cos(angle) < -0.35 ? "left" : Math.cos(angle) > 0.45 ? "right" : "mid";
    paths[side] +=
      `M${point(from)}L${point(to)}l0 ${-tall}L${round(rx * Math.cos(from))} ${round(top + ry * Math.sin(from) - tall)}Z`;
  }
  return paths;
}

const Battlement = ({ paths, kind }: { paths: Merlons; kind: string }): JSX.Element => (
  <g class={`merlon ${kind}`}>
    <path d={paths.left} class="lit" />
    <path d={paths.mid} class="half" />
    <path d={paths.right} class="dark" />
  </g>
);

/** A ring around the drum at a height, its front half only. */
const course = (rx: number, ry: number, y: number): string =>
  `M${-rx} ${round(y)}A${rx} ${round(ry)} 0 0 0 ${rx} ${round(y)}`;

/** Joints between the stones, different from tower to tower. */
function joints(rx: number, ry: number, from: number, to: number, turn: number): string {
  let path = "";
  for (let i = 0; i < 6; i++) {
    const angle = 0.28 + turn + i * 0.5;
    if (angle > Math.PI - 0.2) break;
    const x = round(rx * Math.cos(angle));
    const dy = ry * Math.sin(angle);
    path += `M${x} ${round(from + dy)}L${x} ${round(to + dy)}`;
  }
  return path;
}

/** T-B3 Odd towers are of slate and fly the raven, even ones are of warm stone. */
export const Tower = ({ number, view, isGround }: { number: number; view: Shape; isGround: boolean }): JSX.Element => {
  const rx = DRUM - 3;
  const ry = rx * view.depth;
  const h = DRUM_HEIGHT * view.height;
  const isRaven = hasShield(towerTop(number));
  const stone = isRaven ? "slate" : "sand";
  return (
    <g class={`tower ${stone}`}>
      {isGround && <ellipse cx="7" cy="5" rx={rx + 10} ry={ry + 6} class="shade" />}
      <path
        d={`M${-rx} 0A${rx} ${round(ry)} 0 0 0 ${rx} 0V${round(-h)}A${rx} ${round(ry)} 0 0 1 ${-rx} ${round(-h)}Z`}
        fill={`url(#${stone}-drum)`}
        class="edge"
      />
      <path d={course(rx, ry, -h * 0.36)} class="joint" />
      <path d={course(rx, ry, -h * 0.7)} class="joint" />
      <path
        d={
          joints(rx, ry, 0, -h * 0.36, (number % 3) * 0.12) +
          joints(rx, ry, -h * 0.36, -h * 0.7, 0.2 + (number % 4) * 0.08)
        }
        class="joint"
      />
      <Detail number={number} rx={rx} ry={ry} h={h} />
      {marks.value === "on" && (
        <g transform={`translate(${round(rx * 0.64)} ${round(ry * 0.77 - h / 2 + 3)})`} class="tower-mark">
          <circle r="10" />
          <text y="5">{number}</text>
        </g>
      )}
      <path
        d={`M${-rx - 3} ${round(-h - 1)}A${rx + 3} ${round(ry + 3)} 0 0 0 ${rx + 3} ${round(-h - 1)}V${round(-h + 6)}A${rx + 3} ${round(ry + 3)} 0 0 1 ${-rx - 3} ${round(-h + 6)}Z`}
        fill={`url(#${stone}-rim)`}
        class="edge"
      />
      <Battlement paths={merlons(rx + 2, ry + 2, -h, 9 * view.height + 3, false)} kind="back" />
      <ellipse cy={round(-h)} rx={rx + 3} ry={round(ry + 3)} fill={`url(#${stone}-top)`} class="edge" />
      <ellipse cy={round(-h + 1)} rx={rx - 4} ry={round(ry - 4)} class="floor" />
      {isRaven && (
        <g transform={`translate(0 ${round(-h + 1)})`}>
          <Shield depth={view.depth} size={1.25} />
        </g>
      )}
    </g>
  );
};

/** What stands before the figures on a tower. */
export const Parapet = ({ number, view }: { number: number; view: Shape }): JSX.Element => {
  const rx = DRUM - 3;
  const ry = rx * view.depth;
  const h = DRUM_HEIGHT * view.height;
  return (
    <g class={`tower ${hasShield(towerTop(number)) ? "slate" : "sand"}`}>
      <Battlement paths={merlons(rx + 2, ry + 2, -h + 3, 8 * view.height + 2, true)} kind="front" />
    </g>
  );
};

/** Windows, a door or a banner: every tower has a face of its own, so that one can remember it. */
const Detail = ({ number, rx, ry, h }: { number: number; rx: number; ry: number; h: number }): JSX.Element => {
  const at = (angle: number, up: number): string =>
    `translate(${round(rx * Math.cos(angle))} ${round(ry * Math.sin(angle) - h * up)})`;
  if (hasShield(towerTop(number)))
    return (
      <g transform={at(Math.PI / 2, 0.62)}>
        <path d="M-11-10H11V10L0 17-11 10Z" class="banner" transform={`scale(1 ${round(h / 34)})`} />
        <path d={RAVEN} class="banner-raven" transform={`translate(0 ${round(h / 34)}) scale(1 ${round(h / 34)})`} />
      </g>
    );
  const slit = `M-3.4 ${round(h * 0.2)}V${round(-h * 0.1)}a3.4 3.4 0 0 1 6.8 0V${round(h * 0.2)}Z`;
  const places = number === 2 ? [1.57] : number === 4 ? [1.2, 1.94] : number === 6 ? [1.0, 1.57, 2.14] : [1.35];
  return (
    <g class="window">
      {places.map((angle) => (
        <path key={angle} d={slit} transform={at(angle, 0.42)} />
      ))}
      {number === 8 && (
        <path
          class="ivy"
          transform={at(2.2, 0.2)}
          d="M-6 8C-8 0-2-4-5-14M-5-2c-4 0-5-3-5-3M-4-8c4 0 4-4 4-4M-6 4c4 0 5-2 5-2"
        />
      )}
    </g>
  );
};

/** A little robed figure with a pointed hat; its emblem is on both. */
export const Wizard = ({ owner, view }: { owner: number; view: Shape }): JSX.Element => {
  const colour = useColour(owner);
  return (
    <g class={`wizard tint-${colour}`}>
      <ellipse cx="3" cy="0" rx="15" ry={round(13 * view.depth)} class="shade" />
      <path d="M-14 0C-13-13-10-23-6-31L6-31C10-23 13-13 14 0Q0 7-14 0Z" fill={`url(#robe-${colour})`} class="robe" />
      <path
        d="M-6-30C-10-24-15-19-16-13L-11-11C-8-16-5-20-4-25ZM6-30C10-24 15-19 16-13L11-11C8-16 5-20 4-25Z"
        class="sleeve"
      />
      <circle cy="-33" r="6.2" class="skin" />
      <path d="M-5.6-33C-5.6-25-2.4-20.5 0-18 2.4-20.5 5.6-25 5.6-33 3.6-30.4-3.6-30.4-5.6-33Z" class="beard" />
      <path
        d="M-11-35.5C-6-40-5-46-3.5-52-2.6-56 .4-59 5.6-60.5 4-57 4.6-53 5.4-48 6.2-43 7.4-39 11-35.5 6-32.4-6-32.4-11-35.5Z"
        fill={`url(#robe-${colour})`}
        class="robe"
      />
      <path d="M-12.5-35.5C-7-31.2 7-31.2 12.5-35.5 8.4-38.4-8.4-38.4-12.5-35.5Z" class="brim" />
      <g transform="translate(0 -10.5)" class="mark">
        <Emblem of={colour} size={13} />
      </g>
      <g transform="translate(.6 -45)" class="mark">
        <Emblem of={colour} size={8} />
      </g>
    </g>
  );
};

/** Ravenskeep: darker and taller than any tower, ghost light in its windows. */
export const Keep = ({ view }: { view: Shape }): JSX.Element => {
  const rx = DRUM - 7;
  const ry = rx * view.depth;
  const h = 62 * view.height + 10;
  const body = (x: number, y: number, r: number, tall: number): string =>
    `M${x - r} ${y}A${r} ${round(r * view.depth)} 0 0 0 ${x + r} ${y}V${round(y - tall)}H${x - r}Z`;
  const roof = (x: number, y: number, r: number, tall: number): string =>
    `M${x - r - 4} ${round(y)}Q${x - r * 0.3} ${round(y - tall * 0.45)} ${x} ${round(y - tall)}Q${x + r * 0.3} ${round(y - tall * 0.45)} ${x + r + 4} ${round(y)}A${r + 4} ${round((r + 4) * view.depth * 0.7)} 0 0 1 ${x - r - 4} ${round(y)}Z`;
  return (
    <g class="keep">
      <ellipse cx="7" cy="4" rx={rx + 12} ry={round(ry + 7)} class="shade" />
      <path d={body(-24, -8, 11, h * 0.9)} fill="url(#keep-body)" class="edge" />
      <path d={body(25, -8, 11, h * 1.02)} fill="url(#keep-body)" class="edge" />
      <path d={roof(-24, -8 - h * 0.9, 11, 36)} fill="url(#keep-roof)" class="edge" />
      <path d={roof(25, -8 - h * 1.02, 11, 38)} fill="url(#keep-roof)" class="edge" />
      <path d={body(0, -10, 17, h * 1.32)} fill="url(#keep-body)" class="edge" />
      <path d={roof(0, -10 - h * 1.32, 17, 50)} fill="url(#keep-roof)" class="edge" />
      <path d={`M0 ${round(-58 - h * 1.32)}v-15l13 4-13 5`} class="pennant" />
      <path
        d={`M${-rx} 0A${rx} ${round(ry)} 0 0 0 ${rx} 0V${round(-h * 0.5)}A${rx} ${round(ry)} 0 0 1 ${-rx} ${round(-h * 0.5)}Z`}
        fill="url(#keep-body)"
        class="edge"
      />
      <path d={course(rx, ry, -h * 0.26)} class="joint" />
      <Battlement paths={merlons(rx + 2, ry + 1, -h * 0.5 + 2, 8, true)} kind="front" />
      <path d={`M-9 ${round(ry + 0.5)}V${round(ry - h * 0.24)}a9 10 0 0 1 18 0V${round(ry + 0.5)}Z`} class="gate" />
      <g class="ghostlight">
        <path d={`M-3.5 ${round(-h * 0.86)}v-7a3.5 3.5 0 0 1 7 0v7Z`} />
        <path d={`M-3.5 ${round(-h * 1.2)}v-7a3.5 3.5 0 0 1 7 0v7Z`} />
        <path d={`M-26.5 ${round(-h * 0.72)}v-6a2.5 2.5 0 0 1 5 0v6Z`} />
        <path d={`M22.5 ${round(-h * 0.8)}v-6a2.5 2.5 0 0 1 5 0v6Z`} />
        <path
          d={`M-27 ${round(ry * 0.72 - h * 0.22)}v-5a2.5 2.5 0 0 1 5 0v5ZM22 ${round(ry * 0.72 - h * 0.22)}v-5a2.5 2.5 0 0 1 5 0v5Z`}
        />
      </g>
    </g>
  );
};
