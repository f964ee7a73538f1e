/** A person decides or takes back at a running table. */
import type { Refusal } from "../core/game.ts";
import { isRefusal, ONLOOKER, refuse } from "../core/game.ts";
import type { RequestOf } from "../core/protocol.ts";
import { latest, submit, undo } from "../core/table.ts";
import type { Hall } from "./hall.ts";
import { decidedAt } from "./missed.ts";
import type { Numbered } from "./playing.ts";
import { act, refresh } from "./playing.ts";
import type { Room } from "./room.ts";
import { alone, seatOf } from "./room.ts";
import type { Caller } from "./requests.ts";
import { just } from "./sharedTime.ts";
import { StoreTrouble } from "./trouble.ts";

/** A person decides, or takes back. The same request twice is answered twice and done once. */
export function decide(
  hall: Hall,
  room: Room,
  { id: person, came: heard = just(hall.now()), here }: Caller,
  message: RequestOf<"decide"> | RequestOf<"undo">,
): Promise<Numbered | Refusal> {
  const began = performance.now();
  const request = `${person} ${message.id}`;
  const answered = `${person} ${room.id} ${message.n}`;
  const unsaved = hall.unsaved.get(answered);
  hall.unsaved.delete(answered);
  const tried = unsaved && heard.to < unsaved.until ? just(unsaved.came) : heard;
  const took = message.type === "decide" ? message.took : undefined;
  return alone(room, async () => {
    // Whoever answers a frame that is not known here has seen it at another node.
    if (!hall.isSole && message.n > (room.table ? latest(room.table) : -1)) await refresh(hall, room);
    const came = decidedAt(hall, room, { came: tried, here, took });
    const played = await decideNow(hall, room, person, message, { request, came }).catch((error: unknown) => {
      // Whoever soon decides again does so because it could not be saved: they had decided when they tried first.
      if (error instanceof StoreTrouble) rememberUnsaved(hall, answered, came);
      throw error;
    });
    if (isRefusal(played)) return (await doneBefore(hall, room, message.n, request)) ?? played;
    hall.metrics.latency.observe((performance.now() - began) / 1000);
    return played;
  });
}

async function decideNow(
  hall: Hall,
  room: Room,
  person: string,
  message: RequestOf<"decide"> | RequestOf<"undo">,
  origin: { readonly request: string; readonly came: number },
): Promise<Numbered | Refusal> {
  const seat = seatOf(room, person, message.table);
  if (seat === ONLOOKER) return refuse("no-seat", "You have no seat at this table.");
  if (!room.table) return refuse("not-begun", "This game has not begun.");
  if (room.row.seats[seat]!.standIn) return refuse("stand-in", "A bot plays for you: take your seat back first.");
  return act(
    hall,
    room,
    (table) => (message.type === "undo" ? undo(table, seat, message.n) : submit(table, seat, message.n, message.text)),
    origin,
  );
}

/** So soon it has to be tried again, and so many are remembered. */
const AGAIN_MS = 5000;
const MOST_UNSAVED = 5000;

function rememberUnsaved({ unsaved, now }: Hall, answered: string, came: number): void {
  unsaved.set(answered, { came, until: now() + AGAIN_MS });
  if (unsaved.size > MOST_UNSAVED) unsaved.delete(unsaved.keys().next().value!);
}

/** What answers frame n becomes entry n + 1 or nothing: if it was this very request, it was granted before. */
async function doneBefore(hall: Hall, room: Room, n: number, request: string): Promise<Numbered | undefined> {
  const [entry] = room.table ? await hall.store.entries(room.id, n + 1, 1) : [];
  return entry?.request === request ? { n: entry.n } : undefined;
}
