/** The spells as a book, where there is no room to lay them all out: what each is called, costs and does. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { pricesAt } from "../../../games/towers/options.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Bottle } from "./bottle.tsx";
import { spellHelp, spellName, t } from "./i18n.ts";
import { SpellPicture } from "./spells.tsx";
import type { TowersDesk } from "./types.ts";

export const SpellBook = ({ desk }: { desk: TowersDesk }): JSX.Element | null => {
  const isOpen = useSignal(false);
  const { spells } = desk.options;
  if (spells.length === 0) return null;
  const prices = pricesAt(desk.options);
  const castable = new Set(desk.choices.value.map(({ spell }) => spell));
  const ready = spells.filter((spell) => castable.has(spell)).length;
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class={`button book ${ready > 0 ? "ready" : ""}`}
        data-action="spells"
        onClick={() => (isOpen.value = true)}
      >
        <Bottle state={ready > 0 ? "full" : "empty"} />
        {t("towers.spellBook")}
        {ready > 0 && (
          <>
            <b aria-hidden="true">{ready}</b>
            <span class="unseen">{t("towers.spellsReady", { n: ready })}</span>
          </>
        )}
      </button>
      {isOpen.value && (
        <Sheet title={t("towers.spells")} onClose={close}>
          <ul class="book-rows">
            {spells.map((spell) => (
              <li key={spell}>
                <button
                  type="button"
                  class="book-row"
                  data-spell={spell}
                  aria-disabled={!castable.has(spell)}
                  onClick={() => {
                    if (!castable.has(spell)) return;
                    desk.picked.value = { verb: "cast", spell };
                    close();
                  }}
                >
                  <SpellPicture spell={spell} />
                  <span class="book-words">
                    <strong>{spellName(spell)}</strong>
                    <small>{spellHelp(spell)}</small>
                  </span>
                  <span class="book-price" role="img" aria-label={t("towers.price", { price: prices[spell] })}>
                    {Array.from({ length: prices[spell] }, (_, i) => (
                      <Bottle key={i} state="full" />
                    ))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
};
