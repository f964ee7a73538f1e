/** Everything around the board of a table: rows of players, wands, what can be done. */
export { Actions } from "./actions.tsx";
export { Hand } from "./hand.tsx";
export { Players } from "./players.tsx";
