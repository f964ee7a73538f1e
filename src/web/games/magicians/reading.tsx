/** What the wands on the cloth say: the newcomer sees why just these targets glow. */
import type { ComponentChildren, JSX } from "preact";
import type { SymbolName } from "../../../games/magicians/wands.ts";
import { mayRead, SYMBOLS, timesSeen } from "../../../games/magicians/wands.ts";
import { t, tOf } from "./i18n.ts";
import { onBoard, sumOf } from "./choose.ts";
import { Apprentice, Magician } from "./figures.tsx";
import type { Fallen } from "./scene.ts";
import { SymbolSign } from "./wand.tsx";
import type { MagiciansDesk } from "./types.ts";

export const Reading = ({ wands, desk }: { wands: Fallen; desk: MagiciansDesk }): JSX.Element => {
  if (wands.hidden) return <Symbols hidden={wands.hidden} />;
  return wands.kind === "fight" ? <FightSum desk={desk} wands={wands} /> : <EyeThrow desk={desk} wands={wands} />;
};

/** M-T2 The sum is for the apprentice, the own wand for the magician. Each chip also shows only its figure's targets. */
const EyeThrow = ({ desk, wands }: { desk: MagiciansDesk; wands: Fallen }): JSX.Element => {
  const { view } = desk.scene.value;
  const { seat, values } = wands;
  const sum = sumOf(values);
  const own = values[seat]!;
  const stone = view.stones[seat]!;
  return (
    <>
      <Chip
        desk={desk}
        figure="apprentice"
        isDone={!view.turn.apprenticeDue}
        why={values.join(" + ")}
        title={t("magicians.sumWhy")}
      >
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
  readonly desk: MagiciansDesk;
  readonly figure: "magician" | "apprentice";
  readonly isDone: boolean;
  readonly why: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}

const Chip = ({ desk, figure, isDone, why, title, children }: ChipProps): JSX.Element => {
  const both = new Set(onBoard(desk.choices.value).map((target) => target.figure));
  const mayPick = both.has(figure) && both.size > 1;
  const isPicked = desk.picked.value?.figure === figure;
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
      onClick={() => (desk.picked.value = isPicked ? undefined : { figure })}
    >
      {inside}
    </button>
  );
};

const FightSum = ({ desk, wands }: { desk: MagiciansDesk; wands: Fallen }): JSX.Element => {
  const { fight } = desk.scene.value.view.turn;
  const sum = sumOf(wands.values);
  return (
    <>
      <p class="read-chip">
        <strong>{fight?.throws ? t("magicians.fightNow", { sum, n: fight.throws }) : sum}</strong>
        <small>{wands.values.join(" + ")}</small>
      </p>
      {fight && (
        <p class="read-chip">
          <strong>
            {fight.leadThrows === null
              ? t("magicians.fightLeads")
              : t("magicians.fightLead", { sum: fight.leadSum!, n: fight.leadThrows })}
          </strong>
          <small class="duel-help">{t("magicians.duelHelp")}</small>
        </p>
      )}
    </>
  );
};

/** M-Z1 The symbol seen most often decides. */
const Symbols = ({ hidden }: { hidden: readonly SymbolName[] }): JSX.Element => {
  return (
    <>
      {SYMBOLS.map((name) => {
        const n = timesSeen(hidden, name);
        const isMost = mayRead(hidden, name);
        const words = tOf("magicians.symbol", name);
        return (
          <p
            key={name}
            class={`read-chip symbol-chip ${isMost ? "warm" : ""}`}
            title={isMost ? t("magicians.seenMost", { symbol: words }) : ""}
          >
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
