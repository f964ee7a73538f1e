/** What is told, told on: whoever hears every event knows where everything is. */
import { expect, it } from "vitest";
import { seeded } from "../../core/chance.ts";
import { start, walk } from "../../testing/walk.ts";
import { LABYRINTH, nodeName } from "./board.ts";
import type { MagiciansEvent } from "./events.ts";
import { magicians } from "./game.ts";
import type { Position } from "./position.ts";
import { write } from "./position.ts";

/** What events change. */
type Ledger = { -readonly [K in "magicians" | "apprentices" | "stones" | "left" | "cards" | "active"]: Position[K] };

const ledgerOf = ({ magicians: figures, apprentices, stones, left, cards, active }: Position): Ledger => ({
  magicians: figures,
  apprentices,
  stones,
  left,
  cards,
  active,
});

/** An event as an onlooker takes it: from where the ledger says, to where the event says. */
function note(ledger: Ledger, event: MagiciansEvent): void {
  const labyrinth = nodeName(LABYRINTH);
  const move = (figure: "magicians" | "apprentices", seat: number, from: string, to: string): void => {
    expect([event.what, from]).toEqual([event.what, ledger[figure][seat]]);
    ledger[figure] = ledger[figure].with(seat, to);
  };
  const put = (place: string, by: number): void => {
    ledger.left = { ...ledger.left, [place]: ledger.left[place]! + by };
  };
  if (event.what === "walk") move("apprentices", event.seat, event.path[0]!, event.path.at(-1)!);
  if (event.what === "jump") move("magicians", event.seat, event.path[0]!, event.path.at(-1)!);
  if (event.what === "magic") move("apprentices", event.seat, event.from, event.to);
  if (event.what === "labyrinth") move(`${event.figure}s`, event.seat, event.from, labyrinth);
  if (event.what === "turn" || event.what === "again") ledger.active = event.seat;
  if (event.what === "throw" || event.what === "cast" || event.what === "read") expect(event.seat).toBe(ledger.active);
  if (event.what === "stone") {
    expect(ledger.stones[event.seat]).toBe(!event.gained);
    ledger.stones = ledger.stones.with(event.seat, event.gained);
  }
  if (event.what !== "card") return;
  const { seat, place, from } = event;
  if (from === "place") put(place, -1);
  else {
    expect(ledger.cards[from]).toContain(place);
    ledger.cards = ledger.cards.with(
      from,
      ledger.cards[from]!.filter((card) => card !== place),
    );
  }
  ledger.cards = ledger.cards.with(seat, [...ledger.cards[seat]!, place].toSorted());
}

it.each(["wild", "eager"])("M-T5 every event says what happened, from where to where: %s", (policy) => {
  const kinds = new Set<string>();
  for (const seed of ["one", "two", "three"]) {
    const chance = seeded(seed);
    const state = start(magicians, { roundLimit: 60, apprenticeMayRest: true }, chance);
    let events: MagiciansEvent[] = [];
    let ledger = ledgerOf(write(state));
    const tell = (event: object): number => events.push(event as MagiciansEvent);
    for (const { text } of walk(magicians, state, magicians.policies[policy]!, chance, Infinity, tell)) {
      for (const event of events) {
        kinds.add(event.what);
        note(ledger, event);
      }
      expect({ text, ...ledger }).toEqual({ text, ...ledgerOf(write(state)) });
      ledger = ledgerOf(write(state));
      events = [];
    }
  }
  for (const what of ["walk", "jump", "magic", "labyrinth", "stone", "card"]) expect([...kinds]).toContain(what);
});
