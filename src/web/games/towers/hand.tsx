/** One's own cards. A tap plays one; a card with dice asks once more, since it cannot be taken back. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { UNDO } from "../../../core/table.ts";
import type { TowersChoice } from "../../../games/towers/choices.ts";
import { isSharedIn, shareIn } from "../../../games/towers/hidden.ts";
import { playText } from "../../../games/towers/notation.ts";
import { HAND } from "../../../games/towers/state.ts";
import { layout } from "../../ui/layout.ts";
import { t } from "./i18n.ts";
import { CardArt, CardBack, cardName } from "./card.tsx";
import { wholly } from "./choose.ts";
import { settle } from "./slots.ts";
import type { TowersDesk, TowersPart } from "./types.ts";

export const Hand: TowersPart = ({ desk }) => {
  const { view } = desk.scene.value;
  const choices = desk.choices.value;
  const places = useRef<readonly (string | undefined)[]>([]);
  const isMine = isSharedIn(view) ? view.decider !== null : view.active === desk.seat.value;
  const hand = desk.veiled.value ? undefined : view.hand;
  if (!hand) return <Backs count={view.handSizes[shareIn(view, desk.seat.value)] ?? 0} />;
  // In the end the hand has been filled up already.
  const inPlay = isMine && view.decider !== null ? view.turn.card : null;
  places.current = settle(places.current, inPlay ? [...hand, inPlay] : hand, HAND);
  const played = inPlay ? places.current.indexOf(inPlay) : -1;
  return (
    <ul class="hand" aria-label={t("towers.hand")}>
      {places.current.map((code, i) => {
        if (code === undefined) return <li key={i} class="place" aria-hidden="true" />;
        if (i === played)
          return (
            <li key={i} class="in-play">
              <div class="card" role="img" aria-label={t("towers.inPlay", { card: cardName(code) })}>
                <CardArt code={code} />
              </div>
            </li>
          );
        return (
          <li key={i}>
            <HandCard code={code} desk={desk} choice={choices.find(({ card }) => card === code)} />
          </li>
        );
      })}
    </ul>
  );
};

/** Somebody else's cards, or one's own while nobody may see them. */
const Backs = ({ count }: { count: number }): JSX.Element => (
  <ul class="hand" aria-label={t("towers.hand")}>
    {Array.from({ length: count }, (_, i) => (
      <li key={i}>
        <div class="card" role="img" aria-label={t("towers.cardBack")}>
          <CardBack />
        </div>
      </li>
    ))}
  </ul>
);

interface Props {
  readonly code: string;
  readonly desk: TowersDesk;
  readonly choice: TowersChoice | undefined;
}

const HandCard = ({ code, desk, choice }: Props): JSX.Element => {
  const isPicked = choice !== undefined && desk.picked.value?.text === choice.text;
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const wasDragged = useRef(false);
  // Another card instead of the one just played: as long as that can be taken back, it is.
  const { view } = desk.scene.value;
  const canSwitch =
    choice === undefined &&
    view.turn.card !== null &&
    view.turn.roll === null &&
    desk.mayUndo.value &&
    desk.choices.value.length > 0;
  const take = (): void => {
    if (choice?.verb === "play" && choice.final && !isPicked) desk.picked.value = wholly(choice);
    else if (choice) desk.decide(choice.text);
    else if (canSwitch) desk.decide(UNDO, playText(code));
  };
  return (
    <button
      type="button"
      class={`card ${choice !== undefined ? "warm" : ""} ${isPicked ? "picked" : ""}`}
      data-card={code}
      aria-disabled={choice === undefined && !canSwitch}
      aria-pressed={isPicked}
      onClick={() => {
        if (!wasDragged.current) take();
        wasDragged.current = false;
      }}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY };
        wasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        // Dragged onto the board, up or to its side: played, and for dice cards without asking again.
        const from = start.current;
        start.current = undefined;
        const far = from && (layout.value === "low" ? from.x - event.clientX : from.y - event.clientY);
        if (far === undefined || far < 60 || choice === undefined) return;
        wasDragged.current = true;
        desk.decide(choice.text);
      }}
    >
      <span class="unseen">{canSwitch ? t("towers.cardInstead", { card: cardName(code) }) : cardName(code)}</span>
      <CardArt code={code} />
    </button>
  );
};
