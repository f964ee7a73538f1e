/** `zt lines`: a game for a program in another language, a line of JSON for each step. */
import { createInterface } from "node:readline";
import { openLines } from "../engine/lines.ts";
import type { Command } from "./terminal.ts";
import { BAD_INPUT, print } from "./terminal.ts";

const HELP = `zt lines: play a game line by line, JSON in and JSON out (docs/engine.md)

  {"games":true}                                        the games and their options
  {"reset":{"game":"towers","options":{},"seed":"1"}}   begins a game
  {"step":"play T1"}                                    a decision of the seat that decides
  {"observe":0}                                         what a seat may see; null: an onlooker
  {"bot":"mage","iterations":100}                       what a bot would decide
  {"record":true}                                       the game so far, written down
`;

export const lines: Command = {
  summary: "play a game line by line, for learners and other programs",
  usage: `echo '{"reset":{"game":"magicians"}}' | zt lines`,
  async run(args) {
    if (args.includes("--help")) {
      await print(HELP);
      return 0;
    }
    if (args.length > 0) {
      console.error("zt: zt lines takes no flags: requests come on standard input.");
      return BAD_INPUT;
    }
    const answer = openLines();
    for await (const line of createInterface({ input: process.stdin }))
      if (line.trim() !== "") await print(`${answer(line)}\n`);
    return 0;
  },
};
