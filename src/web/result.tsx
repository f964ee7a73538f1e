/** The end: who won and what decided it, and what one may want next. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Result } from "../core/game.ts";
import { t, tOf } from "./i18n/words.ts";
import { go } from "./route.ts";
import { play } from "./sound.ts";
import type { Stage } from "./stage.ts";

export const ResultPanel = ({ stage, result }: { stage: Stage; result: Result }): JSX.Element | null => {
  const isClosed = useSignal(false);
  const { extra } = stage.session;
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
      {extra?.Ending && <extra.Ending stage={stage} result={result} />}
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
        <button type="button" class="button quiet dark" onClick={() => void keepRecord(stage)}>
          {t("result.record")}
        </button>
        {stage.session.isOnline && <Verify stage={stage} />}
        <a class="button quiet dark" href={extra?.leave ?? "/"}>
          {t("table.leave")}
        </a>
      </div>
    </div>
  );
};

/** The record as a file of one's own. */
async function keepRecord(stage: Stage): Promise<void> {
  const record = await stage.session.record();
  if (!record) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = `${stage.kit.game.name}-${stage.session.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Draws the whole game again in this browser: nobody has to be trusted. */
const Verify = ({ stage }: { stage: Stage }): JSX.Element => {
  const found = useSignal<"unknown" | "fair" | "unfair">("unknown");
  const check = async (): Promise<void> => {
    const [record, { verifyJson }] = await Promise.all([stage.session.record(), import("../games/verify.ts")]);
    found.value = record && verifyJson(record) === undefined ? "fair" : "unfair";
  };
  return found.value === "unknown" ? (
    <button type="button" class="button quiet dark" data-action="verify" onClick={() => void check()}>
      {t("result.verify")}
    </button>
  ) : (
    <p role="status">{tOf("result", found.value)}</p>
  );
};

function headline(stage: Stage, winners: readonly number[]): string {
  const names = winners.map((seat) => stage.speaker.name(seat));
  const you = winners.length === 1 && stage.speaker.isYou(winners[0]!);
  return t(winners.length === 1 ? "result.winner" : "result.winners", { you, name: names.join(t("result.and")) });
}
