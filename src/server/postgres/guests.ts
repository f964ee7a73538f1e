/** Guests and what they say, in PostgreSQL. */
import type { Line } from "../../core/chat.ts";
import { DROP_REACH } from "../notices/questions.ts";
import { forgetBelongings } from "../known/postgres.ts";
import type { DeviceRow, Person, SaidRow, Store, TokenRow } from "../store.ts";
import type { Attempt, DatabaseCommits } from "./commits.ts";
import type { PostgresDatabase } from "./connection.ts";
import { moment } from "./connection.ts";
import { DAILY } from "./daily.ts";
import { columns, deal, gather } from "./gathering.ts";
import { Q } from "./questions.ts";
import { RATINGS } from "./ratings.ts";

type GuestStore = Pick<
  Store,
  | "person"
  | "people"
  | "addPerson"
  | "rename"
  | "saw"
  | "addToken"
  | "peek"
  | "claim"
  | "devices"
  | "revoke"
  | "sat"
  | "saidBy"
  | "forgetPerson"
  | "say"
  | "lines"
  | "lastLines"
>;

/** Lines of talk read at once. */
const MOST_LINES = 200;

type Token = readonly [hash: string, person: string, until: number | null, device: string, seen: number];

/** A token is one person's. If the answer to the first attempt was lost, it may be there already. */
async function addToken({ ask, isAgain }: Attempt, token: Token): Promise<void> {
  const [hash, person] = token;
  if (isAgain && (await ask(Q.tokenOf, [hash]))[0]?.person === person) return;
  await ask(Q.addToken, token);
}

export function guestStore({ ask }: PostgresDatabase, { write }: DatabaseCommits): GuestStore {
  const byToken = gather(async (tokens: readonly string[]) => {
    const found = (await ask(Q.people, [[...new Set(tokens)]])) as unknown as TokenRow[];
    const rows = new Map(found.map((row) => [row.token, row]));
    return tokens.map((token) => rows.get(token));
  });
  const lines = gather(
    async (wishes: readonly (readonly [table: string, from: number])[]) =>
      deal(await ask(Q.lines, [...columns(wishes), MOST_LINES]), wishes.length) as unknown as Line[][],
  );
  const lastLines = gather(
    async (wishes: readonly (readonly [table: string, until: number, most: number])[]) =>
      deal(await ask(Q.lastLines, columns(wishes)), wishes.length) as unknown as Line[][],
  );
  return {
    async person(token) {
      const found = await byToken(token);
      return found && { id: found.id, name: found.name };
    },
    people: async (tokens) => (await Promise.all(tokens.map(byToken))).filter((each) => each !== undefined),
    addPerson: (person, token, now, device = "") =>
      write(person.id, async (attempt) => {
        await attempt.ask(Q.addPerson, [person.id, person.name, now]);
        await addToken(attempt, [token, person.id, null, device, now]);
      }),
    rename: (person, name) => write(person, async (attempt) => void (await attempt.ask(Q.rename, [person, name]))),
    saw: (person, token, now) =>
      write(person, async (attempt) => {
        await Promise.all([attempt.ask(Q.saw, [person, now]), attempt.ask(Q.sawDevice, [token, now])]);
      }),
    addToken: (token, person, until) =>
      write(token, (attempt) => addToken(attempt, [token, person, until ?? null, "", 0])),
    peek: async (token, now) => (await ask(Q.peek, [token, now]))[0] as Person | undefined,
    claim: (token, next, device, now) =>
      write(token, async (attempt) => {
        // Nobody else knows the next token: if it is there, this very request has put it there.
        const [done] = attempt.isAgain ? await attempt.ask(Q.person, [next]) : [];
        if (done) return done as unknown as Person;
        const [person] = (await attempt.ask(Q.peek, [token, now])) as unknown as Person[];
        // Another node may have been faster: the token goes to whoever takes it away.
        const [taken] = person ? await attempt.ask(Q.revoke, [person.id, [token]]) : [];
        if (!person || !taken) return undefined;
        await addToken(attempt, [next, person.id, null, device, now]);
        return person;
      }),
    devices: async (person) => (await ask(Q.devices, [person])) as unknown as DeviceRow[],
    revoke: (person, tokens) => write(person, async (attempt) => void (await attempt.ask(Q.revoke, [person, tokens]))),
    sat: async (person, after, most) => (await ask(Q.sat, [person, after, most])).map(({ id }) => id as string),
    saidBy: async (person) => (await ask(Q.saidBy, [person])) as unknown as SaidRow[],
    forgetPerson: (person) =>
      write(person, async (attempt) => {
        await forgetBelongings(attempt.ask, person);
        const numbers = [DAILY.dropTries, RATINGS.dropMarks];
        const own = [Q.dropSaid, Q.dropSat, Q.dropTokens, Q.dropPerson, ...numbers, ...DROP_REACH];
        for (const drop of own) await attempt.ask(drop, [person]);
      }),

    say: (table, line, request) =>
      write(table, async (attempt) => {
        const { seat, name, text, at } = line;
        const person = request.slice(0, Math.max(0, request.indexOf(" ")));
        for (;;) {
          const [said] = await attempt.ask(Q.said, [table, request]);
          if (said) return said.k as number;
          // Another node may have said something meanwhile: then the number was taken, and the next one is tried.
          const [made] = await attempt.ask(Q.say, [table, seat, name, text, at, person, request]);
          if (made) return made.k as number;
        }
      }),
    lines: (table, from) => lines([table, from]),
    lastLines: (table, until, most) => lastLines([table, moment(until), most]),
  };
}
