/** What every store must do to reach people: each tiding once for each channel, whoever carries it. */
import { expect, test } from "vitest";
import type { WithStore } from "../../testing/openStore.ts";
import { entry, row } from "../../testing/openStore.ts";
import type { Store } from "../store.ts";
import type { ChannelRow, HeldTiding, NewTiding } from "./tidingStore.ts";
import { MANNER } from "../../core/notices.ts";

const channel = (id: string, change: Partial<ChannelRow> = {}): ChannelRow => ({
  id,
  person: "ann",
  kind: "json",
  state: "on",
  reserve: 0,
  kinds: "turn over",
  made: 1000,
  detail: { label: `${id} <b>`, url: "https://example.org/'" },
  error: null,
  failed: null,
  sent: null,
  given: 0,
  ...change,
});
const turn = (n: number, change: Partial<NewTiding> = {}): NewTiding => ({
  person: "ann",
  kind: "turn",
  table: "t",
  n,
  at: 5000,
  detail: { by: "Bob" },
  ...change,
});
const SOLE = { node: "a", alone: true, now: 5000 };
const waysOf = (held: readonly HeldTiding[]): string[] => held.map((each) => `${each.channel} ${each.kind} ${each.n}`);

async function laid(store: Store, ...channels: readonly ChannelRow[]): Promise<void> {
  await store.create(row("t"), "1");
  for (const each of channels) await store.saveChannel(each);
}

