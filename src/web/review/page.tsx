/** A finished game, looked at again: the board, the curve of chances, and what was found. */
import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { COSTLY } from "../../bots/costly.ts";
import type { Review } from "../../bots/review.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { t, tOf } from "../i18n/words.ts";
import { Icon } from "../ui/icons.tsx";
import { LuckSheet } from "../table/luckSheet.tsx";
import { address } from "../app/route.ts";
import { language } from "../app/settings.ts";
import { Curve, CurveTable, Legend, momentOf } from "./curve.tsx";
import type { Costly } from "./figures.ts";
import { costliest } from "./figures.ts";
import { Balances, CostlyList, CostlyMoment, decidedBy } from "./findings.tsx";
import { judging } from "./judging.ts";
import { Library, NoReview } from "./library.tsx";
import { measureOf } from "./measure.ts";
import type { Reel } from "./reel.ts";
import { openReel } from "./reel.ts";
import type { Finished } from "./source.ts";
import { finishedAtAddress } from "./source.ts";
import { hasGame } from "./gameLink.ts";
import { PassOn } from "./passOn.tsx";
import { Steps, useStepKeys } from "./steps.tsx";
import { useTitle } from "../ui/title.ts";

/** `/review/local/ID`, `/review/t/TABLE`, `/review#g=…` for a whole game in a link, or `/review` for a file; `?n=` is a moment. */
export const ReviewPage = ({ parts }: { parts: readonly string[] }): JSX.Element => {
  const [found, setFound] = useState<Finished | Refusal | undefined>(undefined);
  const [isNamed] = useState(() => parts.length > 0 || hasGame(address().hash));
  useEffect(() => void finishedAtAddress(parts, address().hash)?.then(setFound), []);
  if (found && !isRefusal(found)) return <Reviewed finished={found} />;
  if (found) return <NoReview refusal={found} />;
  return isNamed ? <p class="loading">{t("page.loading")}</p> : <Library onOpen={setFound} />;
};

const Reviewed = ({ finished }: { finished: Finished }): JSX.Element => {
  const { kit, record } = finished;
  const reel = useMemo(() => openReel(finished), [finished]);
  const measure = useMemo(() => measureOf(kit, reel.options, record.result), [reel]);
  const [review, setReview] = useState<Review>(() => ({
    points: reel.frames.map(() => undefined),
    steps: [],
    done: 0,
  }));
  const isLuckShown = useSignal(false);
  useEffect(() => judging(record, setReview), [record]);
  useEffect(() => {
    const moment = Number(new URLSearchParams(address().search).get("n") ?? 0);
    if (Number.isInteger(moment)) reel.go(moment);
    return () => reel.stop();
  }, [reel]);
  useTitle(t("title.review", { game: tOf("game", kit.game.name) }));
  useStepKeys(reel);
  const listed = useMemo(() => costliest(review, MOST_LISTED).filter(isListed), [review]);
  const costly = listed.slice(0, MARKED);
  useEffect(() => pointAtBetter(reel, review), [reel, review]);
  const isDone = review.done === 1;
  const shown = { reel, review, measure, costly };
  const { Defs, Board, Players } = kit;
  return (
    <>
      <Defs />
      <main class="review" data-n={reel.n.value} data-done={isDone} data-game={kit.game.name}>
        <header class="bar">
          <a
            class="icon-button"
            href={finished.table === undefined ? "/" : `/t/${finished.table}`}
            aria-label={t("review.back")}
          >
            <Icon name="back" />
          </a>
          <h1 class="prompt">
            {t("review.title")}: {tOf("game", kit.game.name)}
          </h1>
          <button type="button" class="button quiet" data-action="luck" onClick={() => (isLuckShown.value = true)}>
            {t("result.verify")}
          </button>
        </header>
        <div class="scene">
          <Board desk={reel} />
        </div>
        <div class="film">
          <p class="film-said" aria-live="polite">
            {reel.n.value === 0 ? t("table.begin") : reel.sentences(reel.n.value)}
          </p>
          <Steps reel={reel} />
          <CostlyMoment {...shown} />
        </div>
        <section class="chances" aria-label={t(measure.isScore ? "review.curveScore" : "review.curve")}>
          <Legend {...shown} />
          <Curve {...shown} />
          {!isDone && (
            <p class="judging" role="status">
              {t("review.judging", { n: Math.floor(100 * review.done) })}
              <progress value={review.done} aria-hidden="true" />
            </p>
          )}
          <p class="unseen">{momentOf(shown, reel.n.value)}</p>
        </section>
        <div class="review-side">
          <div class="seats">
            <Players desk={reel} />
          </div>
          <Secrets reel={reel} />
          <Hands reel={reel} />
          <section class="finding">
            <h2>{t("review.decided")}</h2>
            <p>{isDone ? decidedBy(reel, review, record.result, measure) : t("review.thinking")}</p>
          </section>
          <CostlyList {...shown} costly={listed} isDone={isDone} />
          <Balances {...shown} />
          <CurveTable {...shown} />
          <Chronicle reel={reel} />
          <PassOn finished={finished} n={reel.n} />
          <p class="hint">
            {t("review.estimate")} {!reel.isAllShown.value && t("review.eyes")}
          </p>
        </div>
        {isLuckShown.value && <LuckSheet finished={finished} onClose={() => (isLuckShown.value = false)} />}
      </main>
    </>
  );
};

