/** Whom one does not want to hear any more, on this device, and whom whoever runs the server should know about. */
import type { Signal } from "@preact/signals";
import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { MOST_REPORT, REPORT_REASONS } from "../../core/chat.ts";
import type { ReportReason } from "../../core/chat.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { TableInfo } from "../../core/info.ts";
import { read, write } from "../app/settings.ts";
import { reasonOf, t, tOf } from "../i18n/words.ts";
import { ask } from "../sessions/connection.ts";

const keyOf = (table: string): string => `zaubertisch.muted.${table}`;
const kept = new Map<string, Signal<readonly number[]>>();

/** The seats of a table one does not hear. */
export function mutedAt(table: string): Signal<readonly number[]> {
  const known = kept.get(table);
  if (known) return known;
  const seats = (read(keyOf(table)) ?? "").split(" ").filter((text) => /^\d$/.test(text));
  const muted = signal<readonly number[]>(seats.map(Number));
  kept.set(table, muted);
  return muted;
}

function toggle(table: string, seat: number): void {
  const muted = mutedAt(table);
  const without = muted.value.filter((each) => each !== seat);
  muted.value = without.length < muted.value.length ? without : [...without, seat];
  write(keyOf(table), muted.value.length > 0 ? muted.value.join(" ") : undefined);
}

export const Peace = ({ table, info }: { table: string; info: TableInfo }): JSX.Element | null => {
  const reported = useSignal<number | undefined>(undefined);
  const muted = mutedAt(table).value;
  const others = info.seats.flatMap(({ by, name = "" }, seat) =>
    by === "person" && seat !== info.you ? [{ seat, name }] : [],
  );
  if (others.length === 0) return null;
  return (
    <details class="peace">
      <summary>{t("peace.title")}</summary>
      {others.map(({ seat, name }) => (
        <p key={seat} class="page-actions">
          <button
            type="button"
            class="button quiet dark"
            aria-pressed={muted.includes(seat)}
            onClick={() => toggle(table, seat)}
          >
            {t(muted.includes(seat) ? "peace.unmute" : "peace.mute", { name })}
          </button>
          <button type="button" class="button quiet dark" onClick={() => (reported.value = seat)}>
            {t("peace.report", { name })}
          </button>
        </p>
      ))}
      {reported.value !== undefined && (
        <ReportForm
          key={reported.value}
          table={table}
          seat={reported.value}
          onDone={() => (reported.value = undefined)}
        />
      )}
    </details>
  );
};

const ReportForm = ({ table, seat, onDone }: { table: string; seat: number; onDone: () => void }): JSX.Element => {
  const answer = useSignal<"sent" | Refusal | undefined>(undefined);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form);
    const why = String(fields.get("why")) as ReportReason;
    const text = String(fields.get("text") ?? "").trim();
    const done = await ask("report", { table, seat, why, ...(text !== "" && { text }) });
    answer.value = isRefusal(done) ? done : "sent";
  };
  if (answer.value === "sent") return <p role="status">{t("peace.sent")}</p>;
  return (
    <form
      class="report"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <label>
        {t("peace.why")}
        <select name="why">
          {REPORT_REASONS.map((why) => (
            <option key={why} value={why}>
              {tOf("peace.why", why)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("peace.text")}
        <textarea name="text" rows={3} maxLength={MOST_REPORT} />
      </label>
      {answer.value && <p role="alert">{reasonOf(answer.value)}</p>}
      <p class="page-actions">
        <button type="submit" class="button main">
          {t("peace.send")}
        </button>
        <button type="button" class="button quiet dark" onClick={onDone}>
          {t("peace.cancel")}
        </button>
      </p>
    </form>
  );
};
