/** Who starts: drawn before everybody's eyes, or chosen. */
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";

const DRAWN = "drawn";

interface Props {
  /** Who sits there, by seat. */
  readonly names: readonly string[];
  readonly start: number | undefined;
  readonly onChange: (start: number | undefined) => void;
}

export const Starter = ({ names, start, onChange }: Props): JSX.Element => (
  <fieldset class="setting">
    <legend>{t("new.start")}</legend>
    <select
      class="starter"
      aria-label={t("new.start")}
      value={start === undefined ? DRAWN : String(start)}
      onChange={({ currentTarget: { value } }) => onChange(value === DRAWN ? undefined : Number(value))}
    >
      <option value={DRAWN}>{t("new.startDrawn")}</option>
      {names.map((name, seat) => (
        <option key={seat} value={String(seat)}>
          {name}
        </option>
      ))}
    </select>
    <p class="hint">{t(start === undefined ? "new.startDrawnHelp" : "new.startHelp")}</p>
  </fieldset>
);
