/** Laying a table: for fun or for the ratings. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { tOf } from "../i18n/words.ts";
import { Segments } from "../pages/optionForm.tsx";
import { t } from "./i18n.ts";

export const RatedChoice = ({ value, isClockless }: { value: Signal<string>; isClockless: boolean }): JSX.Element => (
  <fieldset class="setting">
    <legend>{t("ratings.choice")}</legend>
    <Segments
      name="rated"
      value={value.value}
      choices={["no", "yes"]}
      words={(each) => tOf("ratings.choice", each)}
      set={(each) => (value.value = each)}
    />
    <p class="hint">{t("ratings.choiceHelp")}</p>
    {value.value === "yes" && isClockless && (
      <p class="hint" role="status">
        {t("ratings.needsClock")}
      </p>
    )}
  </fieldset>
);
