/** Every game of the table. Adding one is a folder and a line here. */
import type { Game } from "../core/game.ts";
import { magicians } from "./magicians/game.ts";
import { towers } from "./towers/game.ts";

export const GAMES: readonly Game[] = [towers, magicians];

export const gameNamed = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
