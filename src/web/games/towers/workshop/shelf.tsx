/** Beside the board: whose turn it is, everybody's wizards at home, potions and cards, and every stack level by level. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { CODES } from "../../../../games/towers/cards.ts";
import { levelsIn, ownersIn } from "../../../../games/towers/arrangement.ts";
import { HAND, SPACES } from "../../../../games/towers/state.ts";
import { SeatPick, ShelfThing } from "../../../editor/parts.tsx";
import { Wizard } from "../art.tsx";
import { Bottle } from "../bottle.tsx";
import { CardArt, cardName } from "../card.tsx";
import { inBox, spaceOf, turnPotion } from "./changes.ts";
import { t } from "./i18n.ts";
import { ownerName, seatName, spotName, thingName } from "./names.ts";
import type { TowersEditing } from "./types.ts";

interface Props {
  readonly editing: TowersEditing;
}

export const Shelf = ({ editing }: Props): JSX.Element => {
  const { options, state, change } = editing;
  return (
    <>
      <SeatPick
        label={t("workshop.turn")}
        name={seatName}
        seats={options.value.players}
        seat={state.value.active}
        choose={(active) => change({ ...state.value, active })}
      />
      {Array.from({ length: ownersIn(options.value) }, (_, share) => (
        <Share key={share} editing={editing} share={share} />
      ))}
      <Stack editing={editing} />
      <Piles editing={editing} />
    </>
  );
};

const WizardArt = ({ owner }: { owner: number }): JSX.Element => (
  <svg viewBox="-20 -64 40 72" aria-hidden="true" class="shelf-wizard">
    <Wizard owner={owner} view={{ depth: 0.6 }} />
  </svg>
);

const Share = ({ editing, share }: Props & { share: number }): JSX.Element => {
  const { options, state } = editing;
  const { keep, hands } = state.value;
  const boxed = inBox(options.value, state.value, share);
  const row = (at: "home" | "box", count: number): JSX.Element => (
    <div class="shelf-row">
      <span class="shelf-label">{t(at === "home" ? "workshop.homeRow" : "workshop.boxRow", { n: count })}</span>
      {Array.from({ length: count }, (_, i) => {
        const thing = `wizard ${share} ${at}`;
        return (
          <ShelfThing key={i} editing={editing} thing={thing} label={thingName(thing, editing)}>
            <WizardArt owner={share} />
          </ShelfThing>
        );
      })}
      {editing.held.value?.startsWith(`wizard ${share} `) && (
        <Drop editing={editing} spot={at} label={t(at === "home" ? "workshop.putHome" : "workshop.putBox")} />
      )}
    </div>
  );
  return (
    <section class={`shelf-block tint-${share}`} data-share={share}>
      <h3>{ownerName(editing, share)}</h3>
      <div class="shelf-row shelf-hand">
        <span class="shelf-label">{t("workshop.handRow")}</span>
        {Array.from({ length: Math.max(HAND, hands[share]!.length) }, (_, slot) => (
          <Slot key={slot} editing={editing} share={share} slot={slot} />
        ))}
      </div>
      <Potions editing={editing} share={share} />
      {row("home", keep.home[share]!)}
      {(boxed > 0 || editing.held.value?.startsWith(`wizard ${share} `)) && row("box", boxed)}
    </section>
  );
};

/** Only where a wizard is in the hand. */
const Drop = ({ editing, spot, label }: Props & { spot: string; label: string }): JSX.Element | null =>
  editing.held.value?.startsWith("wizard ") ? (
    <button type="button" class="shelf-drop" data-spot={spot}>
      {label}
    </button>
  ) : null;

const Slot = ({ editing, share, slot }: Props & { share: number; slot: number }): JSX.Element => {
  const code = editing.state.value.hands[share]![slot];
  const label = code === undefined ? t("workshop.noCard") : cardName(code);
  return (
    <ShelfThing
      editing={editing}
      thing={code === undefined ? undefined : `card hand ${share} ${slot}`}
      spot={`hand ${share} ${slot}`}
      label={t("workshop.slot", { n: slot + 1, name: ownerName(editing, share), card: label })}
    >
      {code === undefined ? <span class="no-card" /> : <MiniCard code={code} />}
    </ShelfThing>
  );
};

const MiniCard = ({ code }: { code: string }): JSX.Element => (
  <span class="card mini-card">
    <CardArt code={code} />
  </span>
);

