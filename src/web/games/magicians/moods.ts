/** How an event of the magicians feels to those it happens to. */
import type { MagiciansEvent } from "../../../games/magicians/events.ts";
import type { Moods } from "../../faces/moods.ts";

export function moods(event: MagiciansEvent): Moods | undefined {
  switch (event.what) {
    case "card":
      return { [event.seat]: "glad", ...(event.from !== "place" && { [event.from]: "caught" }) };
    case "labyrinth":
      return { [event.seat]: "caught" };
    case "stone":
      return { [event.seat]: event.gained ? "glad" : "caught" };
    case "triple":
      return { [event.seat]: event.value === 0 ? "caught" : "glad" };
    case "bonus":
      return { [event.seat]: "glad" };
    case "fight":
      return { [event.challenged]: "caught" };
    case "fight-won":
      return { [event.seat]: "glad", [event.loser]: "sad" };
    default:
      return undefined;
  }
}
