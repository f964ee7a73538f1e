/** Which clause to read about a decision that is not legal now. */
import type { Decision, State } from "../../core/game.ts";
import { kindOf, KINDS } from "./decision.ts";

const KIND = KINDS;

const CLAUSES: Readonly<Record<number, string>> = {
  [KIND.magicianTo]: "M-M1",
  [KIND.stay]: "M-M2",
  [KIND.apprenticeTo]: "M-A1",
  [KIND.rest]: "M-A1",
  [KIND.take]: "M-C1",
  [KIND.rethrow]: "M-F1",
  [KIND.stop]: "M-F1",
  [KIND.cast]: "M-A5",
  [KIND.decline]: "M-A5",
  [KIND.readPower]: "M-Z1",
  [KIND.readMagic]: "M-Z1",
  [KIND.readFate]: "M-Z1",
};

export const clause = (_: State, decision: Decision): string => CLAUSES[kindOf(decision)]!;
