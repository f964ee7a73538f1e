/** What somebody has solved on this device, how well, and what waits for today. It is told to nobody. */
import { signal } from "@preact/signals";
import { seeded } from "../../core/chance.ts";
import type { Riddle } from "../../core/riddle.ts";
import { read, write } from "../app/settings.ts";

/** At the first try, with help or later, or not yet. */
export type Tried = "first" | "later" | "missed";

export interface Standing {
  readonly rating: number;
  /** How many were rated. */
  readonly rated: number;
  readonly tried: Readonly<Record<string, Tried>>;
  /** Solved at the first try in a row: now, and at most. */
  readonly row: number;
  readonly longest: number;
}

const KEY = "zaubertisch.riddles";
const NEW: Standing = { rating: 1000, rated: 0, tried: {}, row: 0, longest: 0 };

function load(): Standing {
  try {
    return { ...NEW, ...(JSON.parse(read(KEY) ?? "{}") as Partial<Standing>) };
  } catch {
    return NEW;
  }
}

export const standing = signal<Standing>(load());

/** Levels that find it count the more, the weaker they are. */
const WEIGHTS = [0.4, 0.3, 0.2, 0.1];
const EASIEST = 700;
const HARDEST = 1900;
/** Two decisions that are nearly as good are hard to tell apart, also for those whom a bot's answer does not help. */
const CLOSE = 0.2;

/** How hard a riddle is, on the scale of people's ratings. */
export function strengthOf({ grades, values }: Pick<Riddle, "grades" | "values">): number {
  const found = WEIGHTS.reduce((sum, weight, i) => sum + weight * (grades[i] ?? 0.5), 0);
  const [best = 1, second = 0] = Object.values(values ?? {}).toSorted((a, b) => b - a);
  const likeness = values ? Math.max(0, 1 - (best - second) / CLOSE) : 0;
  return Math.round(EASIEST + (HARDEST - EASIEST) * Math.max(1 - found, 0.7 * likeness));
}

/** Elo: the first ones move a rating more. */
const EARLY = 15;
const STEPS = { early: 48, later: 20 };

function ratingAfter(
  { rating, rated }: Pick<Standing, "rating" | "rated">,
  strength: number,
  isSolved: boolean,
): number {
  const expected = 1 / (1 + 10 ** ((strength - rating) / 400));
  const step = rated < EARLY ? STEPS.early : STEPS.later;
  return Math.round(rating + step * (Number(isSolved) - expected));
}

/** The first answer counts; whoever finds it later has solved it all the same. */
export function keepAnswer(riddle: Riddle, isRight: boolean): void {
  const now = standing.peek();
  const before = now.tried[riddle.id];
  if (before === "first" || (before !== undefined && !isRight)) return;
  const isFirst = before === undefined;
  const row = !isFirst ? now.row : isRight ? now.row + 1 : 0;
  standing.value = {
    rating: isFirst ? ratingAfter(now, strengthOf(riddle), isRight) : now.rating,
    rated: now.rated + Number(isFirst),
    tried: { ...now.tried, [riddle.id]: isRight ? (isFirst ? "first" : "later") : "missed" },
    row,
    longest: Math.max(now.longest, row),
  };
  write(KEY, JSON.stringify(standing.peek()));
}

export const isSolved = (id: string): boolean => (standing.value.tried[id] ?? "missed") !== "missed";

const MS_PER_DAY = 86_400_000;
/** Days are counted in UTC, so that all share them. */
export const dayNumber = (ms = Date.now()): number => Math.floor(ms / MS_PER_DAY);

/** Of a game and a theme each, the same three for everybody. */
export function dailyThree<T extends { readonly game: string; readonly riddle: Riddle }>(
  all: readonly T[],
  day: number,
): T[] {
  const chance = seeded(`riddles of day ${day}`);
  const chosen: T[] = [];
  const games = [...new Set(all.map(({ game }) => game))];
  for (let i = 0; i < 3 && games.length > 0; i++) {
    const game = games[(i + day) % games.length];
    const themes = new Set(chosen.map(({ riddle }) => riddle.theme));
    const open = all.filter((each) => each.game === game && !themes.has(each.riddle.theme));
    const kinds = [...new Set(open.map(({ riddle }) => riddle.theme))];
    const kind = kinds[chance.below(Math.max(1, kinds.length))];
    const those = open.filter(({ riddle }) => riddle.theme === kind);
    if (those.length > 0) chosen.push(those[chance.below(those.length)]!);
  }
  return chosen;
}

/** Not solved yet, and about as hard as one is good. */
export function nextOf(all: readonly Riddle[], but?: string): Riddle | undefined {
  const { rating } = standing.value;
  return all
    .filter(({ id }) => id !== but && !isSolved(id))
    .toSorted((a, b) => Math.abs(strengthOf(a) - rating) - Math.abs(strengthOf(b) - rating))[0];
}
