/** At a rated table nobody is helped; at any other nothing is added. */
import { expect, test } from "vitest";
import type { TableInfo } from "../../core/info.ts";
import { ratedExtra } from "./extra.tsx";

const table = { id: "t" } as TableInfo;

test("a rated table shows no odds and chooses no wands beforehand", () => {
  expect(ratedExtra({ ...table, rated: true })?.isUnaided).toBe(true);
  expect(ratedExtra(table)).toBeUndefined();
});
