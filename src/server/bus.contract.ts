/** What every bus must do. One suite for all of them. */
import { describe, expect, test, vi } from "vitest";
import type { Bus } from "./bus.ts";

/** `open` gives two ends of the same bus, as two nodes would have them. */
export function busContract(name: string, open: () => Promise<readonly [Bus, Bus]>): void {
  describe(`bus: ${name}`, () => {
    test("everybody who listens hears every message of the topic, in order, and of no other topic", async () => {
      const [one, two] = await open();
      const heard: string[] = [];
      one.subscribe("a", (message) => heard.push(`one ${message}`));
      two.subscribe("a", (message) => heard.push(`two ${message}`));
      two.subscribe("b", (message) => heard.push(`b ${message}`));
      one.publish("a", "1");
      one.publish("a", "2");
      two.publish("c", "3");
      await vi.waitFor(() => expect(heard.length).toBe(4));
      expect(heard.filter((each) => each.startsWith("one"))).toEqual(["one 1", "one 2"]);
      expect(heard.filter((each) => each.startsWith("two"))).toEqual(["two 1", "two 2"]);
      await Promise.all([one.close(), two.close()]);
    });

    test("a message never arrives before the publisher's own work is done", async () => {
      const [one, two] = await open();
      const order: string[] = [];
      one.subscribe("a", () => order.push("heard"));
      one.publish("a", "");
      order.push("went on");
      await vi.waitFor(() => expect(order).toEqual(["went on", "heard"]));
      await Promise.all([one.close(), two.close()]);
    });

    test("who has stopped listening hears nothing more; others of the same topic do", async () => {
      const [one, two] = await open();
      const heard: string[] = [];
      const stop = one.subscribe("a", () => heard.push("stopped"));
      one.subscribe("a", () => heard.push("still"));
      stop();
      stop();
      one.publish("a", "");
      await vi.waitFor(() => expect(heard).toEqual(["still"]));
      await Promise.all([one.close(), two.close()]);
    });
  });
}
