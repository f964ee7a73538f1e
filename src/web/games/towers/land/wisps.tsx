/** T-B4 Will-o'-the-wisps at the rim of their stones, and what else lives in the valley: a layer of its own, so that their motion paints nothing else. */
import type { JSX } from "preact";
import { SPACES } from "../../../../games/towers/state.ts";
import type { Shape } from "../geometry.ts";
import { pondAt } from "./glade.tsx";
import { round } from "./lines.ts";
import { lightsAt } from "./road.tsx";

const FLAME = "M0-13C3.4-8.6 5-5.6 5-2.6A5 5 0 0 1-5-2.6C-5-5.6-2.6-7.4 0-13Z";

/** They hover in four groups: four layers instead of thirty. */
const CHOIRS = [0, 1, 2, 3];

export const Wisps = ({ view, isPlain }: { view: Shape; isPlain: boolean }): JSX.Element => {
  const pond = pondAt(view);
  const lights = Array.from({ length: SPACES }, (_, space) => lightsAt(space, view)).flat();
  return (
    <g class="wisps">
      {lights.map(({ x, y }) => (
        <ellipse key={x} cx={round(x)} cy={round(y)} rx="13" ry={round(13 * view.depth)} fill="url(#wisp-halo)" />
      ))}
      {CHOIRS.map((choir) => (
        <g key={choir} class={`wisp wisp-${choir}`}>
          {lights
            .filter((_, i) => i % CHOIRS.length === choir)
            .map(({ x, y }) => (
              <g key={x} transform={`translate(${round(x)} ${round(y)})`}>
                <path d={FLAME} class="wisp-flame" />
                <path d={FLAME} transform="translate(0 -.6) scale(.5)" class="wisp-heart" />
              </g>
            ))}
        </g>
      ))}
      {!isPlain && (
        <path
          class="glint"
          transform={`translate(${round(pond.x)} ${round(pond.y)})`}
          d={`M${round(-pond.rx * 0.5)} ${round(pond.ry * 0.24)}h${round(pond.rx * 0.44)}M${round(-pond.rx * 0.34)} ${round(pond.ry * 0.42)}h${round(pond.rx * 0.22)}`}
        />
      )}
    </g>
  );
};
