/** From the choices of the rules to what glows: picking narrows them down to one. */
import type { TowersChoice } from "../../../games/towers/choices.ts";
import type { TowersPicked } from "./types.ts";

/** A choice that is made by touching a piece. */
export type PieceChoice = TowersChoice & { readonly space: number } & (
    | { readonly piece: "wizard"; readonly owner: number }
    | { readonly piece: "tower"; readonly tower: number; readonly level: number }
    | { readonly piece: "swap"; readonly other: number }
  );

export const isOfPiece = (choice: TowersChoice): choice is PieceChoice =>
  choice.space !== undefined && choice.piece !== undefined && choice.piece !== "keep";

/** Is more known of a half-made choice than where it was pointed at? */
export const isNarrowed = (picked: TowersPicked | undefined): picked is TowersPicked =>
  picked !== undefined && (picked.verb ?? picked.text) !== undefined;

/** Does a choice agree with all that is known of a half-made one? */
const agrees = (choice: TowersChoice, { verb, spell, card, text }: TowersPicked): boolean =>
  (verb === undefined || choice.verb === verb) &&
  (spell === undefined || choice.spell === spell) &&
  (card === undefined || choice.card === card) &&
  (text === undefined || choice.text === text);

/** What can be touched on the board now. */
export function onBoard(choices: readonly TowersChoice[], picked: TowersPicked | undefined): PieceChoice[] {
  const pieces = choices.filter(isOfPiece);
  if (isNarrowed(picked)) return pieces.filter((choice) => agrees(choice, picked));
  return pieces.filter(({ verb }) => verb === "tower" || verb === "wizard");
}

/** What a button can complete a half-made choice to: there is nothing to aim at, or it is whole. */
export const completions = (choices: readonly TowersChoice[], picked: TowersPicked): TowersChoice[] =>
  choices.filter((choice) => agrees(choice, picked) && (!isOfPiece(choice) || choice.text === picked.text));

/** A whole decision, shown before it is made. */
export const wholly = ({ text, verb, spell, card }: TowersChoice): TowersPicked => ({
  text,
  verb,
  ...(spell !== undefined && { spell }),
  ...(card !== undefined && { card }),
});

/** The same without a place pointed at. */
export function withoutSpace({ space: _space, ...rest }: TowersPicked): TowersPicked | undefined {
  return isNarrowed(rest) ? rest : undefined;
}
