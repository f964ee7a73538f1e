/** What a seat can be fond of beside winning: what bots with a character of their own weigh. */
export const GOALS = { captives: 0, progress: 1, means: 2, hindrance: 3 } as const;
export const GOAL_COUNT = Object.keys(GOALS).length;
