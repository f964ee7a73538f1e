/** Results by game, way of playing and number of players. */
import type { JSX } from "preact";
import type { Results } from "../../core/career.ts";
import { language } from "../app/settings.ts";
import { t, tOf } from "./i18n.ts";
import type { Portrait } from "./sections.ts";

/** What was won, what was shared, and the rest, as one bar; the figures stand beside it. */
export const Bar = ({ parts }: { parts: readonly (readonly [kind: string, count: number])[] }): JSX.Element => (
  <div class="player-bar" aria-hidden="true">
    {parts.map(([kind, count]) => count > 0 && <i key={kind} class={kind} style={{ flexGrow: count }} />)}
  </div>
);

const Row = ({ kind, game, players, games, won, shared, best }: Results): JSX.Element => {
  const plain = new Intl.NumberFormat(language.value);
  return (
    <li class="result-row">
      <span class="result-kind">
        <strong>{tOf(`kind.${game}`, kind)}</strong>
        <span>{players === 1 ? t("player.alone") : t("player.players", { n: players })}</span>
      </span>
      <Bar
        parts={[
          ["won", won],
          ["shared", shared],
          ["lost", games - won - shared],
        ]}
      />
      <span class="result-count">
        {t("player.ofGames", { won: plain.format(won + shared), n: plain.format(games) })}
        {shared > 0 && `, ${t("player.sharedWins", { n: shared })}`}
        {best !== undefined && `, ${t("player.best", { n: best })}`}
      </span>
    </li>
  );
};

export const ResultList = ({ career }: Portrait): JSX.Element => {
  const games = [...new Set(career.results.map(({ game }) => game))];
  return (
    <section class="parchment player-results half">
      <h2>{t("player.results")}</h2>
      <p class="hint">{t("player.resultsHelp")}</p>
      {games.map((game) => (
        <div key={game} class="result-game">
          <h3>{tOf("game", game)}</h3>
          <ul>
            {career.results
              .filter((each) => each.game === game)
              .map((each) => (
                <Row key={`${each.kind} ${each.players}`} {...each} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
