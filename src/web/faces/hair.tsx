/** Hair behind and before a head, and what grows on chins. */
import type { JSX } from "preact";
import type { Looks } from "./cast.ts";
import { HAIRS, LINE } from "./tones.ts";

const BEHIND: Readonly<Record<Looks["hair"], string>> = {
  none: "",
  short: "M25 62C20 40 32 30 50 30S80 40 75 62L72 66H28Z",
  curls:
    "M26 76c-8 0-10-8-5-12-7-4-5-13 2-14-2-12 12-20 27-20s29 8 27 20c7 1 9 10 2 14 5 4 3 12-5 12-2 6-8 6-10 2H36c-2 4-8 4-10-2Z",
  bob: "M23 80C17 44 30 30 50 30S83 44 77 80q-5 3-9-1V56H32v23q-4 4-9 1Z",
  braids: "M25 64C20 40 32 30 50 30S80 40 75 64L70 70H30Z",
  long: "M24 104C14 60 22 30 50 30S86 60 76 104q-8 3-12-2H36q-4 5-12 2Z",
  waves:
    "M20 98c-6-8 0-12-2-20-3-8 2-10 2-18C20 40 32 30 50 30s30 10 30 30c0 8 5 10 2 18-2 8 4 12-2 20q-8 4-14-2H34q-6 6-14 2Z",
  bun: "M25 62C20 40 32 32 50 32S80 40 75 62L71 66H29Z",
  wild: "M22 74 14 70l7-5-9-7 9-3-6-10 10 1C28 36 38 30 50 30s24 8 25 16l10-1-6 10 9 3-9 7 7 5-8 4-6 6H28Z",
  tufts: "M27 68c-10 2-12-6-6-9-7-5-1-13 5-10l4-10h40l4 10c6-3 12 5 5 10 6 3 4 11-6 9Z",
};

const FLOWING: readonly Looks["hair"][] = ["long", "waves"];

/** Drawn over the forehead, below the brim. */
const BEFORE: Readonly<Partial<Record<Looks["hair"], string>>> = {
  short: "M28 56q2-12 12-15 12-4 20 0 10 3 12 15-4-6-8-9-14 3-24-2-8 3-12 11Z",
  curls:
    "M27 56c-2-6 4-14 10-14 3-4 10-4 13-1 4-3 10-2 12 2 7 0 12 7 11 13-5-1-6-5-9-6-3 3-9 3-12-1-3 4-9 4-12 1-4 1-8 4-13 6Z",
  bob: "M28 58q0-14 10-17 12-4 24 0 10 3 10 17-5-9-9-11H37q-4 2-9 11Z",
  long: "M29 62q-2-15 8-20 6 3 13 3t13-3q10 5 8 20-4-8-8-13-6 3-13 3t-13-3q-4 5-8 13Z",
  waves: "M28 62q-2-14 8-20 5 2 14 2t14-2q10 6 8 20-6-6-10-13-8 3-16 1-12 3-18 12Z",
  bun: "M29 55q2-11 11-14 10-3 20 0 9 3 11 14-7-8-12-9-8 3-18 0-5 1-12 9Z",
  wild: "M28 58q-1-12 8-17l4 6 5-6 5 6 5-6 5 6 4-6q9 5 8 17-5-4-7-8l-6 3-4-5-5 5-5-5-4 5-6-3q-2 4-7 8Z",
};

const BEARDS: Readonly<Partial<Record<Looks["beard"], string>>> = {
  goatee: "M44 80q6-3 12 0l-2 10q-4 7-8 0Z",
  short: "M28 66q3 8 9 9 13-5 26 0 6-1 9-9 1 14-7 21-15 10-30 0-8-7-7-21Z",
  full: "M27 62q2 9 10 12 13-6 26 0 8-3 10-12 4 26-10 36-13 8-26 0-14-10-10-36Z",
  long: "M28 64q3 9 10 11 12-5 24 0 7-2 10-11 4 24-4 40-6 10-18 14-12-4-18-14-8-16-4-40Z",
  forked: "M28 64q3 9 10 11 12-5 24 0 7-2 10-11 4 24-3 38l-7 13-8-11q-4 2-8 0l-8 11-7-13q-7-14-3-38Z",
};

