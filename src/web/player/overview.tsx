/** A career in five figures. */
import type { JSX } from "preact";
import { language } from "../app/settings.ts";
import { t } from "./i18n.ts";
import type { Portrait } from "./sections.ts";

const Figure = ({ value, words }: { value: string; words: string }): JSX.Element => (
  <div class="figure">
    <dd>{value}</dd>
    <dt>{words}</dt>
  </div>
);

export const Overview = ({ career }: Portrait): JSX.Element => {
  const { games, won, shared, streak, first } = career;
  const plain = new Intl.NumberFormat(language.value);
  const percent = new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(first);
  return (
    <section class="parchment player-sum">
      <h2 class="unseen">{t("player.sum")}</h2>
      <dl class="figures">
        <Figure
          value={plain.format(games)}
          words={`${t("player.games", { n: games })} ${t("player.since", { day })}`}
        />
        <Figure value={plain.format(won + shared)} words={t("player.won", { n: won + shared })} />
        <Figure value={percent.format((won + shared) / games)} words={t("player.share")} />
        <Figure
          value={plain.format(Math.abs(streak.now))}
          words={t(streak.now >= 0 ? "player.streakNow" : "player.streakNot", { n: Math.abs(streak.now) })}
        />
        <Figure value={plain.format(streak.best)} words={t("player.streakBest")} />
      </dl>
    </section>
  );
};
