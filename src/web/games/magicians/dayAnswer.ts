/** An answer to the duel of the day, in words: to stop, or which wands are thrown again. */
import { tOf } from "../../i18n/words.ts";

/** M-F1 Every choice of wands; the first page loads this, so it asks no rules. */
const CHOICES = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

export function dayAnswer(answer: string): string {
  const wands = CHOICES.find((each) => answer === `rethrow ${each.join(" ")}`);
  return tOf("dayAnswer.magicians", wands ? "rethrow" : "stop", {
    wands: (wands ?? []).map((wand) => wand + 1).join(", "),
  });
}
