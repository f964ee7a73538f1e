/** What the service worker makes of messages that come again, without a browser around it. */
import { expect, test } from "vitest";
import { openBrowser } from "./browser.ts";

test("a message that is sent again is seen once, also after it was wiped away; another of the same table is seen", async () => {
  const browser = openBrowser();
  const first = { key: "k1", topic: "t", title: "Your turn" };
  expect(await browser.receive(first)).toBe(true);
  expect(await browser.receive(first)).toBe(false);
  browser.wipe();
  expect(await browser.receive(first)).toBe(false);
  expect(await browser.receive({ ...first, key: "k2" })).toBe(true);
  expect(await browser.receive(first)).toBe(false);
  // What has no key is no repetition of anything.
  expect([await browser.receive({ topic: "t" }), await browser.receive({ topic: "t" })]).toEqual([true, true]);
});
