/** A game alone with par beside it: what is shown while one plays, and what is said at the end. */
import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { PAR_WIDTH } from "../../../../bots/beam.ts";
import type { Result } from "../../../../core/game.ts";
import { isRefusal } from "../../../../core/game.ts";
import { towers } from "../../../../games/towers/game.ts";
import { t } from "./i18n.ts";
import type { SavedGame } from "../../../sessions/saved.ts";
import { startLocal } from "../../../sessions/begin.ts";
import { go } from "../../../app/route.ts";
import type { Session } from "../../../sessions/session.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { dayOf } from "./day.ts";
import type { KnownPar } from "./par.ts";
import { parFor } from "./par.ts";
import { keepPar, keepResult, results } from "./results.ts";
import { DayEnding, shareText } from "./sharing.tsx";
import { Stars } from "./stars.tsx";
import { besidePar, firstOf, starsOf } from "./tally.ts";
import "./styles.css";

/** The same session with par beside it; its result is kept on this device. */
export function withPar(session: Session, { id, wish, seed }: SavedGame): Session {
  const par = parFor(wish, seed);
  const stop = effect(() => {
    const result = session.frames.value.at(-1)?.result;
    if (result && "won" in result)
      keepResult({ id, at: Date.now(), seed, mode: String(wish.mode), score: result.won ? result.score : null });
    if (par.value) keepPar(seed, par.value.score);
  });
  const day = dayOf(seed);
  const same = async (): Promise<string> => {
    const next = startLocal(towers, wish, [{ by: "person", name: "" }], seed);
    if (isRefusal(next)) throw new Error(next.say);
    return `/local/${towers.name}/${next}`;
  };
  return {
    ...session,
    // Once more the deal of the day is that deal, not any.
    again: day ? same : session.again,
    extra: {
      leave: "/solo",
      shared() {
        // The first try counts, and only that is shared.
        const first = day && firstOf(results.value, day);
        return first && shareText(day, first);
      },
      Beside: () => <ParPlaque par={par.value} />,
      Ending: ({ result }) => (
        <div class="deal-ending">
          <Comparison result={result} par={par.value} />
          {day && <DayEnding day={day} />}
          <div class="buttons">
            {par.value && (
              <a class="button quiet dark" data-action="see-par" href={`/solo/par/${id}`}>
                {t("solo.seePar")}
              </a>
            )}
            {!day && (
              <button
                type="button"
                class="button quiet dark"
                data-action="same-deal"
                onClick={() => void same().then(go)}
              >
                {t("solo.sameDeal")}
              </button>
            )}
          </div>
        </div>
      ),
    },
    close() {
      stop();
      session.close();
    },
  };
}

/** The number to beat, and on request where it comes from. */
const ParPlaque = ({ par }: { par: KnownPar }): JSX.Element => {
  const isOpen = useSignal(false);
  return (
    <div class="beside">
      <button type="button" class="plaque par-plaque" data-par={par?.score ?? ""} onClick={() => (isOpen.value = true)}>
        {par === undefined ? t("solo.parSearching") : par ? t("solo.par", { n: par.score }) : t("solo.parNone")}
      </button>
      {isOpen.value && (
        <Sheet title={t("solo.parTitle")} onClose={() => (isOpen.value = false)}>
          <p class="sheet-text">{t("solo.parHelp", { n: PAR_WIDTH })}</p>
        </Sheet>
      )}
    </div>
  );
};

const Comparison = ({ result, par }: { result: Result; par: KnownPar }): JSX.Element => {
  if (par === undefined) return <p role="status">{t("solo.parSearchingLong")}</p>;
  if (par === null) return <p>{t("solo.parNoneLong")}</p>;
  if (!("score" in result)) return <p>{t("solo.parLost", { n: par.score })}</p>;
  return (
    <p class="comparison">
      <Stars lit={starsOf(result.score, par.score)} />
      <span data-test="comparison">{besidePar(result.score, par.score)}</span>
    </p>
  );
};
