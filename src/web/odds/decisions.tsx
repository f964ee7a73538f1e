/** Every legal decision with what it promises and how sure that is; the one pointed at is shown on the board. */
import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Exploration, Explored } from "../../bots/explore.ts";
import type { Seat, State } from "../../core/game.ts";
import { language } from "../app/settings.ts";
import type { Measure } from "../review/measure.ts";
import { measureOf } from "../review/measure.ts";
import type { Kit } from "../table/kit.ts";
import { exploring } from "./exploring.ts";
import { t } from "./i18n.ts";
import { decisionSaid } from "./sayings.ts";

/** Nineteen times of twenty it lies so many standard errors around. */
const SURE = 1.96;

/** Looks through a position while somebody is there to see it. */
export function useExploration(
  kit: Kit,
  state: State | undefined,
): { readonly found: Exploration | undefined; readonly hasFailed: boolean; readonly isStopped: boolean; stop(): void } {
  const [found, setFound] = useState<Exploration | undefined>(undefined);
  const [end, setEnd] = useState<"failed" | "stopped" | undefined>(undefined);
  const [stop, setStop] = useState<() => void>(() => () => undefined);
  useEffect(() => {
    setFound(undefined);
    setEnd(undefined);
    if (!state) return undefined;
    const cancel = exploring(kit.game, state, setFound, () => setEnd("failed"));
    setStop(() => () => {
      cancel();
      setEnd("stopped");
    });
    return cancel;
  }, [kit, state]);
  return { found, hasFailed: end === "failed", isStopped: end === "stopped", stop };
}

const SORTS = ["chance", "text", "games"] as const;

interface Props {
  readonly kit: Kit;
  readonly state: State;
  readonly seat: Seat;
  readonly name: (seat: Seat) => string;
  /** The decision shown on the board, in notation. */
  readonly pointed: Signal<string | undefined>;
  /** At most so many; absent: all of them. */
  readonly most?: number;
  readonly explored: ReturnType<typeof useExploration>;
}

export const Decisions = ({ kit, state, seat, name, pointed, most, explored }: Props): JSX.Element => {
  const { found, hasFailed, isStopped, stop } = explored;
  const sort = useSignal<(typeof SORTS)[number]>("chance");
  const measure = measureOf(kit, kit.game.options(state));
  const said = useMemo(() => {
    const speaker = { name, isYou: () => false };
    return new Map(found?.rows.map(({ text }) => [text, decisionSaid(kit, state, seat, text, speaker)]));
  }, [state, found?.rows.length, language.value]);
  if (hasFailed) return <p role="alert">{t("explore.failed")}</p>;
  if (!found)
    return (
      <p class="judging" role="status">
        {isStopped ? t("explore.stopped") : t("explore.thinking", { n: 0 })}
      </p>
    );
  const best = found.rows[0];
  const rows = found.rows.toSorted((a, b) => compare(sort.value, a, b)).slice(0, most);
  const isDone = found.done === 1 || isStopped;
  return (
    <>
      <p class="judging" role="status" data-test="exploring" data-done={isDone}>
        {isDone
          ? t("explore.done", { n: found.rows.length })
          : t("explore.thinking", { n: Math.floor(100 * found.done) })}
        {!isDone && <progress value={found.done} aria-hidden="true" />}
        {!isDone && (
          <button type="button" class="button quiet dark" data-action="stop" onClick={stop}>
            {t("explore.stop")}
          </button>
        )}
      </p>
      <table class="explored">
        <caption class="unseen">{t("explore.table")}</caption>
        <thead>
          <tr>
            {SORTS.map((each) => (
              <th
                key={each}
                scope="col"
                aria-sort={sort.value === each ? (each === "text" ? "ascending" : "descending") : "none"}
              >
                <button type="button" onClick={() => (sort.value = each)}>
                  {t(each === "chance" && measure.isScore ? "explore.by.score" : `explore.by.${each}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.text}
              class={row === best ? "best" : ""}
              data-text={row.text}
              onPointerEnter={() => (pointed.value = row.text)}
            >
              <td class="explored-chance">
                <Bar row={row} measure={measure} />
              </td>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={pointed.value === row.text}
                  onFocus={() => (pointed.value = row.text)}
                  onClick={() => (pointed.value = row.text)}
                >
                  {said.get(row.text)}
                </button>{" "}
                <code>{row.text}</code>
              </th>
              <td class="explored-games">{row.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const compare = (by: (typeof SORTS)[number], a: Explored, b: Explored): number =>
  by === "text" ? a.text.localeCompare(b.text) : by === "games" ? b.games - a.games : b.value - a.value;

/** What it promises, and between which bounds. */
const Bar = ({ row, measure: { value, isScore } }: { row: Explored; measure: Measure }): JSX.Element => {
  const bound = (by: number): number => Math.min(1, Math.max(0, row.value + by * SURE * row.doubt));
  const [low, high] = [bound(-1), bound(1)];
  return (
    <>
      <strong>{value(row.value)}</strong>
      <small>
        {isScore
          ? t("explore.between", { low: value(high), high: value(low) })
          : t("explore.about", { n: (100 * SURE * row.doubt).toFixed(1) })}
      </small>
      <span class="explored-bar" aria-hidden="true">
        <i style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
        <b style={{ left: `${100 * row.value}%` }} />
      </span>
    </>
  );
};
