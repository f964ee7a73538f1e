/** What is heard, by name. The instruments come with the first sound somebody may hear. */
import type { Seat } from "../../core/game.ts";
import { sound } from "../app/settings.ts";
import type { Sound } from "../table/kit.ts";

/** `by`: whose deed it is; every player has a note of their own. */
export function play(what: Sound, by?: Seat): void {
  // Browsers let a page sound only after the first touch.
  if (what === "none" || sound.value === "off" || !navigator.userActivation?.hasBeenActive) return;
  void import("../sound/band.ts").then((band) => band.play(what, by));
}
