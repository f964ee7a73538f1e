/** The lessons of this game, the first game first. */
import type { Lesson } from "../../../learn/lesson.ts";
import { first } from "./first.ts";
import { duel, signs } from "./more.ts";

export const LESSONS: readonly Lesson[] = [first, duel, signs];
