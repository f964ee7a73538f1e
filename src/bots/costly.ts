/** What costs so much of the chances is worth a reason; by so many games it is made sure of, and by so many each explained. */
export const COSTLY = 0.05;
export const GAMES_TO_BE_SURE = 1600;
export const GAMES_TO_EXPLAIN = 300;
