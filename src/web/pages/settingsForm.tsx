/** Language, sound, speed, motion, colours and the board's angle. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { tOf } from "../i18n/words.ts";
import * as settings from "../app/settings.ts";

interface Field {
  readonly name: string;
  readonly value: Signal<string>;
  readonly choices: readonly string[];
}

const FIELDS: readonly Field[] = [
  { name: "language", value: settings.language as Signal<string>, choices: settings.LANGUAGES },
  { name: "sound", value: settings.sound as Signal<string>, choices: ["on", "off"] },
  { name: "speed", value: settings.speed as Signal<string>, choices: settings.SPEEDS },
  { name: "motion", value: settings.motion as Signal<string>, choices: settings.MOTIONS },
  { name: "palette", value: settings.palette as Signal<string>, choices: settings.PALETTES },
  { name: "lean", value: settings.lean as Signal<string>, choices: settings.LEANS },
  { name: "notices", value: settings.notices as Signal<string>, choices: ["on", "off"] },
];

async function choose({ name, value }: Field, choice: string): Promise<void> {
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
  </div>
);
