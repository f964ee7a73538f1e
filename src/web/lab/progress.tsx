/** Play, stop, go on; how many games are played, and how long the rest will take. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "./i18n.ts";

interface Props {
  readonly isReady: boolean;
  readonly isRunning: boolean;
  readonly done: number;
  readonly all: number;
  readonly seconds: number | undefined;
  readonly fault: string | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  readonly children: ComponentChildren;
}

export const Progress = ({
  isReady,
  isRunning,
  done,
  all,
  seconds,
  fault,
  start,
  stop,
  children,
}: Props): JSX.Element => (
  <section class="lab-doing" aria-label={t("lab.games")}>
    <div class="page-actions">
      {isRunning ? (
        <button type="button" class="button main large" data-action="stop" onClick={stop}>
          {t("lab.stop")}
        </button>
      ) : (
        <button
          type="button"
          class="button main large"
          data-action="run"
          disabled={!isReady || done >= all}
          onClick={start}
        >
          {t(done > 0 && done < all ? "lab.goOn" : "lab.run")}
        </button>
      )}
      {children}
    </div>
    {(isRunning || done > 0) && <progress value={done} max={all} aria-label={t("lab.played", { done, all })} />}
    <p role="status">
      {(isRunning || done > 0) && t("lab.played", { done, all })}
      {isRunning && seconds !== undefined && ` · ${t("lab.left", { s: seconds })}`}
    </p>
    {fault !== undefined && (
      <p class="warning" role="alert">
        {t("lab.failed", { why: fault })}
      </p>
    )}
  </section>
);
