/** An onlooker of a table with a delay tries to know something earlier: frames, the end, talk, presence, who plays for whom. */
import type { Message } from "../../core/protocol.ts";
import type { Frame } from "../../core/table.ts";
import { connect, newGuest } from "../client.ts";
import type { Visitor } from "../testServer.ts";
import { granted, playWith } from "../testServer.ts";
import type { Attack, Site } from "./attack.ts";
import { pause, until, withVisitors } from "./attack.ts";

const DELAY = 2;
/** Timers of two machines need not agree to the millisecond. */
const SLACK = 20;

interface Told {
  readonly at: number;
  readonly message: Message;
}

/** An onlooker with a stopwatch. */
async function spy(site: Site, table: string): Promise<{ told: Told[]; cookie: string; close(): void }> {
  const told: Told[] = [];
  const guest = await newGuest(site.port());
  const hear = (message: Message): void => void told.push({ at: performance.now(), message });
  const client = await connect({ port: site.port, guest, onNotice: hear });
  granted(await client.ask("watch", { table, from: -1 }));
  return { told, cookie: guest.cookie, close: () => client.close() };
}

const pick = ({ legal }: Frame): string => legal!.find((text) => !text.startsWith("redraw")) ?? legal![0]!;

/** Decides as fast as it goes; notes when each entry was asked for. */
async function playFast(people: readonly Visitor[], table: string, ms: number, asked: number[]): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end && !people.some(({ frames }) => frames.at(-1)?.result)) {
    const newest = Math.max(...people.map(({ frames }) => frames.at(-1)?.n ?? -1));
    const decider = people.find(({ frames }) => frames.at(-1)?.legal && frames.at(-1)!.n === newest);
    if (decider) {
      asked[newest + 1] = performance.now();
      await decider.ask("decide", { table, n: newest, text: pick(decider.frames.at(-1)!) });
    } else await pause(1);
  }
}

const TERMS = { game: "towers", options: { players: 2 }, delay: DELAY, patience: 3600 };

/** F-70 frames that are not old enough, in particular while an entry is on its way to the disk. */
export const earlyFrames: Attack = {
  name: "a spectator's delay: frames of a fast game",
  run: (site) =>
    withVisitors(site, 12, async (visitors) => {
      const games = [0, 1, 2, 3, 4, 5].map(async (k) => {
        const people = visitors.slice(2 * k, 2 * k + 2);
        const began = performance.now();
        const table = await playWith(people, TERMS);
        const eve = await spy(site, people[0]!.info!.watch!);
        const asked = [began];
        await playFast(people, table, DELAY * 1000 + 2000, asked);
        eve.close();
        return framesOf(eve.told).flatMap(({ at, n }) => {
          const early = DELAY * 1000 - (at - asked[n]!);
          return early > SLACK ? [`frame ${n} came ${Math.round(early)} ms too early`] : [];
        });
      });
      return (await Promise.all(games)).flat();
    }),
};

const framesOf = (told: readonly Told[]): { at: number; n: number }[] =>
  told.flatMap(({ at, message }) =>
    "type" in message && message.type === "frames" ? message.frames.map(({ n }) => ({ at, n })) : [],
  );

/** F-80 talk, presence, stand-ins and the end itself, over the socket and over plain HTTP. */
export const earlyNews: Attack = {
  name: "a spectator's delay: talk, presence, stand-ins and the end",
  run: (site) =>
    withVisitors(site, 3, async ([ann, bob, cay]) => {
      const people = [ann!, bob!, cay!];
      const terms = { game: "magicians", options: { roundLimit: 1 }, delay: DELAY, patience: 3600 };
      const table = await playWith(people, terms);
      const eve = await spy(site, ann!.info!.watch!);
      await playFast(people, table, 30, []);
      granted(await ann!.ask("say", { table, text: "abracadabra" }));
      granted(await ann!.ask("react", { table, what: "wow" }));
      const away = performance.now();
      await ann!.ask("standby", { table, bot: true });
      granted(await bob!.ask("unwatch", { table }));
      await ann!.ask("standby", { table, bot: false });
      granted(await bob!.ask("watch", { table, from: bob!.frames.at(-1)!.n }));
      await playFast(people, table, 20_000, []);
      const end = performance.now();
      granted(await cay!.ask("say", { table, text: "hocus pocus" }));
      await cay!.ask("rematch", { table });
      const look = await fetch(`http://127.0.0.1:${site.port()}/api/tables/${ann!.info!.watch}`, {
        headers: { cookie: eve.cookie },
      });
      const looked = await look.text();
      const isSoon = performance.now() < away + DELAY * 1000;
      const found = breaches([looked], "over HTTP", isSoon ? [...AT_END, ...AWAY] : AT_END);
      await pause(DELAY * 1000 - 300 - (performance.now() - end));
      const toldBefore = (moment: number): string[] =>
        eve.told
          .filter(({ at }) => at < moment + DELAY * 1000 - 300)
          .map(({ message }) => JSON.stringify(message))
          .filter((text) => !text.includes('"type":"frames"') && isRecent(text));
      found.push(...breaches(toldBefore(end), "at the socket", AT_END));
      // On a slow machine the game takes longer than the delay: then they have been told of this in time.
      found.push(...breaches(toldBefore(away), "at the socket", AWAY));
      const hasEnded = await until(() => JSON.stringify(eve.told).includes("hocus pocus"), DELAY * 1000 + 5000);
      if (!hasEnded) found.push("the talk never came at all");
      if (!eve.told.some(({ message }) => JSON.stringify(message).includes('"stage":"over"')))
        found.push("the end never came at all");
      eve.close();
      return found;
    }),
};

const isRecent = (text: string): boolean => !text.includes("abracadabra");

const AWAY = ['"here":false', '"standIn":true'];
const AT_END = ['"stage":"over"', "hocus pocus", '"reacted"', '"next"', '"secret"'];
const breaches = (texts: readonly string[], where: string, signs: readonly string[]): string[] =>
  signs.filter((sign) => texts.some((text) => text.includes(sign))).map((sign) => `${sign} ${where}, too early`);
