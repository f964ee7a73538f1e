/** Lessons are data: a position, what to say, what to do, and the luck and answers that come with it. */
import type { Game, State } from "../../core/game.ts";
import { copy } from "../../core/game.ts";
import { applyText, legalTexts } from "../../core/record.ts";
import type { Language } from "../app/settings.ts";

export type Said = Readonly<Record<Language, string>>;

/** In notation. `walk *` stands for every decision that begins so. */
export type LessonLine = string | readonly string[];

export interface LessonStep {
  /** The start of a turn; without it the step goes on where the one before ended. */
  readonly position?: () => State;
  /** What to do, and what is to be learned from what happened: fifteen words together, in either language. */
  readonly say: Said;
  readonly answer: Said;
  /** Decisions, those of the others included, and outcomes, in their order. Of alternatives the first is shown on request. */
  readonly lines: readonly LessonLine[];
}

export interface Lesson {
  readonly name: string;
  readonly title: Said;
  readonly steps: readonly LessonStep[];
}

/** Whoever learns sits here. */
export const LEARNER = 0;

const fits = (text: string, wanted: string): boolean =>
  wanted.endsWith("*") ? text.startsWith(wanted.slice(0, -1)) : text === wanted;

const alternatives = (line: LessonLine): readonly string[] => (typeof line === "string" ? [line] : line);

/** The legal decisions that a line means, the one shown first before the others. */
export const meant = (legal: readonly string[], line: LessonLine): string[] =>
  alternatives(line).flatMap((wanted) => legal.filter((text) => fits(text, wanted)));

/** The one decision, or outcome, that a line stands for where nobody chooses. */
export function modelOf(game: Game, state: State, line: LessonLine): string {
  const found = meant(legalTexts(game, state), line)[0] ?? alternatives(line)[0];
  if (found === undefined) throw new Error("a line of a lesson says nothing");
  return found;
}

/** The position in which a step begins. */
export function startOf(game: Game, { name, steps }: Lesson, index: number): State {
  const from = steps.findLastIndex(({ position }, i) => i <= index && position !== undefined);
  const position = steps[from]?.position;
  if (!position) throw new Error(`the lesson ${name} begins nowhere`);
  const state = copy(position());
  for (const { lines } of steps.slice(from, index))
    for (const line of lines) {
      const refusal = applyText(game, state, modelOf(game, state, line));
      if (refusal) throw new Error(`lesson ${name}: ${refusal.say}`);
    }
  return state;
}
