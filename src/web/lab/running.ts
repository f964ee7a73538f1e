/** Experiments on this device: side by side in a few workers, stopped and gone on with as one likes. */
import type { Signal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { LabProgress, LabRun, LabThread } from "../../bots/lab/crew.ts";
import { runLab } from "../../bots/lab/crew.ts";
import type { Experiment } from "../../bots/lab/experiment.ts";
import { benchOf, emptyTally } from "../../bots/lab/experiment.ts";
import { webLabThread } from "../../bots/lab/webLab.ts";
import { isRefusal } from "../../core/game.ts";

/** What one side has found, and of which experiment. */
export interface LabFinding {
  readonly key: string;
  readonly progress: LabProgress;
}

export interface Running {
  /** By side. */
  readonly found: Signal<readonly (LabFinding | undefined)[]>;
  readonly isRunning: Signal<boolean>;
  readonly secondsLeft: Signal<number | undefined>;
  readonly fault: Signal<string | undefined>;
  /** Plays each experiment up to so many games, by turns, going on from what is known. */
  start(experiments: readonly Experiment[], games: number): void;
  stop(): void;
  close(): void;
}

/** Both sides grow together: so many games of one, then of the other. */
const STRETCH = 500;
const MOST_THREADS = 4;

export const keyOf = (experiment: Experiment): string => JSON.stringify(experiment);

const startThread = (): LabThread =>
  webLabThread(new Worker(new URL("../../bots/lab/webWorker.ts", import.meta.url), { type: "module" }));

export function openRunning(): Running {
  const found = signal<readonly (LabFinding | undefined)[]>([]);
  const isRunning = signal(false);
  const secondsLeft = signal<number | undefined>(undefined);
  const fault = signal<string | undefined>(undefined);
  let threads: LabThread[] = [];
  let run: LabRun | undefined;
  let isWanted = false;

  function dismiss(): void {
    for (const thread of threads) thread.close();
    threads = [];
  }

  const put = (side: number, finding: LabFinding): void =>
    void (found.value = Object.assign([...found.value], { [side]: finding }));

  function knownOf(side: number, experiment: Experiment): LabProgress | undefined {
    const kept = found.value[side];
    if (kept?.key === keyOf(experiment)) return kept.progress;
    const bench = benchOf(experiment.setup);
    return isRefusal(bench) ? undefined : { tally: emptyTally(bench), games: 0 };
  }

  async function play(experiments: readonly Experiment[], games: number): Promise<void> {
    const started = performance.now();
    const before = experiments.map((experiment, side) => knownOf(side, experiment)?.games ?? 0);
    const toPlay = before.reduce((sum, done) => sum + Math.max(0, games - done), 0);
    const played = (): number =>
      experiments.reduce((sum, _, side) => sum + (found.value[side]?.progress.games ?? 0) - before[side]!, 0);
    experiments.forEach((experiment, side) => {
      const progress = knownOf(side, experiment);
      if (progress) put(side, { key: keyOf(experiment), progress });
    });
    for (let target = STRETCH; target <= games; target += STRETCH)
      for (const [side, experiment] of experiments.entries()) {
        const progress = knownOf(side, experiment);
        if (!isWanted) return;
        if (!progress || progress.games >= target) continue;
        run = runLab(threads, experiment, progress, target, (next) => {
          if (!isWanted) return;
          put(side, { key: keyOf(experiment), progress: next });
          const done = played();
          if (done > 0)
            secondsLeft.value = Math.ceil((((performance.now() - started) / done) * (toPlay - done)) / 1000);
        });
        await run.done;
      }
  }

  return {
    found,
    isRunning,
    secondsLeft,
    fault,
    start(experiments, games) {
      if (isRunning.value) return;
      const count = Math.min(MOST_THREADS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
      threads = Array.from({ length: count }, startThread);
      isRunning.value = true;
      isWanted = true;
      fault.value = undefined;
      secondsLeft.value = undefined;
      play(experiments, games)
        .catch((error: unknown) => {
          if (isWanted) fault.value = error instanceof Error ? error.message : String(error);
        })
        .finally(() => {
          isRunning.value = false;
          isWanted = false;
          dismiss();
        });
    },
    stop() {
      isWanted = false;
      run?.stop();
      dismiss();
      isRunning.value = false;
    },
    close() {
      this.stop();
    },
  };
}
