/** The way the towers wander: a worn road, and the sixteen stones on it, no two alike. */
import type { JSX } from "preact";
import { scatter } from "../../../ui/scatter.ts";
import { Shield } from "../art.tsx";
import type { Point, Shape } from "../geometry.ts";
import { DRUM } from "../geometry.ts";
import { hasShield, SPACES } from "../../../../games/towers/state.ts";
import { band, blob, round } from "./lines.ts";

const WIDE = DRUM + 12;

/** T-B4 How many ghost lights a space shows. */
const lights = (space: number): number => (space === 0 || space > 9 ? 0 : space < 4 ? 3 : space < 7 ? 2 : 1);

/** Where the lights of a space hover: at the outer rim of its stone. */
export function lightsAt(space: number, view: Shape): Point[] {
  const at = view.spaces[space]!;
  const out = Math.hypot(at.x, at.y / view.depth);
  const [ox, oy] = [(at.x / out) * (WIDE - 5), (at.y / view.depth / out) * (WIDE - 5)];
  const count = lights(space);
  return Array.from({ length: count }, (_, i) => {
    const turn = (i - (count - 1) / 2) * 0.36;
    return {
      x: at.x + ox * Math.cos(turn) - oy * Math.sin(turn),
      y: at.y + (ox * Math.sin(turn) + oy * Math.cos(turn)) * view.depth,
    };
  });
}

const CRACKS = ["M-30-6-12-2-4-9 10-5", "M8 20 16 9 30 8 38 0", "M-40 8-26 12-18 8-6 17", "M20-26 14-14 24-7 20 4"];

const Stone = ({ space, at, view }: { space: number; at: Point; view: Shape }): JSX.Element => {
  const ry = WIDE * view.depth;
  const shape = blob(WIDE - 1, ry - 1, 0.045, 101 + space * 7, 9 + (space % 4));
  const [moss] = scatter(1, 61 + space * 5);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class={`flagstone tone-${space % 3}`}>
      <path d={shape} transform="translate(4 13)" class="stone-shade" />
      <path d={shape} transform="translate(0 8)" class="stone-side" />
      <path d={shape} fill="url(#stone-top)" class="stone-edge" />
      <path d={blob(WIDE * 0.72, ry * 0.7, 0.09, 7 + space * 3)} class="stone-worn" />
      <path d={CRACKS[space % CRACKS.length]!} transform={`scale(1 ${round(view.depth)})`} class="stone-crack" />
      {space % 3 !== 1 && (
        <path
          d={blob(13, 6, 0.25, 17 + space, 9)}
          transform={`translate(${round((moss!.x < 0.5 ? -1 : 1) * 31)} ${round((moss!.y - 0.3) * 26)})`}
          class="stone-moss"
        />
      )}
      <path d={shape} class="stone-rim" />
      {hasShield(space) && <Shield depth={view.depth} size={1.75} carved />}
    </g>
  );
};

export const Road = ({ view }: { view: Shape }): JSX.Element => {
  const [rx, ry] = [view.radius, view.deep];
  return (
    <>
      <path d={band(rx + 4, ry + 9, DRUM * 0.98, view.depth, 0.012, 3)} class="verge" fill-rule="evenodd" />
      <path d={band(rx + 4, ry + 4, DRUM * 0.84, view.depth, 0.012, 9)} class="path" fill-rule="evenodd" />
      <path d={band(rx, ry, DRUM * 0.46, view.depth, 0.02, 15)} class="path-worn" fill-rule="evenodd" />
      {[-16, 17].map((off) => (
        <ellipse
          key={off}
          rx={round(rx + off)}
          ry={round(ry + off * view.depth + 3)}
          class="rut"
          stroke-dasharray={off < 0 ? "52 9 80 14 30 12" : "66 12 38 8 90 16"}
        />
      ))}
      <Pebbles view={view} />
      {Array.from({ length: SPACES }, (_, i) => i)
        .toSorted((a, b) => view.spaces[a]!.y - view.spaces[b]!.y)
        .map((space) => (
          <Stone key={space} space={space} at={view.spaces[space]!} view={view} />
        ))}
    </>
  );
};

const Pebbles = ({ view }: { view: Shape }): JSX.Element => (
  <path
    class="pebbles"
    d={scatter(64, 19)
      .map(({ x, y, z }) => {
        const angle = x * 2 * Math.PI;
        const off = (y - 0.5) * DRUM * 1.7;
        const at = [(view.radius + off) * Math.sin(angle), -(view.deep + off * view.depth) * Math.cos(angle)];
        const r = round(1.4 + z * 2.4);
        return `M${round(at[0]!)} ${round(at[1]!)}a${r} ${round(r * 0.7)} 0 1 1 .1 0Z`;
      })
      .join("")}
  />
);
