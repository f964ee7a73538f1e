/** M-C2 The seventh card: stillness, then the seven lie down as an arc and light up one after another. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Play } from "../../../table/plays.ts";
import { usePlays } from "../../../table/plays.ts";
import { LARGE, LargeCard } from "../arcana.tsx";
import { PLACES } from "../describe.ts";
import { Magician } from "../figures.tsx";
import { isSeventh } from "../scene.ts";
import type { MagiciansDesk } from "../types.ts";
import { Firs } from "./arena.tsx";

/** When the first card lies down and when the last one has, in parts of the moment. */
const FIRST = 0.16;
const LAST = 0.66;

export const Seventh = ({ desk }: { desk: MagiciansDesk }): JSX.Element | null => {
  const root = useRef<HTMLDivElement>(null);
  const scene = desk.scene.value;
  const { event } = scene;
  const isNow = desk.lasting.value > 0 && isSeventh(event, scene);
  usePlays(root, scene, desk.lasting.peek(), () => (isNow ? plays() : []));
  if (!isNow || event?.what !== "card") return null;
  // The one that was missing comes last, in the middle.
  const others = PLACES.filter((place) => place !== event.place);
  const arc = [...others.slice(0, 3), event.place, ...others.slice(3)];
  return (
    <div class="seventh" ref={root} aria-hidden="true">
      <div class="seventh-night" data-part="night" />
      <div class="seventh-dawn" data-part="dawn" />
      <svg class="seventh-trees" viewBox="0 0 400 260" preserveAspectRatio="xMidYMax slice" data-part="trees">
        <Firs />
        <path d="M-60 182C60 168 340 168 460 182V280H-60Z" fill="#173a3c" />
      </svg>
      <svg class="seventh-winner" viewBox="-40 -84 80 96" data-part="winner">
        <Magician seat={event.seat} />
      </svg>
      {arc.map((place, i) => (
        <div key={place} class="seventh-place" style={{ "--nth": i - 3 }}>
          <div class="seventh-glow" data-part={`glow-${i}`} />
          <svg viewBox={LARGE} data-part={`card-${i}`}>
            <LargeCard place={place} />
          </svg>
        </div>
      ))}
    </div>
  );
};

/** From the ends to the middle: what was won first comes first. */
const ORDER = [0, 6, 1, 5, 2, 4, 3];

function plays(): Play[] {
  const step = (LAST - FIRST) / ORDER.length;
  return [
    {
      part: "night",
      frames: [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.72 }, { opacity: 0.86 }],
    },
    { part: "trees", frames: [{ opacity: 0 }, { opacity: 1, offset: 0.14 }, { opacity: 1 }] },
    {
      part: "winner",
      frames: [
        { transform: "none", opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.1 },
        { transform: "none", opacity: 1, offset: 0.74, easing: "ease-out" },
        { transform: "translateY(-7%)", opacity: 1, offset: 0.8, easing: "ease-in" },
        { transform: "none", opacity: 1, offset: 0.86 },
        { transform: "none", opacity: 1 },
      ],
    },
    ...ORDER.flatMap((card, i): Play[] => {
      const from = FIRST + i * step + (card === 3 ? 0.05 : 0);
      return [
        {
          part: `card-${card}`,
          from,
          until: from + (card === 3 ? 0.12 : 0.09),
          easing: "cubic-bezier(.2,.9,.3,1.1)",
          frames: [
            { transform: "translateY(-60%) scale(1.5) rotateY(180deg)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
        },
        {
          part: `glow-${card}`,
          from: from + 0.07,
          until: 1,
          frames: [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 0.55, offset: 0.4 }, { opacity: 0.8 }],
        },
      ];
    }),
    {
      part: "dawn",
      from: LAST + 0.08,
      frames: [
        { transform: "scale(.2)", opacity: 0 },
        { transform: "scale(1)", opacity: 1, offset: 0.4 },
        { transform: "scale(1.15)", opacity: 0.85 },
      ],
    },
  ];
}
