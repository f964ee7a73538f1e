/** In the glade: draw pile, discard pile and the die. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { move } from "../../table/move.ts";
import { memo } from "../../ui/memo.ts";
import { t } from "./i18n.ts";
import { CardArt, CardBack, cardName, Die } from "./card.tsx";
import type { Shape } from "./geometry.ts";
import { MIDDLE } from "./geometry.ts";
import type { TowersDesk } from "./types.ts";

export const Middle = memo(({ desk, view }: { desk: TowersDesk; view: Shape }): JSX.Element => {
  const scene = desk.scene.value;
  const { deck, discard, turn } = scene.view;
  const die = useRef<HTMLDivElement>(null);
  const isRolled = scene.event?.what === "roll";
  useLayoutEffect(() => {
    const duration = desk.lasting.peek();
    if (!isRolled || duration === 0 || !die.current) return;
    move(
      die.current,
      [
        { transform: "translate(-60px,-40px) rotate(-300deg) scale(.8)", opacity: 0 },
        { transform: "translate(-20px,10px) rotate(-110deg)", opacity: 1, offset: 0.4 },
        { transform: "translate(-6px,-12px) rotate(-40deg)", offset: 0.65 },
        { transform: "none" },
      ],
      { duration, easing: "ease-out" },
    );
  }, [scene]);
  const top = discard.at(-1);
  return (
    <div
      class="middle"
      style={{ top: `${(100 * (-view.top + MIDDLE * view.deep)) / view.tall}%`, "--wide": view.width }}
    >
      <div class="pile" role="img" aria-label={t("towers.deck", { n: deck })}>
        {deck > 0 && <CardBack />}
        <span class="pile-count">{deck}</span>
      </div>
      <div
        class="pile"
        role="img"
        aria-label={top ? t("towers.discardTop", { n: discard.length, card: cardName(top) }) : t("towers.discardEmpty")}
      >
        {top && <CardArt code={top} key={discard.length} />}
        <span class="pile-count">{discard.length}</span>
      </div>
      <Coming cards={desk.coming?.value ?? []} />
      {turn.roll !== null && (
        <div class="rolled" ref={die} role="img" aria-label={t("towers.rolled", { n: turn.roll })}>
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <Die value={turn.roll} />
          </svg>
        </div>
      )}
    </div>
  );
});

/** Where the draw pile lies open, its next cards in their order. */
const Coming = ({ cards }: { cards: readonly string[] }): JSX.Element | null =>
  cards.length === 0 ? null : (
    <ol class="coming" aria-label={t("towers.coming")}>
      {cards.map((code, i) => (
        <li key={`${i}.${code}`} role="img" aria-label={cardName(code)}>
          <CardArt code={code} />
        </li>
      ))}
    </ol>
  );
