/** A Web Worker that plays games of the laboratory. */
import type { LotRequest } from "./crew.ts";
import { playGames } from "./experiment.ts";

addEventListener("message", ({ data: { experiment, from, to } }: MessageEvent<LotRequest>) =>
  postMessage(playGames(experiment, from, to)),
);
