/** The race in a terminal. */
import type { Drawing } from "../../../core/game.ts";
import type { GlowwormsTypes } from "./types.ts";

export const drawing: Drawing<GlowwormsTypes> = {
  board: ({ goal, stones, lights, sparks, die }) =>
    stones
      .map(
        (stone, seat) => `  ${seat}: stone ${stone} of ${goal}, ${lights[seat]} lights, spark ${sparks[seat] ?? "?"}`,
      )
      .concat(die === null ? [] : [`the die shows ${die}`])
      .join("\n"),
  sentence(event, who) {
    switch (event.what) {
      case "turn":
        return `— ${who(event.seat)}'s turn`;
      case "roll":
        return `the die shows ${event.value}`;
      case "show":
        return `${who(event.seat)} shows the spark ${event.spark} and goes to stone ${event.to}`;
      case "go":
        return `${who(event.seat)} goes to stone ${event.to}`;
      case "light":
        return `${who(event.seat)} waits and lights up`;
      default:
        return undefined;
    }
  },
};
