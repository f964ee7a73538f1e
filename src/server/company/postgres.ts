/** Friends and weekly tables in PostgreSQL. */
import type { Terms } from "../../core/protocol.ts";
import type { DatabaseCommits } from "../postgres/commits.ts";
import type { PostgresDatabase, Question } from "../postgres/connection.ts";
import type { Person } from "../store.ts";
import type { CompanyStore, FriendRow, WeeklyPeople, WeeklyRow } from "./companyStore.ts";

const PEOPLE = `(SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) ORDER BY place), '[]')::text
  FROM weekly_people JOIN persons p ON p.id = person WHERE weekly = weeklies.id) AS people`;

const TEXTS = {
  friends: `SELECT id, name, made FROM friends JOIN persons ON id = friend
    WHERE person = $1 AND friend <> $1 ORDER BY name COLLATE "C", id COLLATE "C"`,
  befriend: "INSERT INTO friends (person, friend, made) VALUES ($1, $2, $3), ($2, $1, $3) ON CONFLICT DO NOTHING",
  unfriend: "DELETE FROM friends WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1)",
  link: "SELECT token FROM friend_links WHERE person = $1",
  setLink: `INSERT INTO friend_links (person, token) VALUES ($1, $2)
    ON CONFLICT (person) DO UPDATE SET token = excluded.token`,
  dropLink: "DELETE FROM friend_links WHERE person = $1",
  linked: "SELECT id, name FROM friend_links JOIN persons ON id = person WHERE token = $1",
  weekliesOf: `SELECT weeklies.*, ${PEOPLE} FROM weekly_people own JOIN weeklies ON id = own.weekly
    WHERE own.person = $1 ORDER BY next, id COLLATE "C"`,
  addWeekly: `INSERT INTO weeklies (id, host, terms, zone, weekday, minutes, next, "table")
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
  addPeople: `INSERT INTO weekly_people (weekly, person, place)
    SELECT $1, person, place FROM unnest($2::text[]) WITH ORDINALITY AS wish (person, place) ON CONFLICT DO NOTHING`,
  leave: "DELETE FROM weekly_people WHERE weekly = $1 AND person = $2",
  end: `WITH ended AS (DELETE FROM weeklies WHERE id = $1 AND host = $2 RETURNING id)
    DELETE FROM weekly_people USING ended WHERE weekly = ended.id`,
  due: `SELECT weeklies.*, ${PEOPLE} FROM weeklies WHERE next <= $1 ORDER BY next, id COLLATE "C" LIMIT $2`,
  turn: `UPDATE weeklies SET next = $3, "table" = coalesce($4, "table") WHERE id = $1 AND next = $2 RETURNING id`,
} as const;

const C = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, { name: `company ${name}`, text }]),
) as Record<keyof typeof TEXTS, Question>;

const readWeekly = (row: Record<string, unknown>): WeeklyPeople => ({
  ...(row as unknown as WeeklyRow),
  terms: JSON.parse(row.terms as string) as Terms,
  people: JSON.parse(row.people as string) as Person[],
});

export const companyInDatabase = ({ ask }: PostgresDatabase, { write }: DatabaseCommits): CompanyStore => ({
  friends: async (person) => (await ask(C.friends, [person])) as unknown as FriendRow[],
  befriend: (one, other, now) => write(one, async (attempt) => void (await attempt.ask(C.befriend, [one, other, now]))),
  unfriend: (one, other) => write(one, async (attempt) => void (await attempt.ask(C.unfriend, [one, other]))),
  friendLink: async (person) => (await ask(C.link, [person]))[0]?.token as string | undefined,
  setFriendLink: (person, token) =>
    write(person, async (attempt) => {
      if (token === undefined) await attempt.ask(C.dropLink, [person]);
      else await attempt.ask(C.setLink, [person, token]);
    }),
  linked: async (token) => (await ask(C.linked, [token]))[0] as Person | undefined,
  weekliesOf: async (person) => (await ask(C.weekliesOf, [person])).map(readWeekly),
  addWeekly: ({ id, host, terms, zone, weekday, minutes, next, table }, people) =>
    write(id, async (attempt) => {
      await attempt.ask(C.addWeekly, [id, host, JSON.stringify(terms), zone, weekday, minutes, next, table]);
      await attempt.ask(C.addPeople, [id, people]);
    }),
  leaveWeekly: (id, person) =>
    write(id, async (attempt) => {
      await attempt.ask(C.leave, [id, person]);
      await attempt.ask(C.end, [id, person]);
    }),
  dueWeeklies: async (until, most) => (await ask(C.due, [until, most])).map(readWeekly),
  turnWeekly: (id, from, to, table) =>
    write(id, async (attempt) => (await attempt.ask(C.turn, [id, from, to, table])).length === 1),
});
