/** Friends and weekly tables in the SQLite file. */
import type { DatabaseSync } from "node:sqlite";
import type { Terms } from "../../core/protocol.ts";
import type { Access } from "../known/sqlite.ts";
import type { Person } from "../store.ts";
import type { CompanyStore, FriendRow, WeeklyPeople, WeeklyRow } from "./companyStore.ts";

export const companyStatements = (db: DatabaseSync) => ({
  friends: db.prepare(
    `SELECT id, name, made FROM friends JOIN persons ON id = friend
     WHERE person = ?1 AND friend <> ?1 ORDER BY name, id`,
  ),
  befriend: db.prepare("INSERT OR IGNORE INTO friends (person, friend, made) VALUES (?, ?, ?)"),
  unfriend: db.prepare("DELETE FROM friends WHERE person = ? AND friend = ?"),
  link: db.prepare("SELECT token FROM friend_links WHERE person = ?"),
  setLink: db.prepare("INSERT OR REPLACE INTO friend_links (person, token) VALUES (?, ?)"),
  dropLink: db.prepare("DELETE FROM friend_links WHERE person = ?"),
  linked: db.prepare("SELECT id, name FROM friend_links JOIN persons ON id = person WHERE token = ?"),
  weekliesOf: db.prepare(
    "SELECT weeklies.* FROM weekly_people JOIN weeklies ON id = weekly WHERE person = ? ORDER BY next, id",
  ),
  people: db.prepare(`SELECT id, name FROM weekly_people JOIN persons ON id = person WHERE weekly = ? ORDER BY place`),
  addWeekly: db.prepare(
    `INSERT INTO weeklies (id, host, terms, zone, weekday, minutes, next, "table") VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  addPerson: db.prepare("INSERT OR IGNORE INTO weekly_people (weekly, person, place) VALUES (?, ?, ?)"),
  leave: db.prepare("DELETE FROM weekly_people WHERE weekly = ? AND person = ?"),
  end: db.prepare("DELETE FROM weeklies WHERE id = ? AND host = ?"),
  empty: db.prepare("DELETE FROM weekly_people WHERE weekly = ?"),
  due: db.prepare("SELECT * FROM weeklies WHERE next <= ? ORDER BY next, id LIMIT ?"),
  turn: db.prepare(`UPDATE weeklies SET next = ?3, "table" = coalesce(?4, "table") WHERE id = ?1 AND next = ?2`),
});

type CompanyStatements = ReturnType<typeof companyStatements>;

const readWeekly = (sql: CompanyStatements, row: Record<string, unknown>): WeeklyPeople => ({
  ...(row as unknown as WeeklyRow),
  terms: JSON.parse(row.terms as string) as Terms,
  people: sql.people.all(row.id as string) as unknown as Person[],
});

export const companyInFile = ({ sql, read, write }: Access<CompanyStatements>): CompanyStore => ({
  friends: (person) => read(() => sql().friends.all(person) as unknown as FriendRow[]),
  befriend: (one, other, now) =>
    write(() => {
      sql().befriend.run(one, other, now);
      sql().befriend.run(other, one, now);
    }),
  unfriend: (one, other) =>
    write(() => {
      sql().unfriend.run(one, other);
      sql().unfriend.run(other, one);
    }),
  friendLink: (person) => read(() => sql().link.get(person)?.token as string | undefined),
  setFriendLink: (person, token) =>
    write(() => void (token === undefined ? sql().dropLink.run(person) : sql().setLink.run(person, token))),
  linked: (token) => read(() => sql().linked.get(token) as Person | undefined),
  weekliesOf: (person) =>
    read(() =>
      sql()
        .weekliesOf.all(person)
        .map((row) => readWeekly(sql(), row)),
    ),
  addWeekly: ({ id, host, terms, zone, weekday, minutes, next, table }, people) =>
    write(() => {
      sql().addWeekly.run(id, host, JSON.stringify(terms), zone, weekday, minutes, next, table);
      people.forEach((person, place) => sql().addPerson.run(id, person, place));
    }),
  leaveWeekly: (id, person) =>
    write(() => {
      sql().leave.run(id, person);
      if (sql().end.run(id, person).changes > 0) sql().empty.run(id);
    }),
  dueWeeklies: (until, most) =>
    read(() =>
      sql()
        .due.all(until, most)
        .map((row) => readWeekly(sql(), row)),
    ),
  turnWeekly: (id, from, to, table) => write(() => sql().turn.run(id, from, to, table).changes === 1),
});
