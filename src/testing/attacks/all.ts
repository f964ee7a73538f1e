/** Every finding about trust as an attack, by the kind of server it is meant for. Whoever writes another one adds it here. */
import type { Attack } from "./attack.ts";
import {
  backAsStranger,
  forgedAddress,
  fullLobby,
  heldDescriptors,
  invisibleWords,
  manyConnections,
  oldName,
} from "./border.ts";
import { earlyFrames, earlyNews } from "./delay.ts";
import { stayedAfterLogout, takenIdentity } from "./identity.ts";
import { falseOperator, poisonedReport } from "./operator.ts";
import { foreignRematch, handAfterHand } from "./seats.ts";
import type { Stopping } from "./time.ts";
import { freeByUndo, outageByStop, restartByStandby } from "./time.ts";
import { endlessUndo } from "./undo.ts";

export interface Attacks {
  /** Without limits: fairness alone is attacked. */
  readonly free: readonly Attack[];
  /** The same, one after the other and without anybody else. */
  readonly clocks: readonly Attack[];
  /** With the limits everybody has. */
  readonly limited: readonly Attack[];
  /** With limits and behind one proxy. */
  readonly behind: readonly Attack[];
}

export const attacksWith = (stop: Stopping, operatorToken: string): Attacks => ({
  free: [takenIdentity, stayedAfterLogout, earlyFrames, earlyNews, foreignRematch, handAfterHand, endlessUndo],
  clocks: [restartByStandby, freeByUndo, outageByStop(stop)],
  limited: [
    falseOperator(operatorToken),
    poisonedReport(operatorToken),
    invisibleWords,
    backAsStranger,
    oldName,
    manyConnections,
    heldDescriptors,
    // Last: afterwards this address may lay no more tables.
    fullLobby,
  ],
  behind: [forgedAddress],
});
