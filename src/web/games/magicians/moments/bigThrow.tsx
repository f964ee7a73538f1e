/** The wands fall large, across the board, where everybody looks; what they say rises from them; then they lie on their cloth. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Play } from "../../../table/plays.ts";
import { usePlays } from "../../../table/plays.ts";
import { wantsLessMotion } from "../../../app/settings.ts";
import { sumOf } from "../choose.ts";
import { Apprentice, Magician } from "../figures.tsx";
import type { Fallen, MagiciansScene } from "../scene.ts";
import type { MagiciansDesk } from "../types.ts";
import { edgeOver, Wand } from "../wand.tsx";
import { HELD } from "./duelPlays.ts";
import { ASKEW, tumble } from "./tumble.ts";

const THROWS = ["throw", "fight-throw", "symbols"];

export const BigThrow = ({ desk }: { desk: MagiciansDesk }): JSX.Element | null => {
  const { event, wands } = desk.scene.value;
  const isFalling = event !== undefined && THROWS.includes(event.what) && desk.lasting.value > 0;
  return isFalling && wands ? <Falling wands={wands} scene={desk.scene.value} lasting={desk.lasting.peek()} /> : null;
};

interface Props {
  readonly wands: Fallen;
  readonly scene: MagiciansScene;
  readonly lasting: number;
}

const Falling = ({ wands, scene, lasting }: Props): JSX.Element => {
  const all = useRef<HTMLDivElement>(null);
  usePlays(all, scene, lasting, () => {
    if (!wantsLessMotion()) throwAll(all.current!, wands, lasting, scene.isDeciding === true);
    return plays(scene.isDeciding === true);
  });
  return (
    <div class={`big-throw by-${wands.kind}`} ref={all} aria-hidden="true">
      <svg viewBox="-215 -80 430 170" data-part="wands">
        {[0, 1, 2].map((wand) => (
          <g key={wand} transform={`translate(${(wand - 1) * 138} ${wand === 1 ? 12 : -4})`}>
            <ellipse data-shadow={wand} cx="4" cy="17" rx="66" ry="9" fill="#020806" opacity=".55" />
            {wands.thrown.includes(wand) && <Puffs />}
            <g data-fallen={wand} transform={`rotate(${ASKEW[wand]!})`}>
              {[0, 1, 2].map((side) => (
                <g key={side} opacity={side === valueOf(wands, wand) ? 1 : 0}>
                  <Wand seat={wand} value={side} />
                </g>
              ))}
            </g>
          </g>
        ))}
        {wands.kind === "eye" && <Told wands={wands} />}
      </svg>
    </div>
  );
};

/** Dust where wood meets ground. */
const Puffs = (): JSX.Element => (
  <g data-part="puffs" opacity="0">
    <ellipse cx="-58" cy="16" rx="13" ry="6" fill="#e8dcb8" />
    <ellipse cx="-30" cy="20" rx="10" ry="5" fill="#e8dcb8" />
    <ellipse cx="34" cy="20" rx="10" ry="5" fill="#e8dcb8" />
    <ellipse cx="60" cy="16" rx="13" ry="6" fill="#e8dcb8" />
  </g>
);

/** M-T2 All wands together are the apprentice's steps, the own one alone the magician's jumps. */
const Told = ({ wands: { seat, values } }: { wands: Fallen }): JSX.Element => (
  <g data-part="told">
    <g transform="translate(-58 -46)">
      <circle r="30" class="told-disc" />
      <g transform="translate(-15 19)">
        <Apprentice seat={seat} stone={false} />
      </g>
      <text x="12" y="11">
        {sumOf(values)}
      </text>
    </g>
    <g transform="translate(58 -46)">
      <circle r="30" class="told-disc" />
      <g transform="translate(-13 20) scale(.6)">
        <Magician seat={seat} />
      </g>
      <text x="12" y="11">
        {values[seat]}
      </text>
    </g>
  </g>
);

function throwAll(root: Element, wands: Fallen, lasting: number, isLast: boolean): void {
  const last = wands.thrown.at(-1);
  for (const wand of wands.thrown) {
    const fallen = root.querySelector<SVGGElement>(`[data-fallen="${wand}"]`)!;
    const shadow = root.querySelector(`[data-shadow="${wand}"]`)!;
    tumble(
      fallen,
      {
        wand,
        value: valueOf(wands, wand),
        lasting: lasting * 0.92,
        held: isLast ? lasting * HELD : 0,
        teeters: isLast && wand === last,
      },
      shadow,
    );
  }
}

function plays(isLast: boolean): Play[] {
  // Where the first blow falls.
  const hit = isLast ? HELD + 0.27 : 0.3;
  return [
    {
      part: "puffs",
      from: hit,
      until: hit + 0.2,
      frames: [
        { transform: "scale(.6)", opacity: 0 },
        { transform: "scale(1)", opacity: 0.7, offset: 0.25 },
        { transform: "translate(0px,-4px) scale(1.5,1.3)", opacity: 0 },
      ],
    },
    {
      part: "told",
      frames: [
        { transform: "translate(0px,34px)", opacity: 0 },
        { transform: "translate(0px,34px)", opacity: 0, offset: 0.72, easing: "cubic-bezier(.2,1.4,.5,1)" },
        { transform: "none", opacity: 1, offset: 0.84 },
        { transform: "none", opacity: 1 },
      ],
    },
    { part: "wands", from: isLast ? 0.94 : 0.9, frames: [{ opacity: 1 }, { transform: "translateY(6%)", opacity: 0 }] },
  ];
}

const valueOf = ({ hidden, values }: Fallen, wand: number): number =>
  hidden ? edgeOver(hidden[wand]!) : values[wand]!;
