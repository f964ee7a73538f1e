/** What a stranger, a former friend and a vandal can do with links, friends and weekly tables; and weeks across changed clocks. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnCompany } from "../../core/company.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { granted, openTestServer } from "../../testing/testServer.ts";
import { nextWeekly } from "../notices/hours.ts";

let house: TestServer;
beforeAll(async () => void (house = await openTestServer()));
afterAll(() => house.close());

async function ask<T = { refused?: string }>(who: Visitor, path: string, body?: object): Promise<T> {
  const at = `/api/company${path}`;
  return (await (body ? who.post(at, body) : who.get(at)).then((answer) => answer.json())) as T;
}
const company = async (who: Visitor): Promise<OwnCompany> => granted(await ask<OwnCompany>(who, ""));
async function linkOf(who: Visitor): Promise<string> {
  const { link } = granted(await ask<OwnCompany>(who, "/link", { on: true }));
  return link!.split("with=")[1]!;
}

test("only who has the present link becomes a friend, nobody learns an id, and either side ends it", async () => {
  const [ann, bob, eve] = [await house.visitor(), await house.visitor(), await house.visitor()];
  granted(await ann.ask("rename", { name: "Ann" }));
  const old = await linkOf(ann);
  const token = await linkOf(ann);
  expect(token).not.toBe(old);
  for (const bad of [old, "", "x", `${token}x`, token.slice(0, -1), ann.guest.person])
    expect(await ask(eve, "/befriend", { token: bad }), bad).toMatchObject({ refused: "expired" });
  expect(await ask(bob, `/with/${token}`)).toEqual({ name: "Ann" });
  // Looking changes nothing, and one's own link is for others.
  expect((await company(bob)).friends).toEqual([]);
  expect(await ask(ann, "/befriend", { token })).toMatchObject({ refused: "own-link" });
  for (let i = 0; i < 2; i++)
    expect(await ask(bob, "/befriend", { token })).toMatchObject({ friends: [{ name: "Ann" }] });
  const [mine, theirs] = [await company(ann), await company(bob)];
  expect(mine.friends).toHaveLength(1);
  const told = JSON.stringify([mine, theirs]);
  expect(told).not.toContain(bob.guest.person);
  expect(told).not.toContain(ann.guest.person);

  const { table } = granted(await eve.ask("create", { game: "towers" }));
  const { friend } = mine.friends[0]!;
  // A handle is one person's: eve cannot use ann's, nor ann invite to eve's table.
  expect(await ask(eve, "/invite", { table, friend })).toMatchObject({ refused: "unknown-friend" });
  expect(await ask(ann, "/invite", { table, friend })).toMatchObject({ refused: "not-host" });
  expect(await ask(eve, "/part", { friend })).toMatchObject({ refused: "unknown-friend" });
  expect(await ask(bob, "/part", { friend: theirs.friends[0]!.friend })).toMatchObject({ friends: [] });
  expect((await company(ann)).friends).toEqual([]);
  expect(await ask(ann, "/invite", { table, friend })).toMatchObject({ refused: "unknown-friend" });
});

test("a weekly table is its host's to make and to end, each of its people's to leave, and there are not many", async () => {
  const [ann, bob, eve] = [await house.visitor(), await house.visitor(), await house.visitor()];
  const { table } = granted(await ann.ask("create", { game: "towers", options: { players: 3 } }));
  granted(await bob.ask("sit", { table }));
  const wish = { table, weekday: 1, minutes: 600, zone: "Europe/Berlin" };
  expect(await ask(bob, "/weekly", wish)).toMatchObject({ refused: "not-host" });
  const { watch } = (await house.serving.hall.store.table(table))!;
  expect(await ask(ann, "/weekly", { ...wish, table: watch })).toMatchObject({ refused: "not-host" });
  expect(await ask(ann, "/weekly", { ...wish, table: "none" })).toMatchObject({ refused: "unknown-table" });
  for (const bad of [{ zone: "Nowhere/Land" }, { weekday: 0 }, { weekday: 8 }, { minutes: 1440 }, { minutes: 1.5 }])
    expect(await ask(ann, "/weekly", { ...wish, ...bad })).toMatchObject({ refused: "malformed" });
  for (let i = 0; i < 5; i++) granted(await ask(ann, "/weekly", wish));
  expect(await ask(ann, "/weekly", wish)).toMatchObject({ refused: "too-many" });
  const [first] = (await company(bob)).weeklies;
  expect(await ask(eve, `/weekly/${first!.weekly}/leave`, {})).toMatchObject({ weeklies: [] });
  expect((await company(bob)).weeklies).toHaveLength(5);
  expect((await ask<OwnCompany>(bob, `/weekly/${first!.weekly}/leave`, {})).weeklies).toHaveLength(4);
  expect((await company(ann)).weeklies).toHaveLength(5);
  const taken = (await (await ann.get("/api/me/export")).json()) as { company: OwnCompany };
  expect(taken.company.weeklies).toHaveLength(5);
  const { name } = (await (await ann.get("/api/me")).json()) as { name: string };
  await ann.post("/api/me/delete", { name });
  expect((await company(bob)).weeklies).toEqual([]);
});

test("a week is a week where people live: clocks that are changed do not move it", () => {
  const berlin = { zone: "Europe/Berlin", weekday: 7, minutes: 20 * 60 };
  // Summer time ends on 2026-10-25 and begins on 2027-03-28, both Sundays.
  expect(nextWeekly(berlin, Date.UTC(2026, 9, 18, 18))).toBe(Date.UTC(2026, 9, 25, 19));
  expect(nextWeekly(berlin, Date.UTC(2026, 9, 18, 17, 59))).toBe(Date.UTC(2026, 9, 18, 18));
  expect(nextWeekly(berlin, Date.UTC(2027, 2, 21, 19))).toBe(Date.UTC(2027, 2, 28, 18));
  // From the other side of midnight, and from a zone with half an hour.
  expect(nextWeekly({ zone: "Asia/Kolkata", weekday: 1, minutes: 30 }, Date.UTC(2026, 10, 18))).toBe(
    Date.UTC(2026, 10, 22, 19),
  );
  for (let day = 0; day < 400; day++) {
    const after = Date.UTC(2026, 8, 1) + day * 86_400_000;
    const at = nextWeekly(berlin, after);
    expect(at - after, String(day)).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
    expect(
      new Intl.DateTimeFormat("en-GB", {
        timeZone: berlin.zone,
        weekday: "short",
        hour: "2-digit",
        minute: "2-digit",
      }).format(at),
    ).toBe("Sun 20:00");
  }
});
