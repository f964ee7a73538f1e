/** The wands on their cloth, and what they say: nobody has a hand in this game, but everybody reads the throw. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t, tOf } from "./i18n.ts";
import { mark } from "./choose.ts";
import { colourName } from "./describe.ts";
import { Reading } from "./reading.tsx";
import type { Fallen } from "./scene.ts";
import { edgeOver, shownWith, Wand } from "./wand.tsx";
import type { MagiciansDesk, MagiciansPart } from "./types.ts";

export const Hand: MagiciansPart = ({ desk }) => {
  const scene = desk.scene.value;
  const { wands } = scene;
  const reading = useRef<HTMLDivElement>(null);
  // Nobody can read wands that have not come to rest.
  useLayoutEffect(() => {
    const duration = desk.lasting.peek();
    if (wands?.thrown.length && duration > 0)
      reading.current!.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration });
  }, [scene]);
  return (
    <section class={`tray tray-${wands?.kind ?? "none"}`} aria-label={t("magicians.tray")}>
      <div class="cloth">
        {[0, 1, 2].map((wand) => (
          <LyingWand key={wand} wand={wand} wands={wands} desk={desk} />
        ))}
      </div>
      <div class="reading" ref={reading}>
        {wands ? <Reading wands={wands} desk={desk} /> : <p class="resting">{t("magicians.waiting")}</p>}
      </div>
    </section>
  );
};

/** Where each wand comes to lie, a little askew. */
const ASKEW = [-4, 3, -2];

const LyingWand = ({
  wand,
  wands,
  desk,
}: {
  wand: number;
  wands: Fallen | undefined;
  desk: MagiciansDesk;
}): JSX.Element => {
  const root = useRef<SVGGElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const scene = desk.scene.value;
  const value = wands ? (wands.hidden ? edgeOver(wands.hidden[wand]!) : wands.values[wand]!) : 0;
  const isThrown = wands?.thrown.includes(wand) ?? false;
  useLayoutEffect(() => {
    const duration = desk.lasting.peek();
    if (!isThrown || duration === 0) return;
    tumble(root.current!, wand, value, duration);
    number.current?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration });
  }, [scene]);
  const mayThrow = desk.choices.value.some((choice) => choice.wands?.includes(wand));
  const isMarked = mayThrow && desk.picked.value?.wands?.includes(wand) === true;
  const drawing = (
    <svg viewBox="-64 -26 128 52" aria-hidden="true">
      <g ref={root} transform={`rotate(${ASKEW[wand]!})`}>
        {[0, 1, 2].map((side) => (
          <g key={side} opacity={side === value ? 1 : 0}>
            <Wand seat={wand} value={side} />
          </g>
        ))}
      </g>
    </svg>
  );
  const classes = `wand-place ${wands ? "" : "put-away"} ${wands?.kind === "eye" && wands.seat === wand ? "own-wand" : ""}`;
  if (!mayThrow)
    return (
      <div class={classes} role="img" aria-label={wandWords(wand, value, wands)}>
        {drawing}
        {wands && !wands.hidden && (
          <span class="wand-value" ref={number}>
            {value}
          </span>
        )}
      </div>
    );
  return (
    <button
      type="button"
      class={`${classes} may-throw warm`}
      data-wand={wand}
      aria-pressed={isMarked}
      onClick={() => (desk.picked.value = mark(desk.picked.value, wand))}
    >
      {drawing}
      <span class="unseen">{t("magicians.wandAgain", { colour: colourName(wand), n: value })}</span>
      <span class="wand-value" aria-hidden="true" ref={number}>
        {value}
      </span>
      <span class="wand-mark" aria-hidden="true">
        {t(isMarked ? "magicians.again" : "magicians.lies")}
      </span>
    </button>
  );
};

function wandWords(wand: number, value: number, wands: Fallen | undefined): string {
  const colour = colourName(wand);
  if (!wands?.hidden) return t("magicians.wand", { colour, n: value });
  const [a, b] = shownWith(wands.hidden[wand]!);
  return t("magicians.wandSymbols", { colour, a: tOf("magicians.symbol", a!), b: tOf("magicians.symbol", b!) });
}

/** Thrown in an arc, rolling over its edges: side after side is on top until the right one stays. */
function tumble(root: SVGGElement, wand: number, value: number, lasting: number): void {
  const duration = lasting * (0.7 + wand * 0.1);
  const rest = `rotate(${ASKEW[wand]!}deg)`;
  root.animate(
    [
      {
        transform: `translate(${-60 + wand * 20}px,-90px) rotate(${-420 + wand * 90}deg)`,
        opacity: 0,
        offset: 0,
        easing: "ease-in",
      },
      {
        transform: `translate(${-14 + wand * 8}px,6px) rotate(${-130 + wand * 40}deg)`,
        opacity: 1,
        offset: 0.42,
        easing: "ease-out",
      },
      { transform: `translate(6px,-20px) rotate(${-40 - wand * 20}deg)`, offset: 0.62, easing: "ease-in" },
      { transform: `translate(2px,2px) rotate(${ASKEW[wand]! + 9}deg)`, offset: 0.82, easing: "ease-out" },
      { transform: rest, offset: 1 },
    ],
    { duration },
  );
  const rolls = 8;
  for (let side = 0; side < root.children.length; side++) {
    const frames: Keyframe[] = Array.from({ length: rolls + 1 }, (_, i) => ({
      opacity: (value + rolls - i) % 3 === side ? 1 : 0,
      // Slower and slower.
      offset: 1 - (1 - i / rolls) ** 1.7,
      easing: "steps(1, end)",
    }));
    root.children[side]!.animate(frames, { duration: duration * 0.86 });
  }
}
