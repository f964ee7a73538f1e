/** What is counted for the pages of those who played: cards, fights, spells, ways to the labyrinth, and how the wands fell. */
import type { State } from "../../core/game.ts";
import type { Fortune, Ledger, OpenLedger } from "../../core/ledger.ts";
import { added } from "../../core/ledger.ts";
import { SEATS, STATE } from "./state.ts";
import type { MagiciansTypes } from "./types.ts";
import { SIDES, SYMBOLS } from "./wands.ts";

const { at } = STATE;

/** M-B6 0, 1 or 2 notches, each as likely. */
const NOTCHES_MEAN = (SIDES - 1) / 2;
const NOTCHES_VARIANCE = (SIDES ** 2 - 1) / 12;

function fallen(sides: readonly number[]): Fortune {
  const counts = Array<number>(SIDES).fill(0);
  for (const side of sides) counts[side]!++;
  const n = sides.length;
  return {
    n,
    sum: sides.reduce((sum, side) => sum + side, 0),
    mean: n * NOTCHES_MEAN,
    variance: n * NOTCHES_VARIANCE,
    sides: counts,
  };
}

function open(): OpenLedger<MagiciansTypes> {
  const pages = Array.from({ length: SEATS }, () => ({
    counts: {} as Record<string, number>,
    favourites: {} as Record<string, number>,
    suffered: Array<number>(SEATS).fill(0),
    fortunes: {} as Record<string, Fortune>,
  }));
  const bump = (seat: number, name: string): void =>
    void (pages[seat]!.counts[name] = (pages[seat]!.counts[name] ?? 0) + 1);
  const bring = (seat: number, name: string, fortune: Fortune): void => {
    const own = pages[seat]!.fortunes;
    own[name] = own[name] ? added(own[name], fortune) : fortune;
  };
  return {
    note(before: State, events) {
      let doer = before[at.active]!;
      for (const event of events)
        switch (event.what) {
          case "throw":
            bring(event.seat, "wands", fallen(event.values));
            break;
          case "fight-throw":
            // M-F1 What was left lying was not thrown.
            bring(event.seat, "wands", fallen(event.rethrown.map((wand) => event.values[wand]!)));
            break;
          case "symbols": {
            // What a symbol is worth is nobody's to say: only whether all come up alike.
            const { sides } = fallen(event.hidden.map((symbol) => SYMBOLS.indexOf(symbol)));
            bring(event.seat, "symbols", { n: event.hidden.length, sum: 0, mean: 0, variance: 0, sides: sides! });
            break;
          }
          case "card":
            bump(event.seat, event.from === "place" ? "found" : "robbed");
            break;
          case "fight-won":
            // M-F4 The winner sends the loser away, whoever began.
            doer = event.seat;
            bump(event.seat, "fightsWon");
            bump(event.loser, "fightsLost");
            break;
          case "read":
            pages[event.seat]!.favourites[event.symbol] = (pages[event.seat]!.favourites[event.symbol] ?? 0) + 1;
            break;
          case "labyrinth":
            pages[event.seat]!.suffered[doer]!++;
            break;
          default:
        }
    },
    close: () => pages,
  };
}

export const ledger: Ledger<MagiciansTypes> = { version: 1, kind: () => "duel", open };
