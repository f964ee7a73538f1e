/** People are spread over the nodes, and nobody is moved for little. */
import { expect, test, vi } from "vitest";
import { openTestServer, playWith, visit } from "../testing/testServer.ts";
import { localBus } from "./bus.ts";
import { gossipOn } from "./gossip.ts";
import { newShare } from "./shares.ts";

test("a node with many more than its share sends some of them on; the dead have no share", async () => {
  let now = 0;
  const bus = localBus();
  const [one, two, three] = ["one", "two", "three"].map((node) =>
    newShare(
      gossipOn(bus, node, "share"),
      () => {},
      () => now,
    ),
  );
  const tell = async (share: typeof one, own: number): Promise<number> => {
    const surplus = share!.surplus(own);
    await Promise.resolve();
    return surplus;
  };
  expect(await tell(one, 1000)).toBe(0);
  expect(await tell(two, 1000)).toBe(0);
  expect(await tell(three, 0)).toBe(0);
  // A third of 2,000 is 667: a quarter of the rest at a time.
  expect(await tell(one, 1000)).toBe(84);
  // Not for a few, and not for a small part.
  expect(await tell(one, 1050)).toBeGreaterThan(0);
  expect(await tell(three, 950)).toBe(0);
  expect(await tell(one, 1050)).toBe(0);
  now = 5000;
  expect(await tell(one, 1000)).toBe(0);
  for (const [share, own] of [
    [two, 2],
    [three, 0],
  ] as const)
    await tell(share, own);
  expect(await tell(one, 20)).toBe(0);
});

test("those who are not asked to decide come again, at another node as well; who decides stays", async () => {
  const bus = localBus();
  const here = await openTestServer({ bus });
  const { store } = here.serving.hall;
  const there = await openTestServer({ bus, store });
  const ports = [here.serving.port, there.serving.port];
  const connected = async ({ serving }: typeof here): Promise<number> =>
    Number(/^zaubertisch_connections (\d+)/m.exec(await serving.hall.metrics.registry.metrics())![1]);
  const ann = await here.visitor();
  await playWith([ann], { game: "towers", options: { mode: "solo" } });
  // All come to one node; who has to come again goes to the other.
  let isFirst = true;
  const onlooker = await here.visitor();
  const others = await Promise.all(
    Array.from({ length: 60 }, () => visit(() => ports[isFirst ? 0 : 1]!, onlooker.guest)),
  );
  isFirst = false;
  await vi.waitFor(async () => expect(await connected(there)).toBeGreaterThanOrEqual(5), { timeout: 10_000 });
  expect(await connected(here)).toBeGreaterThan(20);
  // On their way they could not see or say anything: all nodes know it.
  for (const { serving } of [here, there]) expect(serving.hall.deaths.length).toBeGreaterThan(0);
  expect(ann.texts.some((text) => text.includes('"bye"'))).toBe(false);
  expect(ann.frames.at(-1)!.legal).toBeDefined();
  others.forEach(({ client }) => client.close());
  await there.close();
  await here.close();
});
