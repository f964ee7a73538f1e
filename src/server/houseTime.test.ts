import { expect, test } from "vitest";
import { houseTime } from "./houseTime.ts";

test("time goes on while somebody looks, and stands still while the process does", () => {
  let real = 5000;
  const time = houseTime(() => real, 1_000_000);
  for (let i = 0; i < 100; i++) {
    real += 100;
    time.now();
  }
  expect(time.now()).toBe(1_010_000);
  real += 40_000;
  expect(time.now() - 1_010_000).toBeLessThan(1000);
  real += 900;
  expect(time.now() - 1_010_000).toBeGreaterThan(1000);
  time.stop();
});
