/** The soft edge of the wood: inside the board all is seen, beyond it less and less. */
import type { JSX } from "preact";
import { stops } from "../../ui/gradients.tsx";
import type { Shape } from "./geometry.ts";
import { aside, BLEED } from "./geometry.ts";

/** From the board's edge outwards. */
const fade = (): JSX.Element[] => stops([0, "#fff"], [0.3, "#fff", 0.72], [0.7, "#fff", 0.2], [1, "#fff", 0]);

/** Boards of different shapes may stand on one page, each with a fading of its own. */
export const fadeOf = ({ width, tall }: Pick<Shape, "width" | "tall">): string =>
  `m-fade-${Math.round(width)}-${Math.round(tall)}`;

/** The mask, in nine parts, and the light that crosses the whole wood from the left. */
export const Fading = ({ view: { width, tall } }: { view: Shape }): JSX.Element => {
  const id = fadeOf({ width, tall });
  const beyond = aside({ width, tall });
  const sides = [
    { key: "left", x: -beyond, y: 0, width: beyond, height: tall, line: { x1: 1, x2: 0, y2: 0 } },
    { key: "right", x: width, y: 0, width: beyond, height: tall, line: { x2: 1, y2: 0 } },
    { key: "top", x: 0, y: -BLEED, width, height: BLEED, line: { x2: 0, y1: 1, y2: 0 } },
    { key: "bottom", x: 0, y: tall, width, height: BLEED, line: { x2: 0, y2: 1 } },
  ];
  const corners = [
    [0, 0],
    [width, 0],
    [0, tall],
    [width, tall],
  ] as const;
  return (
    <defs>
      <linearGradient id="m-rim" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={width} y2={tall * 0.5}>
        {stops([0, "#ffdf8a"], [0.3, "#cfd98a"], [0.65, "#8fc4b0"], [1, "#8fa8e8"])}
      </linearGradient>
      {sides.map(({ key, line }) => (
        <linearGradient key={key} id={`${id}-${key}`} {...line}>
          {fade()}
        </linearGradient>
      ))}
      {corners.map(([x, y], i) => (
        <radialGradient
          key={i}
          id={`${id}-${i}`}
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="1"
          gradientTransform={`translate(${x} ${y}) scale(${beyond} ${BLEED})`}
        >
          {fade()}
        </radialGradient>
      ))}
      <mask
        shape-rendering="crispEdges"
        id={id}
        maskUnits="userSpaceOnUse"
        x={-beyond}
        y={-BLEED}
        width={width + 2 * beyond}
        height={tall + 2 * BLEED}
      >
        <rect x="-1" y="-1" width={width + 2} height={tall + 2} fill="#fff" />
        {sides.map(({ key, line: _, ...box }) => (
          <rect key={key} {...box} fill={`url(#${id}-${key})`} />
        ))}
        {corners.map(([x, y], i) => (
          <rect
            key={i}
            x={x === 0 ? -beyond : x}
            y={y === 0 ? -BLEED : y}
            width={beyond}
            height={BLEED}
            fill={`url(#${id}-${i})`}
          />
        ))}
      </mask>
    </defs>
  );
};
