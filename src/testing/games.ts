/** Games of tests, with their rules: dealt only with `--conditions=test-games`. */
import type { Game } from "../core/game.ts";
import { glowworms } from "./glowworms/rules/game.ts";

export const TEST_GAMES: readonly Game[] = [glowworms];
