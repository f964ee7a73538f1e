/** `zt verify`: checks a record completely: every decision, every outcome of luck, and the result. */
import { readFileSync } from "node:fs";
import type { Json } from "../core/game.ts";
import { refuse } from "../core/game.ts";
import { verifyJson } from "../games/verify.ts";
import type { Command } from "./terminal.ts";
import { complain, print } from "./terminal.ts";

export const verify: Command = {
  summary: "check a record's decisions, luck and result",
  usage: "zt verify FILE",
  async run([file, ...rest]) {
    if (file === undefined || file === "--help" || rest.length > 0) {
      await print("zt verify FILE: the record of a finished game, as the server and the page give it.\n");
      return file === "--help" ? 0 : complain(refuse("flags", "Name one file."));
    }
    let json: Json;
    try {
      json = JSON.parse(readFileSync(file, "utf8")) as Json;
    } catch (error) {
      // A missing file or text that is no JSON: bad input, told in one sentence.
      return complain(refuse("file", `${file} cannot be read: ${error instanceof Error ? error.message : error}.`));
    }
    const fault = verifyJson(json);
    if (fault) return complain(fault) && 1;
    await print("The record is right: every decision legal, every outcome drawn as promised, the result as shown.\n");
    return 0;
  },
};
