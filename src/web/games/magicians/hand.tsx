/** The wands on their cloth, and what they say: nobody has a hand in this game, but everybody reads the throw. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t, tOf } from "./i18n.ts";
import { wantsLessMotion } from "../../app/settings.ts";
import { mark, marked } from "./choose.ts";
import { colourName } from "./describe.ts";
import { Reading } from "./reading.tsx";
import type { Fallen } from "./scene.ts";
import { move } from "../../table/move.ts";
import { ASKEW, tumble } from "./moments/tumble.ts";
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
      move(reading.current!, [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration });
  }, [scene]);
  return (
    <section class={`tray tray-${wands?.kind ?? "none"}`} aria-label={t("magicians.tray")}>
      <div class="cloth">
        {[0, 1, 2].map((wand) => (
          <LyingWand key={wand} wand={wand} wands={wands} desk={desk} />
        ))}
      </div>
      <div class="reading" ref={reading}>
        {desk.awaited?.value ? (
          <ThrowButton desk={desk} />
        ) : wands ? (
          <Reading wands={wands} desk={desk} />
        ) : (
          <p class="resting">{t("magicians.waiting")}</p>
        )}
      </div>
    </section>
  );
};

/** So hard a device must be shaken, in metres per second squared. */
const SHAKEN = 20;

/** One's own wands wait for one's hand: a tap, a flick, or the whole device shaken. */
const ThrowButton = ({ desk }: { desk: MagiciansDesk }): JSX.Element => {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  useEffect(() => {
    const shake = ({ acceleration }: DeviceMotionEvent): void => {
      const { x, y, z } = acceleration ?? {};
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > SHAKEN) desk.release?.();
    };
    addEventListener("devicemotion", shake);
    return () => removeEventListener("devicemotion", shake);
  }, [desk]);
  return (
    <button
      type="button"
      class="button main throw-now"
      data-action="throw"
      onClick={() => desk.release?.()}
      onPointerDown={({ clientX, clientY }) => (start.current = { x: clientX, y: clientY })}
      onPointerMove={({ clientX, clientY }) => {
        const from = start.current;
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > 30) desk.release?.();
      }}
    >
      {t("magicians.do.throw")}
    </button>
  );
};

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
    if (!wantsLessMotion()) tumble(root.current!, { wand, value, lasting: duration });
    if (number.current)
      move(number.current, [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration });
  }, [scene]);
  const mayThrow = desk.choices.value.some((choice) => choice.wands?.includes(wand));
  const now = marked(desk.choices.value, desk.picked.value, scene.view.turn.fight, desk.isUnaided);
  const isMarked = mayThrow && now.includes(wand);
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
      onClick={() => (desk.picked.value = mark(now, wand))}
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
