/** Boards and events for a terminal: plain text, readable aloud. */
import type { Event, JsonObject, Result } from "../core/game.ts";
import type { MagiciansEvent } from "../games/magicians/events.ts";
import type { View as MagiciansView } from "../games/magicians/hidden.ts";
import type { HeardEvent } from "../games/towers/events.ts";
import type { View as TowersView } from "../games/towers/hidden.ts";

/** How a game shows itself in a terminal. */
export interface Drawing {
  board(view: JsonObject): string;
  /** One sentence; undefined if it says nothing worth a line. */
  sentence(event: Event, who: (seat: number) => string): string | undefined;
}

const list = (items: readonly (string | number)[]): string => (items.length ? items.join(" ") : "–");

function towersBoard(json: JsonObject): string {
  const view = json as unknown as TowersView;
  const spaces = view.spaces.map(({ towers, on }, space) => {
    const keep = view.keep.space === space ? "  Ravenskeep" : "";
    const stack = towers.map((tower) => (tower % 2 ? `[${tower}^]` : `[${tower} ]`)).join("");
    const wizards = on.length ? ` wizards: ${on.join(" ")}` : "";
    const content = `${stack}${wizards}${keep}`;
    return `${String(space).padStart(4)}${space % 4 === 0 ? "^" : " "} ${content || "·"}`;
  });
  const players = view.potions.map(({ empty, full, spent }, seat) => {
    const potions = empty + full + spent > 0 ? `, potions: ${full} full, ${empty} empty, ${spent} spent` : "";
    return `  ${seat}: ${view.keep.home[seat]} home${potions}`;
  });
  const piles = `draw pile ${view.deck}, discarded ${view.discard.length}`;
  const hand = view.hand ? `\nhand: ${view.hand.join("  ")}` : "";
  return `${spaces.join("\n")}\n  (towers from the bottom up, ^ is a raven shield; ${piles})\n${players.join("\n")}${hand}`;
}

function towersSentence(told: Event, who: (seat: number) => string): string | undefined {
  const event = told as HeardEvent;
  switch (event.what) {
    case "turn":
      return `— ${who(event.seat)}'s turn`;
    case "play":
      return `${who(event.seat)} plays ${event.card}`;
    case "redraw":
      return `${who(event.seat)} discards ${event.cards.join(" ")}`;
    case "roll":
      return `the die shows ${event.value}`;
    case "declare":
      return `${who(event.seat)} declares ${event.move}`;
    case "lost":
      return "the move cannot be made any more: the card is lost";
    case "skip":
      return "no move is made";
    case "ask":
      return `${who(event.seat)} asks the partner for a card`;
    case "decline":
      return `${who(event.seat)} declines`;
    case "give":
    case "return":
      return `${who(event.seat)} gives ${"card" in event ? event.card : "a card"} to ${who(event.to)}`;
    case "potion":
      return `${who(event.seat)} gives a potion to ${who(event.to)}`;
    case "cast":
      return `${who(event.seat)} casts ${event.spell} for ${event.price}`;
    case "wizard":
      return `a wizard of ${who(event.owner)} goes from ${event.from} ${event.home ? "into Ravenskeep" : `to ${event.to}`}`;
    case "tower":
      return `tower ${event.tower} goes from ${event.from} to ${event.to}${event.imprisons ? " and imprisons wizards" : ""}`;
    case "swap":
      return `towers ${event.towers.join(" and ")} change places`;
    case "keep":
      return `Ravenskeep goes from ${event.from} to ${event.to}`;
    case "fill":
      return `${who(event.seat)} fills a potion`;
    case "lift":
      return `under tower ${event.tower}: ${list(event.under)}`;
    case "shuffle":
      return "the discard pile is shuffled into a new draw pile";
    default:
      return undefined;
  }
}

function magiciansBoard(json: JsonObject): string {
  const view = json as unknown as MagiciansView;
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

function magiciansSentence(told: Event, who: (seat: number) => string): string | undefined {
  const event = told as MagiciansEvent;
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

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  towers: { board: towersBoard, sentence: towersSentence },
  magicians: { board: magiciansBoard, sentence: magiciansSentence },
};

export function resultSentence(result: Result, who: (seat: number) => string): string {
  if ("won" in result) return result.won ? `You have won with ${result.score} cards.` : "You have lost.";
  const ranking = result.ranking.map((rank, i) => `${i + 1}. ${rank.map(who).join(" and ")}`);
  return `The game is over. ${ranking.join(", ")}.`;
}
