/** A puzzle out of a position: only where one decision is clearly the best, as the judge of reviews sees it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Exploration } from "../../bots/explore.ts";
import type { State } from "../../core/game.ts";
import { CHANCE, OVER } from "../../core/game.ts";
import { linkTo } from "../app/route.ts";
import { useExploration } from "../odds/decisions.tsx";
import { madeRiddle } from "../riddles/made.ts";
import { download } from "../ui/share.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { t as tOdds } from "../odds/i18n.ts";
import { t } from "./i18n.ts";
import { packedPosition } from "./link.ts";
import type { Atelier } from "./studio.ts";

/** What must lie between the best and the next: so many points of a hundred, and so many standard errors. */
const CLEARLY = 0.03;
const SURELY = 2.5;

type Verdict = "one" | "alone" | "close" | "unsure";

/** Is there one clear best decision? */
function verdictOf({ rows }: Exploration): Verdict {
  const [best, next] = rows;
  if (!best || !next) return "alone";
  const ahead = best.value - next.value;
  if (ahead < CLEARLY) return "close";
  return ahead < SURELY * Math.hypot(best.doubt, next.doubt) ? "unsure" : "one";
}

export const PuzzleMaker = ({ studio }: { studio: Atelier }): JSX.Element => {
  const { now, kit } = studio;
  const wanted = useSignal<State | undefined>(undefined);
  const state = now.value!;
  const decider = kit.game.decider(state);
  if (decider === CHANCE) return <p class="hint">{t("editor.luckFirst")}</p>;
  if (decider === OVER) return <p class="hint">{t("editor.turnOver")}</p>;
  if (wanted.value !== state)
    return (
      <>
        <p class="hint">{t("editor.puzzleHelp")}</p>
        <button type="button" class="button" data-action="puzzle" onClick={() => (wanted.value = state)}>
          {t("editor.puzzle")}
        </button>
      </>
    );
  return <Judged studio={studio} state={state} />;
};

const Judged = ({ studio, state }: { studio: Atelier; state: State }): JSX.Element => {
  const { kit, draft } = studio;
  const { found, hasFailed, stop, isStopped } = useExploration(kit, state);
  const [packed, setPacked] = useState<string | undefined>(undefined);
  const isDone = found?.done === 1;
  const verdict = isDone ? verdictOf(found) : undefined;
  const riddle = verdict === "one" ? madeRiddle(draft.value, found!) : undefined;
  useEffect(() => {
    if (riddle) void packedPosition(riddle).then(setPacked);
  }, [isDone]);
  if (hasFailed) return <p role="alert">{tOdds("explore.failed")}</p>;
  if (!verdict)
    return (
      <p class="judging" role="status">
        {isStopped ? tOdds("explore.stopped") : tOdds("explore.thinking", { n: Math.floor(100 * (found?.done ?? 0)) })}
        <progress value={found?.done ?? 0} aria-hidden="true" />
        <button type="button" class="button quiet dark" disabled={isStopped} onClick={stop}>
          {tOdds("explore.stop")}
        </button>
      </p>
    );
  return (
    <div data-test="puzzle" data-verdict={verdict}>
      <p role="status">{t(`editor.verdict.${verdict}`)}</p>
      {riddle && packed !== undefined && (
        <div class="page-actions">
          <a class="button main" data-action="solve" href={`/puzzles/${kit.game.name}/made#${packed}`}>
            {t("editor.solve")}
          </a>
          <ShareButton
            text={() => t("editor.puzzleShared")}
            url={linkTo(`/puzzles/${kit.game.name}/made#${packed}`)}
            label={t("editor.puzzleLink")}
            copied={t("editor.linkCopied")}
          />
          <button
            type="button"
            class="button quiet dark"
            data-action="puzzle-file"
            onClick={() => download(`zaubertisch-${kit.game.name}-puzzle.json`, riddle)}
          >
            {t("editor.puzzleFile")}
          </button>
        </div>
      )}
    </div>
  );
};
