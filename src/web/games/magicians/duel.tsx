/** M-F A fight as a small scene of its own: who faces whom, for what, what is to beat, and how it may end. */
import type { JSX } from "preact";
import { chanceIn } from "../../../games/magicians/chances.ts";
import { MOST_THROWS } from "../../../games/magicians/fight.ts";
import type { FightPosition } from "../../../games/magicians/position.ts";
import { t } from "./i18n.ts";
import { sumOf } from "./choose.ts";
import { atNode, cardName } from "./describe.ts";
import { Magician } from "./figures.tsx";
import { Card } from "./tarot.tsx";
import type { MagiciansDesk } from "./types.ts";

export const Duel = ({
  fight,
  desk,
  showsChance,
}: {
  fight: FightPosition;
  desk: MagiciansDesk;
  showsChance: boolean;
}): JSX.Element => (
  <section class="duel" aria-label={t("magicians.duel", { at: atNode(fight.place) })}>
    <h2>
      {t("magicians.duel", { at: atNode(fight.place) })}{" "}
      <small>{t("magicians.duelFor", { card: cardName(fight.place) })}</small>
    </h2>
    <div class="duel-scene">
      <Fighter seat={fight.challenger} fight={fight} desk={desk} showsChance={showsChance} />
      <svg class="duel-card" viewBox="-32 -48 64 96" aria-hidden="true">
        <Card place={fight.place} />
      </svg>
      <Fighter seat={fight.challenged} fight={fight} desk={desk} showsChance={showsChance} />
    </div>
  </section>
);

interface Props {
  readonly seat: number;
  readonly fight: FightPosition;
  readonly desk: MagiciansDesk;
  readonly showsChance: boolean;
}

const Fighter = ({ seat, fight, desk, showsChance }: Props): JSX.Element => {
  const isThrower = fight.thrower === seat;
  const isLeader = fight.leader === seat;
  const hasLaid = isLeader && fight.leadThrows !== null;
  const most = fight.leadThrows ?? MOST_THROWS;
  const throws = hasLaid ? fight.leadThrows! : isThrower ? fight.throws : 0;
  const sum = hasLaid ? fight.leadSum : isThrower && fight.values ? sumOf(fight.values) : null;
  return (
    <div class={`fighter seat-${seat} ${isThrower ? "throwing" : ""} ${seat === fight.challenged ? "challenged" : ""}`}>
      <svg viewBox="-26 -78 52 86" aria-hidden="true">
        <Magician seat={seat} />
      </svg>
      <p class="fighter-name">{desk.players.value[seat]?.name}</p>
      <p class="fighter-sum">{sum ?? "–"}</p>
      <p class="fighter-state">
        {hasLaid
          ? t("magicians.duelLaid", { sum: fight.leadSum!, n: fight.leadThrows! })
          : isThrower && throws > 0
            ? t("magicians.duelThrows", { n: throws, most })
            : t("magicians.duelToThrow")}
      </p>
      <p class="pips" aria-hidden="true">
        {Array.from({ length: isLeader ? MOST_THROWS : most }, (_, i) => (
          <i key={i} class={i < throws ? "used" : ""} />
        ))}
      </p>
      {showsChance && (
        <p class="fighter-chance">{t("magicians.duelChance", { n: Math.round(100 * chanceIn(fight, seat)) })}</p>
      )}
    </div>
  );
};
