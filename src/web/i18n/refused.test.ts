/** Every reason for which something is refused has a sentence in both languages. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../../games/index.ts";
import { wordsIn } from "../../testing/words.ts";

const [de, en] = await Promise.all([wordsIn("de"), wordsIn("en")]);

// The command line speaks English only, with whatever it alone uses: it says the refusal's own sentence.
const sources = globSync(["src/{core,games,bots,server,web}/**/*.{ts,tsx}", "src/testing/*/rules/*.ts"])
  .filter((path) => !path.includes(".test.") && !path.includes("bots/earlier/"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Codes are the first argument of `refuse`, or stand in a refusal written out. */
const written = sources.flatMap(({ text }) =>
  [/\brefuse\(\s*"([^"]+)"/g, /\brefused: "([^"]+)"/g].flatMap((each) =>
    Array.from(text.matchAll(each), ([, code]) => code!),
  ),
);
/** An option that is no choice of its field is refused by the field's name. */
const fields = GAMES.flatMap((game) => game.fields.filter(({ kind }) => kind === "choice").map(({ name }) => name));

const codes = [...new Set([...written, ...fields])].toSorted();

test("a code is written out where something is refused, so that it is found here", () => {
  const others = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\brefuse\(\s*([^"\s][^,]*)/g), ([, code]) => `${path}: ${code}`),
  );
  expect(others).toEqual(["src/games/towers/options.ts: name"]);
  expect(codes.length).toBeGreaterThan(60);
});

test.each(Object.entries({ de, en }))("%s: there is a sentence for each code, and none for nothing", (_, words) => {
  const said = Object.keys(words).flatMap((key) => (key.startsWith("refused.") ? [key.slice("refused.".length)] : []));
  // To mend it: add or take away `"refused.CODE"` in i18n/refused.*.ts, or in the words of the game that refuses.
  expect(said.toSorted()).toEqual(codes);
});
