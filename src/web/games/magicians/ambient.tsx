/** Small lights that move as long as something happens here: fireflies between the trees, sheet lightning at the tower, smoke over the house. */
import type { JSX } from "preact";
import { memo } from "../../ui/memo.ts";
import { BOARD } from "../../../games/magicians/board.ts";
import { scatter } from "../../ui/scatter.ts";
import type { Shape } from "./geometry.ts";

const LIGHTS = scatter(9, 311);

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

export const Ambient = memo(({ view }: { view: Shape }): JSX.Element => {
  const at = (place: string, x: number, y: number): { left: string; top: string } => {
    const node = view.nodes[BOARD.nodes.indexOf(place)]!;
    return { left: share(node.x + x, view.width), top: share(node.y + y, view.tall) };
  };
  return (
    <div class="ambient" aria-hidden="true">
      {LIGHTS.map(({ x, y, z }, i) => (
        <i
          key={i}
          class={`drift drift-${i % 3}`}
          style={{
            left: share(x * 0.94 + 0.02, 1),
            top: share(y * 0.9 + 0.05, 1),
            animationDelay: `${(-z * 9).toFixed(1)}s`,
          }}
        />
      ))}
      <i class="sheet-light" style={at("tower", -20, -90)} />
      <i class="puff" style={at("magician", 2, -112)} />
    </div>
  );
});
