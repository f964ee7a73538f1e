/** `zt verify`: checks a record completely: every decision, every outcome of luck, and the result. */
import { isRefusal, refuse } from "../core/game.ts";
import { isObject } from "../core/json.ts";
import { verifyJson, verifyMoves } from "../games/verify.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readJson } from "./terminal.ts";

export const verify: Command = {
  summary: "check a record's decisions, luck and result",
  usage: "zt verify FILE",
  async run([file, ...rest]) {
    if (file === undefined || file === "--help" || rest.length > 0) {
      await print(
        "zt verify FILE: a record, as the server, the page and `zt trace --record` give it (- is standard input).\n",
      );
      return file === "--help" ? 0 : complain(refuse("flags", "Name one file."));
    }
    const json = readJson(file);
    if (isRefusal(json)) return complain(json);
    const isProven = isObject(json) && json.luck !== undefined;
    const fault = isProven ? verifyJson(json) : verifyMoves(json);
    if (fault) return complain(fault) && 1;
    await print(
      isProven
        ? "The record is right: every decision legal, every outcome drawn as promised, the result as shown.\n"
        : "The record is right: every decision legal, every outcome possible, the result as shown. It does not tell where its luck came from.\n",
    );
    return 0;
  },
};
