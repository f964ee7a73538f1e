/** From the choices of the rules to what glows: picking narrows them down to one. */
import type { Figure, MagiciansChoice } from "../../../games/magicians/choices.ts";
import { bestWands } from "../../../games/magicians/chances.ts";
import type { FightPosition } from "../../../games/magicians/position.ts";
import type { MagiciansPicked } from "./types.ts";

/** A choice of somewhere to go. */
export type Target = MagiciansChoice & {
  readonly figure: Figure;
  readonly to: number;
  readonly way: readonly number[];
};

export const isTarget = (choice: MagiciansChoice): choice is Target =>
  choice.figure !== undefined && choice.to !== undefined && choice.way !== undefined;

/** What can be touched on the board now. */
export const onBoard = (choices: readonly MagiciansChoice[], picked?: MagiciansPicked): Target[] =>
  choices
    .filter(isTarget)
    .filter(
      ({ figure, text }) =>
        (picked?.figure === undefined || picked.figure === figure) &&
        (picked?.text === undefined || picked.text === text || picked.among?.includes(text) === true),
    );

/** A whole decision, shown before it is made. */
export const wholly = ({ text, figure }: Target): MagiciansPicked => ({ text, figure });

/** The first of several, shown before it is made; the others can still be taken instead. */
export const rather = (near: readonly [Target, ...Target[]]): MagiciansPicked =>
  near.length === 1 ? wholly(near[0]) : { text: near[0].text, among: near.map(({ text }) => text) };

/** It costs a figure, or puts one at stake in a duel: no finger decides that in passing. */
export const isGrave = ({ brings }: Target): boolean => brings?.what === "lost" || brings?.what === "fight";

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** M-F1 The choice that throws exactly the marked wands again. */
export const rethrowOf = (choices: readonly MagiciansChoice[], wands: readonly number[]): MagiciansChoice | undefined =>
  choices.find((choice) => choice.wands?.length === wands.length && choice.wands.every((wand) => wands.includes(wand)));

/** The wands marked to be thrown again: as one chose, at first those that are worth it, unless that is the question. */
export function marked(
  choices: readonly MagiciansChoice[],
  picked: MagiciansPicked | undefined,
  fight: FightPosition | null,
  isUnaided = false,
): readonly number[] {
  if (!fight || !choices.some(({ verb }) => verb === "rethrow")) return [];
  return picked?.wands ?? (isUnaided ? [] : bestWands(fight));
}

/** One wand more to be thrown again, or one fewer. */
export const mark = (now: readonly number[], wand: number): MagiciansPicked => ({
  wands: now.includes(wand) ? now.filter((each) => each !== wand) : [...now, wand].toSorted(),
});
