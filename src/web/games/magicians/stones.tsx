/** The stones of the ways, each worn a little otherwise by many feet. */
import type { JSX } from "preact";
import { IS_SYMBOL } from "../../../games/magicians/board.ts";
import type { Point } from "./geometry.ts";
import { DEPTH, STONE } from "./geometry.ts";

export const round = (n: number): number => Math.round(n * 10) / 10;

/** M-B4 The sign on eight stones. */
const SIGN = "M0-11 2.6-3.4 10-2.6 3.6 1.4 5.4 8.6 0 4 -5.4 8.6-3.6 1.4-10-2.6-2.6-3.400Z";

export const SteppingStone = ({ at, node }: { at: Point; node: number }): JSX.Element => {
  const turn = (node * 47) % 40;
  const isSign = IS_SYMBOL[node] === 1;
  const line = worn(STONE, turn, 9);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      {isSign && <ellipse rx={STONE * 2.5} ry={STONE * 1.9} fill="url(#m-signlight)" />}
      <ellipse cx="4" cy="8" rx={STONE + 5} ry={(STONE + 2) * DEPTH} fill="#071512" opacity=".5" />
      <g transform={`scale(1 ${DEPTH + 0.1})`}>
        <path d={line} transform="translate(1 9)" fill={isSign ? "#162a36" : "#3b3d38"} />
        <path d={line} fill={isSign ? "url(#m-sign)" : "url(#m-step)"} stroke={isSign ? "#1c3542" : "#4c4e48"} />
        {isSign ? (
          <>
            <circle r="15" fill="none" stroke="#9df3ff" stroke-width="1.2" opacity=".7" />
            <path d={SIGN} fill="#d6fcff" stroke="#7ff0ff" stroke-width="1.2" />
          </>
        ) : (
          <path
            d="M-13-5C-7-13 3-14 9-11"
            stroke={node % 3 === 0 ? "#cfe0b0" : "#f3efdd"}
            stroke-width="1.8"
            fill="none"
            stroke-linecap="round"
            opacity=".6"
            transform={`rotate(${turn / 3})`}
          />
        )}
      </g>
    </g>
  );
};

/** A round thing that is not quite round. */
export function worn(far: number, turn: number, corners: number): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI + turn;
    const out = far * (0.96 + 0.07 * Math.sin(i * 2.4 + turn) + 0.03 * Math.sin(i * 5.1 + turn * 2));
    return { x: out * Math.cos(angle), y: out * Math.sin(angle) };
  });
  const between = (i: number): string => {
    const [a, b] = [points[i % corners]!, points[(i + 1) % corners]!];
    return `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  };
  let line = `M${between(corners - 1)}`;
  points.forEach(({ x, y }, i) => (line += `Q${round(x)} ${round(y)} ${between(i)}`));
  return `${line}Z`;
}
