/** The wands on their cloth, and what they say: nobody has a hand in this game, but everybody reads the throw. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SymbolName } from "../../games/magicians/wands.ts";
import { SYMBOLS } from "../../games/magicians/wands.ts";
import { t, tOf } from "../i18n/words.ts";
import type { Desk, Part } from "../kit.ts";
import { mark, marked, onBoard, sumOf } from "./choose.ts";
import { colourName } from "./describe.ts";
import { Apprentice, Magician } from "./figures.tsx";
import type { Fallen, Scene } from "./scene.ts";
import { edgeOver, shownWith, SymbolSign, Wand } from "./wand.tsx";
import { seen } from "./words.ts";

export const Hand: Part = ({ desk }) => {
  const scene = desk.scene.value as Scene;
  const { wands } = scene;
  const reading = useRef<HTMLDivElement>(null);
  // Nobody can read wands that have not come to rest.
  useLayoutEffect(() => {
    const duration = desk.lasting.peek();
    if (wands?.thrown.length && duration > 0) reading.current!.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration });
  }, [scene]);
  return (
    <section class={`tray tray-${wands?.kind ?? "none"}`} aria-label={t("magicians.tray")}>
      <div class="cloth">
        {[0, 1, 2].map((wand) => (
          <LyingWand key={wand} wand={wand} wands={wands} desk={desk} />
        ))}
      </div>
      <div class="reading" ref={reading}>{wands ? <Reading wands={wands} desk={desk} /> : <p class="resting">{t("magicians.waiting")}</p>}</div>
    </section>
  );
};

/** Where each wand comes to lie, a little askew. */
const ASKEW = [-4, 3, -2];

const LyingWand = ({ wand, wands, desk }: { wand: number; wands: Fallen | undefined; desk: Desk }): JSX.Element => {
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
  const mayThrow = desk.legal.value.includes("stop");
  const isMarked = mayThrow && marked(desk.picked.value).includes(wand);
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
        {wands && !wands.hidden && <span class="wand-value" ref={number}>{value}</span>}
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
      { transform: `translate(${-60 + wand * 20}px,-90px) rotate(${-420 + wand * 90}deg)`, opacity: 0, offset: 0, easing: "ease-in" },
      { transform: `translate(${-14 + wand * 8}px,6px) rotate(${-130 + wand * 40}deg)`, opacity: 1, offset: 0.42, easing: "ease-out" },
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

const Reading = ({ wands, desk }: { wands: Fallen; desk: Desk }): JSX.Element => {
  if (wands.hidden) return <Symbols hidden={wands.hidden} />;
  return wands.kind === "fight" ? <FightSum desk={desk} wands={wands} /> : <EyeThrow desk={desk} wands={wands} />;
};

/** M-T2 The sum is for the apprentice, the own wand for the magician. Each chip also shows only its figure's targets. */
const EyeThrow = ({ desk, wands }: { desk: Desk; wands: Fallen }): JSX.Element => {
  const { view } = desk.scene.value as Scene;
  const { seat, values } = wands;
  const sum = sumOf(values);
  const own = values[seat]!;
  const stone = view.stones[seat]!;
  return (
    <>
      <Chip desk={desk} figure="apprentice" isDone={!view.turn.apprenticeDue} why={values.join(" + ")} title={t("magicians.sumWhy")}>
        <svg viewBox="-20 -42 40 46" aria-hidden="true">
          <Apprentice seat={seat} stone={stone} />
        </svg>
        {stone ? t("magicians.sumDoubled", { n: sum, twice: 2 * sum }) : t("magicians.sum", { n: sum })}
      </Chip>
      <Chip
        desk={desk}
        figure="magician"
        isDone={own > 0 && !view.turn.magicianDue}
        why={t("magicians.ownWhy", { colour: tOf("magicians.colourSmall", String(seat)) })}
      >
        <svg viewBox="-24 -76 48 80" aria-hidden="true">
          <Magician seat={seat} />
        </svg>
        {own === 0 ? t("magicians.ownNone") : t("magicians.own", { n: own })}
      </Chip>
    </>
  );
};

interface ChipProps {
  readonly desk: Desk;
  readonly figure: "magician" | "apprentice";
  readonly isDone: boolean;
  readonly why: string;
  readonly title?: string;
  readonly children: preact.ComponentChildren;
}

const Chip = ({ desk, figure, isDone, why, title, children }: ChipProps): JSX.Element => {
  const both = new Set(onBoard(desk.legal.value, { prefix: "" }).map(({ verb }) => verb));
  const mayPick = both.has(figure) && both.size > 1;
  const isPicked = desk.picked.value.prefix.startsWith(figure);
  const inside = (
    <>
      <strong>{children}</strong>
      <small title={title}>{isDone ? t("magicians.done") : why}</small>
    </>
  );
  const classes = `read-chip ${isDone ? "is-done" : ""} ${both.has(figure) ? "warm" : ""}`;
  if (!mayPick) return <p class={classes}>{inside}</p>;
  return (
    <button
      type="button"
      class={classes}
      data-figure={figure}
      aria-pressed={isPicked}
      onClick={() => (desk.picked.value = { prefix: isPicked ? "" : figure })}
    >
      {inside}
    </button>
  );
};

const FightSum = ({ desk, wands }: { desk: Desk; wands: Fallen }): JSX.Element => {
  const { fight } = (desk.scene.value as Scene).view.turn;
  const sum = sumOf(wands.values);
  return (
    <>
      <p class="read-chip">
        <strong>{fight?.throws ? t("magicians.fightNow", { sum, n: fight.throws }) : sum}</strong>
        <small>{wands.values.join(" + ")}</small>
      </p>
      {fight && (
        <p class="read-chip">
          <strong>{fight.leadThrows === null ? t("magicians.fightLeads") : t("magicians.fightLead", { sum: fight.leadSum!, n: fight.leadThrows })}</strong>
          <small>{t("magicians.duelHelp")}</small>
        </p>
      )}
    </>
  );
};

/** M-Z1 The symbol seen most often decides. */
const Symbols = ({ hidden }: { hidden: readonly SymbolName[] }): JSX.Element => {
  const most = Math.max(...SYMBOLS.map((name) => seen(hidden, name)));
  return (
    <>
      {SYMBOLS.map((name) => {
        const n = seen(hidden, name);
        const words = tOf("magicians.symbol", name);
        return (
          <p key={name} class={`read-chip symbol-chip ${n === most ? "warm" : ""}`} title={n === most ? t("magicians.seenMost", { symbol: words }) : ""}>
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
              <SymbolSign name={name} />
            </svg>
            <strong>{t("magicians.seen", { symbol: words, n })}</strong>
          </p>
        );
      })}
    </>
  );
};
