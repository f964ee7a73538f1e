/** M-B2 The seven cards to be looked at: what each is called and shows, where it lies, who has it, and what the rules say of it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t, tOf } from "./i18n.ts";
import { Icon } from "../../ui/icons.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { LARGE, LargeCard } from "./arcana.tsx";
import { cardName, PLACES, placeName } from "./describe.ts";
import { Emblem } from "./figures.tsx";
import type { MagiciansDesk } from "./types.ts";

const rules = (clause: string): string => `/rules/magicians#${clause}`;

export const CardSheet = ({ desk, onClose }: { desk: MagiciansDesk; onClose: () => void }): JSX.Element => {
  const looked = useSignal<string | undefined>(undefined);
  const look = (place: string | undefined): void => void (looked.value = place);
  return (
    <Sheet title={looked.value ? cardName(looked.value) : t("magicians.cards")} onClose={onClose}>
      {looked.value ? (
        <Looked place={looked.value} desk={desk} look={look} />
      ) : (
        <>
          <p class="cards-aim">
            {t("magicians.aim")} <a href={rules("M-C1")}>{t("rules.clause", { clause: "M-C1" })}</a>
          </p>
          <ul class="cards">
            {PLACES.map((place) => (
              <CardLine key={place} place={place} desk={desk} look={look} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
};

interface Props {
  readonly place: string;
  readonly desk: MagiciansDesk;
  look(place: string | undefined): void;
}

const CardLine = ({ place, desk, look }: Props): JSX.Element => (
  <li class="cards-line" data-place={place}>
    <button type="button" class="card-look" onClick={() => look(place)}>
      <svg viewBox={LARGE} aria-hidden="true">
        <LargeCard place={place} />
      </svg>
      <span class="unseen">{t("magicians.lookAt", { card: cardName(place) })}</span>
    </button>
    <p>
      <strong>{cardName(place)}</strong>
      <small>{whereItLies(place, desk)}</small>
    </p>
    <Holders place={place} desk={desk} />
    <RuleLink place={place} />
  </li>
);

/** One card as large as there is room, and a way to the next. */
const Looked = ({ place, desk, look }: Props): JSX.Element => {
  const at = PLACES.indexOf(place);
  const next = (step: number): string => PLACES[(at + step + PLACES.length) % PLACES.length]!;
  const arrow = (step: number): JSX.Element => (
    <button
      type="button"
      class="icon-button card-turn"
      aria-label={t("magicians.lookAt", { card: cardName(next(step)) })}
      onClick={() => look(next(step))}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={step < 0 ? "M3-7-4 0 3 7" : "M-3-7 4 0-3 7"} class="stroke" />
      </svg>
    </button>
  );
  return (
    <div class="card-looked" data-looked={place}>
      {arrow(-1)}
      <svg class="card-large" viewBox={LARGE} role="img" aria-label={tOf("magicians.picture", place)}>
        <LargeCard place={place} />
      </svg>
      {arrow(1)}
      <div class="card-told">
        <p>{tOf("magicians.picture", place)}</p>
        <p>
          <small>{whereItLies(place, desk)}</small> <Holders place={place} desk={desk} />
        </p>
        <p class="buttons">
          <button type="button" class="button" data-action="all-cards" onClick={() => look(undefined)}>
            {t("magicians.allSeven")}
          </button>
          <RuleLink place={place} />
        </p>
      </div>
    </div>
  );
};

function whereItLies(place: string, desk: MagiciansDesk): string {
  const left = desk.scene.value.view.left[place]!;
  return t(left > 0 ? "magicians.cardsLeft" : "magicians.cardsGone", { place: placeName(place), n: left });
}

const RuleLink = ({ place }: { place: string }): JSX.Element => (
  <a
    class="icon-button"
    href={rules("M-B2")}
    aria-label={`${cardName(place)}: ${t("rules.clause", { clause: "M-B2" })}`}
  >
    <Icon name="rules" />
  </a>
);

const Holders = ({ place, desk }: { place: string; desk: MagiciansDesk }): JSX.Element => (
  <span class="holders">
    {desk.players.value.map(
      ({ name }, seat) =>
        desk.scene.value.view.cards[seat]!.includes(place) && (
          <span key={seat} class={`holder seat-${seat}`} role="img" aria-label={name} title={name}>
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <Emblem of={seat} size={17} />
            </svg>
          </span>
        ),
    )}
  </span>
);
