/** T-1.3 A score as prospects: 0 for so many cards or a lost game, 1 for so many fewer. */
export const WORST_SCORE = 45;
export const SCORES = 30;

/** The score that prospects stand for. */
export const scoreOf = (prospects: number): number => WORST_SCORE - SCORES * prospects;
