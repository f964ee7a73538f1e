/** Every place's name on a banner of its own, above all that could stand before it, in the colour of the place's light. */
import type { JSX } from "preact";
import { memo } from "../../ui/memo.ts";
import { BOARD, LABYRINTH } from "../../../games/magicians/board.ts";
import { placeName } from "./describe.ts";
import type { Shape } from "./geometry.ts";
import { LIGHTS } from "./light.ts";

/** How wide a letter of a banner is, how high its line, and the cloth beside them. */
const LETTER = 7.6;
const LINE = 15;
const MARGIN = 8;
/** Ways down leave to the right: a banner hangs a little to the left of them. */
const ASIDE = -20;

/** Names of several words hang in two lines: the ways beside them stay free. */
function linesOf(words: string): readonly string[] {
  const at = words.lastIndexOf(" ");
  return at < 0 || words.length < 9 ? [words] : [words.slice(0, at), words.slice(at + 1)];
}

export const Names = memo(({ view }: { view: Shape }) => (
  <svg class="names" viewBox={`0 0 ${view.width} ${view.tall}`} aria-hidden="true">
    {BOARD.nodes.slice(0, BOARD.places).map((name, place) => {
      const { x, y } = view.nodes[place]!;
      const isHedged = place === LABYRINTH;
      return (
        <g key={name} transform={`translate(${x + (isHedged ? 0 : ASIDE)} ${y + (isHedged ? 62 : 38)})`}>
          <Banner name={name} />
        </g>
      );
    })}
  </svg>
));

/** Its upper edge is at (0, 0). */
const Banner = ({ name }: { name: string }): JSX.Element => {
  const lines = linesOf(placeName(name));
  const half = (Math.max(...lines.map(({ length }) => length)) * LETTER) / 2 + MARGIN;
  const tall = lines.length * LINE + 5;
  const { cloth, hem } = LIGHTS[name]!;
  return (
    <g class={`place-banner of-${name}`}>
      <path
        d={`M${-half - 3} 3H${half + 3}V${tall + 3}L${half - 6} ${tall + 6}H${-half + 6}L${-half - 3} ${tall + 3}Z`}
        class="place-banner-shade"
      />
      <path d={`M${-half} 0H${half}V${tall}L${half - 9} ${tall + 4}H${-half + 9}L${-half} ${tall}Z`} fill={cloth} />
      <path
        d={`M${-half} 0V${tall}L${-half + 9} ${tall + 4}H${half - 9}L${half} ${tall}V0`}
        fill="none"
        stroke={hem}
        stroke-width="1.1"
        opacity=".85"
      />
      <path d={`M${-half - 4} 0H${half + 4}`} stroke="#5a3d1c" stroke-width="3.4" stroke-linecap="round" />
      <path d={`M${-half - 3}-.8H${half + 3}`} stroke="#c79a5c" stroke-width="1" stroke-linecap="round" />
      {lines.map((line, i) => (
        <text key={line} class="place-name" y={15 + i * LINE}>
          {line}
        </text>
      ))}
    </g>
  );
};
