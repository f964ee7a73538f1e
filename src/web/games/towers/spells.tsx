/** The spells in play with their price; those that can be cast now glow. */
import type { JSX } from "preact";
import { spellHelp, spellName, t } from "./i18n.ts";
import { pricesAt } from "../../../games/towers/options.ts";
import type { Spell } from "../../../games/towers/spells.ts";
import { Bottle } from "./bottle.tsx";
import type { TowersDesk } from "./types.ts";

const WIZARD = "M-7 9C-6 2-4-1-2.5-3H2.5C4-1 6 2 7 9ZM-6-4C-2-6-2-9 0-12 1-13 3-13 4-13 3-9 4-6 6-4Z";
const TOWER = "M-7 9V-4H-9V-10H-5V-7H-2V-10H2V-7H5V-10H9V-4H7V9Z";
const KEEP = "M-8 9V-3L-5-9-2-3V-6L0-13 2-6V-3L5-9 8-3V9H2.5V4A2.5 2.5 0 0 0-2.5 4V9Z";

/** One picture per spell: what it takes hold of, and where that goes. */
const PICTURES: Readonly<Record<Spell, { readonly body: string; readonly sign: string }>> = {
  "advance-wizard": { body: WIZARD, sign: "M10 0H17M13.5-4 17.5 0 13.5 4" },
  "advance-tower": { body: TOWER, sign: "M11-2H18M14.5-6 18.5-2 14.5 2M11 5H18" },
  "headwind-wizard": { body: WIZARD, sign: "M-10 0H-17M-13.5-4-17.5 0-13.5 4" },
  "headwind-tower": { body: TOWER, sign: "M-11-2H-18M-14.5-6-18.5-2-14.5 2M-11 5H-18" },
  swap: { body: TOWER, sign: "M-18-6C-15-15-6-17-3-15M18 6C15 14 8 16 4 14M-18-12V-5H-12M18 12V5H12" },
  nudge: { body: KEEP, sign: "M11-1H18M14.5-5 18.5-1 14.5 3M-11-1H-18M-14.5-5-18.5-1-14.5 3" },
  piggyback: { body: WIZARD, sign: "M9 9C10 3 12 1 13 0H17C18 1 20 3 21 9M11-1C14-3 14-5 16-7 16-4 18-3 19-1" },
  free: { body: TOWER, sign: "M0-12V-19M-4-15.5 0-19.5 4-15.5" },
};

export const SpellPicture = ({ spell }: { spell: Spell }): JSX.Element => (
  <svg viewBox="-22 -22 44 44" class="spell-picture" aria-hidden="true">
    <path d={PICTURES[spell].body} class="spell-body" />
    <path d={PICTURES[spell].sign} class="spell-sign" />
  </svg>
);

/** So many have room beside each other on a phone, names and all; of more, it shows the book. */
const FEW = 3;

export const Spells = ({ desk }: { desk: TowersDesk }): JSX.Element | null => {
  const { spells } = desk.options;
  if (spells.length === 0) return null;
  const prices = pricesAt(desk.options);
  // One that cannot be cast now is only looked up: what it does, and its clause.
  const pick = (spell: Spell): void => {
    // Where there is nothing to aim at, the confirming button does the rest.
    desk.picked.value = desk.picked.value?.spell === spell ? undefined : { verb: "cast", spell };
  };
  return (
    <ul class={`spells ${spells.length > FEW ? "many" : ""}`} aria-label={t("towers.spells")}>
      {spells.map((spell) => {
        const isLegal = desk.choices.value.some((choice) => choice.spell === spell);
        const isPicked = desk.picked.value?.spell === spell;
        const price = prices[spell];
        return (
          <li key={spell}>
            <button
              type="button"
              class={`spell ${isLegal ? "warm" : ""} ${isPicked ? "picked" : ""}`}
              data-spell={spell}
              aria-pressed={isPicked}
              title={`${spellName(spell)}: ${spellHelp(spell)}`}
              onClick={() => pick(spell)}
            >
              <span class="unseen">{t("towers.spellPrice", { spell: spellName(spell), price })}</span>
              <SpellPicture spell={spell} />
              <span class="price" aria-hidden="true">
                {price}
                <Bottle state="full" />
              </span>
              <span class="spell-name" aria-hidden="true">
                {spellName(spell)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
