/** Two guests who turn out to be one person: who they are, what each has, and how they become one everywhere at once. */
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { hashOf, newToken, tellPerson } from "../guests.ts";
import type { Hall } from "../hall.ts";
import { uniteChannels } from "../notices/channelsOf.ts";
import { VERSION_COUNTED } from "../player/counting.ts";
import { rename } from "../seating.ts";
import type { Person } from "../store.ts";
import type { Having, MergeQuestion } from "./shapes.ts";

const TICKET_SECONDS = 600;
const MOST_RUNNING = 50;

async function havingOf(hall: Hall, { id, name }: Person): Promise<Having> {
  const [running, { counted, missing }] = await Promise.all([
    hall.store.tablesOf(id, MOST_RUNNING, { over: false }),
    hall.store.pastStamp(id, VERSION_COUNTED),
  ]);
  return { name, running: running.length, finished: counted + missing };
}

/** Undefined: there is nothing to ask, since the guest here has nothing that could be missed. */
export async function mergeQuestion(hall: Hall, here: Person, there: Person): Promise<MergeQuestion | undefined> {
  const [mine, theirs, passkeys] = await Promise.all([
    havingOf(hall, here),
    havingOf(hall, there),
    hall.store.passkeys(here.id),
  ]);
  if (mine.running + mine.finished + passkeys.length === 0) return undefined;
  const ticket = newToken();
  const merge = { kind: "merge", person: there.id, former: here.id } as const;
  await hall.store.addChallenge(hashOf(ticket), merge, hall.now() + TICKET_SECONDS * 1000);
  const own = await hall.store.tablesOf(here.id, MOST_RUNNING, { over: false });
  const both = own.filter(({ seats }) => seats.some(({ person }) => person === there.id)).length;
  return { ticket, seconds: TICKET_SECONDS, here: mine, there: theirs, both };
}

/** Whom a ticket lets a guest become; it is for that guest only, and good once. */
export async function takeTicket(hall: Hall, here: string, ticket: string): Promise<Person | Refusal> {
  const found = await hall.store.takeChallenge(hashOf(ticket), hall.now());
  const isOwn = found?.kind === "merge" && found.former === here && found.person !== null;
  const there = isOwn ? await hall.store.someone(found.person!) : undefined;
  return there ?? refuse("expired", "This is too old, or it has been done: come back once more.");
}

/** Nobody hears of it before it is on disk: then all nodes read the tables anew, and old connections come again. */
export async function mergeGuests(hall: Hall, from: Person, into: Person): Promise<undefined | Refusal> {
  const done = await hall.store.merge(from.id, into.id, hall.now());
  if ("both" in done)
    return refuse(
      "both-sit",
      "Both of you sit at the same table: finish that game, or leave one seat, and come again.",
    );
  await uniteChannels(hall, into.id);
  for (const { id, version } of done.tables)
    hall.bus.publish(`table ${id}`, JSON.stringify({ instance: "", node: hall.node, version }));
  tellPerson(hall, from.id, { merged: true });
  // At tables that are not over one is called as one is called now.
  await rename(hall, into, into.name);
  return undefined;
}
