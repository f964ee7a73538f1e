/** M-B6 A wand: a carved three-sided stick. It lies on one face; the edge above it counts, the two other faces are seen. */
import type { JSX } from "preact";
import type { SymbolName } from "../../../games/magicians/wands.ts";
import { SYMBOLS } from "../../../games/magicians/wands.ts";
import { TINTS } from "./emblems.ts";
import { Emblem } from "./figures.tsx";

/** Carved into the faces; the face of fate is blank. */
const CARVED: Readonly<Record<SymbolName, string | undefined>> = {
  power: "M-4-6.5H4L7.5-2 0 7.5-7.5-2ZM-7.5-2H7.5M-4-6.5-2.6-2 0 7.5 2.6-2 4-6.5",
  magic: "M0-7.4 1.8-2.2 7.2-2.2 2.8 1.2 4.5 6.5 0 3.2-4.5 6.5-2.8 1.2-7.2-2.2-1.8-2.200Z",
  fate: undefined,
};

/** For readings: fate is the way into the labyrinth. */
export const SymbolSign = ({ name }: { name: SymbolName }): JSX.Element => (
  <g class={`symbol symbol-${name}`} fill="none" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">
    {name === "fate" ? (
      <path d="M0 .4A2 2 0 0 1 3.6 1.2 4.4 4.4 0 0 1-4.4.6 6.4 6.4 0 0 1 7.6-.6 8.4 8.4 0 0 1-2 7.6" />
    ) : (
      <path d={CARVED[name]} />
    )}
  </g>
);

/** The face it lies on belongs to the edge above it, as on any three-sided stick. */
const hiddenUnder = (value: number): SymbolName => SYMBOLS[value]!;
export const edgeOver = (hidden: SymbolName): number => SYMBOLS.indexOf(hidden);
export const shownWith = (hidden: SymbolName): readonly SymbolName[] => SYMBOLS.filter((name) => name !== hidden);

const NOTCHES: readonly (readonly number[])[] = [[], [0], [-7, 7]];

export const Wand = ({ seat, value }: { seat: number; value: number }): JSX.Element => {
  const { main, dark, light, trim } = TINTS[seat]!;
  const [back, front] = shownWith(hiddenUnder(value));
  return (
    <g class="wand">
      <path d="M-56 14H56L60 18H-50Z" fill="#0c0920" opacity=".5" />
      <path d="M-57-5-53-16H53L57-5Z" fill="url(#m-wood)" stroke="#5a3718" stroke-width="1" stroke-linejoin="round" />
      <path
        d="M-57-5-53 15H53L57-5Z"
        fill="url(#m-wood-low)"
        stroke="#4a2b12"
        stroke-width="1"
        stroke-linejoin="round"
      />
      <path
        d="M-30-12C-16-14 4-10 24-12M-26-9C-10-7 10-9 30-8M-30 4C-12 1 14 7 32 3M-24 10C-6 8 12 12 26 9"
        stroke="#5a3718"
        stroke-width=".7"
        fill="none"
        opacity=".5"
      />
      <path d="M-57-5-53-16H-41L-43-5-41 15H-53Z" fill={main} stroke={dark} stroke-width="1" stroke-linejoin="round" />
      <path d="M57-5 53-16H41L43-5 41 15H53Z" fill={main} stroke={dark} stroke-width="1" stroke-linejoin="round" />
      <path d="M-57-5-53-16H-41L-43-5ZM57-5 53-16H41L43-5Z" fill={light} opacity=".55" />
      <g transform="translate(-48.5 5)">
        <Emblem of={seat} size={9} fill={trim} />
      </g>
      <g transform="translate(48.5 5)">
        <Emblem of={seat} size={9} fill={trim} />
      </g>
      <path d="M-57-5H57" stroke="#f6d9a4" stroke-width="1.4" opacity=".9" />
      {NOTCHES[value]!.map((x) => (
        <g key={x} transform={`translate(${x} -5)`}>
          <path d="M-4.4-7 0-9 4.4-7 3 7 0 9.5-3 7Z" fill="#2b170a" />
          <path d="M-4.4-7 0-9 4.4-7 1.4-2H-1.400Z" fill="#8a5a2c" />
          <path d="M-4.8-7-3.3 7" stroke="#ffe3ae" stroke-width="1.2" />
        </g>
      ))}
      {back && <Carving name={back} x={-26} y={-10.6} squash={0.62} />}
      {front && <Carving name={front} x={27} y={5} squash={1.05} />}
    </g>
  );
};

const Carving = ({
  name,
  x,
  y,
  squash,
}: {
  name: SymbolName;
  x: number;
  y: number;
  squash: number;
}): JSX.Element | null => {
  const path = CARVED[name];
  if (!path) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${squash > 1 ? 1.15 : 1} ${squash})`} fill="none" stroke-linejoin="round">
      <path d={path} transform="translate(.6 .9)" stroke="#ffdfa8" stroke-width="1.4" opacity=".6" />
      <path d={path} stroke="#3a1f0c" stroke-width="1.7" />
    </g>
  );
};
