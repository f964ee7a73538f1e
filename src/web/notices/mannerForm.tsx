/** When one wants to be told, and when not. Every change is kept at once. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import type { Manner } from "../../core/notices.ts";
import { language } from "../app/settings.ts";
import { reasonOf } from "../i18n/words.ts";
import { notices, saveManner } from "./api.ts";
import { t } from "./i18n.ts";

const NIGHT = [22 * 60, 7 * 60] as const;

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Undefined while it is being typed. */
function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const zones = (own: string): readonly string[] => {
  const all = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([own, Intl.DateTimeFormat().resolvedOptions().timeZone, "UTC", ...all])]
    .filter(Boolean)
    .toSorted();
};

export const MannerForm = (): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const isSaved = useSignal(false);
  const manner = notices.value!.manner;
  const change = async (what: Partial<Manner>): Promise<void> => {
    refused.value = await saveManner(what);
    isSaved.value = !refused.value;
  };
  // Whoever reads these pages in another language wants notices in it too.
  useEffect(() => {
    if (manner.language !== language.value && notices.value!.channels.length > 0)
      void saveManner({ language: language.value });
  }, [language.value]);
  const { quiet } = manner;
  const Time = ({ name, label, of, to }: { name: string; label: string; of: number; to: (at: number) => void }) => (
    <label class="notices-time">
      {label}
      <input
        type="time"
        name={name}
        value={timeText(of)}
        onChange={(event) => {
          const at = minutesOf(event.currentTarget.value);
          if (at !== undefined) to(at);
        }}
      />
    </label>
  );
  return (
    <section class="parchment notices-manner">
      <h2>{t("notices.manner")}</h2>
      <label class="tick">
        <input
          type="checkbox"
          name="away"
          checked={manner.away}
          onChange={({ currentTarget: { checked } }) => void change({ away: checked })}
        />
        {t("notices.away")}
      </label>
      <label class="tick">
        <input
          type="checkbox"
          name="quiet"
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) => void change({ quiet: checked ? NIGHT : null })}
        />
        {t("notices.quiet")}
      </label>
      {quiet && (
        <div class="notices-hours">
          <Time
            name="from"
            label={t("notices.from")}
            of={quiet[0]}
            to={(at) => void change({ quiet: [at, quiet[1]] })}
          />
          <Time name="to" label={t("notices.to")} of={quiet[1]} to={(at) => void change({ quiet: [quiet[0], at] })} />
        </div>
      )}
      <p class="hint">{t("notices.quietHelp")}</p>
      <div class="notices-hours">
        <Time
          name="digestAt"
          label={t("notices.digestAt")}
          of={manner.digestAt}
          to={(at) => void change({ digestAt: at })}
        />
        <label class="notices-time">
          {t("notices.zone")}
          <select
            name="zone"
            value={manner.zone}
            onChange={(event) => void change({ zone: event.currentTarget.value })}
          >
            {zones(manner.zone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="hint">{t("notices.language")}</p>
      <p role="status">{isSaved.value ? t("notices.saved") : ""}</p>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </section>
  );
};
