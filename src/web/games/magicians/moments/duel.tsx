/** M-F A fight as a scene of its own over the wood: who faces whom, for what, what is to beat, and how it may end. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { chanceIn } from "../../../../games/magicians/chances.ts";
import { MOST_THROWS } from "../../../../games/magicians/fight.ts";
import type { FightPosition } from "../../../../games/magicians/position.ts";
import { usePlays } from "../../../table/plays.ts";
import { LARGE, LargeCard } from "../arcana.tsx";
import { sumOf } from "../choose.ts";
import { atNode, cardName } from "../describe.ts";
import { Magician } from "../figures.tsx";
import { t } from "../i18n.ts";
import type { MagiciansDesk } from "../types.ts";
import { Arena, Clash } from "./arena.tsx";
import { duelPlays } from "./duelPlays.ts";

interface Props {
  readonly fight: FightPosition;
  readonly desk: MagiciansDesk;
  readonly showsChance: boolean;
}

export const Duel = ({ fight, desk, showsChance }: Props): JSX.Element => {
  const root = useRef<HTMLElement>(null);
  const scene = desk.scene.value;
  usePlays(root, scene, desk.lasting.peek(), () => duelPlays(scene, fight));
  return (
    <section class="duel" ref={root} data-part="duel" aria-label={t("magicians.duel", { at: atNode(fight.place) })}>
      <Arena place={fight.place} />
      <Clash />
      <div class="duel-narrow" data-part="narrow" />
      <h2 data-part="title">
        {t("magicians.duel", { at: atNode(fight.place) })}{" "}
        <small>{t("magicians.duelFor", { card: cardName(fight.place) })}</small>
      </h2>
      <div class="duel-scene">
        <Fighter seat={fight.challenger} fight={fight} desk={desk} showsChance={showsChance} />
        <svg class="duel-card" viewBox={LARGE} aria-hidden="true" data-part="prize">
          <LargeCard place={fight.place} />
        </svg>
        <Fighter seat={fight.challenged} fight={fight} desk={desk} showsChance={showsChance} />
      </div>
    </section>
  );
};

const Fighter = ({ seat, fight, desk, showsChance }: Props & { readonly seat: number }): JSX.Element => {
  const isThrower = fight.thrower === seat;
  const isLeader = fight.leader === seat;
  const hasLaid = isLeader && fight.leadThrows !== null;
  const most = fight.leadThrows ?? MOST_THROWS;
  const throws = hasLaid ? fight.leadThrows! : isThrower ? fight.throws : 0;
  const sum = hasLaid ? fight.leadSum : isThrower && fight.values ? sumOf(fight.values) : null;
  const side = seat === fight.challenged ? "right" : "left";
  return (
    <div
      class={`fighter seat-${seat} ${isThrower ? "throwing" : ""} ${seat === fight.challenged ? "challenged" : ""}`}
      data-part={`fighter-${side}`}
    >
      <div class="fighter-figure">
        <div class="fighter-halo" data-part={`halo-${seat}`} />
        <svg viewBox="-28 -78 56 86" aria-hidden="true">
          <g data-part={`figure-${seat}`}>
            <Magician seat={seat} />
          </g>
        </svg>
      </div>
      <p class="fighter-name">{desk.players.value[seat]?.name}</p>
      <p class={`fighter-sum ${hasLaid ? "to-beat" : sum === null ? "none" : ""}`} data-part={`sum-${seat}`}>
        <span data-part={hasLaid ? "to-beat" : undefined}>{sum ?? "–"}</span>
      </p>
      <p class="pips" aria-hidden="true">
        {Array.from({ length: isLeader ? MOST_THROWS : most }, (_, i) => (
          <i key={i} class={i < throws ? "used" : ""} />
        ))}
      </p>
      <p class="fighter-state" data-part={`read-${seat}`}>
        {hasLaid
          ? t("magicians.duelLaid", { sum: fight.leadSum!, n: fight.leadThrows! })
          : isThrower && throws > 0
            ? t("magicians.duelThrows", { n: throws, most })
            : t("magicians.duelToThrow")}
      </p>
      {showsChance && (
        <p class="fighter-chance" data-part="chance">
          {t("magicians.duelChance", { n: Math.round(100 * chanceIn(fight, seat)) })}
        </p>
      )}
    </div>
  );
};
