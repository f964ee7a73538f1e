/** The board and what happens there for a terminal. */
import type { Drawing, Seat } from "../../core/game.ts";
import type { HeardEvent } from "./events.ts";
import type { TowersView } from "./hidden.ts";
import { hasShield, towerTop } from "./state.ts";
import type { TowersTypes } from "./types.ts";

const list = (items: readonly (string | number)[]): string => (items.length ? items.join(" ") : "–");

function board(view: TowersView): string {
  const spaces = view.spaces.map(({ towers, on }, space) => {
    const keep = view.keep.space === space ? "  Ravenskeep" : "";
    const stack = towers.map((tower) => (hasShield(towerTop(tower)) ? `[${tower}^]` : `[${tower} ]`)).join("");
    const wizards = on.length ? ` wizards: ${on.join(" ")}` : "";
    const content = `${stack}${wizards}${keep}`;
    return `${String(space).padStart(4)}${hasShield(space) ? "^" : " "} ${content || "·"}`;
  });
  const players = view.potions.map(({ empty, full, spent }, seat) => {
    const potions = empty + full + spent > 0 ? `, potions: ${full} full, ${empty} empty, ${spent} spent` : "";
    return `  ${seat}: ${view.keep.home[seat]} home${potions}`;
  });
  const piles = `draw pile ${view.deck}, discarded ${view.discard.length}`;
  const hand = view.hand ? `\nhand: ${view.hand.join("  ")}` : "";
  return `${spaces.join("\n")}\n  (towers from the bottom up, ^ is a raven shield; ${piles})\n${players.join("\n")}${hand}`;
}

function sentence(event: HeardEvent, who: (seat: Seat) => string): string | undefined {
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

export const drawing: Drawing<TowersTypes> = { board, sentence };
