/** All puzzles, the easy ones first, with what is solved. */
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import { nextUnsolved, PUZZLES, solved, solvedCount } from "./puzzles.ts";
import { Star } from "./stars.tsx";

/** Numbers of the puzzles by how many cards they take. */
const byCards = (): [number, number[]][] => {
  const groups = new Map<number, number[]>();
  PUZZLES.forEach(({ fewest }, i) => groups.set(fewest, [...(groups.get(fewest) ?? []), i + 1]));
  return [...groups];
};

export const PuzzleList = (): JSX.Element => {
  const next = nextUnsolved();
  return (
    <main class="page solo-page">
      <header class="page-head">
        <h1>{t("puzzle.title")}</h1>
        <p>{t("puzzle.lead")}</p>
      </header>
      <section class="parchment puzzle-groups">
        <p class="solved-line">{t("puzzle.solvedOf", { n: solvedCount(), all: PUZZLES.length })}</p>
        {byCards().map(([cards, numbers]) => (
          <div key={cards}>
            <h2>{t("puzzle.cards", { n: cards })}</h2>
            <ul class="puzzle-tiles">
              {numbers.map((number) => (
                <li key={number}>
                  <PuzzleTile number={number} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <div class="page-actions">
        {next !== undefined && (
          <a class="button main" href={`/solo/puzzle/${next}`}>
            {t("puzzle.next", { n: next })}
          </a>
        )}
        <a class="button" href="/solo">
          {t("solo.back")}
        </a>
      </div>
    </main>
  );
};

const PuzzleTile = ({ number }: { number: number }): JSX.Element => {
  const how = solved.value[number];
  const hasSpells = PUZZLES[number - 1]!.options.mode === "solo-spells";
  const words = [
    t("puzzle.number", { n: number }),
    ...(hasSpells ? [t("puzzle.spells")] : []),
    t(how === "alone" ? "puzzle.markAlone" : how === "helped" ? "puzzle.markHelped" : "puzzle.markOpen"),
  ];
  return (
    <a class={`puzzle-tile ${how ?? ""}`} href={`/solo/puzzle/${number}`} aria-label={words.join(", ")}>
      <b>{number}</b>
      {how && <Star isLit={how === "alone"} />}
      {hasSpells && (
        <svg viewBox="-8 -11 16 20" class="spelled" aria-hidden="true">
          <path d="M-2-10H2V-5L6 3Q7 8 2 8H-2Q-7 8-6 3L-2-5Z" />
        </svg>
      )}
    </a>
  );
};
