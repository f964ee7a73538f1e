/** Games of tests, where nobody asks for them (package.json, imports): none. */
import type { About } from "./about.ts";

export const TEST_ABOUT: readonly About[] = [];
