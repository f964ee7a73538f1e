/** The next step of a best solution from wherever one is, or that there is none any more. */
import { prove } from "../../../../bots/proof.ts";
import type { State } from "../../../../core/game.ts";
import { towers } from "../../../../games/towers/game.ts";
import { NO_LUCK } from "../../../../games/towers/puzzle.ts";
import { solitaire } from "../../../../games/towers/solitaire.ts";
import { t, tOf } from "../../../i18n/words.ts";
import type { Desk } from "../../../table/kit.ts";
import { cardName } from "../card.tsx";
import { read } from "../choose.ts";
import { nameOf } from "../describe.ts";
import type { Scene } from "../scene.ts";

/** Undefined: with so many cards left it cannot be done. */
export const nextStep = (state: State, cardsLeft: number): string | undefined =>
  prove(towers, solitaire, { state, outcomes: 1 }, NO_LUCK, cardsLeft)?.moves[0];

/** A decision as advice. */
export function adviceOf(text: string, desk: Desk): string {
  const choice = read(text);
  const scene = desk.scene.value as Scene;
  const piece = choice.piece ? nameOf(choice, scene, desk.players.value) : "";
  if (choice.verb === "play") return t("puzzle.hintPlay", { card: cardName(choice.card!) });
  if (choice.verb === "redraw") return t("puzzle.hintRedraw", { piece });
  if (choice.verb === "end") return t("puzzle.hintEnd");
  if (choice.spell === "nudge") return tOf("puzzle", text.endsWith("ccw") ? "hintNudgeCcw" : "hintNudgeCw");
  if (choice.piece === "swap") {
    const other = nameOf({ ...choice, space: choice.other! }, scene, desk.players.value);
    return t("puzzle.hintCast", { spell: tOf("spell", choice.spell!), piece: `${piece}, ${other}` });
  }
  if (choice.spell) return t("puzzle.hintCast", { spell: tOf("spell", choice.spell), piece });
  return t("puzzle.hintMove", { piece });
}
