/** Language, sound, speed, motion, colours, and what the games add. */
import { HAS_SERVER } from "#server";
import type { JSX } from "preact";
import type { Setting } from "../app/about.ts";
import { ABOUT } from "../app/games.ts";
import { tOf } from "../i18n/words.ts";
import { Volumes } from "../sound/volumes.tsx";
import * as settings from "../app/settings.ts";

const FIELDS: readonly Setting[] = [
  { name: "language", value: settings.languageWish, choices: settings.LANGUAGES },
  { name: "sound", value: settings.sound, choices: ["on", "off"] },
  { name: "speed", value: settings.speed, choices: settings.SPEEDS },
  { name: "motion", value: settings.motion, choices: settings.MOTIONS },
  { name: "palette", value: settings.palette, choices: settings.PALETTES },
  ...ABOUT.flatMap((about) => about.settings ?? []),
  { name: "answers", value: settings.answers, choices: settings.ANSWERS },
  { name: "touches", value: settings.touches, choices: settings.TOUCHES },
  { name: "warnings", value: settings.warnings, choices: ["off", "on"] },
  ...(HAS_SERVER ? [{ name: "notices", value: settings.notices, choices: ["on", "off"] }] : []),
];

async function choose({ name, value }: Setting, choice: string): Promise<void> {
  value.value = choice;
  if (
    name === "notices" &&
    choice === "on" &&
    "Notification" in window &&
    (await Notification.requestPermission()) !== "granted"
  )
    value.value = "off";
}

export const SettingsForm = (): JSX.Element => (
  <div class="settings">
    {FIELDS.map((field) => (
      <fieldset key={field.name} class="setting">
        <legend>{tOf("setting", field.name)}</legend>
        <div class="segments">
          {field.choices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={field.name}
                value={choice}
                checked={field.value.value === choice}
                onChange={() => void choose(field, choice)}
              />
              <span>{tOf(`setting.${field.name}`, choice)}</span>
            </label>
          ))}
        </div>
        <p class="hint">{tOf("settingHelp", field.name)}</p>
      </fieldset>
    ))}
    <Volumes />
  </div>
);
