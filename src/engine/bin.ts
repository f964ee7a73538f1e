#!/usr/bin/env node
/** `zaubertisch-lines`: a game line by line, for programs in other languages. */
import { createInterface } from "node:readline";
import { openLines } from "./lines.ts";

const answer = openLines();
// A reader that has gone away is no error.
process.stdout.on("error", () => process.exit(0));
createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim() !== "") process.stdout.write(`${answer(line)}\n`);
});
