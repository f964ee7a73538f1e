/** Beside the wood: whose turn it is, and everybody's cards and power stone. */
import type { JSX } from "preact";
import { MAGIC_NAMES } from "../../../../games/magicians/arrangement.ts";
import { SEATS } from "../../../../games/magicians/state.ts";
import { SeatPick } from "../../../editor/parts.tsx";
import { cardName, colourName } from "../describe.ts";
import { Apprentice } from "../figures.tsx";
import { Card } from "../tarot.tsx";
import { toggleCard } from "./changes.ts";
import { t } from "./i18n.ts";
import type { MagiciansEditing } from "./types.ts";

interface Props {
  readonly editing: MagiciansEditing;
}

export const Shelf = ({ editing }: Props): JSX.Element => {
  const { state, change } = editing;
  return (
    <>
      <SeatPick
        label={t("bench.turn")}
        name={colourName}
        seats={SEATS}
        seat={state.value.active}
        choose={(active) => change({ ...state.value, active })}
      />
      {Array.from({ length: SEATS }, (_, seat) => (
        <Owned key={seat} editing={editing} seat={seat} />
      ))}
      <p class="hint">{t("bench.cardsHelp")}</p>
    </>
  );
};

const Owned = ({ editing, seat }: Props & { seat: number }): JSX.Element => {
  const { state, change, isLocked } = editing;
  const { cards, stones } = state.value;
  const hasStone = stones[seat]!;
  return (
    <section class="shelf-block" data-seat={seat}>
      <h3>{colourName(seat)}</h3>
      <div class="shelf-row">
        <button
          type="button"
          class="shelf-thing wide"
          aria-pressed={hasStone}
          disabled={isLocked.value}
          onClick={() => change({ ...state.value, stones: stones.map((has, i) => (i === seat ? !has : has)) })}
        >
          <svg viewBox="-22 -48 44 56" aria-hidden="true" class="shelf-figure">
            <Apprentice seat={seat} stone={hasStone} />
          </svg>
          {t("bench.stone")}
        </button>
      </div>
      <div class="shelf-row shelf-tarot" data-spot={`seat ${seat}`}>
        {MAGIC_NAMES.map((place) => {
          const has = cards[seat]!.includes(place);
          return (
            <button
              key={place}
              type="button"
              class={`shelf-thing tarot-tick ${has ? "" : "absent"}`}
              data-thing={has ? `card ${place} ${seat}` : undefined}
              data-toggles="true"
              aria-pressed={has}
              aria-label={cardName(place)}
              title={cardName(place)}
              disabled={isLocked.value}
              onClick={() => change(toggleCard(state.value, place, seat))}
            >
              <svg viewBox="-32 -48 64 96" aria-hidden="true">
                <Card place={place} />
              </svg>
            </button>
          );
        })}
      </div>
    </section>
  );
};
