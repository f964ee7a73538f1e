/** M-F A fight, solved from its clauses by plain recursion. */

/** What was laid down first; null: one is the first oneself. */
interface Laid {
  readonly sum: number | null;
  readonly throws: number | null;
}

const MOST_THROWS = 3;
const FACES = [0, 1, 2];
const CHOICES: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

const sumOf = (wands: readonly number[]): number => wands.reduce((sum, wand) => sum + wand, 0);

/** The mean over how these wands can fall. */
function mean(wands: readonly number[], again: readonly number[], value: (wands: readonly number[]) => number): number {
  const [first, ...rest] = again;
  if (first === undefined) return value(wands);
  const falls = FACES.map((face) => mean(wands.with(first, face), rest, value));
  return sumOf(falls) / FACES.length;
}

/** Chances of whoever throws, if leading a new fight wins with chance `lead`. */
function solver(lead: number) {
  const known = new Map<string, number>();

  function stopped(laid: Laid, wands: readonly number[], throws: number): number {
    const sum = sumOf(wands);
    // M-F2 The other answers with at most as many throws.
    if (laid.sum === null || laid.throws === null)
      return 1 - mean([0, 0, 0], [0, 1, 2], (fallen) => best({ sum, throws }, fallen, 1));
    if (sum !== laid.sum) return sum > laid.sum ? 1 : 0;
    // M-F3 Fewer throws win; as many, and whoever answered leads a new fight.
    return throws < laid.throws ? 1 : lead;
  }

  function best(laid: Laid, wands: readonly number[], throws: number): number {
    const key = [laid.sum, laid.throws, throws, ...wands.toSorted()].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const most = laid.throws ?? MOST_THROWS;
    const all = throws < most ? CHOICES.map((again) => thrown(laid, wands, throws, again)) : [];
    const value = Math.max(stopped(laid, wands, throws), ...all);
    known.set(key, value);
    return value;
  }

  const thrown = (laid: Laid, wands: readonly number[], throws: number, again: readonly number[]): number =>
    mean(wands, again, (fallen) => best(laid, fallen, throws + 1));

  const leading = (): number => mean([0, 0, 0], [0, 1, 2], (fallen) => best({ sum: null, throws: null }, fallen, 1));
  return { stopped, thrown, leading };
}

let solved: { readonly lead: number; readonly fight: ReturnType<typeof solver> } | undefined;

/** A better guess of what leading is worth gives a better guess, until it stays. */
function solve(): NonNullable<typeof solved> {
  for (let lead = 0.5; ;) {
    const fight = solver(lead);
    const next = fight.leading();
    if (Math.abs(next - lead) < 1e-13) return { lead, fight };
    lead = next;
  }
}

/** M-K Whoever challenges leads. */
export const leaderChance = (): number => (solved ??= solve()).lead;

/** The chance with some wands thrown again, or with stopping. */
export function duelChance(laid: Laid, wands: readonly number[], throws: number, again?: readonly number[]): number {
  const { fight } = (solved ??= solve());
  return again ? fight.thrown(laid, wands, throws, again) : fight.stopped(laid, wands, throws);
}
