/** Experiments at a terminal: in as many threads as wished for, with a bar of progress. */
import { availableParallelism } from "node:os";
import { benchOf, emptyTally } from "../../bots/lab/experiment.ts";
import type { Experiment } from "../../bots/lab/experiment.ts";
import type { LabProgress, LabThread } from "../../bots/lab/crew.ts";
import { runLab } from "../../bots/lab/crew.ts";
import { nodeLabThread } from "../../bots/nodeLab.ts";
import { isRefusal } from "../../core/game.ts";
import { progressBar } from "../progress.ts";

export interface Crew {
  /** Plays on from what is known, or from the beginning. */
  play(label: string, experiment: Experiment, games: number, known?: LabProgress): Promise<LabProgress>;
  close(): void;
}

export const allCores = (): number => availableParallelism();

export function openCrew(size: number): Crew {
  const threads: LabThread[] = Array.from({ length: size }, nodeLabThread);
  return {
    async play(label, experiment, games, known) {
      const bench = benchOf(experiment.setup);
      if (isRefusal(bench)) throw new Error(bench.say);
      const bar = progressBar(label);
      const begin = known ?? { tally: emptyTally(bench), games: 0 };
      const found = await runLab(threads, experiment, begin, games, ({ games: done }) => {
        if (done > 0) bar.show(done, games);
      }).done;
      bar.clear();
      return found;
    },
    close() {
      for (const thread of threads) thread.close();
    },
  };
}
