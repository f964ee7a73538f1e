/** M-O Every combination of options that changes the rules, for tests and long runs. */
import type { JsonObject } from "../../core/game.ts";

export const wishes: readonly JsonObject[] = [false, true].flatMap((apprenticeMayRest) =>
  [undefined, 1, 5, 40].flatMap((roundLimit) =>
    [undefined, 0, 1, 2].map((start) => ({
      apprenticeMayRest,
      ...(roundLimit !== undefined && { roundLimit }),
      ...(start !== undefined && { start }),
    })),
  ),
);