const MOUSTACHES: Readonly<Partial<Record<Looks["beard"], string>>> = {
  short: "M50 73q-6-3-11 3 6 1 11-1 5 2 11 1-5-6-11-3Z",
  full: "M50 72q-8-3-14 5 8 2 14-2 6 4 14 2-6-8-14-5Z",
  long: "M50 72q-9-3-16 8 9 2 16-5 7 7 16 5-7-11-16-8Z",
  forked: "M50 72q-8-3-14 5 8 2 14-2 6 4 14 2-6-8-14-5Z",
  moustache: "M50 72q-9-4-15 3-3 3-6 0 2 7 9 5 8-1 12-5 4 4 12 5 7 2 9-5-3 3-6 0-6-7-15-3Z",
  walrus: "M50 71q-10-4-16 6-2 6-1 10 7 0 10-6 4 2 7-1 3 3 7 1 3 6 10 6 1-4-1-10-6-10-16-6Z",
  goatee: "M50 73q-6-2-10 3 6 0 10-2 4 2 10 2-4-5-10-3Z",
};

export const HairBehind = ({ looks }: { looks: Looks }): JSX.Element | null => {
  const { main, shade } = HAIRS[looks.tone]!;
  return looks.hair === "none" ? null : (
    <>
      <path d={BEHIND[looks.hair]} fill={main} {...LINE} />
      {FLOWING.includes(looks.hair) && <path d="M72 50q10 22 2 44-2-22-6-38Z" fill={shade} opacity=".5" />}
    </>
  );
};

const Braid = ({ x }: { x: number }): JSX.Element => (
  <path d={`M${x - 5} 66q-3 6 1 9-4 5 0 9-4 5 1 9-1 5 3 9 4-4 3-9 5-4 1-9 4-4 0-9 4-3 1-9Z`} {...LINE} />
);

export const HairBefore = ({ looks }: { looks: Looks }): JSX.Element | null => {
  const { main, shade } = HAIRS[looks.tone]!;
  const before = BEFORE[looks.hair];
  if (looks.hair === "braids")
    return (
      <g fill={main}>
        <path d="M28 60q0-13 10-18 6 5 12 5t12-5q10 5 10 18-6-9-12-11-10 3-20 0-6 2-12 11Z" {...LINE} />
        <Braid x={26} />
        <Braid x={74} />
        <path d="M20 94h11M69 94h11" stroke="#e8483f" stroke-width="3" />
      </g>
    );
  return before === undefined ? null : (
    <>
      <path d={before} fill={main} {...LINE} />
      <path d="M60 42q11 4 12 15-5-7-9-9Z" fill={shade} opacity=".5" />
    </>
  );
};

export const BeardOf = ({ looks }: { looks: Looks }): JSX.Element | null => {
  const { main, shade } = HAIRS[looks.tone]!;
  if (looks.beard === "stubble")
    return <path d="M30 68q4 14 20 17 16-3 20-17-3 18-20 20-17-2-20-20Z" fill={shade} opacity=".4" />;
  const shape = BEARDS[looks.beard];
  return shape === undefined ? null : (
    <>
      <path d={shape} fill={main} {...LINE} />
      {looks.beard !== "goatee" && (
        <path
          d="M40 86q2 8 1 12M50 88q1 8 0 16M60 86q-2 8-1 12"
          fill="none"
          stroke={shade}
          stroke-width="1.4"
          opacity=".7"
        />
      )}
    </>
  );
};

export const MoustacheOf = ({ looks }: { looks: Looks }): JSX.Element | null => {
  const shape = MOUSTACHES[looks.beard];
  return shape === undefined ? null : <path d={shape} fill={HAIRS[looks.tone]!.main} {...LINE} />;
};
