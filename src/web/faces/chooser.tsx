/** One's own face, chosen from a dozen. */
import type { JSX } from "preact";
import { guestFace } from "../app/settings.ts";
import { t, tOf } from "../i18n/words.ts";
import { PEOPLE } from "./cast.ts";
import { FaceFrame } from "./mark.tsx";

const CHOICES = ["", ...Array.from({ length: PEOPLE }, (_, i) => String(i))];

export const FaceChooser = (): JSX.Element => (
  <fieldset class="setting">
    <legend>{t("face.title")}</legend>
    <div class="faces">
      {CHOICES.map((choice) => (
        <label key={choice} class={choice === "" ? "face-none" : ""}>
          <input
            type="radio"
            name="face"
            value={choice}
            aria-label={choice === "" ? undefined : tOf("face", choice)}
            checked={guestFace.value === choice}
            onChange={() => (guestFace.value = choice)}
          />
          {choice === "" ? <span>{t("face.byName")}</span> : <FaceFrame face={`person.${choice}`} />}
        </label>
      ))}
    </div>
    <p class="hint">{t("face.help")}</p>
  </fieldset>
);
