/** Peace at the tables: people report others, and whom an operator has sent away for a while stays away. */
import type { Refusal } from "../core/game.ts";
import { refuse } from "../core/game.ts";
import type { RequestOf } from "../core/protocol.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import type { Ban } from "./moderationStore.ts";
import type { Room } from "./room.ts";
import type { Person } from "./store.ts";

/** Lines of talk that go with a report: whoever reads it was not there. */
const MOST_SAID = 30;
const TOPIC = "bans";

/** Tells an operator about somebody at this table. */
export async function report(
  hall: Hall,
  room: Room,
  person: Person,
  { id, seat, why, text = "" }: RequestOf<"report">,
): Promise<object | Refusal> {
  const about = room.row.seats[seat];
  if (about?.person === undefined || about.person === person.id)
    return refuse("report", "Only other people can be reported.");
  const said = (await hall.store.lines(room.id, 0)).slice(-MOST_SAID);
  const { person: who, name = "" } = about;
  const news = { at: hall.now(), table: room.id, by: person.id, about: who, name, why, text, said };
  if (await hall.store.report(news, `${person.id} ${id}`)) hall.metrics.reports.inc();
  return {};
}

const keyOf = ({ kind, who }: Omit<Ban, "until">): string => `${kind} ${who}`;

/** Whether somebody may come in now, by who they are and where they come from. */
export function barred(hall: Hall, guest: string | undefined, address: string): Refusal | undefined {
  const now = hall.now();
  const isBarred = (kind: Ban["kind"], who: string): boolean => (hall.bans.get(keyOf({ kind, who })) ?? 0) > now;
  return (guest !== undefined && isBarred("guest", guest)) || isBarred("address", address)
    ? refuse("barred", "You have been sent away from this server for a while.")
    : undefined;
}

/** Keeps in mind who may not come, as all nodes together have decided it. Returns how to stop. */
export async function keepBans(hall: Hall, onChange: () => void): Promise<() => void> {
  const load = async (): Promise<void> => {
    hall.bans = new Map((await hall.store.bans(hall.now())).map((ban) => [keyOf(ban), ban.until]));
    onChange();
  };
  await load();
  const again = (): void => unattended(hall, load());
  const stops = [hall.bus.subscribe(TOPIC, again), hall.bus.onGap(again)];
  return () => stops.forEach((stop) => stop());
}

export const tellBans = (hall: Hall): void => hall.bus.publish(TOPIC, "");
