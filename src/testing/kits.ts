/** Games of tests, as the pages know them: in a page built with `--mode test-games` only. */
import type { About } from "../web/app/about.ts";
import { glowwormsAbout } from "./glowworms/board/about.ts";

export const TEST_ABOUT: readonly About[] = [glowwormsAbout];
