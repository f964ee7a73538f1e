/**
 * What the board shows at a moment: a view, and which wizard is which, so that every piece can be followed from one
 * moment to the next. A scene goes from event to event; the server's view after the last of them has the last word.
 */
import type { Seat } from "../../../core/game.ts";
import type { HeardEvent } from "../../../games/towers/events.ts";
import type { PotionsView, SpaceView, TowersView } from "../../../games/towers/hidden.ts";
import { isSharedIn, shareIn } from "../../../games/towers/hidden.ts";
import type { Spell } from "../../../games/towers/spells.ts";
import { covered } from "./covered.ts";
import { towerTop } from "../../../games/towers/state.ts";

/** A place a wizard can stand, as the rules count them: 0–15 the ground of a space, 16–24 the top of tower 1–9. */
export type TowersLevel = number;

export interface WizardPiece {
  readonly key: string;
  readonly owner: number;
  /** Undefined: under some tower, we do not know which. */
  readonly at: TowersLevel | "home" | undefined;
}

export interface TowersScene {
  readonly view: TowersView;
  readonly seat: Seat;
  readonly wizards: readonly WizardPiece[];
  /** T-H3 A tower held up for a moment, and who was seen under it. */
  readonly lift?: { readonly tower: number; readonly under: readonly number[] } | undefined;
  /** Where a tower landed last: potions filled by it come from there. */
  readonly landed?: number | undefined;
  /** On their way into Ravenskeep: they are counted when they are there. */
  readonly arriving?: { readonly owner: number; readonly count: number } | undefined;
  /** The spell that what happens now comes from. */
  readonly spell?: Spell | undefined;
  /** What has just happened. */
  readonly event?: HeardEvent | undefined;
}

export const topOf = (space: SpaceView, index: number): TowersLevel => {
  const tower = space.towers.at(-1);
  return tower === undefined ? index : towerTop(tower);
};

/** The scene of a view. Wizards that were seen before keep their names as far as anybody can tell. */
export function sceneOf(view: TowersView, seat: Seat, before?: TowersScene): TowersScene {
  const wizards: WizardPiece[] = [];
  for (let owner = 0; owner < view.keep.home.length; owner++) {
    const wanted: (TowersLevel | "home")[] = Array<"home">(view.keep.home[owner]!).fill("home");
    view.spaces.forEach((space, index) => {
      for (const each of space.on) if (each === owner) wanted.push(topOf(space, index));
      space.under?.forEach((level, i) => {
        const at = i === 0 ? index : towerTop(space.towers[i - 1]!);
        for (const each of level) if (each === owner) wanted.push(at);
      });
    });
    wizards.push(
      ...match(
        owner,
        wanted,
        (before?.wizards ?? []).filter((wizard) => wizard.owner === owner),
        view,
      ),
    );
  }
  return { view, seat, wizards };
}

function match(
  owner: number,
  wanted: (TowersLevel | "home")[],
  known: readonly WizardPiece[],
  view: TowersView,
): WizardPiece[] {
  const pool = [...known];
  const found: WizardPiece[] = [];
  const take = (index: number, at: TowersLevel | "home"): void => {
    found.push({ ...pool[index]!, at });
    pool.splice(index, 1);
  };
  const open: (TowersLevel | "home")[] = [];
  for (const at of wanted) {
    const index = pool.findIndex((wizard) => wizard.at === at);
    if (index >= 0) take(index, at);
    else open.push(at);
  }
  for (const at of open) {
    // Rather one that was out of sight than one that was seen elsewhere.
    const hidden = pool.findIndex((wizard) => wizard.at === undefined || !isSeen(view, wizard.at));
    if (pool.length > 0) take(Math.max(hidden, 0), at);
    else found.push({ key: `w${owner}.${found.length}`, owner, at });
  }
  for (const wizard of pool)
    found.push(wizard.at !== undefined && isSeen(view, wizard.at) ? { ...wizard, at: undefined } : wizard);
  return found;
}

/** Is a level open to the sky, so that we would see who is there? */
const isSeen = (view: TowersView, at: TowersLevel | "home"): boolean =>
  at === "home" || view.spaces.some((space, index) => topOf(space, index) === at);

