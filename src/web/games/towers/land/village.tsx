/** The village behind the ring: a house for each player, a window for each wizard. Who is home has a light there: in the end it is the score. */
import type { JSX } from "preact";
import { Emblem, useColour } from "../art.tsx";
import type { Point, Shape } from "../geometry.ts";
import { DRUM } from "../geometry.ts";
import type { HouseAt } from "./houses.ts";
import { gapAt, GAPS, housesOf, windowsOf } from "./houses.ts";
import { round } from "./lines.ts";

/** Three kinds of houses: with a lean-to, with a jutting floor, with a stair of stone in its gable. */
const House = ({ at, nth, home }: { at: HouseAt; nth: number; home: number }): JSX.Element => {
  const colour = useColour(at.owner);
  const rows = Math.floor(at.windows / 2);
  const eaves = -(rows * 19 + 13);
  const top = eaves - 34;
  const side = at.x < 0 ? 1 : -1;
  const kind = nth % 3;
  return (
    <g
      transform={`translate(${round(at.x)} ${round(at.y)}) scale(${round(at.size * 100) / 100})`}
      class={`house tint-${colour}`}
    >
      <ellipse cx="8" cy="3" rx="38" ry="9" class="shade" />
      {kind === 0 && (
        <path d={`M${side * 20} 0V-26L${side * 40}-15V0Z`} fill="url(#house-wall)" class="house-edge annex" />
      )}
      <path d={`M${side * 11 - 4} ${top + 18}v-17h8v17Z`} class="chimney" />
      <path d={`M-23 0V${eaves}L0 ${top + 5} 23 ${eaves}V0Z`} fill="url(#house-wall)" class="house-edge" />
      {kind === 1 && <path d={`M-26-14H26V${eaves}H-26Z`} fill="url(#house-wall)" class="house-edge" />}
      <path
        d={`M-23 ${eaves + 4}H23M0 ${eaves + 4}V-14M-23-13H23${kind === 1 ? `M-22-13-8 ${eaves + 4}M22-13 8 ${eaves + 4}` : ""}`}
        class="beam"
      />
      {kind === 2 && (
        <path d={`M-25 ${eaves + 3}v-9h6v-8h6v-8h6v-8h14v8h6v8h6v8h6v9Z`} fill="url(#house-wall)" class="house-edge" />
      )}
      {kind !== 2 && (
        <path
          d={`M-31 ${eaves + 8}C-21 ${eaves - 8}-8 ${top + 11} 0 ${top}C8 ${top + 11} 21 ${eaves - 8} 31 ${eaves + 8}L23 ${eaves + 6}C14 ${eaves - 7} 6 ${top + 19} 0 ${top + 11}C-6 ${top + 19}-14 ${eaves - 7}-23 ${eaves + 6}Z`}
          fill="url(#house-roof)"
          class="house-edge"
        />
      )}
      {kind === 0 && (
        <path d={`M${side * 19}-29 ${side * 44}-14 ${side * 44}-9 ${side * 19}-22Z`} class="house-roofing" />
      )}
      <path d="M-5 0V-7a5 5 0 0 1 10 0V0Z" class="house-door" />
      {windowsOf(at.windows).map(({ x, y }, i) => (
        <Window key={i} x={x} y={y} isLit={at.first + i < home} />
      ))}
      <g transform={`translate(0 ${top + 1})`} class="house-sign">
        <circle r="9.5" />
        <Emblem of={colour} size={14} />
      </g>
    </g>
  );
};

const Window = ({ x, y, isLit }: { x: number; y: number; isLit: boolean }): JSX.Element => (
  <g transform={`translate(${x} ${y})`} class={isLit ? "pane lit" : "pane"}>
    {isLit && <circle r="19" fill="url(#window-halo)" />}
    <path d="M-5.6 7V-3a5.6 5.6 0 0 1 11.2 0V7Z" class="glass" />
    <path d="M0 7V-8M-5.6 0H5.6" class="bars" />
  </g>
);

/** A barn and stacks of hay, where fewer play. */
const Barn = ({ x, y }: Point): JSX.Element => (
  <g transform={`translate(${round(x)} ${round(y)})`} class="house">
    <ellipse cx="6" cy="3" rx="34" ry="7" class="shade" />
    <path d="M-26 0V-18L-18-34H16L26-18V0Z" fill="url(#house-wall)" class="house-edge" />
    <path d="M-30-17-20-37H18L30-17H22L15-31H-16L-23-17Z" fill="url(#house-roof)" class="house-edge" />
    <path d="M-9 0V-15H9V0M-9 0 9-15M9 0-9-15" class="beam" />
    <path d="M-44 2C-44-10-38-16-34-16-29-16-24-10-24 2Z" class="hay" />
  </g>
);

/** What they stand on, and the way down to the road; part of the ground, behind its stones. */
export const Knolls = ({ view }: { view: Shape }): JSX.Element => (
  <>
    {GAPS.map((gap) => {
      const { x, y } = gapAt(view, gap);
      const down = round(DRUM * view.depth + 26);
      return (
        <g key={gap} transform={`translate(${round(x)} ${round(y)})`}>
          <path
            d={`M-84 ${down}C-60 ${round(down * 0.6)}-56-1-32-6-12-10 14-10 34-5 56 0 62 ${round(down * 0.6)} 84 ${down}Z`}
            class="knoll"
          />
          <path d="M-56 16C-48 4-44-2-32-6-12-10 14-10 30-6 4-4-28-2-56 16Z" class="knoll-lit" />
          <path
            d={`M0 1C-6 ${round(down * 0.3)} ${round(7 - x * 0.03)} ${round(down * 0.5)} ${round(-x * 0.08)} ${down}`}
            class="house-path"
          />
        </g>
      );
    })}
  </>
);

export const Village = ({ view, home, each }: { view: Shape; home: readonly number[]; each: number }): JSX.Element => {
  const houses = housesOf(view, home.length, each);
  const rest = GAPS.slice(houses.length).map((gap) => ({ gap, ...gapAt(view, gap) }));
  return (
    <g class="village">
      {rest.slice(0, 2).map(({ gap, x, y }) => (
        <Barn key={gap} x={x} y={y} />
      ))}
      {houses.map((at, i) => (
        <House key={i} at={at} nth={i} home={home[at.owner] ?? 0} />
      ))}
    </g>
  );
};
