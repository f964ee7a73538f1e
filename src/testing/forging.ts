/** Everything a cheat could send to the deals of the day: played honestly now and then, mostly not. */
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import { THOUSANDTHS } from "../core/daily.ts";
import { dayAt, endOf } from "../core/day.ts";
import { commitmentTo, fairLuck, verify } from "../core/fair.ts";
import type { Game } from "../core/game.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import { wholeRecord } from "../server/history.ts";
import { roomOf } from "../server/rooms.ts";
import type { TryRow } from "../server/daily/store.ts";
import type { TestServer, Visitor } from "./testServer.ts";
import { goodDecision, granted, openTestServer } from "./testServer.ts";

export interface Forged {
  readonly sent: number;
  /** Tries that count, and of these how many a replay of one's own does not confirm. */
  readonly counted: number;
  readonly wrong: readonly string[];
  /** Answers and notices in which the secret of the running day was. */
  readonly leaks: number;
  readonly refused: ReadonlyMap<string, number>;
}

const pick = <T>(chance: Chance, all: readonly T[]): T => all[chance.below(all.length)]!;

/** A person who cheats, with what they know. */
interface Cheat {
  readonly visitor: Visitor;
  table: string;
}

type Answer = { readonly status: number; readonly text: string };

async function send(visitor: Visitor, path: string, body: object): Promise<Answer> {
  const response = await visitor.post(path, body);
  return { status: response.status, text: await response.text() };
}

const NONSENSE = ["win", "", "play W99", "undo", "start", "throw 2 2 2", "\u0000", "stop", "rethrow 0", "roll 6", "😀"];

/** One submission of whatever kind. */
async function forge(chance: Chance, cheat: Cheat, others: readonly Cheat[], day: string): Promise<Answer> {
  const { visitor } = cheat;
  const table = chance.below(4) === 0 ? pick(chance, others).table : cheat.table;
  const n = chance.below(60);
  const text = pick(chance, NONSENSE) || "x";
  switch (chance.below(12)) {
    case 0:
      return send(visitor, "/api/daily/towers/begin", {});
    case 1:
      return send(
        visitor,
        "/api/daily/towers/begin",
        pick(chance, [{ day: "2020-01-01" }, { secret: "00" }, { score: 1 }]),
      );
    case 2:
      return send(visitor, "/api/daily/magicians/decide", { decision: text });
    case 3:
      return send(visitor, "/api/daily/magicians/decide", { decision: text, score: 0 });
    case 4:
      return send(visitor, `/api/daily/towers/${pick(chance, ["end", "submit", "result"])}`, { score: 12, table, day });
    case 5:
      return send(visitor, `/api/${pick(chance, ["leave", "rematch", "start"])}`, { table });
    case 6:
      return send(visitor, "/api/standby", { table, bot: true });
    case 7:
      return send(visitor, "/api/create", { game: "towers", daily: day, options: { mode: "solo" } });
    case 8:
      return send(visitor, "/api/undo", { table, n });
    case 9:
      return send(visitor, "/api/sit", { table, value: "mine" });
    default:
      return send(visitor, "/api/decide", { table, n, text });
  }
}

/** Plays a deal to its end, or so many decisions of it. */
export async function playWell(trial: TestServer, visitor: Visitor, table: string, most = Infinity): Promise<void> {
  for (let i = 0; i < most; i++) {
    const decision = await goodDecision(trial, table);
    if (!decision) return;
    granted(await visitor.ask("decide", { table, ...decision }));
  }
}

/** An honest decision at one's own table. */
async function play(trial: TestServer, { visitor, table }: Cheat): Promise<Answer | undefined> {
  const decision = await goodDecision(trial, table);
  return decision && send(visitor, "/api/decide", { table, ...decision });
}

