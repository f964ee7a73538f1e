/** Players' pages: counted when a game ends and for older ones later, private unless shown, quick with ten thousand games. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Career, PastGame } from "../../core/career.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { openTestServer, playOn, playWith } from "../../testing/testServer.ts";
import { VERSION_COUNTED } from "./counting.ts";
import type { Summary } from "./pastStore.ts";

let trial: TestServer;
beforeEach(async () => {
  trial = await openTestServer();
});
afterEach(() => trial.close());

interface Page {
  readonly name: string;
  readonly career: Career;
  readonly missing: number;
  readonly link: string | null;
}
const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const pageOf = (who: Visitor): Promise<Page> => json(who.get("/api/me/career?ahead=0"));

const counted = (who: Visitor, games: number): Promise<Page> =>
  vi.waitFor(async () => {
    const page = await pageOf(who);
    expect([page.career.games, page.missing]).toEqual([games, 0]);
    return page;
  }, PATIENT);
const PATIENT = { timeout: 10_000 };

test("a game that ends is counted for both, and an older one when somebody looks", async () => {
  const [ann, bob] = [await trial.visitor(), await trial.visitor()];
  const table = await playWith([ann, bob], { game: "towers", options: { players: 2, start: 0 } });
  await playOn([ann, bob], table);
  const [mine, theirs] = [await counted(ann, 1), await counted(bob, 1)];
  const won = mine.career.won + mine.career.shared;
  expect(mine.career.results).toMatchObject([{ game: "towers", kind: "basic", players: 2, games: 1 }]);
  expect(mine.career.rivals).toMatchObject([{ who: bob.guest.person, games: 1, ahead: won, behind: 1 - won }]);
  expect(theirs.career.rivals).toMatchObject([{ who: ann.guest.person, ahead: 1 - won, behind: won }]);
  expect(mine.career.rivals[0]!.suffered).toBe(theirs.career.rivals[0]!.done);
  // By whom, game by game: what one suffered the other one did, and it is all that was suffered.
  const [[suffered, done], [theirOwn, byThem]] = [mine, theirs].map(
    ({ career }) => career.rivals[0]!.harm.towers ?? [0, 0],
  ) as [[number, number], [number, number]];
  expect([suffered, done]).toEqual([byThem, theirOwn]);
  expect([suffered, theirOwn]).toEqual([mine, theirs].map(({ career }) => career.chronicles.towers!.suffered));
  const [year] = Object.values(mine.career.years);
  expect(year).toMatchObject({ games: 1, won, run: won, byGame: { towers: 1 }, company: { who: bob.guest.person } });
  expect(Object.values(mine.career.days)).toEqual([[1, won]]);
  expect(mine.career.chronicles.towers!.fortunes.cards!.n).toBeGreaterThan(3);
  const { games } = await json<{ games: PastGame[] }>(ann.get("/api/me/past.json"));
  expect(games).toMatchObject([{ id: table, seat: 0, company: [{ seat: 1 }] }]);
  // What an earlier version has counted, or nobody yet, is counted when it is asked for.
  const { store } = trial.serving.hall;
  await store.setSummaries(table, VERSION_COUNTED - 1, []);
  expect((await pageOf(ann)).missing).toBe(1);
  expect((await counted(ann, 1)).career).toEqual(mine.career);
});

test("a page is its owner's alone until a link is made, and shows nobody else by it", async () => {
  const [ann, bob, eve] = [await trial.visitor(), await trial.visitor(), await trial.visitor()];
  await bob.ask("rename", { name: "Bobolino" });
  const table = await playWith([ann, bob], { game: "towers", options: { players: 2, start: 0 } });
  await playOn([ann, bob], table);
  const own = await counted(ann, 1);
  expect(own.link).toBeNull();
  for (const id of [ann.guest.person, table, "null", ""])
    expect((await eve.get(`/api/players/${id}`)).status).toBe(404);
  const { link } = await json<{ link: string }>(ann.post("/api/me/page", { show: true }));
  const shown = await (await eve.get(`/api/players/${link}`)).text();
  // Neither who they are, nor with whom, nor where.
  for (const secret of [ann.guest.person, bob.guest.person, "Bobolino", table]) expect(shown).not.toContain(secret);
  const { career } = JSON.parse(shown) as Page;
  expect([career.games, career.rivals]).toEqual([1, []]);
  expect(Object.values(career.years)).toMatchObject([{ games: 1, company: null }]);
  // Between the two it is as the one who looks has seen it.
  const theirs = await json<Page>(bob.get(`/api/players/${link}`));
  const mirror = (await pageOf(bob)).career.rivals[0]!;
  expect(theirs.career.rivals).toEqual([{ ...mirror, who: "", name: theirs.name, last: expect.any(Number) }]);
  await ann.post("/api/me/page", { show: false });
  expect((await eve.get(`/api/players/${link}`)).status).toBe(404);
  const { link: next } = await json<{ link: string }>(ann.post("/api/me/page", { show: true }));
  expect(next).not.toBe(link);
});

test("a table for spreadsheets holds no formulas and no lines in lines", async () => {
  const ann = await trial.visitor();
  const { store } = trial.serving.hall;
  const past = { end: "won", side: 0, suffered: [], ended: 5000, game: "towers", kind: "basic", players: 2 } as const;
  const row = { ...past, table: "t", account: `{"counts":{},"favourites":{},"fortunes":{}}`, bot: null };
  await store.setSummaries("t", VERSION_COUNTED, [
    { ...row, seat: 0, person: ann.guest.person, name: "Ann" },
    { ...row, seat: 1, person: "eve", name: `=HYPERLINK("x"),\r\n"` },
  ]);
  const text = await (await ann.get("/api/me/past.csv")).text();
  expect(text.split("\r\n")[1]).toContain(`1970-01-01T00:00:05Z,towers,basic,2,1,won,,,"'=HYPERLINK(""x""),`);
  expect(text.trim().split("\r\n")).toHaveLength(3);
});

test("with ten thousand finished games a page is told in a moment, and the server goes on meanwhile", async () => {
  const ann = await trial.visitor();
  const { store } = trial.serving.hall;
  const account = `{"counts":{"home":3,"filled":4},"favourites":{"swap":1},"fortunes":{"die":{"n":4,"sum":14,"mean":14,"variance":11,"sides":[1,1,0,1,0,1]}}}`;
  const past = { game: "towers", kind: "basic", players: 2, account, suffered: [0, 1] } as const;
  const writes = Array.from({ length: 10_000 }, (_, k) => {
    const seat = { ...past, table: `t${k}`, ended: 1000 + k * 3_600_000 };
    const rows: Summary[] = [
      {
        ...seat,
        seat: 0,
        person: ann.guest.person,
        name: "Ann",
        bot: null,
        side: 0,
        end: k % 2 ? "won" : "lost",
        rank: 1,
      },
      { ...seat, seat: 1, person: null, name: "", bot: "mage", side: 1, end: "lost", rank: 2 },
    ];
    return store.setSummaries(`t${k}`, VERSION_COUNTED, rows);
  });
  await Promise.all(writes);
  const began = performance.now();
  const { career } = await pageOf(ann);
  const first = performance.now() - began;
  expect([career.games, career.won]).toEqual([10_000, 5000]);
  // About 0.2 s on a quiet machine; and the second look is told from memory.
  expect(first).toBeLessThan(5000);
  const again = performance.now();
  await pageOf(ann);
  expect(performance.now() - again).toBeLessThan(first);
  // One more is added to what is known, once, however many ask at the same time; an older one that comes late is not lost.
  const one = (table: string, ended: number): Summary => ({
    ...past,
    table,
    ended,
    seat: 0,
    person: ann.guest.person,
    name: "Ann",
    bot: null,
    side: 0,
    end: "won",
    rank: 1,
  });
  await store.setSummaries("next", VERSION_COUNTED, [one("next", 1000 + 10_000 * 3_600_000)]);
  const asked = performance.now();
  const both = await Promise.all([pageOf(ann), pageOf(ann)]);
  expect(both.map((page) => [page.career.games, page.career.won])).toEqual([
    [10_001, 5001],
    [10_001, 5001],
  ]);
  expect(performance.now() - asked).toBeLessThan(2 * first);
  await store.setSummaries("late", VERSION_COUNTED, [one("late", 5000)]);
  const { career: whole } = await pageOf(ann);
  expect([whole.games, whole.won, whole.streak.now]).toEqual([10_002, 5002, 2]);
});
