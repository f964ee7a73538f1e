/** How loud music, place and moves are, each by itself. */
import type { JSX } from "preact";
import { sound, volumes } from "../app/settings.ts";
import { t } from "../i18n/words.ts";
import { play } from "../ui/sound.ts";

const NAMES = ["music", "ambience", "effects"] as const;

export const Volumes = (): JSX.Element => (
  <fieldset class="setting volumes" disabled={sound.value === "off"}>
    <legend>{t("volume.title")}</legend>
    {NAMES.map((name) => (
      <label key={name}>
        <span>{t(`volume.${name}`)}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          name={`volume-${name}`}
          value={volumes[name].value}
          onInput={({ currentTarget: { value } }) => (volumes[name].value = value)}
          onChange={() => play(name === "effects" ? "home" : "turn")}
        />
        <output>{t("volume.value", { n: volumes[name].value })}</output>
      </label>
    ))}
    <p class="hint">{t("volume.help")}</p>
  </fieldset>
);
