/** M-K The duel as tables: what each result is worth, and how often the thrower ends with which, under best play. Exact. */
import type { Seat } from "../../core/game.ts";
import { bestWands, chanceIn } from "./chances.ts";
import { MOST_THROWS } from "./fight.ts";
import type { FightPosition } from "./position.ts";
import { MOST_SUM, SIDES, WANDS } from "./wands.ts";

/** M-F1 A result: a sum on a number of throws, and a chance. */
export interface LaidChance {
  readonly sum: number;
  readonly throws: number;
  readonly chance: number;
}

/** A fight before its first throw. */
export const freshFight = (place: string, challenger: Seat, challenged: Seat): FightPosition => ({
  place,
  challenger,
  challenged,
  leader: challenger,
  leadSum: null,
  leadThrows: null,
  thrower: challenger,
  values: null,
  throws: 0,
});

/** What a result of whoever leads is worth: how often they win with it. */
export function duelTable(): LaidChance[] {
  const fight = freshFight("", 0, 1);
  return Array.from({ length: (MOST_SUM + 1) * MOST_THROWS }, (_, i) => {
    const [sum, throws] = [Math.floor(i / MOST_THROWS), (i % MOST_THROWS) + 1];
    return { sum, throws, chance: chanceIn({ ...fight, leadSum: sum, leadThrows: throws, thrower: 1 }, 0) };
  });
}

/** How often the thrower of a fight stops with each result, under best play from here. */
export function laidIn(fight: FightPosition): LaidChance[] {
  const found = new Map<string, LaidChance>();
  lay(fight, fight.values ? [] : Array.from({ length: WANDS }, (_, wand) => wand), 1, found);
  return [...found.values()].toSorted((a, b) => b.sum - a.sum || a.throws - b.throws);
}

/** Some wands are thrown; then what is best is done. Wands that fall alike are looked at once: there are 27 ways at most. */
function lay(fight: FightPosition, thrown: readonly number[], chance: number, found: Map<string, LaidChance>): void {
  const layouts = thrown.length === 0 ? [fight.values!] : fallsOf(fight.values ?? Array<number>(WANDS).fill(0), thrown);
  const throws = thrown.length === 0 ? fight.throws : fight.throws + 1;
  for (const values of layouts) {
    const now = { ...fight, values, throws };
    const part = chance / layouts.length;
    const most = fight.leadThrows ?? MOST_THROWS;
    const again = throws < most ? bestWands(now) : [];
    if (again.length > 0) lay(now, again, part, found);
    else {
      const sum = values.reduce((total, value) => total + value, 0);
      const key = `${sum} ${throws}`;
      found.set(key, { sum, throws, chance: (found.get(key)?.chance ?? 0) + part });
    }
  }
}

/** Every way some wands can fall, the others left lying. */
function fallsOf(values: readonly number[], thrown: readonly number[]): number[][] {
  const [wand, ...rest] = thrown;
  if (wand === undefined) return [[...values]];
  return Array.from({ length: SIDES }, (_, side) => side).flatMap((side) =>
    fallsOf(
      values.map((value, i) => (i === wand ? side : value)),
      rest,
    ),
  );
}
