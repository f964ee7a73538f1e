/** Friends by link: who has somebody's link and says yes is their friend. There is no list of people, and nobody can be looked for. */
import type { OwnCompany, Weekly } from "../../core/company.ts";
import { MOST_FRIENDS } from "../../core/company.ts";
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import type { Hall } from "../hall.ts";
import { newId } from "../hall.ts";
import { digestOf } from "../notices/signing.ts";
import type { Person } from "../store.ts";
import type { WeeklyPeople } from "./companyStore.ts";

/** Ids of persons leave the server only for themselves. */
const handleOf = (person: string, friend: string): string => digestOf("friend", person, friend);

const weeklyOf = (row: WeeklyPeople, person: string): Weekly => {
  const { id, host, terms, weekday, minutes, zone, next, people, table } = row;
  const names = people.map(({ name }) => name);
  return { weekly: id, game: terms.game, weekday, minutes, zone, next, people: names, host: host === person, table };
};

export async function companyOf(hall: Hall, person: string): Promise<OwnCompany> {
  const [friends, token, weeklies] = await Promise.all([
    hall.store.friends(person),
    hall.store.friendLink(person),
    hall.store.weekliesOf(person),
  ]);
  return {
    friends: friends.map(({ id, name, made }) => ({ friend: handleOf(person, id), name, since: made })),
    link: token === undefined ? null : `/friends?with=${token}`,
    weeklies: weeklies.map((each) => weeklyOf(each, person)),
  };
}

/** A new link, which ends the one before, or none. */
export const setLink = (hall: Hall, person: string, on: boolean): Promise<void> =>
  hall.store.setFriendLink(person, on ? newId() : undefined);

/** Who asks to be friends. */
export async function asking(hall: Hall, token: string): Promise<Person | Refusal> {
  return (await hall.store.linked(token)) ?? refuse("expired", "This link is good no more: ask for a new one.");
}

export async function befriend(hall: Hall, person: Person, token: string): Promise<undefined | Refusal> {
  const other = await asking(hall, token);
  if ("refused" in other) return other;
  if (other.id === person.id) return refuse("own-link", "This link is your own: send it to somebody.");
  const [mine, theirs] = await Promise.all([hall.store.friends(person.id), hall.store.friends(other.id)]);
  if (mine.some(({ id }) => id === other.id)) return undefined;
  if (Math.max(mine.length, theirs.length) >= MOST_FRIENDS)
    return refuse("too-many", "One of you has as many friends as there can be.");
  await hall.store.befriend(person.id, other.id, hall.now());
  return undefined;
}

/** Whoever a handle means to this person. */
export async function friendOf(hall: Hall, person: string, handle: string): Promise<string | Refusal> {
  const found = (await hall.store.friends(person)).find(({ id }) => handleOf(person, id) === handle);
  return found?.id ?? refuse("unknown-friend", "This is no friend of yours any more.");
}
