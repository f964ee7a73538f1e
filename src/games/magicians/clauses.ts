/** Which clause to read about a decision that is not legal now. */
import type { Decision, State } from "../../core/game.ts";
import * as d from "./decision.ts";

const CLAUSES: Readonly<Record<number, string>> = {
  [d.MAGICIAN_TO]: "M-M1",
  [d.STAY]: "M-M2",
  [d.APPRENTICE_TO]: "M-A1",
  [d.REST]: "M-A1",
  [d.TAKE]: "M-C1",
  [d.RETHROW]: "M-F1",
  [d.STOP]: "M-F1",
  [d.CAST]: "M-A5",
  [d.DECLINE]: "M-A5",
  [d.READ_POWER]: "M-Z1",
  [d.READ_MAGIC]: "M-Z1",
  [d.READ_FATE]: "M-Z1",
};

export const clause = (_: State, decision: Decision): string => CLAUSES[d.kindOf(decision)]!;
