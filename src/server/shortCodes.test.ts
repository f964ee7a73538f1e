import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestServer } from "../testing/testServer.ts";
import { openTestServer } from "../testing/testServer.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import { LIMITS, NO_LIMITS } from "./limits.ts";
import { CODE_SECONDS, openShortCodes } from "./shortCodes.ts";

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe("codes", () => {
  test("are six letters without look-alikes, and the same for a table while they are good for long", () => {
    let now = 0;
    const codes = openShortCodes(localBus(), () => now);
    const code = codes.ofTable("a");
    expect(code).toMatch(/^[A-HJ-NP-Z]{6}$/);
    expect(codes.ofTable("a")).toBe(code);
    expect(codes.ofTable("b")).not.toBe(code);
    expect(codes.tableOf(` ${code.toLowerCase().slice(0, 3)} ${code.slice(3)}`)).toBe("a");
    now = (CODE_SECONDS * 1000) / 2;
    expect(codes.ofTable("a")).not.toBe(code);
    expect(codes.tableOf(code)).toBe("a");
    now = CODE_SECONDS * 1000;
    expect(codes.tableOf(code)).toBeUndefined();
  });

  test("of a screen tell nobody what it shows but the screen", () => {
    const codes = openShortCodes(localBus(), () => 0);
    const { code, screen } = codes.ofScreen();
    expect(codes.shownOn(screen)).toBeNull();
    expect(codes.shownOn(code)).toBeUndefined();
    expect(codes.show(code, "a")).toBe(true);
    expect(codes.shownOn(screen)).toBe("a");
    expect(codes.tableOf(code)).toBeUndefined();
    expect(codes.show(codes.ofTable("b"), "a")).toBe(false);
    expect(codes.show("AAAAAA", "a")).toBe(false);
  });

  test("that were missed are asked for, and of two reports about a screen the later one holds", async () => {
    const inner = localBus();
    let isDeaf = true;
    let look = (): void => {};
    const bus: Bus = {
      ...inner,
      subscribe: (topic, hear) => inner.subscribe(topic, (message) => isDeaf || hear(message)),
      onGap(found) {
        look = found;
        return () => {};
      },
    };
    const [one, other] = [openShortCodes(inner, () => 0), openShortCodes(bus, () => 0)];
    const code = one.ofTable("a");
    const { code: onScreen, screen } = one.ofScreen();
    await settled();
    expect(other.tableOf(code)).toBeUndefined();
    isDeaf = false;
    look();
    await settled();
    expect(other.tableOf(code)).toBe("a");
    expect(other.show(onScreen, "b")).toBe(true);
    await settled();
    look();
    await settled();
    expect([one, other].map((each) => each.shownOn(screen))).toEqual(["b", "b"]);
  });

  test("are known at every node of one bus", async () => {
    const bus = localBus();
    const [one, other] = [openShortCodes(bus, () => 0), openShortCodes(bus, () => 0)];
    const table = one.ofTable("a");
    const { code, screen } = one.ofScreen();
    await settled();
    expect(other.tableOf(table)).toBe("a");
    expect(other.show(code, "b")).toBe(true);
    await settled();
    expect(one.shownOn(screen)).toBe("b");
  });
});

describe("over HTTP", () => {
  let trial: TestServer;
  beforeAll(async () => {
    trial = await openTestServer({ limits: { ...NO_LIMITS, codes: { ...LIMITS.codes, address: 14 } } });
  });
  afterAll(() => trial.close());

  test("a table's code leads to its link; a screen invites before the game and watches it; guessing is slowed down", async () => {
    const ann = await trial.visitor();
    const body = async (response: Promise<Response>): Promise<Record<string, string | null>> =>
      (await response).json() as Promise<Record<string, string | null>>;
    const { table } = await body(ann.post("/api/create", { game: "magicians" }));
    const { code } = await body(ann.post("/api/codes", { table }));
    expect(await body(ann.get(`/api/codes/${code!.toLowerCase()}`))).toEqual({ table });
    const screen = await body(ann.post("/api/screens", {}));
    expect(await body(ann.get(`/api/screens/${screen.screen}`))).toEqual({ table: null });
    expect(await body(ann.post(`/api/show/${screen.code}`, { table }))).toEqual({});
    expect(await body(ann.get(`/api/screens/${screen.screen}`))).toEqual({ table });
    await ann.post("/api/start", { table, fill: "apprentice" });
    expect(await body(ann.post(`/api/show/${screen.code}`, { table }))).toEqual({});
    const shown = await body(ann.get(`/api/screens/${screen.screen}`));
    expect(shown.table).not.toBe(table);
    const { info } = (await (await ann.get(`/api/tables/${shown.table}`)).json()) as { info: { you: null } };
    expect(info.you).toBeNull();
    expect((await ann.post("/api/codes", { table: "nowhere" })).status).toBe(404);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => ann.get("/api/codes/AAAAAA")));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404, 429]));
    // The screen itself may go on asking.
    expect((await ann.get(`/api/screens/${screen.screen}`)).status).toBe(200);
  });
});
