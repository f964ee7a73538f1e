/** A position that somebody puts together, at the start of a turn: possible or not, every tower and every card is in it. */
import type { Flaw } from "../../core/flaw.ts";
import { flawOf, isFlaw } from "../../core/flaw.ts";
import type { Json, JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { isObject, isWhole, listOf } from "../../core/json.ts";
import { cardOf, CODES, COPIES } from "./cards.ts";
import type { TowersOptions } from "./options.ts";
import { isShared } from "./options.ts";
import { read } from "./position.ts";
import { boxOf, wizardsEach } from "./box.ts";
import { HAND, hasShield, LEVEL_ROOM, SPACES, TOWERS, towerTop } from "./state.ts";

/** One space: who stands on its ground, and its towers from the bottom with who stands on each. */
export type ArrangedSpace = {
  readonly ground: readonly number[];
  readonly towers: readonly { readonly tower: number; readonly on: readonly number[] }[];
};

/** The canonical state of notation, without what a turn under way adds. */
export type TowersArrangement = {
  readonly active: number;
  readonly spaces: readonly ArrangedSpace[];
  readonly keep: { readonly space: number; readonly home: readonly number[] };
  readonly hands: readonly (readonly string[])[];
  /** Top first. */
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly potions: readonly { readonly empty: number; readonly full: number; readonly spent: number }[];
};

export const ownersIn = ({ mode, players }: TowersOptions): number => (isShared(mode) ? 1 : players);

const broken = (flaw: string, clause: string, values?: Flaw["values"]): Flaw => flawOf("broken", flaw, clause, values);

/** What JSON from anywhere says, or why it cannot be shown. */
export function arrangementOf(options: TowersOptions, json: Json | undefined): TowersArrangement | Flaw {
  if (!isObject(json)) return broken("form", "T-B1");
  const owners = ownersIn(options);
  const spaces = spacesOf(json.spaces, owners);
  if ("flaw" in spaces) return spaces;
  const keep = keepOf(json.keep, owners);
  if (isFlaw(keep)) return keep;
  const cards = cardsOf(json, owners);
  if (isFlaw(cards)) return cards;
  const potions = potionsOf(options, json.potions, owners);
  if ("flaw" in potions) return potions;
  if (!isWhole(json.active, 0, options.players - 1)) return broken("active", "T-T1");
  return { active: json.active, spaces, keep, ...cards, potions };
}

/** More than there are at any table: nobody draws a crowd that a stranger sends. */
const MOST_SHOWN = 36;

const wizardsIn = (json: Json | undefined, owners: number): number[] | undefined => {
  const list = listOf(json)?.filter((owner) => isWhole(owner, 0, owners - 1));
  if (list && list.length > MOST_SHOWN) return undefined;
  return list?.length === listOf(json)?.length ? list?.toSorted((a, b) => a - b) : undefined;
};

function spacesOf(json: Json | undefined, owners: number): ArrangedSpace[] | Flaw {
  const list = listOf(json);
  if (list?.length !== SPACES) return broken("form", "T-B1");
  const standing = new Set<number>();
  const spaces: ArrangedSpace[] = [];
  for (const [space, each] of list.entries()) {
    const ground = isObject(each) ? wizardsIn(each.ground, owners) : undefined;
    const stack = isObject(each) ? listOf(each.towers) : undefined;
    if (!ground || !stack) return broken("owner", "T-U1", { space });
    const towers: { tower: number; on: number[] }[] = [];
    for (const one of stack) {
      const tower = isObject(one) ? one.tower : undefined;
      const on = isObject(one) ? wizardsIn(one.on, owners) : undefined;
      if (!isWhole(tower, 1, TOWERS) || standing.has(tower)) return broken("tower", "T-B3", { space });
      if (!on) return broken("owner", "T-U1", { space });
      standing.add(tower);
      towers.push({ tower, on });
    }
    spaces.push({ ground, towers });
  }
  return standing.size === TOWERS ? spaces : broken("towers", "T-B3", { n: standing.size });
}

function keepOf(json: Json | undefined, owners: number): TowersArrangement["keep"] | Flaw {
  const home = isObject(json) ? listOf(json.home)?.filter((count) => isWhole(count, 0, MOST_SHOWN)) : undefined;
  if (!isObject(json) || !isWhole(json.space, 0, SPACES - 1) || home?.length !== owners) return broken("keep", "T-W4");
  return { space: json.space, home };
}

const codesIn = (json: Json | undefined): string[] | undefined => {
  const list = listOf(json)?.filter((code) => typeof code === "string" && cardOf(code) >= 0);
  return list?.length === listOf(json)?.length ? list?.map(String) : undefined;
};

/** T-B6 Every card is in a hand or a pile. */
function cardsOf(json: JsonObject, owners: number): Pick<TowersArrangement, "hands" | "deck" | "discard"> | Flaw {
  const hands = listOf(json.hands)?.flatMap((hand) => (codesIn(hand) ? [codesIn(hand)!.toSorted()] : []));
  const [deck, discard] = [codesIn(json.deck), codesIn(json.discard)];
  if (hands?.length !== owners || !deck || !discard) return broken("hands", "T-U3", { n: owners });
  const all = [...hands.flat(), ...deck, ...discard];
  for (const [kind, copies] of COPIES.entries()) {
    const found = all.filter((code) => code === CODES[kind]).length;
    if (found !== copies) return broken("cards", "T-B6", { card: CODES[kind]!, n: found, of: copies });
  }
  return { hands, deck, discard };
}

/** T-U1 Nobody's potions get more or fewer, T-G3 but full ones may have gone to the partner. */
function potionsOf(
  options: TowersOptions,
  json: Json | undefined,
  owners: number,
): TowersArrangement["potions"] | Flaw {
  const each = boxOf(options).potions;
  const potions = (listOf(json) ?? []).flatMap((share) => {
    const { empty, full, spent } = isObject(share) ? share : {};
    const most = 2 * each;
    return isWhole(empty, 0, each) && isWhole(full, 0, most) && isWhole(spent, 0, most) ? [{ empty, full, spent }] : [];
  });
  if (potions.length !== owners) return broken("potions", "T-U1", { seat: 0, of: each });
  const sums = potions.map(({ empty, full, spent }) => empty + full + spent);
  const isWrong = (sum: number, share: number): boolean =>
    options.teams ? sum + sums[(share + owners / 2) % owners]! !== 2 * each : sum !== each;
  const seat = sums.findIndex(isWrong);
  return seat < 0 ? potions : broken("potions", "T-U1", { seat, of: each });
}

/** The levels of a space from the ground up, each with who stands on it and the number rules give it. */
export const levelsIn = ({ ground, towers }: ArrangedSpace, space: number): { at: number; on: readonly number[] }[] => [
  { at: space, on: ground },
  ...towers.map(({ tower, on }) => ({ at: towerTop(tower), on })),
];

/** Who is covered anywhere. */
const coveredIn = ({ spaces }: TowersArrangement): number =>
  spaces.reduce(
    (sum, each, i) =>
      sum +
      levelsIn(each, i)
        .slice(0, -1)
        .flatMap(({ on }) => on).length,
    0,
  );

/** How many wizards of an owner are on the board or home. */
export const placedOf = ({ spaces, keep }: TowersArrangement, owner: number): number =>
  keep.home[owner]! +
  spaces.flatMap((each, i) => levelsIn(each, i).flatMap(({ on }) => on)).filter((one) => one === owner).length;

/** Everything that cannot be, and what no game is likely to have led to. */
export function flawsIn(options: TowersOptions, position: TowersArrangement): Flaw[] {
  const impossible = impossibleIn(options, position);
  if (impossible.length > 0) return [...impossible, ...unusualIn(options, position)];
  const state = read(options, position);
  // What is left is that the turn before has ended the game.
  if (isRefusal(state)) return [flawOf("impossible", "over", state.clause ?? "T-T7")];
  return unusualIn(options, position);
}

function impossibleIn(options: TowersOptions, position: TowersArrangement): Flaw[] {
  const found: Flaw[] = [];
  const wrong = (flaw: string, clause: string, values: Flaw["values"]): unknown =>
    found.push(flawOf("impossible", flaw, clause, values));
  const of = wizardsEach(options);
  for (let seat = 0; seat < ownersIn(options); seat++) {
    const n = placedOf(position, seat);
    if (n !== of) wrong(n < of ? "few" : "many", "T-U1", { seat, n: Math.abs(of - n), of });
  }
  position.spaces.forEach((each, space) => {
    const levels = levelsIn(each, space);
    if (levels.some(({ on }) => on.length > LEVEL_ROOM)) wrong("crowded", "T-W3", { space });
    if (space === position.keep.space && levels.at(-1)!.on.length > 0) wrong("on-keep", "T-W4", { space });
  });
  position.hands.forEach((hand, seat) => {
    if (hand.length !== HAND) wrong("hand", "T-U3", { seat, n: hand.length });
  });
  return found;
}

function unusualIn(options: TowersOptions, position: TowersArrangement): Flaw[] {
  const { keep, spaces, discard, potions } = position;
  const found: Flaw[] = [];
  const odd = (flaw: string, clause: string, values: Flaw["values"] = {}): unknown =>
    found.push(flawOf("unusual", flaw, clause, values));
  const covered = coveredIn(position);
  const top = levelsIn(spaces[keep.space]!, keep.space).at(-1)!.at;
  // T-W5 It comes to raven shields only, and a tower that carries it takes its shield along.
  if (!hasShield(top) && !options.spells.includes("nudge")) odd("no-shield", "T-W5", { space: keep.space });
  if (potions.some(({ spent }) => spent > 0) && options.spells.length === 0) odd("spent", "T-S1");
  if (covered > 0 && boxOf(options).potions > 0 && potions.every(({ full, spent }) => full + spent === 0))
    odd("unfilled", "T-M3");
  if (discard.length === 0 && keep.home.some((count) => count > 0)) odd("unplayed", "T-T1");
  if (covered > 0 && options.memory === "strict") odd("unseen", "T-H2", { n: covered });
  return found;
}
