/** Somebody tries to sit where they do not belong: in other people's rematch, or behind another hand. */
import type { Visitor } from "../testServer.ts";
import { granted, playOn, playWith } from "../testServer.ts";
import type { Attack } from "./attack.ts";
import { until, withVisitors } from "./attack.ts";

const QUICK = { game: "magicians", options: { roundLimit: 1 } };

/** Whatever this person was sent and can ask for: is the id of a table in it? */
const knows = async (one: Visitor, paths: readonly string[], id: string): Promise<boolean> => {
  const looked = await Promise.all(paths.map(async (path) => (await one.get(path)).text()));
  return [...one.texts, ...looked].some((text) => text.includes(id));
};

/** F-72 an onlooker and somebody whom the host sent away ask for the rematch and take a seat there. */
export const foreignRematch: Attack = {
  name: "a rematch: its seat link for onlookers and for who was sent away",
  run: (site) =>
    withVisitors(site, 4, async ([ann, bob, eve, mal]) => {
      const found: string[] = [];
      const table = await playWith([ann!, bob!, mal!], QUICK);
      granted(await eve!.ask("watch", { table }));
      granted(await ann!.ask("kick", { table, seat: 2 }));
      await playOn([ann!, bob!], table);
      const next = granted(await ann!.ask("rematch", { table })).table;
      await until(() => bob!.info?.next === next);
      for (const [who, one] of [
        ["an onlooker", eve!],
        ["who was sent away", mal!],
      ] as const) {
        if (!("refused" in (await one.ask("rematch", { table })))) found.push(`${who} was given the rematch`);
        granted(await one.ask("watch", { table }));
        if (await knows(one, [`/api/tables/${table}`], next)) found.push(`${who} was told the seat link`);
      }
      // Even who has been told the link by a friend stays away if the host wanted so.
      granted(await bob!.ask("leave", { table: next }));
      const sat = await mal!.ask("sit", { table: next });
      if (!("refused" in sat)) found.push("who was sent away sat down at the rematch");
      return found;
    }),
};

const hasHand = ({ frames }: Visitor): boolean => "hand" in (frames.at(-1)?.view ?? {});

/** F-79 leave, sit on a bot's seat, leave, sit back: one hand after the other. */
export const handAfterHand: Attack = {
  name: "a late table: one hand after the other by leaving and sitting down",
  run: (site) =>
    withVisitors(site, 2, async ([ann, mal]) => {
      const seen = new Set<number>();
      const terms = { game: "towers", options: { players: 4 }, late: true, patience: 3600 };
      const table = await playWith([ann!], terms, "mage");
      granted(await mal!.ask("watch", { table }));
      for (const seat of [3, 1, 2, 3, undefined, 1]) {
        const sat = await mal!.ask("sit", seat === undefined ? { table } : { table, seat });
        if (!("refused" in sat) && (await until(() => hasHand(mal!), 2000))) seen.add(sat.seat);
        granted(await mal!.ask("leave", { table }));
        await until(() => mal!.info?.you === null);
      }
      const hands = [...seen].map((seat) => `the hand of seat ${seat}`);
      return hands.length > 1 ? hands : [];
    }),
};
