/** What was done and suffered, game by game, and the favourites among what could be chosen. */
import type { JSX } from "preact";
import type { Chronicle, Rival } from "../../core/career.ts";
import { language } from "../app/settings.ts";
import { Grudges } from "./grudges.tsx";
import { t, tOf } from "./i18n.ts";
import type { Portrait } from "./sections.ts";

const MOST_FAVOURITES = 5;

const Favourites = ({ game, counts }: { game: string; counts: Readonly<Record<string, number>> }): JSX.Element => {
  const first = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  const most = first[0]?.[1] ?? 1;
  return (
    <div class="favourites">
      <h4>{tOf("favourites", game)}</h4>
      {first.length === 0 && <p class="hint">{t("player.noFavourites")}</p>}
      <ol>
        {first.slice(0, MOST_FAVOURITES).map(([name, count]) => (
          <li key={name}>
            <span>{tOf(`favourite.${game}`, name)}</span>
            <i aria-hidden="true" style={{ width: `${Math.max(3, (count / most) * 100)}%` }} />
            <b>{count}</b>
          </li>
        ))}
      </ol>
    </div>
  );
};

const Entry = ({ words, count }: { words: string; count: number }): JSX.Element => (
  <div>
    <dt>{words}</dt>
    <dd>{new Intl.NumberFormat(language.value).format(count)}</dd>
  </div>
);

interface OfGameProps {
  readonly game: string;
  readonly chronicle: Chronicle;
  /** Whoever can be named. */
  readonly rivals: readonly Rival[];
}

const OfGame = ({ game, chronicle, rivals }: OfGameProps): JSX.Element => (
  <div class="deeds-of">
    <h3>{tOf("game", game)}</h3>
    <div class="deeds-parts">
      <dl class="deeds-counts">
        {Object.entries(chronicle.counts).map(([name, count]) => (
          <Entry key={name} words={tOf(`count.${game}`, name)} count={count} />
        ))}
        <Entry words={tOf("suffered", game)} count={chronicle.suffered} />
        {chronicle.own > 0 && <Entry words={tOf("own", game)} count={chronicle.own} />}
      </dl>
      <Favourites game={game} counts={chronicle.favourites} />
      <Grudges game={game} rivals={rivals} />
    </div>
  </div>
);

/** A game without a ledger has nothing to tell but its results. */
const isTold = ({ counts, favourites, suffered, own }: Chronicle): boolean =>
  Object.keys(counts).length + Object.keys(favourites).length + suffered + own > 0;

export const Chronicles = ({ career, of }: Portrait): JSX.Element | null => {
  const told = Object.entries(career.chronicles).filter(([, chronicle]) => isTold(chronicle));
  if (told.length === 0) return null;
  return (
    <section class="parchment player-deeds">
      <h2>{of ? t("player.deedsOf", { name: of.name }) : t("player.deeds")}</h2>
      {told.map(([game, chronicle]) => (
        // Others are told of each other nowhere but on their own pages.
        <OfGame key={game} game={game} chronicle={chronicle} rivals={of ? [] : career.rivals} />
      ))}
    </section>
  );
};
