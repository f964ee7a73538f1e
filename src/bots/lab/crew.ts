/**
 * An experiment shared by several threads, the same in Node (nodeLab.ts) and in the browser (webLab.ts). Games are handed out in
 * small lots; what is told is always that of the first games without a gap, so that it does not matter who was faster.
 */
import type { Experiment } from "./experiment.ts";
import type { LabTally } from "./tally.ts";
import { addTally } from "./tally.ts";

export interface LotRequest {
  readonly experiment: Experiment;
  readonly from: number;
  readonly to: number;
}

/** A thread plays one lot after the other. */
export interface LabThread {
  play(request: LotRequest): Promise<LabTally>;
  close(): void;
}

/** What is known so far: of this tally the first `games` games are counted. */
export interface LabProgress {
  readonly tally: LabTally;
  readonly games: number;
}

export interface LabRun {
  /** When all games are played, or the run was stopped. It fails if a thread does. */
  readonly done: Promise<LabProgress>;
  /** What was played without a gap is kept. */
  stop(): void;
}

/** So many games at a time: a fraction of a second. */
export const LOT = 50;

/** Plays on from what is known up to so many games. */
export function runLab(
  threads: readonly LabThread[],
  experiment: Experiment,
  known: LabProgress,
  games: number,
  hear: (progress: LabProgress) => void = () => undefined,
): LabRun {
  let progress = known;
  let next = known.games;
  let end = games;
  const waiting = new Map<number, { readonly tally: LabTally; readonly to: number }>();

  function take(from: number, to: number, tally: LabTally): void {
    waiting.set(from, { tally, to });
    for (let found = waiting.get(progress.games); found; found = waiting.get(progress.games)) {
      waiting.delete(progress.games);
      progress = { tally: addTally(progress.tally, found.tally), games: found.to };
    }
    hear(progress);
  }

  async function work(thread: LabThread): Promise<void> {
    while (next < end) {
      const from = next;
      const to = Math.min(games, from + LOT);
      next = to;
      take(from, to, await thread.play({ experiment, from, to }));
    }
  }

  return {
    done: Promise.all(threads.map(work)).then(() => progress),
    stop: () => void (end = 0),
  };
}
