/**
 * What somebody's hand changes in an arranged position. Towers and cards never get more or fewer: a tower takes along what stands on
 * it, a card changes places with the one it is put on. Only wizards may be left beside the board.
 */
import type { Chance } from "../../../../core/chance.ts";
import { shuffle } from "../../../../core/chance.ts";
import type { ArrangedSpace, TowersArrangement } from "../../../../games/towers/arrangement.ts";
import { levelsIn, ownersIn, placedOf } from "../../../../games/towers/arrangement.ts";
import type { TowersOptions } from "../../../../games/towers/options.ts";
import { boxOf, wizardsEach } from "../../../../games/towers/box.ts";
import { HAND, TOWERS } from "../../../../games/towers/state.ts";

/** Where a wizard can be: the level rules know by this number, Ravenskeep, or beside the board. */
export type WizardAt = number | "home" | "box";

/** A thing in the hand. */
export type Thing =
  | { readonly kind: "tower"; readonly tower: number }
  | { readonly kind: "keep" }
  | { readonly kind: "wizard"; readonly owner: number; readonly at: WizardAt }
  | { readonly kind: "card"; readonly from: CardAt };

/** A place of a hand, or a pile; of a pile which kind of card. */
export type CardAt =
  | { readonly pile: "hand"; readonly share: number; readonly slot: number }
  | { readonly pile: "deck" | "discard"; readonly card: string };

const atOf = (name: string | undefined): WizardAt => (name === "home" || name === "box" ? name : Number(name));

/** As the page writes them: `tower 3`, `keep`, `wizard 0 17`, `card hand 0 1`, `card deck T1`. */
export function thingOf(name: string): Thing {
  const [kind, a, b, c] = name.split(" ");
  if (kind === "tower") return { kind, tower: Number(a) };
  if (kind === "wizard") return { kind, owner: Number(a), at: atOf(b) };
  if (kind === "card") return { kind, from: cardAt(a, b, c) };
  return { kind: "keep" };
}

const cardAt = (pile?: string, a?: string, b?: string): CardAt =>
  pile === "hand"
    ? { pile, share: Number(a), slot: Number(b) }
    : { pile: pile === "discard" ? "discard" : "deck", card: a ?? "" };

/** Spots: `space 5` is the top of it, `level 17`, `home`, `box`, `hand 0 1`, `deck`, `discard`. */
export function put(position: TowersArrangement, thing: Thing, spot: string): TowersArrangement | undefined {
  const [where, a, b] = spot.split(" ");
  const space = Number(a);
  switch (thing.kind) {
    case "tower":
      return where === "space" ? withTower(position, thing.tower, space) : undefined;
    case "keep":
      return where === "space" ? { ...position, keep: { ...position.keep, space } } : undefined;
    case "wizard":
      return withWizard(position, thing.owner, thing.at, wizardSpot(position, where, a));
    case "card":
      return where === "hand" || where === "deck" || where === "discard"
        ? withCard(position, thing.from, cardAt(where, a, b))
        : undefined;
  }
}

/** The space a thing on the board is on; undefined: it is beside it. */
export function spaceOf({ spaces, keep }: TowersArrangement, name: string): number | undefined {
  const thing = thingOf(name);
  if (thing.kind === "keep") return keep.space;
  if (thing.kind === "card") return undefined;
  const found = spaces.findIndex((each, space) =>
    thing.kind === "tower"
      ? each.towers.some(({ tower }) => tower === thing.tower)
      : levelsIn(each, space).some(({ at }) => at === thing.at),
  );
  return found < 0 ? undefined : found;
}

function wizardSpot({ spaces, keep }: TowersArrangement, where?: string, a?: string): WizardAt | undefined {
  if (where === "level") return Number(a);
  if (where === "home" || where === "box") return where;
  if (where !== "space") return undefined;
  // T-W4 Who comes to where Ravenskeep stands goes in.
  return Number(a) === keep.space ? "home" : levelsIn(spaces[Number(a)]!, Number(a)).at(-1)!.at;
}

function withTower(position: TowersArrangement, tower: number, to: number): TowersArrangement | undefined {
  const { spaces, keep } = position;
  const from = spaces.findIndex(({ towers }) => towers.some((each) => each.tower === tower));
  const height = spaces[from]!.towers.findIndex((each) => each.tower === tower);
  if (from === to) return undefined;
  const taken = spaces[from]!.towers.slice(height);
  return {
    ...position,
    spaces: spaces.map((each, i) => {
      if (i === from) return { ...each, towers: each.towers.slice(0, height) };
      return i === to ? { ...each, towers: [...each.towers, ...taken] } : each;
    }),
    // T-M1 Ravenskeep on top goes along.
    keep: keep.space === from ? { ...keep, space: to } : keep,
  };
}

const less = (list: readonly number[], owner: number): number[] =>
  list.includes(owner) ? list.toSpliced(list.indexOf(owner), 1) : [...list];
const more = (list: readonly number[], owner: number): number[] => [...list, owner].toSorted((a, b) => a - b);

/** The same with another list on one level. */
const onLevel = (
  position: TowersArrangement,
  at: number,
  change: (on: readonly number[]) => readonly number[],
): TowersArrangement => ({
  ...position,
  spaces: position.spaces.map((each, i): ArrangedSpace => {
    const levels = levelsIn(each, i).map((level) => (level.at === at ? change(level.on) : level.on));
    return { ground: levels[0]!, towers: each.towers.map(({ tower }, n) => ({ tower, on: levels[n + 1]! })) };
  }),
});

