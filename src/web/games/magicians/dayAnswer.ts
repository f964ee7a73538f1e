/** An answer to the duel of the day, in words: to stop, or which wands are thrown again. */
import { tOf } from "../../i18n/words.ts";

export function dayAnswer(text: string): string {
  const [verb = "", ...wands] = text.split(" ");
  return tOf("dayAnswer.magicians", verb === "stop" ? "stop" : "rethrow", {
    wands: wands.map((wand) => Number(wand) + 1).join(", "),
  });
}
