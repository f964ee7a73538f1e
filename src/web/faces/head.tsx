/** A head: its shape, and eyes, brows and mouth, which tell the mood. */
import type { JSX } from "preact";
import type { Looks, Mood } from "./cast.ts";
import { HAIRS, INK, LINE, SKINS } from "./tones.ts";

const HEADS: Readonly<Record<Looks["head"], string>> = {
  round: "M27 58C27 42 37 35 50 35S73 42 73 58C73 75 64 85 50 85S27 75 27 58Z",
  long: "M30 56C30 41 39 35 50 35S70 41 70 56C70 75 62 91 50 91S30 75 30 56Z",
  square: "M27 54C27 41 37 35 50 35S73 41 73 54L72 70C71 81 62 87 50 87S29 81 28 70Z",
  heart: "M27 55C27 41 37 35 50 35S73 41 73 55C73 71 60 89 50 89S27 71 27 55Z",
};

interface Gaze {
  /** Where the pupils are, and how wide the eyes. */
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

const GAZES: Readonly<Record<Exclude<Mood, "glad">, Gaze>> = {
  plain: { x: 0.6, y: 0.3, wide: 1 },
  caught: { x: 0, y: 0.4, wide: 1.32 },
  thinking: { x: 1.6, y: -1.7, wide: 1 },
  sad: { x: -0.4, y: 1.4, wide: 0.86 },
};

const Eye = ({ x, mood }: { x: number; mood: Mood }): JSX.Element => {
  if (mood === "glad")
    return <path d={`M${x - 5} 62q5-7 10 0`} fill="none" stroke={INK} stroke-width="2.6" stroke-linecap="round" />;
  const { x: dx, y: dy, wide } = GAZES[mood];
  return (
    <>
      <ellipse cx={x} cy="60.4" rx={4.3 * wide} ry={4.6 * wide} fill="#fffaf2" />
      <circle cx={x + dx} cy={60.4 + dy} r={mood === "caught" ? 2 : 3.1} fill={INK} />
      <circle cx={x + dx - 1.1} cy={59.2 + dy} r="1" fill="#fff" />
      <path
        d={`M${x - 5} ${59.4 - 2.4 * (wide - 1)}q5-${(5.4 * wide).toFixed(1)} 10 0`}
        fill="none"
        stroke={INK}
        stroke-width="1.9"
        stroke-linecap="round"
      />
    </>
  );
};

/** From the outer to the inner end, for the left brow; the right is its mirror. */
const BROWS: Readonly<Record<Mood, readonly [left: string, right: string]>> = {
  plain: ["M35 52.5q5-3.6 10-1", "M65 52.5q-5-3.6-10-1"],
  glad: ["M35 52q5-5.6 10-2.2", "M65 52q-5-5.6-10-2.2"],
  caught: ["M34.5 51q5-6 9.5-5.6", "M65.5 51q-5-6-9.5-5.6"],
  thinking: ["M35 53.4q5-1 10 .6", "M65 50q-5-6-10-2.4"],
  sad: ["M34.6 55.4q5-.4 9.8-4.6", "M65.4 55.4q-5-.4-9.8-4.6"],
};

const MOUTHS: Readonly<Record<Mood, JSX.Element>> = {
  plain: <path d="M44 76.5q6 3.6 12 0" fill="none" stroke={INK} stroke-width="2" stroke-linecap="round" />,
  glad: (
    <>
      <path d="M41 74.5q9 2.6 18 0-1.6 8.6-9 8.6t-9-8.6Z" fill="#7c2433" stroke={INK} stroke-width="1.4" />
      <path d="M42.5 75q7.5 2 15 0l-.6 2.2q-7 1.4-13.8 0Z" fill="#fff" />
    </>
  ),
  caught: <ellipse cx="50" cy="78" rx="3.6" ry="4.4" fill="#7c2433" stroke={INK} stroke-width="1.4" />,
  thinking: <path d="M45 77.5q6-2 11-.6" fill="none" stroke={INK} stroke-width="2" stroke-linecap="round" />,
  // A rueful smile: who loses here is no bad loser.
  sad: <path d="M44.6 77.6q3 1.8 6 .6t5.4-2.2" fill="none" stroke={INK} stroke-width="2" stroke-linecap="round" />,
};

const SPECTACLES: Readonly<Record<Looks["glasses"], JSX.Element | null>> = {
  none: null,
  round: (
    <g fill="#fff" fill-opacity=".14" stroke="#c79a3d" stroke-width="1.8">
      <circle cx="40.5" cy="60.5" r="7.6" />
      <circle cx="59.5" cy="60.5" r="7.6" />
      <path d="M48 60q2-1.6 4 0M33 59l-5-2M67 59l5-2" fill="none" />
    </g>
  ),
  half: (
    <g fill="#fff" fill-opacity=".2" stroke="#b7c3dc" stroke-width="1.7">
      <path d="M33.5 64h14q-.6 6.6-7 6.6t-7-6.6ZM52.5 64h14q-.6 6.6-7 6.6t-7-6.6Z" />
      <path d="M47.5 64.5q2.5-2 5 0" fill="none" />
    </g>
  ),
  monocle: (
    <g fill="#fff" fill-opacity=".16" stroke="#d6a945" stroke-width="1.9">
      <circle cx="59.5" cy="60.5" r="7.8" />
      <path d="M66 65q6 12 1 26" fill="none" stroke-width="1.1" />
    </g>
  ),
  patch: (
    <>
      <path d="M28 50 72 62" stroke="#2a2238" stroke-width="2.2" />
      <path d="M52 55q8-4 15 1 0 11-8 11t-7-12Z" fill="#2a2238" />
    </>
  ),
};

export const HeadOf = ({ looks, mood }: { looks: Looks; mood: Mood }): JSX.Element => {
  const skin = SKINS[looks.skin]!;
  const hair = HAIRS[looks.tone]!;
  const shape = HEADS[looks.head];
  return (
    <>
      <path d="M43 80h14v16q-7 5-14 0Z" fill={skin.shade} />
      <path d="M27 58q-6-1-5.4 5 1 7 7 7M73 58q6-1 5.4 5-1 7-7 7" fill={skin.main} {...LINE} />
      <path d={shape} fill={skin.main} {...LINE} />
      {/* The light comes from the top left: the right cheek and the brim's shadow are darker. */}
      <path d="M62 36Q78 48 71 68 66 82 54 86 68 72 66 52 65 42 62 36Z" fill={skin.shade} opacity=".42" />
      <path d="M27 52Q50 40 73 52 72 41 62 37 50 34 38 37 28 41 27 52Z" fill={skin.shade} opacity=".55" />
      <ellipse cx="36" cy="70" rx="5" ry="3.4" fill={skin.blush} opacity={mood === "glad" ? 0.75 : 0.42} />
      <ellipse cx="64" cy="70" rx="5" ry="3.4" fill={skin.blush} opacity={mood === "glad" ? 0.7 : 0.36} />
      {looks.freckled && (
        <path
          d="M34 67h.1m3.4 1.8h.1m-5 2h.1m27.8-3.8h.1m3.4 1.8h.1m-5 2h.1"
          stroke={skin.shade}
          stroke-width="2"
          stroke-linecap="round"
        />
      )}
      {looks.old && (
        <path
          d="M31 66q2 2 4 2.4M69 66q-2 2-4 2.4M38 72q-2.6 3-2 6M62 72q2.6 3 2 6"
          fill="none"
          stroke={skin.shade}
          stroke-width="1.3"
          stroke-linecap="round"
        />
      )}
      <g>
        <Eye x={41} mood={mood} />
        {looks.glasses !== "patch" && <Eye x={59} mood={mood} />}
      </g>
      {BROWS[mood].map((d) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke={hair.shade}
          stroke-width={looks.old || looks.beard !== "none" ? 3.4 : 2.2}
          stroke-linecap="round"
        />
      ))}
      <path
        d={looks.head === "long" ? "M50 60q-4 9-3 11 3 2.4 6 0" : "M49 63q-4 6-2.6 8 3.6 2 6.4-.4"}
        fill={skin.shade}
        fill-opacity=".3"
        stroke={skin.shade}
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </>
  );
};

export const Mouth = ({ mood }: { mood: Mood }): JSX.Element => MOUTHS[mood];
export const SpectaclesOf = ({ looks }: { looks: Looks }): JSX.Element | null => SPECTACLES[looks.glasses];
