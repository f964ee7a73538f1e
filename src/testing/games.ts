/** Games of tests, with their rules: dealt only with `--conditions=test-games`. */
import type { Game } from "../core/game.ts";

export const TEST_GAMES: readonly Game[] = [];