/** Sends so many; in the middle of it a day ends, so that some are too late. */
export async function runForgery(submissions: number, seed: string, people = 8): Promise<Forged> {
  const chance = seeded(seed);
  let now = Date.parse("2026-11-18T20:00:00Z");
  const trial = await openTestServer({ now: () => now });
  const refused = new Map<string, number>();
  let leaks = 0;
  try {
    const cheats: Cheat[] = [];
    for (let i = 0; i < people; i++) cheats.push({ visitor: await trial.visitor(), table: "" });
    const days = [dayAt(now), dayAt(endOf(dayAt(now)))];
    for (let sent = 0; sent < submissions; sent++) {
      if (sent === Math.floor(submissions / 2)) now = endOf(days[0]!) + 1000;
      const day = dayAt(now);
      const secrets = await secretsOf(trial, day);
      const cheat = cheats[sent % people]!;
      if (cheat.table === "" || chance.below(200) === 0) {
        const { text } = await send(cheat.visitor, "/api/daily/towers/begin", {});
        cheat.table = (JSON.parse(text) as { table?: string }).table ?? cheat.table;
      }
      const isHonest = chance.below(2) === 0;
      const answer = (isHonest ? await play(trial, cheat) : undefined) ?? (await forge(chance, cheat, cheats, day));
      if (secrets.some((secret) => answer.text.includes(secret))) leaks++;
      const { refused: code } = JSON.parse(answer.text || "{}") as { refused?: string };
      if (code !== undefined) refused.set(code, (refused.get(code) ?? 0) + 1);
    }
    const tries = await allTries(trial, cheats, days);
    const secrets = await secretsOf(trial, days[1]!);
    for (const { visitor } of cheats)
      for (const text of visitor.texts) if (secrets.some((secret) => text.includes(secret))) leaks++;
    const wrong: string[] = [];
    for (const each of tries) wrong.push(...(await faultsOf(trial, each)));
    return { sent: submissions, counted: tries.length, wrong, leaks, refused };
  } finally {
    await trial.close();
  }
}

const secretsOf = async ({ serving }: TestServer, day: string): Promise<string[]> => {
  const all = await Promise.all([towers, magicians].map(({ name }) => serving.hall.store.dealSecret(day, name)));
  return all.filter((each) => each !== undefined);
};

async function allTries(trial: TestServer, cheats: readonly Cheat[], days: readonly string[]): Promise<TryRow[]> {
  await trial.restart();
  const { store } = trial.serving.hall;
  for (const day of days) await (await cheats[0]!.visitor.get(`/api/daily/towers?day=${day}`)).text();
  const all = await Promise.all(cheats.map(({ visitor }) => store.triesOf(visitor.guest.person, 100)));
  return all.flat().filter(({ counts }) => counts);
}

/** What is wrong with a try that counts, by a replay that has nothing to do with how it was counted. */
async function faultsOf({ serving: { hall } }: TestServer, row: TryRow): Promise<string[]> {
  const secret = (await hall.store.dealSecret(row.day, row.game))!;
  const faults: string[] = [];
  if (row.ended === null || row.ended >= endOf(row.day)) faults.push(`${row.day}: too late`);
  if (row.game === magicians.name) {
    if (magicians.daily?.kind !== "position") throw new Error("magicians have a position");
    const { values } = magicians.daily.find(fairLuck(secret, [null])(0));
    const best = Math.max(...Object.values(values));
    if (row.score !== Math.round(THOUSANDTHS * (best - values[row.decision!]!))) faults.push("another score");
    return faults;
  }
  const room = (await roomOf(hall, row.table!))!;
  const record = await wholeRecord(hall, room);
  const proof = { commitment: commitmentTo(secret), secret, values: [null], wish: { mode: "solo" } };
  const fault = verify(towers as unknown as Game, record, proof);
  if (fault) faults.push(fault.say);
  const score = record.result && "won" in record.result && record.result.won ? record.result.score : null;
  if (score !== row.score) faults.push(`score ${row.score} instead of ${score}`);
  return faults;
}
