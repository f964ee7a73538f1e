/** What the pond mirrors of the highest stack: upside down, in its own stone, broken by the ripples. */
import type { JSX } from "preact";
import type { Shape } from "../geometry.ts";
import type { TowersScene } from "../scene.ts";
import { masonryOf } from "../towerArt/masonry.ts";
import { pondAt } from "./glade.tsx";
import { round } from "./lines.ts";

/** The highest stack from its foot to its top as a text, and whether Ravenskeep stands on it; "" as long as none is high. */
export function highest({ view }: Pick<TowersScene, "view">): string {
  const best = view.spaces.reduce((a, b) => (b.towers.length > a.towers.length ? b : a));
  if (best.towers.length < 2) return "";
  return [...best.towers, ...(view.spaces.indexOf(best) === view.keep.space ? ["keep"] : [])].join(",");
}

export const Mirror = ({ view, of }: { view: Shape; of: string }): JSX.Element | null => {
  if (of === "") return null;
  const names = of.split(",");
  const hasKeep = names.at(-1) === "keep";
  const towers = names.filter((name) => name !== "keep").map(Number);
  const pond = pondAt(view);
  const half = pond.rx * 0.14;
  const from = -pond.ry * 0.9;
  const each = Math.min(half * 0.8, (pond.ry * 1.5) / (towers.length + (hasKeep ? 2.6 : 0.6)));
  const at = (i: number): number => round(from + i * each);
  const [w, h, bend] = [round(half), round(each), round(half * 0.3)];
  const end = at(towers.length);
  const tooth = round(half / 3.5);
  return (
    <g class="mirror" transform={`translate(${round(pond.x + pond.rx * 0.16)} ${round(pond.y)})`}>
      {towers.map((tower, i) => {
        const { lit, mid, dark } = masonryOf(tower);
        const drum = (left: number, right: number): string => {
          const low = (x: number): number => round(at(i) + bend * (1 - (x / w) ** 2));
          return `M${left} ${low(left)}V${round(low(left) + h)}Q${round((left + right) / 2)} ${round((low(left) + low(right)) / 2 + h + bend * ((right - left) / (2 * w)) ** 2)} ${right} ${round(low(right) + h)}V${low(right)}Z`;
        };
        return (
          <g key={tower}>
            <path d={drum(-w, w)} fill={mid} />
            <path d={drum(-w, round(-w * 0.36))} fill={lit} />
            <path d={drum(round(w * 0.5), w)} fill={dark} />
            <path d={`M${-w} ${at(i)}Q0 ${round(at(i) + 2 * bend)} ${w} ${at(i)}`} class="mirror-edge" />
          </g>
        );
      })}
      {hasKeep ? (
        <path
          class="mirror-keep"
          d={`M${round(-w * 0.9)} ${end}V${round(end + h * 1.1)}L${round(-w * 0.55)} ${round(end + h * 1.9)} ${round(-w * 0.3)} ${round(end + h * 1.2)}L0 ${round(end + h * 2.5)} ${round(w * 0.3)} ${round(end + h * 1.2)} ${round(w * 0.55)} ${round(end + h * 1.9)} ${round(w * 0.9)} ${round(end + h * 1.1)}V${end}Q0 ${round(end + 2 * bend)} ${round(-w * 0.9)} ${end}Z`}
        />
      ) : (
        <path
          d={[-1, -0.43, 0.14, 0.71]
            .map((x) => `M${round(x * w)} ${round(end + bend * (1 - x * x))}h${tooth}v${tooth}h${-tooth}Z`)
            .join("")}
          fill={masonryOf(towers.at(-1)!).mid}
        />
      )}
      <path
        class="mirror-ripple"
        d={[0.3, 0.58, 0.86]
          .map(
            (share, i) =>
              `M${round(-w * 1.4)} ${round(from + (end - from) * share)}q${round(w * 0.7)} ${i % 2 ? -2 : 2} ${round(w * 1.4)} 0t${round(w * 1.4)} 0`,
          )
          .join("")}
      />
    </g>
  );
};
