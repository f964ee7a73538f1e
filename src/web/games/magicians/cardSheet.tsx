/** M-B2 The seven cards to be looked at: what each is called, where it lies, who has it, and what the rules say of it. */
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import { Icon } from "../../ui/icons.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { cardName, PLACES, placeName } from "./describe.ts";
import { Emblem } from "./figures.tsx";
import { Card } from "./tarot.tsx";
import type { MagiciansDesk } from "./types.ts";

const rules = (clause: string): string => `/rules/magicians#${clause}`;

export const CardSheet = ({ desk, onClose }: { desk: MagiciansDesk; onClose: () => void }): JSX.Element => (
  <Sheet title={t("magicians.cards")} onClose={onClose}>
    <p class="cards-aim">
      {t("magicians.aim")} <a href={rules("M-C1")}>{t("rules.clause", { clause: "M-C1" })}</a>
    </p>
    <ul class="cards">
      {PLACES.map((place) => (
        <CardLine key={place} place={place} desk={desk} />
      ))}
    </ul>
  </Sheet>
);

const CardLine = ({ place, desk }: { place: string; desk: MagiciansDesk }): JSX.Element => {
  const { view } = desk.scene.value;
  const left = view.left[place]!;
  const card = cardName(place);
  return (
    <li class="cards-line" data-place={place}>
      <svg viewBox="-32 -48 64 96" aria-hidden="true">
        <Card place={place} />
      </svg>
      <p>
        <strong>{card}</strong>
        <small>
          {t(left > 0 ? "magicians.cardsLeft" : "magicians.cardsGone", { place: placeName(place), n: left })}
        </small>
      </p>
      <span class="holders">
        {desk.players.value.map(
          ({ name }, seat) =>
            view.cards[seat]!.includes(place) && (
              <span key={seat} class={`holder seat-${seat}`} role="img" aria-label={name} title={name}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <Emblem of={seat} size={17} />
                </svg>
              </span>
            ),
        )}
      </span>
      <a class="icon-button" href={rules("M-B2")} aria-label={`${card}: ${t("rules.clause", { clause: "M-B2" })}`}>
        <Icon name="rules" />
      </a>
    </li>
  );
};
