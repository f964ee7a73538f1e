/** Mistakes of one's own games that are due today, and a look through games nobody has reviewed yet. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { judging } from "../review/judging.ts";
import type { SavedGame } from "../sessions/saved.ts";
import { allSaved } from "../sessions/saved.ts";
import { t, tOf } from "./i18n.ts";
import { dueToday, mistakes } from "./own.ts";

/** So many of the last games are looked through. */
const MOST_GAMES = 3;

const lastGames = (): SavedGame[] =>
  allSaved()
    .filter(({ record, sitters }) => record.result && sitters.filter(({ by }) => by === "person").length === 1)
    .slice(0, MOST_GAMES);

export const OwnMistakes = (): JSX.Element => {
  const due = dueToday();
  const waiting = mistakes.value.length - due.length;
  return (
    <section class="parchment learn-game" data-test="own">
      <h2>{t("riddles.own")}</h2>
      <p class="hint">{t(mistakes.value.length === 0 ? "riddles.ownEmpty" : "riddles.ownHelp")}</p>
      {due.length > 0 && (
        <ul>
          {due.map(({ game, riddle, cost }) => (
            <li key={riddle.id}>
              <p class="learn-what">
                {t("riddles.ownItem", { game: tOf("game", game), cost: Math.round(100 * cost) })}
              </p>
              <a class="button main" data-own={riddle.id} href={`/puzzles/${game}/${riddle.id}`}>
                {t("riddles.go")}
              </a>
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && <p>{t("riddles.ownWaiting", { n: waiting })}</p>}
      <LookThrough />
    </section>
  );
};

const LookThrough = (): JSX.Element | null => {
  const done = useSignal<number | undefined>(undefined);
  const call = useSignal<(() => void) | undefined>(undefined);
  useEffect(() => () => call.peek()?.(), []);
  const games = lastGames();
  if (games.length === 0) return null;
  const look = (at: number): void => {
    const next = games[at];
    if (!next) {
      done.value = undefined;
      return;
    }
    // What a review finds is kept where it is done (review/judging.ts).
    call.value = judging(next.record, (review) => {
      done.value = Math.round((100 * (at + review.done)) / games.length);
      if (review.done === 1) look(at + 1);
    });
  };
  return done.value === undefined ? (
    <button type="button" class="button quiet dark" data-action="look" onClick={() => look(0)}>
      {t("riddles.ownLook")}
    </button>
  ) : (
    <p role="status">{t("riddles.ownLooking", { done: done.value })}</p>
  );
};
