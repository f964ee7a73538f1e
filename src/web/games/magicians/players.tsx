/** Everybody's plan of seven cards, one under the other: who has what, who lacks what, and who is about to win. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import { wantsLessMotion } from "../../app/settings.ts";
import { BotMark, SeatFace } from "../../faces/mark.tsx";
import { Name } from "../../faces/name.tsx";
import { Presence } from "../../table/presence.tsx";
import { CardSheet } from "./cardSheet.tsx";
import { cardName, PLACES } from "./describe.ts";
import { Emblem, PowerStone } from "./figures.tsx";
import { Card, Seal } from "./tarot.tsx";
import type { MagiciansDesk, MagiciansPart } from "./types.ts";

/** On a phone a single card is too small to be tapped: the whole panel opens all seven. */
export const Players: MagiciansPart = ({ desk }) => {
  const isOpen = useSignal(false);
  return (
    <div class="plans-panel">
      <ul class="plans" aria-label={t("table.players")}>
        {desk.players.value.map((_, seat) => (
          <Plan key={seat} seat={seat} desk={desk} />
        ))}
      </ul>
      <button
        type="button"
        class="plans-open"
        data-action="cards"
        aria-label={t("magicians.cardsOpen")}
        title={t("magicians.cardsOpen")}
        onClick={() => (isOpen.value = true)}
      />
      {isOpen.value && <CardSheet desk={desk} onClose={() => (isOpen.value = false)} />}
    </div>
  );
};

const Plan = ({ seat, desk }: { seat: number; desk: MagiciansDesk }): JSX.Element => {
  const { view, event } = desk.scene.value;
  const player = desk.players.value[seat]!;
  const held = view.cards[seat]!;
  const missing = PLACES.filter((place) => !held.includes(place));
  const isNear = missing.length === 1;
  // A card is on its way: what changes with it changes when it is here.
  const coming = event?.what === "card" && desk.lasting.value > 0 ? event : undefined;
  const change = coming?.seat === seat ? 1 : coming?.from === seat ? -1 : 0;
  const due =
    (seat === view.active ? view.turn.throwsDue : 0) + view.turn.bonuses.filter((each) => each === seat).length;
  const classes = ["plan", `seat-${seat}`];
  const isOnTurn = view.active === seat && view.decider !== null && !desk.lot?.value;
  if (isOnTurn) classes.push("active");
  if (view.decider === seat && !desk.lot?.value) classes.push("deciding");
  if (isNear) classes.push("near");
  if (!player.here) classes.push("away");
  return (
    <li
      class={classes.join(" ")}
      data-seat={seat}
      aria-current={isOnTurn}
      style={change === 0 ? undefined : { "--lasting": `${desk.lasting.value}ms` }}
    >
      <span class="plan-crest">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <Emblem of={seat} size={19} />
        </svg>
      </span>
      <SeatFace
        desk={desk}
        seat={seat}
        isDeciding={view.decider === seat && !desk.lot?.value}
        Emblem={Emblem}
        emblem={seat}
      />
      <span class="plan-name">
        <span>
          <Name of={player} />
        </span>
        <Presence desk={desk} seat={seat} />
        <BotMark player={player} isThinking={view.decider === seat} />
        {isNear && <small>{t("magicians.needsOne", { card: cardName(missing[0]!) })}</small>}
      </span>
      {view.stones[seat] && (
        <svg class="plan-stone" viewBox="-12 -12 24 24" role="img" aria-label={t("magicians.stoneOf")}>
          <PowerStone x={0} y={0} />
        </svg>
      )}
      {due > 0 && (
        <span class="plan-due" role="img" aria-label={t("magicians.dueOf", { n: due })}>
          +{due}
        </span>
      )}
      <span class="plan-count" role="img" aria-label={t("magicians.planCount", { n: held.length })}>
        <span class={change > 0 ? "count-comes" : ""}>{held.length}</span>
        {change > 0 && <span class="count-goes">{held.length - change}</span>}
        <small>/{PLACES.length}</small>
      </span>
      <ul class="plan-cards" aria-label={t("magicians.plan", { name: player.name })}>
        {PLACES.map((place) => {
          const has = held.includes(place);
          const isNew = change > 0 && coming?.place === place && !wantsLessMotion();
          return (
            <li key={place}>
              <span
                class={`slot ${has ? "has" : "lacks"} ${isNew ? "new" : ""} ${isNear && !has ? "last-one" : ""}`}
                role="img"
                aria-label={t(has ? "magicians.has" : "magicians.lacks", { card: cardName(place) })}
              >
                <svg class="slot-seal" viewBox="-26 -26 52 52" aria-hidden="true">
                  <Seal place={place} />
                </svg>
                <svg class="slot-card" viewBox="-32 -48 64 96" aria-hidden="true">
                  <Card place={place} />
                </svg>
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
};
