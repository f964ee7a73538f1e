/** From the choices of the rules to what glows: picking narrows them down to one. */
import type { Figure, MagiciansChoice } from "../../../games/magicians/choices.ts";
import type { MagiciansPicked } from "./types.ts";

/** A choice of somewhere to go. */
export type Target = MagiciansChoice & {
  readonly figure: Figure;
  readonly to: number;
  readonly way: readonly number[];
};

const isTarget = (choice: MagiciansChoice): choice is Target =>
  choice.figure !== undefined && choice.to !== undefined && choice.way !== undefined;

/** What can be touched on the board now. */
export const onBoard = (choices: readonly MagiciansChoice[], picked?: MagiciansPicked): Target[] =>
  choices
    .filter(isTarget)
    .filter(
      ({ figure, text }) =>
        (picked?.figure === undefined || picked.figure === figure) &&
        (picked?.text === undefined || picked.text === text),
    );

/** A whole decision, shown before it is made. */
export const wholly = ({ text, figure }: Target): MagiciansPicked => ({ text, figure });

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** M-F1 The choice that throws exactly the marked wands again. */
export const rethrowOf = (
  choices: readonly MagiciansChoice[],
  { wands = [] }: MagiciansPicked = {},
): MagiciansChoice | undefined =>
  choices.find((choice) => choice.wands?.length === wands.length && choice.wands.every((wand) => wands.includes(wand)));

/** The same half-made choice with one more wand, or one fewer; undefined: none is left. */
export function mark(picked: MagiciansPicked | undefined, wand: number): MagiciansPicked | undefined {
  const now = picked?.wands ?? [];
  const wands = now.includes(wand) ? now.filter((each) => each !== wand) : [...now, wand];
  return wands.length === 0 ? undefined : { wands };
}
