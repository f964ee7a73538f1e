import { expect, test } from "vitest";
import { wordFilter } from "./wordList.ts";

const filter = wordFilter("# unwanted\nTroll\nhex*\nböse\na.b\n\n*\n");

test.each([
  ["You troll!", "You •••••!"],
  ["TROLL troll", "••••• •••••"],
  ["trolley, controller, Trolle", "trolley, controller, Trolle"],
  ["verhext, Hexerei, hex", "verhext, •••••••, •••"],
  ["Böse bo\u0308se", "•••• ••••"],
  ["a.b axb", "••• axb"],
  ["nothing to see", "nothing to see"],
])("%j becomes %j", (text, plain) => expect(filter(text)).toBe(plain));

test("an empty list changes nothing", () => expect(wordFilter("\n# none\n")("Troll")).toBe("Troll"));
