/** A game against bots goes on whatever happens to their worker. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE, openHouse } from "./house.ts";
import { luck, playOn } from "./reader.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Runs in the page: the first worker is ended without a word when it is asked to think, the second fails aloud. */
function breakWorkers(): void {
  let count = 0;
  window.Worker = class extends Worker {
    readonly #number = ++count;
    override postMessage(message: unknown): void {
      document.documentElement.dataset.workers = String(count);
      if (this.#number === 1) this.terminate();
      if (this.#number === 2) this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
      super.postMessage(message);
    }
  };
}

test("the bots' worker is ended, its successor fails: the bots decide all the same, and the third worker thinks", async () => {
  const page = await house.visit("/", { settings: AT_ONCE });
  await page.context().addInitScript(breakWorkers);
  await page.clock.install();
  await page.goto(new URL("/new/towers", page.url()).href);
  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator("main.table").waitFor();
  const playing = playOn(page, luck(3), 8);
  await expect.poll(() => page.locator("html").getAttribute("data-workers")).toBe("1");
  // Longer than the page waits for a worker that says nothing.
  await page.clock.fastForward(7000);
  expect(await playing).toBe(8);
  await expect.poll(() => page.locator("html").getAttribute("data-workers")).toBe("3");
  expect(house.faults).toEqual([]);
  await page.context().close();
});
