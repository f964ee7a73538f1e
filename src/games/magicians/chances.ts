/** M-K The chance to win a fight, exactly, from what everybody sees of it. */
import type { Seat } from "../../core/game.ts";
import { ALL_WANDS } from "./fight.ts";
import { winChance } from "./odds.ts";
import type { FightPosition } from "./position.ts";
import { PHASES, STATE } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;

/** Under best play of both from here; the odds know a fight as bytes of a state. */
export function chanceIn(fight: FightPosition, seat: Seat): number {
  const s = new Uint8Array(STATE.bytes);
  s[at.phase] = fight.values ? PHASE.fighting : PHASE.fightThrowing;
  s[at.thrower] = fight.thrower;
  s[at.leader] = fight.leader;
  s[at.leadSum] = fight.leadSum ?? 0;
  s[at.leadThrows] = fight.leadThrows ?? 0;
  s[at.throws] = fight.throws;
  s[at.rethrown] = ALL_WANDS;
  s.set(fight.values ?? [], at.fightWand);
  return winChance(s, seat);
}
