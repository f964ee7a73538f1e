/** The end: who won and what decided it, and what one may want next. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Result } from "../core/game.ts";
import { t } from "./i18n/words.ts";
import { go } from "./route.ts";
import { play } from "./sound.ts";
import type { Stage } from "./stage.ts";

export const ResultPanel = ({ stage, result }: { stage: Stage; result: Result }): JSX.Element | null => {
  const isClosed = useSignal(false);
  const hasWon = "won" in result ? result.won : result.winners.includes(stage.seat.value);
  useEffect(() => play(hasWon ? "win" : "lose"), []);
  if (isClosed.value) return null;
  const title = "won" in result ? t(result.won ? "result.won" : "result.lost") : headline(stage, result.winners);
  return (
    <div class="result" role="dialog" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {stage.kit.verdict(result, stage.scene.value, stage.speaker).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="buttons">
        <button
          type="button"
          class="button main"
          data-action="again"
          onClick={() => void stage.session.again().then((to) => go(to))}
        >
          {t("result.again")}
        </button>
        <button type="button" class="button" onClick={() => (isClosed.value = true)}>
          {t("result.look")}
        </button>
        <a class="button quiet" href="/">
          {t("table.leave")}
        </a>
      </div>
    </div>
  );
};

function headline(stage: Stage, winners: readonly number[]): string {
  const names = winners.map((seat) => stage.speaker.name(seat));
  const you = winners.length === 1 && stage.speaker.isYou(winners[0]!);
  return t(winners.length === 1 ? "result.winner" : "result.winners", { you, name: names.join(t("result.and")) });
}
