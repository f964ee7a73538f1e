/** Games of tests, where nobody asks for them (package.json, imports): none. */
import type { Game } from "../core/game.ts";

export const TEST_GAMES: readonly Game[] = [];