export function tidingsContract(withStore: WithStore): void {
  test("tidings are written with their cause or not at all, once for each channel that is for them", () =>
    withStore(async ({ store, again }) => {
      const others = [
        channel("over", { kinds: "over" }),
        channel("off", { state: "off" }),
        channel("r", { reserve: 1 }),
      ];
      await laid(store, channel("b"), channel("c", { made: 2000 }), ...others);
      expect(await store.commit({ table: "t", entry: entry(0), tell: { tidings: [turn(0)] } })).toBe(true);
      // Somebody else was first: nobody is told of what has not happened.
      expect(await store.commit({ table: "t", entry: entry(0), tell: { tidings: [turn(7)] } })).toBe(false);
      const stale = { table: "t", row: row("t", { version: 3 }), tell: { tidings: [turn(8)] } };
      expect(await store.commit(stale)).toBe(false);
      const other = await again();
      expect(await other.hold({ ...SOLE, now: 4999 }, 9)).toEqual([]);
      const held = await other.hold(SOLE, 9);
      expect(waysOf(held)).toEqual(["b turn 0", "c turn 0"]);
      expect(held[0]).toMatchObject({ person: "ann", table: "t", tries: 0, pile: 0, ear: "usual", manner: undefined });
      expect(held[0]!.to).toEqual(channel("b"));
      expect(held[0]!.detail).toEqual({ by: "Bob" });
      // What is on its way is nobody else's, and the same is never written again.
      await store.tell({ tidings: [turn(0)] }, "t");
      expect(await other.hold(SOLE, 9)).toEqual([]);
      expect(await other.settle(held[0]!, SOLE, { what: "sent" })).toBe(true);
      expect(await other.settle(held[0]!, SOLE, { what: "sent" })).toBe(false);
      await store.tell({ tidings: [turn(0)] }, "t");
      expect(waysOf(await store.hold({ ...SOLE, node: "later" }, 9))).toEqual(["c turn 0"]);
      expect((await store.channel("b"))!.sent).toBe(5000);
    }));

  test("who dies lets go: of two nodes only one carries a tiding", () =>
    withStore(async ({ store, again }) => {
      await laid(store, channel("b"));
      for (let n = 0; n < 20; n++) await store.commit({ table: "t", entry: entry(n), tell: { tidings: [turn(n)] } });
      const other = await again();
      const now = await store.time();
      for (const node of ["x", "y"]) await store.beat(now, node);
      const [x, y] = ["x", "y"].map((node) => ({ node, alone: false, now })) as [typeof SOLE, typeof SOLE];
      const [some, rest] = await Promise.all([store.hold(x, 10), other.hold(y, 10)]);
      const late = await other.hold(y, 20);
      const all = [...some, ...rest, ...late].map(({ n }) => n);
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
      expect(await other.hold(y, 20)).toEqual([]);
      await store.settle(some[0]!, x, { what: "sent" });
      await store.farewell("x");
      const taken = await other.hold(y, 20);
      expect(taken.map(({ n }) => n)).toEqual(some.slice(1).map(({ n }) => n));
      // The dead one comes back, and finds that it is not its own any more.
      expect(await store.settle(some[1]!, x, { what: "sent" })).toBe(false);
    }));

  test("what is answered is out of date, what waits waits, what fails is tried again and given up", () =>
    withStore(async ({ store }) => {
      await laid(store, channel("b", { kinds: "turn half over" }));
      const tidings = [turn(0), turn(0, { kind: "half", at: 9000 })];
      await store.commit({ table: "t", entry: entry(0), tell: { tidings } });
      await store.commit({ table: "t", entry: entry(1), tell: { tidings: [turn(1)], outdates: 1 } });
      await store.saveManner("ann", { ...MANNER, zone: "Europe/Berlin" }, 3);
      await store.setEar("ann", "t", "mute");
      const [held, ...none] = await store.hold({ ...SOLE, now: 99_000 }, 9);
      expect(none).toEqual([]);
      expect(held).toMatchObject({ n: 1, kind: "turn", ear: "mute", manner: { zone: "Europe/Berlin" } });
      expect(await store.settle(held!, SOLE, { what: "wait", at: 6000, pile: 1 })).toBe(true);
      expect(await store.hold(SOLE, 9)).toEqual([]);
      const later = { ...SOLE, now: 6000 };
      const [piled] = await store.hold(later, 9);
      expect(piled).toMatchObject({ pile: 1, tries: 0 });
      expect(await store.settle(piled!, later, { what: "again", at: 7000, error: "timeout" })).toBe(true);
      const last = { ...SOLE, now: 7000 };
      const [tried] = await store.hold(last, 9);
      expect(tried).toMatchObject({ tries: 1, to: { error: "timeout", failed: 6000, given: 0 } });
      expect(await store.settle(tried!, last, { what: "given-up", error: "503", instead: "b" })).toBe(true);
      expect(await store.channel("b")).toMatchObject({ error: "503", failed: 7000, given: 1, state: "on" });
      expect(await store.tidingsOf("ann", 9)).toMatchObject([{ n: 1, state: "given-up" }]);
      expect(await store.tidyTidings(7001)).toBe(0);
      expect(await store.tidingsOf("ann", 9)).toEqual([]);
    }));

  test("a dead channel loses its address, and the reserve takes over and knows for whom", () =>
    withStore(async ({ store }) => {
      await laid(store, channel("b"), channel("r", { reserve: 1 }), channel("s", { reserve: 1, made: 2000 }));
      await store.commit({ table: "t", entry: entry(0), tell: { tidings: [turn(0)] } });
      const [held] = await store.hold(SOLE, 9);
      await store.settle(held!, SOLE, { what: "given-up", error: "410", dead: true, instead: "Phone" });
      expect(await store.channel("b")).toMatchObject({ state: "dead", detail: { label: "b <b>" }, error: "410" });
      const [next, ...none] = await store.hold(SOLE, 9);
      expect(none).toEqual([]);
      expect(next).toMatchObject({ channel: "r", detail: { by: "Bob", instead: "Phone" } });
      await store.settle(next!, SOLE, { what: "sent" });
      // From now on the first reserve is what there is.
      await store.commit({ table: "t", entry: entry(1), tell: { tidings: [turn(1)] } });
      expect(waysOf(await store.hold(SOLE, 9))).toEqual(["r turn 1"]);
      expect(await store.tidyTidings(99_999)).toBe(1);
      expect((await store.channels("ann")).map(({ id }) => id)).toEqual(["r", "s"]);
    }));

  test("two channels of which one fails: the other has it, nobody is told twice", () =>
    withStore(async ({ store }) => {
      await laid(store, channel("b"), channel("c"), channel("r", { reserve: 1 }));
      await store.commit({ table: "t", entry: entry(0), tell: { tidings: [turn(0)] } });
      const [b, c] = await store.hold(SOLE, 9);
      await store.settle(b!, SOLE, { what: "sent" });
      await store.settle(c!, SOLE, { what: "given-up", error: "404", dead: true, instead: "c" });
      expect(await store.hold(SOLE, 9)).toEqual([]);
    }));

  test("the store knows who was looking, of those who sit there and can be reached", () =>
    withStore(async ({ store, again }) => {
      await laid(store, channel("b"));
      const other = await again();
      const lookedAfter = async (at: number, n: number): Promise<boolean> => {
        await store.look("t", "ann", at);
        await store.look("t", "nobody", at);
        await store.commit({ table: "t", entry: entry(n), tell: { tidings: [turn(n)] } });
        const [held] = await other.hold(SOLE, 9);
        await other.settle(held!, SOLE, { what: "moot" });
        return held!.looked;
      };
      expect(await lookedAfter(0, 0)).toBe(false);
      expect(await lookedAfter(4000, 1)).toBe(true);
      expect(await lookedAfter(0, 2)).toBe(false);
      await store.dropChannel("b");
      await store.look("t", "ann", 4000);
      await store.saveChannel(channel("c"));
      // Of who could not be reached then nobody had to know it.
      await store.commit({ table: "t", entry: entry(3), tell: { tidings: [turn(3)] } });
      expect((await other.hold(SOLE, 9))[0]!.looked).toBe(false);
    }));

  test("followers are told, and everything of a person goes with them", () =>
    withStore(async ({ store }) => {
      await laid(store, channel("b", { person: "bob", kinds: "report" }), channel("c", { kinds: "report" }));
      await store.setEar("bob", "t", "follow");
      const { person: _person, ...everybody } = turn(4, { kind: "report" });
      const over = row("t", { version: 2, stage: "over" });
      await store.commit({ table: "t", row: over, entry: entry(0), tell: { tidings: [everybody] } });
      expect(waysOf(await store.hold(SOLE, 9))).toEqual(["b report 4"]);
      expect(await store.ears("bob")).toEqual([{ table: "t", ear: "follow" }]);
      await store.forgetPerson("bob");
      expect(await store.channels("bob")).toEqual([]);
      expect(await store.ears("bob")).toEqual([]);
      expect(await store.tidingsOf("bob", 9)).toEqual([]);
      await store.saveManner("ann", MANNER, 1);
      await store.dropChannel("c");
      expect(await store.manner("ann")).toEqual({ manner: MANNER, feed: 1 });
      expect(await store.channel("c")).toBeUndefined();
      expect(await store.secret("push", "first")).toBe("first");
      expect(await store.secret("push", "second")).toBe("first");
    }));
}
