/** Every game of the table. Adding one is a folder and a line here. Types are erased: outside, a game is a game. */
import { TEST_GAMES } from "#test-games";
import type { Game } from "../core/game.ts";
import { magicians } from "./magicians/game.ts";
import { towers } from "./towers/game.ts";

export const GAMES: readonly Game[] = [towers, magicians, ...TEST_GAMES];

export const gameNamed = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