const atHome = (position: TowersArrangement, owner: number, by: number): TowersArrangement => ({
  ...position,
  keep: { ...position.keep, home: position.keep.home.map((count, i) => (i === owner ? count + by : count)) },
});

function withWizard(
  position: TowersArrangement,
  owner: number,
  from: WizardAt,
  to: WizardAt | undefined,
): TowersArrangement | undefined {
  if (to === undefined || to === from) return undefined;
  const lifted =
    from === "box"
      ? position
      : from === "home"
        ? atHome(position, owner, -1)
        : onLevel(position, from, (on) => less(on, owner));
  if (to === "box") return lifted;
  return to === "home" ? atHome(lifted, owner, 1) : onLevel(lifted, to, (on) => more(on, owner));
}

const without = (list: readonly string[], card: string): string[] => list.toSpliced(list.indexOf(card), 1);

/** A card changes places with the one of a hand it is put on; an empty place takes it. */
function withCard(position: TowersArrangement, from: CardAt, to: CardAt): TowersArrangement | undefined {
  const { hands } = position;
  const cardOf = (at: CardAt): string | undefined => (at.pile === "hand" ? hands[at.share]![at.slot] : at.card);
  const card = cardOf(from);
  if (card === undefined || (from.pile !== "hand" && to.pile === from.pile)) return undefined;
  const back = to.pile === "hand" ? cardOf(to) : undefined;
  if (from.pile === "hand" && to.pile === "hand" && from.share === to.share) return undefined;
  const taken = take(position, from.pile, "share" in from ? from.share : 0, card);
  const cleared = back !== undefined && to.pile === "hand" ? take(taken, "hand", to.share, back) : taken;
  const given = give(cleared, to.pile, "share" in to ? to.share : 0, card);
  return back === undefined ? given : give(given, from.pile, "share" in from ? from.share : 0, back);
}

const onHand = (
  position: TowersArrangement,
  share: number,
  change: (hand: readonly string[]) => string[],
): TowersArrangement => ({
  ...position,
  hands: position.hands.map((hand, i) => (i === share ? change(hand).toSorted() : hand)),
});

function take(position: TowersArrangement, pile: CardAt["pile"], share: number, card: string): TowersArrangement {
  if (pile === "hand") return onHand(position, share, (hand) => without(hand, card));
  return { ...position, [pile]: without(position[pile], card) };
}

function give(position: TowersArrangement, pile: CardAt["pile"], share: number, card: string): TowersArrangement {
  if (pile === "hand") return onHand(position, share, (hand) => [...hand, card]);
  return { ...position, [pile]: pile === "deck" ? [card, ...position.deck] : [...position.discard, card] };
}

/** One potion of a share goes from empty to full to spent to empty. */
export function turnPotion(
  position: TowersArrangement,
  share: number,
  from: "empty" | "full" | "spent",
): TowersArrangement {
  const to = from === "empty" ? "full" : from === "full" ? "spent" : "empty";
  const turned = position.potions.map((each, i) =>
    i === share ? { ...each, [from]: each[from] - 1, [to]: each[to] + 1 } : each,
  );
  return { ...position, potions: turned };
}

/** Wizards of owners who are there, as many as there are; hands and potions of the new number. */
export function refit(options: TowersOptions, position: TowersArrangement): TowersArrangement {
  const owners = ownersIn(options);
  const each = wizardsEach(options);
  const counts = Array<number>(owners).fill(0);
  const kept = (on: readonly number[]): number[] => on.filter((owner) => owner < owners && ++counts[owner]! <= each);
  const home = Array.from({ length: owners }, (_, owner) => {
    const count = Math.min(each, position.keep.home[owner] ?? 0);
    counts[owner]! += count;
    return count;
  });
  const spaces = position.spaces.map(({ ground, towers }) => ({
    ground: kept(ground),
    towers: towers.map(({ tower, on }) => ({ tower, on: kept(on) })),
  }));
  const cards = position.hands.slice(owners).flat();
  const deck = [...cards, ...position.deck];
  const hands = Array.from({ length: owners }, (_, i) => position.hands[i] ?? deck.splice(0, HAND).toSorted());
  const of = boxOf(options).potions;
  const potions = Array.from({ length: owners }, (_, i) => {
    const { full = 0, spent = 0 } = position.potions[i] ?? {};
    const left = Math.min(of, full);
    const gone = Math.min(of - left, spent);
    return { empty: of - left - gone, full: left, spent: gone };
  });
  const active = Math.min(position.active, options.players - 1);
  return { ...position, active, spaces, keep: { ...position.keep, home }, hands, deck, potions };
}

/** Towers on their first spaces, nobody on them, every potion empty. */
export const clear = (options: TowersOptions, position: TowersArrangement): TowersArrangement => ({
  ...position,
  spaces: position.spaces.map((_, space) => ({
    ground: [],
    towers: space > 0 && space <= TOWERS ? [{ tower: space, on: [] }] : [],
  })),
  keep: { space: 0, home: position.keep.home.map(() => 0) },
  deck: [...position.deck, ...position.discard],
  discard: [],
  potions: position.potions.map(() => ({ empty: boxOf(options).potions, full: 0, spent: 0 })),
});

/** T-H1 The order of the draw pile is known to nobody. */
export function shuffled(position: TowersArrangement, chance: Chance): TowersArrangement {
  const order = Uint8Array.from(position.deck, (_, i) => i);
  shuffle(order, order.length, chance);
  return { ...position, deck: Array.from(order, (i) => position.deck[i]!) };
}

/** Wizards of an owner that are not placed yet. */
export const inBox = (options: TowersOptions, position: TowersArrangement, owner: number): number =>
  Math.max(0, wizardsEach(options) - placedOf(position, owner));
