/** The lessons of this game, the first game first. */
import type { Lesson } from "../../../learn/lesson.ts";
import { first } from "./first.ts";
import { nasty, solo, stacks, teams } from "./more.ts";
import { spells } from "./spells.ts";

export const LESSONS: readonly Lesson[] = [first, stacks, spells, nasty, teams, solo];
