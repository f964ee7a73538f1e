/** M-K The chance to win a fight, exactly, from what everybody sees of it. */
import type { Seat } from "../../../core/game.ts";
import { ALL_WANDS } from "../../../games/magicians/fight.ts";
import { winChance } from "../../../games/magicians/odds.ts";
import type { FightPosition } from "../../../games/magicians/position.ts";
import * as at from "../../../games/magicians/state.ts";

/** Under best play of both from here; the odds know a fight as bytes of a state. */
export function chanceIn(fight: FightPosition, seat: Seat): number {
  const s = new Uint8Array(at.STATE_BYTES);
  s[at.PHASE] = fight.values ? at.FIGHTING : at.FIGHT_THROWING;
  s[at.THROWER] = fight.thrower;
  s[at.LEADER] = fight.leader;
  s[at.LEAD_SUM] = fight.leadSum ?? 0;
  s[at.LEAD_THROWS] = fight.leadThrows ?? 0;
  s[at.THROWS] = fight.throws;
  s[at.RETHROWN] = ALL_WANDS;
  s.set(fight.values ?? [], at.FIGHT_WAND);
  return winChance(s, seat);
}