const replaceAt = <T>(list: readonly T[], index: number, change: (old: T) => T): T[] =>
  list.map((old, i) => (i === index ? change(old) : old));

const without = (list: readonly string[], card: string): string[] => {
  const index = list.indexOf(card);
  return index < 0 ? [...list] : list.toSpliced(index, 1);
};

/** The scene after one more event. */
export function step(scene: TowersScene, event: HeardEvent): TowersScene {
  const before = arrived(scene);
  const next = happen({ ...before, event, lift: undefined, spell: spellOf(scene, event) }, event);
  return { ...next, view: { ...next.view, spaces: covered(before.view.spaces, occupied(next)) } };
}

/** A spell acts in what is told right after it, and in what is told of the same kind after that: two ride one back. */
const ACTS: ReadonlySet<string> = new Set(["wizard", "tower", "swap", "keep"]);
function spellOf({ event: last, spell }: TowersScene, event: HeardEvent): Spell | undefined {
  if (event.what === "cast") return event.spell;
  return last && ACTS.has(last.what) && last.what !== event.what ? undefined : spell;
}

/** Who was on the way home is there, and counted. */
export function arrived({ arriving, ...scene }: TowersScene): TowersScene {
  if (!arriving) return scene;
  const { view } = scene;
  const home = replaceAt(view.keep.home, arriving.owner, (old) => old + arriving.count);
  return { ...scene, view: { ...view, keep: { ...view.keep, home } } };
}

/** Who is on top of every space, from where the wizards are. */
function occupied({ view, wizards }: TowersScene): SpaceView[] {
  return view.spaces.map((space, index) => {
    const top = topOf(space, index);
    return { ...space, on: wizards.filter(({ at }) => at === top).map(({ owner }) => owner) };
  });
}

function happen(scene: TowersScene, event: HeardEvent): TowersScene {
  const { view } = scene;
  const show = (change: Partial<TowersView>): TowersScene => ({ ...scene, view: { ...view, ...change } });
  // In shared games everybody's cards and potions are those of seat 0.
  const share = (seat: Seat): number => shareIn(view, seat);
  const sizes = (seat: Seat, by: number): number[] => replaceAt(view.handSizes, share(seat), (size) => size + by);
  const potions = (seat: Seat, change: (old: PotionsView) => PotionsView): PotionsView[] =>
    replaceAt(view.potions, share(seat), change);
  const isOurs = (seat: Seat): boolean => view.hand !== undefined && (seat === scene.seat || isSharedIn(view));
  switch (event.what) {
    case "turn":
      return show({
        active: event.seat,
        turn: { played: 0, card: null, roll: null, rerolls: 0, spell: null, declared: null, declaredMove: null },
      });
    case "play":
      return show({
        discard: [...view.discard, event.card],
        handSizes: sizes(event.seat, -1),
        turn: { ...view.turn, card: event.card, roll: null, played: view.turn.played + 1 },
        ...(isOurs(event.seat) && { hand: without(view.hand!, event.card) }),
      });
    case "redraw":
      return show({
        discard: [...view.discard, ...event.cards],
        handSizes: sizes(event.seat, -event.cards.length),
        ...(isOurs(event.seat) && { hand: [] }),
      });
    case "roll":
      return show({ turn: { ...view.turn, roll: event.value } });
    case "declare":
      return show({ turn: { ...view.turn, declared: event.move, declaredMove: event.declared } });
    case "cast":
      return show({
        turn: { ...view.turn, spell: event.spell },
        potions: potions(event.seat, (old) => ({
          ...old,
          full: old.full - event.price,
          spent: old.spent + event.price,
        })),
      });
    case "fill":
      return show({
        potions: potions(event.seat, (old) => ({ ...old, empty: old.empty - 1, full: old.full + 1 })),
      });
    case "potion":
      return show({
        potions: replaceAt(
          potions(event.seat, (old) => ({ ...old, full: old.full - 1 })),
          event.to,
          (old) => ({ ...old, full: old.full + 1 }),
        ),
      });
    case "draw": {
      const count = "cards" in event ? event.cards.length : event.count;
      return show({
        deck: view.deck - count,
        // T-T3 Who draws has done with the card in play.
        turn: { ...view.turn, card: null },
        handSizes: sizes(event.seat, count),
        ...(isOurs(event.seat) && "cards" in event && { hand: [...view.hand!, ...event.cards].toSorted() }),
      });
    }
    case "give":
    case "return":
      return handOver(scene, event);
    case "shuffle":
      return show({ deck: event.count, discard: [] });
    case "wizard":
      return walk(scene, event);
    case "tower":
      return moveTowers(scene, event.tower, event.from, event.to);
    case "swap":
      return swap(scene, event.spaces);
    case "keep":
      return show({ keep: { ...view.keep, space: event.to } });
    case "lift":
      return { ...scene, lift: { tower: event.tower, under: event.under } };
    default:
      return scene;
  }
}