const Potions = ({ editing, share }: Props & { share: number }): JSX.Element | null => {
  const { state, change, isLocked } = editing;
  const potions = state.value.potions[share]!;
  const all = (["full", "empty", "spent"] as const).flatMap((kind) => Array<typeof kind>(potions[kind]).fill(kind));
  if (all.length === 0) return null;
  return (
    <div class="shelf-row shelf-potions">
      <span class="shelf-label">{t("workshop.potionRow")}</span>
      {all.map((kind, i) => (
        <button
          key={i}
          type="button"
          class="shelf-thing"
          data-potion={kind}
          disabled={isLocked.value}
          aria-label={t("workshop.potion", { n: i + 1, kind: t(`workshop.potion.${kind}`) })}
          title={t(`workshop.potion.${kind}`)}
          onClick={() => change(turnPotion(state.value, share, kind))}
        >
          <Bottle state={kind} />
        </button>
      ))}
    </div>
  );
};

const Piles = ({ editing }: Props): JSX.Element => {
  const { deck, discard } = editing.state.value;
  return (
    <>
      {(["deck", "discard"] as const).map((pile) => {
        const cards = pile === "deck" ? deck : discard;
        const kinds = CODES.map((code) => ({ code, n: cards.filter((each) => each === code).length })).filter(
          ({ n }) => n > 0,
        );
        return (
          <details key={pile} class="shelf-block" open={pile === "deck"} data-pile={pile}>
            <summary>{t(`workshop.${pile}`, { n: cards.length })}</summary>
            <p class="hint">{t(`workshop.${pile}Help`)}</p>
            <div class="shelf-row shelf-cards">
              {kinds.map(({ code, n }) => (
                <ShelfThing
                  key={code}
                  editing={editing}
                  thing={`card ${pile} ${code}`}
                  label={t("workshop.kind", { n, card: cardName(code) })}
                >
                  <MiniCard code={code} />
                  <small>×{n}</small>
                </ShelfThing>
              ))}
            </div>
            {editing.held.value?.startsWith("card ") && (
              <button type="button" class="shelf-drop" data-spot={pile}>
                {t(pile === "deck" ? "workshop.putDeck" : "workshop.putDiscard")}
              </button>
            )}
          </details>
        );
      })}
    </>
  );
};

/** One stack, level by level: for fingers, and for whoever listens. */
const Stack = ({ editing }: Props): JSX.Element => {
  const space = useSignal(1);
  const { spaces, keep } = editing.state.value;
  const held = editing.held.value;
  // Whatever is taken shows its stack: a finger may have meant another piece of it.
  useEffect(() => {
    const found = held === undefined ? undefined : spaceOf(editing.state.peek(), held);
    if (found !== undefined) space.value = found;
  }, [held]);
  const each = spaces[space.value]!;
  const levels = levelsIn(each, space.value).map((level, i) => ({ ...level, tower: each.towers[i - 1]?.tower }));
  const holdsWizard = editing.held.value?.startsWith("wizard ") ?? false;
  return (
    <details class="shelf-block" open>
      <summary>{t("workshop.stack")}</summary>
      <label class="inline">
        <span>{t("workshop.space")}</span>
        <select value={space.value} onChange={(event) => (space.value = Number(event.currentTarget.value))}>
          {Array.from({ length: SPACES }, (_, n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <ol class="shelf-levels" reversed>
        {keep.space === space.value && (
          <li>
            <ShelfThing editing={editing} thing="keep" label={thingName("keep", editing)}>
              {t("workshop.keepShort")}
            </ShelfThing>
          </li>
        )}
        {levels.toReversed().map(({ at, on, tower }) => (
          <li key={at} class="shelf-row">
            {tower === undefined ? (
              <span class="shelf-label">{t("workshop.groundShort")}</span>
            ) : (
              <ShelfThing editing={editing} thing={`tower ${tower}`} label={thingName(`tower ${tower}`, editing)}>
                {t("workshop.towerShort", { tower })}
              </ShelfThing>
            )}
            {on.map((owner, i) => (
              <ShelfThing
                key={i}
                editing={editing}
                thing={`wizard ${owner} ${at}`}
                label={thingName(`wizard ${owner} ${at}`, editing)}
              >
                <WizardArt owner={owner} />
              </ShelfThing>
            ))}
            {holdsWizard && (
              <Drop
                editing={editing}
                spot={`level ${at}`}
                label={t("workshop.putOn", { spot: spotName(`level ${at}`, editing) })}
              />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
};
