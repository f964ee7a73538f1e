/** Tables that stand every week: those there are, and making one of the table one has laid. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Weekly } from "../../core/company.ts";
import type { Refusal } from "../../core/game.ts";
import { reasonOf, tOf } from "../i18n/words.ts";
import { company, leaveWeekly, standWeekly } from "./api.ts";
import { clockTime, dayName, isElsewhere, momentOf } from "./days.ts";
import { t } from "./i18n.ts";

export const Weeklies = (): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const { weeklies } = company.value!;
  return (
    <section class="parchment company-weeklies">
      <h2>{t("weekly.title")}</h2>
      {weeklies.length === 0 && <p>{t("weekly.none")}</p>}
      <ul class="company-list">
        {weeklies.map((each) => (
          <WeeklyRow
            key={each.weekly}
            of={each}
            leave={() => void leaveWeekly(each.weekly).then((why) => (refused.value = why))}
          />
        ))}
      </ul>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </section>
  );
};

const WeeklyRow = ({ of, leave }: { of: Weekly; leave: () => void }): JSX.Element => {
  const title = t("weekly.line", { game: tOf("game", of.game), day: dayName(of.weekday), time: clockTime(of.minutes) });
  return (
    <li class="company-weekly">
      <h3>
        {title}
        {isElsewhere(of) && <small> ({t("weekly.zone", { zone: of.zone.replaceAll("_", " ") })})</small>}
      </h3>
      <p>{t("weekly.people", { names: of.people.join(", ") })}</p>
      <p class="hint">{t("weekly.next", { date: momentOf(of) })}</p>
      <div class="company-acts">
        {of.table !== null && (
          <a class="button" href={`/t/${of.table}`}>
            {t("weekly.open")}
          </a>
        )}
        <button
          type="button"
          class="button"
          data-action="leave-weekly"
          aria-label={`${t("weekly.leave")}: ${title}`}
          onClick={leave}
        >
          {t(of.host ? "weekly.end" : "weekly.leave")}
        </button>
      </div>
    </li>
  );
};

const EVENING = 20 * 60;

/** For the host of a table: the same day and time from now on. */
export const StandWeekly = ({ table }: { table: string }): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const isDone = useSignal(false);
  const day = useSignal(new Date().getDay() || 7);
  const minutes = useSignal(EVENING);
  const stand = async (): Promise<void> => {
    refused.value = await standWeekly(table, day.value, minutes.value);
    isDone.value = !refused.value;
  };
  return (
    <details class="parchment company-stand">
      <summary>
        <h2>{t("weekly.here")}</h2>
      </summary>
      <p class="hint">{t("weekly.hereHelp")}</p>
      {!isDone.value && (
        <div class="company-acts">
          <label>
            {t("weekly.day")}
            <select
              name="weekday"
              value={day.value}
              onChange={(event) => (day.value = Number(event.currentTarget.value))}
            >
              {[1, 2, 3, 4, 5, 6, 7].map((each) => (
                <option key={each} value={each}>
                  {dayName(each)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t("weekly.time")}
            <input
              type="time"
              name="time"
              value={clockTime(minutes.value)}
              onChange={(event) => {
                const [hours, rest] = event.currentTarget.value.split(":").map(Number);
                if (hours !== undefined && rest !== undefined) minutes.value = hours * 60 + rest;
              }}
            />
          </label>
          <button type="button" class="button" data-action="stand-weekly" onClick={() => void stand()}>
            {t("weekly.stand")}
          </button>
        </div>
      )}
      <p role="status">{isDone.value ? t("weekly.stands") : ""}</p>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
      <p>
        <a href="/friends">{t("weekly.all")}</a>
      </p>
    </details>
  );
};
