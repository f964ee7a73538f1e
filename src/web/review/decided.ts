/** What decided a game: the review's own finding, so that result and review say the same. */
import { decidedBy } from "./findings.tsx";
import { judging } from "./judging.ts";
import { measureOf } from "./measure.ts";
import { openReel } from "./reel.ts";
import type { Finished } from "./source.ts";

/** Tells it in a sentence, later. The answer calls it off. */
export function decided(finished: Finished, hear: (text: string) => void): () => void {
  const { record, kit } = finished;
  return judging(record, (review) => {
    if (review.done < 1) return;
    const reel = openReel(finished);
    hear(decidedBy(reel, review, record.result, measureOf(kit, reel.options, record.result)));
  });
}