/** T-G2 Partners see the card, everybody else only that one went over. */
function handOver(scene: TowersScene, event: { seat: Seat; to: Seat; card?: string }): TowersScene {
  const { view, seat } = scene;
  const changed = (size: number, i: number): number => size + Number(i === event.to) - Number(i === event.seat);
  const hand =
    view.hand === undefined || event.card === undefined
      ? view.hand
      : event.seat === seat
        ? without(view.hand, event.card)
        : event.to === seat
          ? [...view.hand, event.card].toSorted()
          : view.hand;
  return { ...scene, view: { ...view, handSizes: view.handSizes.map(changed), ...(hand && { hand }) } };
}

function walk(
  scene: TowersScene,
  { owner, count, from, to, home }: { owner: number; count: number; from: number; to: number; home: boolean },
): TowersScene {
  const { view } = scene;
  const left = topOf(view.spaces[from]!, from);
  const target = topOf(view.spaces[to]!, to);
  const wizards = [...scene.wizards];
  const mine = (index: number): boolean => wizards[index]!.owner === owner;
  const choose = (): number => {
    const all = wizards.map((_, i) => i).filter(mine);
    // T-S10 Freed from under its own stack, or seen walking away.
    const hidden = all.find((i) => wizards[i]!.at === undefined || !isSeen(view, wizards[i]!.at!));
    const seen = all.find((i) => wizards[i]!.at === left);
    return (from === to ? (hidden ?? seen) : (seen ?? hidden)) ?? -1;
  };
  for (let i = 0; i < count; i++) {
    const index = choose();
    const at = home ? ("home" as const) : target;
    if (index < 0)
      wizards.push({ key: `w${owner}.${wizards.filter((each) => each.owner === owner).length}`, owner, at });
    else wizards[index] = { ...wizards[index]!, at };
  }
  return home ? { ...scene, wizards, arriving: { owner, count } } : { ...scene, wizards };
}

function moveTowers(scene: TowersScene, tower: number, from: number, to: number): TowersScene {
  const { view } = scene;
  const stack = view.spaces[from]!.towers;
  const index = stack.indexOf(tower);
  if (index < 0) return scene;
  const spaces = view.spaces.map((space, i) => {
    if (i === from) return { ...space, towers: stack.slice(0, index) };
    return i === to ? { ...space, towers: [...space.towers, ...stack.slice(index)] } : space;
  });
  const keep = view.keep.space === from ? { ...view.keep, space: to } : view.keep;
  return { ...scene, landed: to, view: { ...view, spaces, keep } };
}

function swap(scene: TowersScene, [first, second]: readonly [number, number]): TowersScene {
  const { spaces } = scene.view;
  const tops = [spaces[first]!.towers.at(-1)!, spaces[second]!.towers.at(-1)!];
  const put = (space: SpaceView, tower: number): SpaceView => ({
    ...space,
    towers: [...space.towers.slice(0, -1), tower],
  });
  return {
    ...scene,
    view: {
      ...scene.view,
      spaces: spaces.map((space, i) =>
        i === first ? put(space, tops[1]!) : i === second ? put(space, tops[0]!) : space,
      ),
    },
  };
}
