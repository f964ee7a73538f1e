/** The board and what happens there for a terminal. */
import type { Drawing, Seat } from "../../core/game.ts";
import type { MagiciansEvent } from "./events.ts";
import type { MagiciansView } from "./hidden.ts";
import type { MagiciansTypes } from "./types.ts";

const list = (items: readonly (string | number)[]): string => (items.length ? items.join(" ") : "–");

function board(view: MagiciansView): string {
  const colours = ["red", "black", "white"];
  const seats = colours.map((colour, seat) => {
    const stone = view.stones[seat] ? " with its power stone" : "";
    return `  ${seat} ${colour}: magician on ${view.magicians[seat]}, apprentice on ${view.apprentices[seat]}${stone}; cards: ${list(view.cards[seat]!)}`;
  });
  const left = Object.entries(view.left).map(([place, count]) => `${place} ${count}`);
  return `  forest ── magician ── tower
    │          │
  castle ──── life ──── labyrinth
    │          │
   sun ───── mill ───── moon
cards left: ${left.join(", ")}
${seats.join("\n")}`;
}

function sentence(event: MagiciansEvent, who: (seat: Seat) => string): string | undefined {
  switch (event.what) {
    case "turn":
      return `— ${who(event.seat)}'s turn`;
    case "again":
      return `${who(event.seat)} throws again`;
    case "throw":
      return `${who(event.seat)} throws ${event.values.join(" ")}: ${event.values.reduce((a, b) => a + b, 0)} steps for the apprentice, ${event.values[event.seat]} for the magician`;
    case "triple":
      return `three times ${event.value}!`;
    case "bonus":
      return `${who(event.seat)} has a sixth card: one more throw`;
    case "jump":
      return `${who(event.seat)}'s magician goes to ${event.path.at(-1)}`;
    case "walk":
      return `${who(event.seat)}'s apprentice goes to ${event.path.at(-1)}`;
    case "labyrinth":
      return `${who(event.seat)}'s ${event.figure} is sent to the labyrinth`;
    case "stone":
      return `${who(event.seat)}'s apprentice ${event.gained ? "gets" : "loses"} its power stone`;
    case "card":
      return `${who(event.seat)} takes the card of ${event.place} from ${event.from === "place" ? "its place" : who(event.from)}`;
    case "fight":
      return `${who(event.challenger)} challenges ${who(event.challenged)} on ${event.place}`;
    case "fight-throw":
      return `${who(event.seat)} throws ${event.values.join(" ")} (throw ${event.throws})`;
    case "laid":
      return `${who(event.seat)}: ${event.sum} on ${event.throws}`;
    case "fight-again":
      return `equal: again, ${who(event.leader)} leads`;
    case "fight-won":
      return `${who(event.seat)} wins the fight`;
    case "symbols":
      return `the wands hide ${event.hidden.join(", ")}`;
    case "read":
      return `${who(event.seat)} reads ${event.symbol}`;
    case "magic":
      return `${who(event.seat)}'s apprentice is on ${event.to} by magic`;
    default:
      return undefined;
  }
}

export const drawing: Drawing<MagiciansTypes> = { board, sentence };
