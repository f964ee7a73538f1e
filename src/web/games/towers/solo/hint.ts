/** The next step of a best solution from wherever one is, or that there is none any more. */
import { prove } from "../../../../bots/proof.ts";
import type { State } from "../../../../core/game.ts";
import type { TowersChoice } from "../../../../games/towers/choices.ts";
import { towers } from "../../../../games/towers/game.ts";
import { NO_LUCK } from "../../../../games/towers/puzzle.ts";
import { solitaire } from "../../../../games/towers/solitaire.ts";
import { spellName } from "../i18n.ts";
import { t } from "./i18n.ts";
import { cardName } from "../card.tsx";
import { isOfPiece } from "../choose.ts";
import { nameOf, swapName } from "../describe.ts";
import type { TowersDesk } from "../types.ts";

/** Undefined: with so many cards left it cannot be done. */
export function nextStep(state: State, cardsLeft: number): TowersChoice | undefined {
  const next = prove(towers, solitaire, { state, outcomes: 1 }, NO_LUCK, cardsLeft)?.moves[0];
  return towers.choices(state).find(({ text }) => text === next);
}

/** A decision as advice. */
export function adviceOf(choice: TowersChoice, desk: TowersDesk): string {
  const scene = desk.scene.value;
  const piece = isOfPiece(choice) ? nameOf(choice, scene, desk.players.value) : "";
  if (choice.card !== undefined) return t("puzzle.hintPlay", { card: cardName(choice.card) });
  if (choice.verb === "redraw") return t("puzzle.hintRedraw", { piece });
  if (choice.verb === "end") return t("puzzle.hintEnd");
  if (choice.turning) return t(choice.turning === "cw" ? "puzzle.hintNudgeCw" : "puzzle.hintNudgeCcw");
  if (choice.spell && choice.other !== undefined)
    return t("puzzle.hintCast", {
      spell: spellName(choice.spell),
      piece: `${piece}, ${swapName(scene, choice.other)}`,
    });
  if (choice.spell) return t("puzzle.hintCast", { spell: spellName(choice.spell), piece });
  return t("puzzle.hintMove", { piece });
}
