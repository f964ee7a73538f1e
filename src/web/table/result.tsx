/** The end: who won and what decided it; and one tap to what one may want next. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Json, Result } from "../../core/game.ts";
import { isRefusal, ONLOOKER } from "../../core/game.ts";
import { t, tOf } from "../i18n/words.ts";
import { localGame } from "../sessions/saved.ts";
import type { Finished } from "../review/source.ts";
import { go } from "../app/route.ts";
import { download } from "../ui/share.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { play } from "../ui/sound.ts";
import { Climb } from "./climb.tsx";
import { Standings, standingLines } from "./standings.tsx";
import type { Controller } from "./controller.ts";

/** A victory shared by two or three: so many letters leave no room for the rest of a phone's page. */
const LONG_TITLE = 48;

function outcomeOf(controller: Controller, result: Result) {
  const scene = controller.scene.value;
  return {
    title: "won" in result ? t(result.won ? "result.won" : "result.lost") : headline(controller, result.winners),
    verdict: controller.kit.verdict(result, scene),
    ranking: "ranking" in result ? result.ranking : [],
    tallies: controller.kit.tallies(scene),
  };
}

/** Who won, by how much. */
export const Outcome = ({ controller, result }: { controller: Controller; result: Result }): JSX.Element => {
  const { title, verdict, ranking, tallies } = outcomeOf(controller, result);
  return (
    <>
      <h2 class={title.length > LONG_TITLE ? "long" : ""}>{title}</h2>
      {verdict.length > 0 && (
        <ul>
          {verdict.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {ranking.length > 0 && <Standings ranking={ranking} tallies={tallies} desk={controller} />}
    </>
  );
};

export const ResultPanel = ({ controller, result }: { controller: Controller; result: Result }): JSX.Element | null => {
  const isClosed = useSignal(false);
  const { extra } = controller.session;
  const hasWon = "won" in result ? result.won : result.winners.includes(controller.seat.value);
  useEffect(() => play(hasWon ? "win" : "lose"), []);
  if (isClosed.value) return null;
  const { title, verdict, ranking, tallies } = outcomeOf(controller, result);
  const { session } = controller;
  const path = reviewPath(controller);
  return (
    <div class="result" role="dialog" aria-label={title}>
      <Outcome controller={controller} result={result} />
      {extra?.Ending && <extra.Ending controller={controller} result={result} />}
      <Climb controller={controller} />
      {path !== undefined && <Decided controller={controller} />}
      <div class="after">
        {!extra?.isOnce && (
          <button
            type="button"
            class="button main"
            data-action="again"
            onClick={() => void session.again().then((to) => go(to))}
          >
            {t("result.again")}
          </button>
        )}
        {path !== undefined && (
          <a class="button" data-action="review" href={path}>
            {t("review.open")}
          </a>
        )}
        {!extra?.isOnce && (
          <ShareButton
            text={() => sharedText(controller, title, [...verdict, ...standingLines(ranking, tallies, controller)])}
            // A game of this device has no address for others.
            url={session.isOnline && path !== undefined ? location.origin + path : undefined}
          />
        )}
        {!extra?.isSealed && <Luck controller={controller} />}
        <button type="button" class="button quiet dark" onClick={() => (isClosed.value = true)}>
          {t("result.look")}
        </button>
        {!extra?.isSealed && (
          <button
            type="button"
            class="button quiet dark"
            data-action="record"
            onClick={() => void keepRecord(controller)}
          >
            {t("result.record")}
          </button>
        )}
        <a class="button quiet dark" href={extra?.leave ?? "/"}>
          {t("table.leave")}
        </a>
      </div>
    </div>
  );
};

/** Undefined: a puzzle, which is not kept and has no luck to tell apart from skill. */
function reviewPath({ session }: Controller): string | undefined {
  if (session.extra?.isSealed) return undefined;
  if (session.isOnline) return `/review/t/${session.id}`;
  return localGame(session.id) && `/review/local/${session.id}`;
}

/** The finished game behind the table, once somebody wants more of it than the board. */
async function finishedAt({ session, speaker }: Controller): Promise<Finished | undefined> {
  const [json, { finishedOf }] = await Promise.all([session.record(), import("../review/source.ts")]);
  if (!json) return undefined;
  const seat = session.seat.peek();
  const finished = await finishedOf(json as Json, {
    players: () => session.players.value,
    // Around one device people are called by their names.
    you: seat !== ONLOOKER && speaker.isYou(seat) ? seat : undefined,
    table: session.isOnline ? session.id : undefined,
  });
  return isRefusal(finished) ? undefined : finished;
}

/** The turning point, as soon as it is found. */
const Decided = ({ controller }: { controller: Controller }): JSX.Element | null => {
  const [said, setSaid] = useState<string | undefined>(undefined);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void Promise.all([finishedAt(controller), import("../review/decided.ts")]).then(([finished, { decided }]) => {
      if (finished && !isGone) stop = decided(finished, setSaid);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return (
    <div class="decided">
      <h3>{t("review.decided")}</h3>
      <p role="status">{said ?? t("review.thinking")}</p>
    </div>
  );
};

/** The result as a text for others, or what this way of playing says instead. */
function sharedText({ kit, session }: Controller, title: string, lines: readonly string[]): string {
  const own = session.extra?.shared?.();
  return own ?? [t("result.shareText", { game: tOf("game", kit.game.name), title }), ...lines].join("\n");
}

type Sheet = FunctionComponent<{ finished: Finished; onClose: () => void }>;

const Luck = ({ controller }: { controller: Controller }): JSX.Element => {
  const [opened, setOpened] = useState<{ finished: Finished; Sheet: Sheet } | undefined>(undefined);
  const open = async (): Promise<void> => {
    const [finished, { LuckSheet }] = await Promise.all([finishedAt(controller), import("./luckSheet.tsx")]);
    if (finished) setOpened({ finished, Sheet: LuckSheet });
  };
  return (
    <>
      <button type="button" class="button" data-action="verify" onClick={() => void open()}>
        {t("result.verify")}
      </button>
      {opened && <opened.Sheet finished={opened.finished} onClose={() => setOpened(undefined)} />}
    </>
  );
};

/** The record as a file of one's own. */
async function keepRecord({ session, kit }: Controller): Promise<void> {
  const record = await session.record();
  if (record) download(`${kit.game.name}-${session.id}.json`, record);
}

function headline(controller: Controller, winners: readonly number[]): string {
  const names = winners.map((seat) => controller.speaker.name(seat));
  const you = winners.length === 1 && controller.speaker.isYou(winners[0]!);
  return t(winners.length === 1 ? "result.winner" : "result.winners", { you, name: names.join(t("result.and")) });
}
