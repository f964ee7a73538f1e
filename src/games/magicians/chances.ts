/** M-K The chance to win a fight, exactly, from what everybody sees of it. */
import type { Seat, State } from "../../core/game.ts";
import { ALL_WANDS } from "./fight.ts";
import { bestRethrow, winChance } from "./odds.ts";
import type { FightPosition } from "./position.ts";
import { PHASES, STATE } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;
/** M-B6 How a wand can fall. */
const SIDES = [0, 1, 2];

/** Under best play of both from here. */
export const chanceIn = (fight: FightPosition, seat: Seat): number => winChance(stateOf(fight), seat);

/** M-F1 The wands that are worth throwing again; none: better stop. */
export function bestWands(fight: FightPosition): number[] {
  if (!fight.values) return [];
  const bits = bestRethrow(stateOf(fight));
  return fight.values.flatMap((_, wand) => ((bits >> wand) & 1 ? [wand] : []));
}

/** The thrower's chance if these wands are thrown again: the mean over how they can fall. */
export function chanceAgain(fight: FightPosition, wands: readonly number[]): number {
  const [wand, ...rest] = wands;
  if (wand === undefined) return chanceIn({ ...fight, throws: fight.throws + 1 }, fight.thrower);
  const falls = SIDES.map((side) => {
    const values = fight.values!.map((value, i) => (i === wand ? side : value));
    return chanceAgain({ ...fight, values }, rest);
  });
  return falls.reduce((sum, chance) => sum + chance, 0) / SIDES.length;
}

/** The thrower's chance if they stop here (M-F2, M-F3). */
export function chanceOfStopping(fight: FightPosition): number {
  const { thrower, leader, throws, values } = fight;
  const other = thrower === fight.challenger ? fight.challenged : fight.challenger;
  const sum = (values ?? []).reduce((total, value) => total + value, 0);
  const fresh = { ...fight, values: null, throws: 0, leadSum: null, leadThrows: null };
  if (thrower === leader) return chanceIn({ ...fresh, leadSum: sum, leadThrows: throws, thrower: other }, thrower);
  if (sum === fight.leadSum && throws === fight.leadThrows) return chanceIn({ ...fresh, leader: thrower }, thrower);
  return sum >= fight.leadSum! ? 1 : 0;
}

/** The odds know a fight as bytes of a state. */
function stateOf(fight: FightPosition): State {
  const s = new Uint8Array(STATE.bytes);
  s[at.phase] = fight.values ? PHASE.fighting : PHASE.fightThrowing;
  s[at.thrower] = fight.thrower;
  s[at.leader] = fight.leader;
  s[at.leadSum] = fight.leadSum ?? 0;
  s[at.leadThrows] = fight.leadThrows ?? 0;
  s[at.throws] = fight.throws;
  s[at.rethrown] = ALL_WANDS;
  s.set(fight.values ?? [], at.fightWand);
  return s;
}
