/** What is counted for the pages of those who played: wizards home and shut in, spells, the die and the cards. */
import type { Seat, State } from "../../core/game.ts";
import type { Account, Fortune, Ledger, OpenLedger } from "../../core/ledger.ts";
import { added } from "../../core/ledger.ts";
import { CARD_TABLES, cardOf, DIE } from "./cards.ts";
import type { TowersEvent } from "./events.ts";
import { MODES } from "./options.ts";
import type { Spell } from "./spells.ts";
import { partnerOf, STATE, wizardsOn } from "./state.ts";
import type { TowersTypes } from "./types.ts";

const { at } = STATE;

const DIE_SIDES = DIE - 1;
/** T-B8 What a fair die shows on average, and how that scatters. */
const DIE_MEAN = (DIE_SIDES + 1) / 2;
const DIE_VARIANCE = (DIE_SIDES ** 2 - 1) / 12;

const steps = (count: number): number => (count === DIE ? DIE_MEAN : count);
/** T-B6 How far a card moves, tower and wizard together; the die by its average. */
const stepsOn = (card: number): number => steps(CARD_TABLES.towerSteps[card]!) + steps(CARD_TABLES.wizardSteps[card]!);

/** T-S4, T-S6 */
const MOVING_TOWERS: readonly Spell[] = ["advance-tower", "headwind-tower"];

interface Page {
  readonly counts: Record<string, number>;
  readonly favourites: Record<string, number>;
  readonly suffered: number[];
  readonly fortunes: Record<string, Fortune>;
}

const bump = (counts: Record<string, number>, name: string, by = 1): void =>
  void (counts[name] = (counts[name] ?? 0) + by);

const bring = (page: Page, name: string, fortune: Fortune): void =>
  void (page.fortunes[name] = page.fortunes[name] ? added(page.fortunes[name], fortune) : fortune);

function rolled(value: number): Fortune {
  const sides = Array.from({ length: DIE_SIDES }, (_, i) => Number(i === value - 1));
  return { n: 1, sum: value, mean: DIE_MEAN, variance: DIE_VARIANCE, sides };
}

/** The cards of the pile that is drawn from; T-T3 just after a shuffle the discarded ones are that pile. */
function pileOf(before: State, events: readonly TowersEvent[]): number[] {
  const isFresh = events.some(({ what }) => what === "shuffle");
  const [from, size] = isFresh ? [at.discard, before[at.discardSize]!] : [at.deck, before[at.deckSize]!];
  return Array.from(before.subarray(from, from + size), stepsOn);
}

/** Cards are drawn one after the other, each from what the pile still holds; what it scatters by adds up. */
function drawn(pile: number[], cards: readonly string[]): Fortune {
  const total = { n: 0, sum: 0, mean: 0, variance: 0 };
  for (const code of cards) {
    const value = stepsOn(cardOf(code));
    const mean = pile.reduce((sum, each) => sum + each, 0) / pile.length;
    total.n++;
    total.sum += value;
    total.mean += mean;
    total.variance += pile.reduce((sum, each) => sum + (each - mean) ** 2, 0) / pile.length;
    pile.splice(pile.indexOf(value), 1);
  }
  return total;
}

function open(setup: State): OpenLedger<TowersTypes> {
  const players = setup[at.players]!;
  const pages = Array.from({ length: players }, (): Page => ({
    counts: {},
    favourites: {},
    suffered: Array<number>(players).fill(0),
    fortunes: {},
  }));
  /** Alone and together the wizards are everybody's. */
  const ownersOf = (owner: number): Page[] => (setup[at.shared] ? pages : [pages[owner]!]);

  /** T-M3 Whoever is right under a tower that has just landed is shut in by it. */
  function shutIn(after: State, tower: number, doer: Seat): void {
    const level = after[at.below + tower]!;
    for (let owner = 0; owner < setup[at.owners]!; owner++) {
      const count = wizardsOn(after, level, owner);
      if (count === 0) continue;
      for (const page of ownersOf(owner)) page.suffered[doer]! += count;
      if (setup[at.shared] || owner !== doer) bump(pages[doer]!.counts, "shut", count);
    }
  }

  return {
    note(before, events, after) {
      const active = before[at.active]!;
      let caster: Seat | undefined;
      let pile: number[] | undefined;
      for (const event of events) {
        if (event.what === "cast") {
          if (MOVING_TOWERS.includes(event.spell)) caster = event.seat;
          bump(pages[event.seat]!.favourites, event.spell);
        } else if (event.what === "fill") bump(pages[event.seat]!.counts, "filled");
        else if (event.what === "wizard" && event.home)
          for (const page of ownersOf(event.owner)) bump(page.counts, "home", event.count);
        else if (event.what === "tower") {
          // T-N2 The first tower is the spell's; one that was declared is the active seat's, whoever's answer lets it go.
          if (event.imprisons) shutIn(after, event.tower, caster ?? active);
          caster = undefined;
        } else if (event.what === "roll") bring(pages[event.seat]!, "die", rolled(event.value));
        else if (event.what === "draw" && "cards" in event)
          bring(pages[event.seat]!, "cards", drawn((pile ??= pileOf(before, events)), event.cards));
      }
    },
    close: (): readonly Account[] => pages,
  };
}

export const ledger: Ledger<TowersTypes> = {
  version: 1,
  kind: (s) => MODES[s[at.mode]!]! + (s[at.teams] ? "-teams" : ""),
  side: (s, seat) => (s[at.teams] ? Math.min(seat, partnerOf(s, seat)) : seat),
  open,
};
