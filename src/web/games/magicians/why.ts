/** A cause in the words of the magicians. Pure: the command line says the same (cli/why.ts). */
import type { Cause } from "../../../bots/why.ts";
import { BOARD, isMagic, isPlace } from "../../../games/magicians/board.ts";
import type { MagiciansFact } from "../../../games/magicians/causes.ts";
import { factOf } from "../../../games/magicians/causes.ts";
import { bestWands, chanceAgain, chanceOfStopping } from "../../../games/magicians/chances.ts";
import type { MagiciansView } from "../../../games/magicians/hidden.ts";
import type { Teller } from "../../why/teller.ts";
import { causeSaid, whoOf } from "../../why/teller.ts";

export function causeWords(teller: Teller, cause: Cause, view: MagiciansView): string {
  const fact = factOf(cause.fact);
  const { fight } = view.turn;
  if ((fact.what === "rethrow" || fact.what === "stop") && fight?.values) {
    const wands = bestWands(fight);
    const again = wands.length > 0 ? wands : fight.values.map((_, wand) => wand);
    return teller.t("why.magicians.duel", {
      again: Math.round(100 * chanceAgain(fight, again)),
      stop: Math.round(100 * chanceOfStopping(fight)),
    });
  }
  const means =
    cause.means >= 0 && cause.when === "later" ? teller.t("why.magicians.throw", { n: cause.means }) : undefined;
  return causeSaid(teller, cause, { said: deedWords(teller, fact), means });
}

function deedWords(teller: Teller, { what, by, whom, node }: MagiciansFact): string {
  const isTaken = what === "card" && whom !== by;
  const key = what === "card" ? `${isTaken ? "take" : "card"}${node === undefined ? "Any" : ""}` : what;
  const at = node === undefined || !isPlace(node) ? "" : teller.t(`magicians.at.${BOARD.nodes[node]!}`);
  return teller.t(`why.magicians.${key}`, {
    ...whoOf(teller, what === "lost" ? whom : by),
    whom: teller.isYou(whom) ? teller.t(isTaken ? "why.magicians.fromYou" : "why.magicians.you") : teller.name(whom),
    apprentice: teller.t("why.magicians.apprentice", whoOf(teller, whom)),
    card: node !== undefined && isMagic(node) ? teller.t(`magicians.card.${BOARD.nodes[node]!}`) : "",
    at: at && teller.t("why.magicians.at", { at }),
    to: node === undefined ? "" : teller.t(`magicians.to.${BOARD.nodes[node]!}`),
  });
}
