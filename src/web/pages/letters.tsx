/** A field for six letters that acts on the last one: on a remote every button is a long way. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { isRefusal } from "../../core/game.ts";
import { t } from "../i18n/words.ts";
import { CODE_LENGTH, lettersOf, tableOf } from "../sessions/codes.ts";

export const Letters = ({ label, onTable }: { label: string; onTable: (table: string) => void }): JSX.Element => {
  const isWrong = useSignal(false);
  const typed = async (field: HTMLInputElement): Promise<void> => {
    field.value = lettersOf(field.value);
    isWrong.value = false;
    if (field.value.length < CODE_LENGTH) return;
    const found = await tableOf(field.value);
    isWrong.value = isRefusal(found);
    if (!isRefusal(found)) onTable(found.table);
    else field.select();
  };
  return (
    <label class="letters">
      <span>{label}</span>
      <input
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        size={CODE_LENGTH}
        onInput={(event) => void typed(event.currentTarget)}
      />
      <span role="status">{isWrong.value && t("tv.wrong")}</span>
    </label>
  );
};
