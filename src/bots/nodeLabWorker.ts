/** A worker thread of Node that plays games of the laboratory. */
import { parentPort } from "node:worker_threads";
import type { LotRequest } from "./lab/crew.ts";
import { playGames } from "./lab/experiment.ts";

parentPort?.on("message", ({ experiment, from, to }: LotRequest) =>
  parentPort?.postMessage(playGames(experiment, from, to)),
);
