import { expect, test } from "vitest";
import { language, LANGUAGES } from "../app/settings.ts";
import { listed } from "./told.ts";

test("names in a row read as in the visitor's language", () => {
  for (const each of LANGUAGES) {
    language.value = each;
    for (const names of [[], ["Ann"], ["Ann", "Bob"], ["Ann", "Bob", "Cem"], ["Ann", "Bob", "Cem", "Dora"]])
      expect(listed(names)).toBe(new Intl.ListFormat(each).format(names));
  }
});
