/** Everything about a day's deal: `/daily/GAME`, `/daily/GAME/DAY?by=…`, and the duel itself: `/daily/GAME/duel`. */
import type { JSX } from "preact";
import type { DailyView } from "../../core/daily.ts";
import { dayAt, daysAfter } from "../../core/day.ts";
import { isRefusal } from "../../core/game.ts";
import { ABOUT, aboutGame } from "../app/games.ts";
import { path, queryOf } from "../app/route.ts";
import { reasonOf, tOf } from "../i18n/words.ts";
import { Missing } from "../pages/missing.tsx";
import { DailySummary, isOver } from "./card.tsx";
import { DuelPage } from "./duelPage.tsx";
import { t } from "./i18n.ts";
import { DailyPar } from "./par.tsx";
import { DailyPicture } from "./picture.tsx";
import { scoreWords, useDaily } from "./source.ts";
import { useTitle } from "../ui/title.ts";

/** Games with something for each day. */
const DAILY = ABOUT.flatMap(({ name, daily }) => (daily ? [name] : []));

export const DailyPage = ({ parts: [game = DAILY[0] ?? "", which] }: { parts: readonly string[] }): JSX.Element => {
  useTitle(t("title.daily"));
  if (which === "duel") return <DuelPage game={game} />;
  return <DayPage game={game} day={which} />;
};

const byIn = (address: string): string | undefined => queryOf(address).get("by") ?? undefined;

const DayPage = ({ game, day }: { game: string; day: string | undefined }): JSX.Element => {
  const view = useDaily({ game, day, by: byIn(path.value) }).value;
  if (view === undefined) return <p class="loading">{t("page.loading")}</p>;
  if (isRefusal(view)) return <Missing say={view.refused === "no-server" ? t("daily.offline") : reasonOf(view)} />;
  return (
    <main class="page daily-page">
      <header class="page-head">
        <h1>{tOf("game", view.game)}</h1>
        <nav class="page-actions">
          {DAILY.filter((name) => name !== view.game).map((name) => (
            <a key={name} class="button quiet" href={`/daily/${name}`}>
              {tOf("game", name)}
            </a>
          ))}
          <a class="button quiet" href={aboutGame(view.game)?.daily?.practice ?? "/"}>
            {t("daily.practice")}
          </a>
          <a class="button quiet" href="/">
            {t("nav.start")}
          </a>
        </nav>
      </header>
      <div class="daily-columns">
        <div class="daily-column">
          <section class="parchment daily-card" data-test="daily">
            <DailySummary view={view}>
              <Days view={view} />
            </DailySummary>
          </section>
          <Company view={view} />
        </div>
        <div class="daily-column">
          <Revealed view={view} />
          <Seal view={view} />
        </div>
      </div>
    </main>
  );
};

const Days = ({ view: { game, day, now } }: { view: DailyView }): JSX.Element => (
  <>
    <a class="button quiet dark" href={`/daily/${game}/${daysAfter(day, -1)}`}>
      {t("daily.yesterday")}
    </a>
    {day < dayAt(now) && (
      <a class="button quiet dark" href={`/daily/${game}/${daysAfter(day, 1)}`}>
        {t("daily.next")}
      </a>
    )}
  </>
);

const Company = ({ view }: { view: DailyView }): JSX.Element | null => {
  const { friends, counts, kind } = view;
  if (!counts) return null;
  return (
    <section class="parchment daily-card">
      <h2>{t("daily.friends")}</h2>
      {friends.length === 0 ? (
        <p class="hint">{t("daily.noFriends")}</p>
      ) : (
        <ul class="daily-friends">
          {friends.map(({ name, score }, i) => (
            <li key={i}>
              <b>{name}</b> <span>{scoreWords(kind, score)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Revealed = ({ view }: { view: DailyView }): JSX.Element => (
  <section class="parchment daily-card">
    {view.counts && view.counts.length > 0 ? (
      <DailyPicture view={view} />
    ) : (
      <>
        <h2>{t("daily.picture")}</h2>
        <p class="hint">{t("daily.nobody")}</p>
      </>
    )}
    {view.kind === "deal" &&
      (isOver(view) && view.secret !== null ? (
        <DailyPar game={view.game} secret={view.secret} />
      ) : (
        !isOver(view) && <p class="hint">{t("daily.parLater")}</p>
      ))}
    {view.values && <Values view={view} values={view.values} />}
  </section>
);

const Values = ({
  view: { game, you },
  values,
}: {
  view: DailyView;
  values: Readonly<Record<string, number>>;
}): JSX.Element => (
  <table class="daily-values">
    <caption>{t("daily.values")}</caption>
    <tbody>
      {Object.entries(values)
        .toSorted(([, a], [, b]) => b - a)
        .map(([text, value]) => (
          <tr key={text} class={you?.decision === text ? "you" : ""}>
            <th scope="row">
              {aboutGame(game)?.daily?.answer?.(text) ?? text}
              {you?.decision === text && " ◀"}
            </th>
            <td>{(100 * value).toFixed(1)}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

const Seal = ({ view: { commitment, secret } }: { view: DailyView }): JSX.Element => (
  <section class="parchment daily-card daily-seal">
    <h2>{t("daily.sealTitle")}</h2>
    <ol>
      {(["daily.seal1", "daily.seal2", "daily.seal3", "daily.seal4"] as const).map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ol>
    <dl>
      <dt>{t("daily.promise")}</dt>
      <dd data-test="promise">{commitment ?? "–"}</dd>
      <dt>{t("daily.secret")}</dt>
      <dd data-test="secret">{secret ?? t("daily.secretLater")}</dd>
    </dl>
  </section>
);
