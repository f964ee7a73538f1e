/** How everybody did, as bars: one for each score, or for a few scores together where there are many. */
import type { JSX } from "preact";
import type { DailyCount, DailyView } from "../../core/daily.ts";
import { t } from "./i18n.ts";
import { scoreWords } from "./source.ts";

const MOST_BARS = 14;

interface Bar {
  readonly label: string;
  readonly count: number;
  readonly isYou: boolean;
}

function barsOf({ counts, kind, you }: DailyView): Bar[] {
  const won = (counts ?? []).filter((each): each is DailyCount & { score: number } => each.score !== null);
  const lost = (counts ?? []).filter(({ score }) => score === null).reduce((sum, { count }) => sum + count, 0);
  const [least, most] = [won[0]?.score ?? 0, won.at(-1)?.score ?? 0];
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const own = you?.counts ? you.score : undefined;
  const bars: Bar[] = [];
  // Every score between the best and the worst has its place, also those nobody has.
  const isSparse = kind === "position";
  const starts = isSparse
    ? won.map(({ score }) => score)
    : Array.from({ length: won.length === 0 ? 0 : Math.ceil((most - least + 1) / width) }, (_, i) => least + i * width);
  for (const from of starts) {
    const to = isSparse ? from : Math.min(most, from + width - 1);
    const count = won.filter(({ score }) => score >= from && score <= to).reduce((sum, each) => sum + each.count, 0);
    const isYou = own !== undefined && own !== null && own >= from && own <= to;
    bars.push({ label: from === to ? scoreWords(kind, from) : `${from}–${to}`, count, isYou });
  }
  if (lost > 0) bars.push({ label: t("daily.lost"), count: lost, isYou: own === null });
  return bars;
}

export const DailyPicture = ({ view }: { view: DailyView }): JSX.Element | null => {
  const bars = barsOf(view);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  if (bars.length === 0) return null;
  return (
    <figure class="daily-picture">
      <figcaption>{t("daily.picture")}</figcaption>
      <ol>
        {bars.map(({ label, count, isYou }) => (
          <li key={label} class={isYou ? "you" : ""}>
            <span class="daily-label" aria-hidden="true">
              {label}
            </span>
            <span class="daily-bar" aria-hidden="true">
              <span style={{ width: `${(100 * count) / most}%` }} />
              <b>{count > 0 ? count : ""}</b>
              {isYou && <em>◀</em>}
            </span>
            <span class="unseen">{t(isYou ? "daily.barYou" : "daily.bar", { score: label, n: count })}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