/** The curve has numbers for these; so many more are listed that are worth a reason. */
const MARKED = 3;
const MOST_LISTED = 10;
const isListed = ({ cost }: Costly, i: number): boolean => i < MARKED || cost >= COSTLY;

/** Where a decision was costly the board shows the better one, and what the reason speaks of. */
const pointAtBetter = (reel: Reel, { steps }: Review): (() => void) =>
  effect(() => {
    const n = reel.n.value;
    const step = steps[n];
    const isWorth = step !== undefined && -step.choice[step.by]! >= COSTLY && step.best !== step.played;
    const facts = step?.why?.causes.map(({ fact }) => fact) ?? [];
    reel.hint.value = isWorth && !reel.isPlaying.value ? { choice: reel.choiceAt(n, step.best), facts } : undefined;
  });

/** What the decider knew, or everything: nothing is hidden after the end. */
const Secrets = ({ reel }: { reel: Reel }): JSX.Element | null => {
  if (!reel.hadSecrets) return null;
  const isAll = reel.isAllShown.value;
  return (
    <div class="finding secrets" role="group" aria-label={t("review.shown")}>
      {[false, true].map((each) => (
        <button
          key={String(each)}
          type="button"
          class={`button ${each === isAll ? "" : "quiet"}`}
          data-shown={each ? "all" : "known"}
          aria-pressed={each === isAll}
          onClick={() => reel.showAll(each)}
        >
          {t(each ? "review.shownAll" : "review.shownKnown")}
        </button>
      ))}
    </div>
  );
};

const Hands = ({ reel }: { reel: Reel }): JSX.Element => {
  const { Hand, isShared } = reel.kit;
  const own = reel.seat.value;
  const isCommon = isShared(reel.options);
  const seats = reel.isAllShown.value && !isCommon ? reel.players.value.map((_, seat) => seat) : [own];
  return (
    <>
      {seats.map((seat) => (
        <div key={seat} class="finding review-hand">
          {!isCommon && <h2>{t("review.handOf", { you: reel.speaker.isYou(seat), name: reel.speaker.name(seat) })}</h2>}
          <Hand desk={seat === own ? reel : reel.deskOf(seat)} />
        </div>
      ))}
    </>
  );
};

/** The log beside; each line leads to its moment. */
const Chronicle = ({ reel }: { reel: Reel }): JSX.Element => {
  const list = useRef<HTMLOListElement>(null);
  const n = reel.n.value;
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [n]);
  const players = reel.players.value;
  const lines = useMemo(
    () =>
      reel.frames
        .map((frame, at) => ({ at, by: frame.by, text: reel.sentences(at) }))
        .filter(({ text }) => text !== ""),
    [reel, language.value],
  );
  return (
    <section class="finding">
      <h2>{t("table.log")}</h2>
      <ol class="log" ref={list} tabIndex={0} aria-label={t("table.log")}>
        {lines.map(({ at, by, text }) => (
          <li key={at} class={`line tint-${by === null ? "none" : (players[by]?.colour ?? 0)}`}>
            <button type="button" tabIndex={-1} aria-current={at === n} onClick={() => reel.go(at)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
