/** After a start: who was looking has time to come back, and nobody else waits for that. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ChannelInfo } from "../../core/notices.ts";
import type { HookReceiver } from "../../testing/notices/hookReceiver.ts";
import { openHookReceiver } from "../../testing/notices/hookReceiver.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { granted, openTestServer, playOn } from "../../testing/testServer.ts";
import { readNetworks } from "./networks.ts";

let hooks: HookReceiver;
let house: TestServer;
let [ahead, settle] = [0, 0];
beforeAll(async () => {
  hooks = await openHookReceiver();
  house = await openTestServer({
    now: () => Date.now() + ahead,
    notices: {
      publicUrl: "https://table.example",
      networks: readNetworks(["127.0.0.0/8"]),
      get settleMs() {
        return settle;
      },
    },
  });
});
afterAll(async () => {
  await house.close();
  await hooks.close();
});

/** It is the other one's turn, and before anybody is told the server is gone and comes back. */
async function passAndRestart([from, to]: readonly [Visitor, Visitor], table: string): Promise<number> {
  from.frames.length = 0;
  granted(await from.ask("watch", { table }));
  await vi.waitFor(() => expect(from.frames.at(-1)?.legal).toBeDefined());
  while (from.frames.at(-1)!.legal) {
    const { n } = from.frames.at(-1)!;
    await playOn([from], table, 1);
    await vi.waitFor(() => expect(from.frames.at(-1)!.n).toBeGreaterThan(n));
  }
  granted(await from.ask("unwatch", { table }));
  await house.restart();
  const since = Date.now();
  // Answered when the connection is there again.
  granted(await to.ask("hello", { version: 1 }));
  ahead += 1100;
  return since;
}

test("a looker who returns is told nothing, one who does not is told in the end, who did not look at once", async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor()];
  const terms = {
    game: "towers",
    options: { players: 2, start: 0 },
    clock: { kind: "slow", seconds: 86_400 },
  } as const;
  const { table } = granted(await ann.ask("create", terms));
  granted(await bob.ask("sit", { table }));
  granted(await ann.ask("start", { table }));
  for (const who of [ann, bob]) {
    const url = `${hooks.base}/${who === ann ? "ann" : "bob"}`;
    granted((await (await who.post("/api/notices/channels", { kind: "json", url })).json()) as ChannelInfo);
  }
  const cameTo = (who: string) => hooks.hooked.filter(({ path }) => path === `/${who}`);
  const { hall } = house.serving;

  granted(await bob.ask("watch", { table }));
  settle = 60_000;
  await passAndRestart([ann, bob], table);
  house.serving.hall.reach!.poke();
  await house.serving.hall.reach!.idle();
  expect(hooks.hooked).toEqual([]);
  granted(await bob.ask("watch", { table }));
  await vi.waitFor(async () => {
    const left = await house.serving.hall.store.tidingsOf(bob.guest.person, 9);
    expect(left.map(({ kind }) => kind)).not.toContain("turn");
  }, 5000);
  expect(hooks.hooked).toEqual([]);
  expect(house.serving.hall).not.toBe(hall);

  // Ann was not there all the time, and need not wait a minute.
  await passAndRestart([bob, ann], table);
  await vi.waitFor(() => expect(cameTo("ann")).toHaveLength(1), 5000);

  // Bob looks, and closes the page while nobody is there to see it.
  granted(await bob.ask("watch", { table }));
  settle = 600;
  const since = await passAndRestart([ann, bob], table);
  await vi.waitFor(() => expect(cameTo("bob")).toHaveLength(1), 5000);
  expect(cameTo("bob")[0]!.at - since).toBeGreaterThan(400);
  // It is known now: the next time nobody waits for him.
  const [tiding] = await house.serving.hall.store.hold(
    { node: "x", alone: true, now: Date.now() + ahead + 80_000_000 },
    1,
  );
  expect(tiding).toMatchObject({ person: bob.guest.person, looked: false });
});
