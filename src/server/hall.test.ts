import { expect, test } from "vitest";
import { newId } from "./hall.ts";

test("an id can be an argument of a command and the end of a link", () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[A-Za-z0-9][A-Za-z0-9_-]{20}[A-Za-z0-9]$/.test(id))).toEqual([]);
});
