/** Talk and signs at a table; closed where the rules want silence while the game runs. */
import type { Refusal, Silence } from "../core/game.ts";
import { ONLOOKER, refuse } from "../core/game.ts";
import type { RequestOf } from "../core/protocol.ts";
import type { Hall } from "./hall.ts";
import { plainTalk } from "./plainText.ts";
import { requestKey } from "./repeats.ts";
import type { Room } from "./room.ts";
import { seatOf } from "./room.ts";
import type { Person } from "./store.ts";
import { publish, tellLines, tellReaction } from "./telling.ts";

function silenceAt({ row, table, game }: Room): Silence | undefined {
  return row.stage === "playing" && table ? game.silence(table.state) : undefined;
}

const silenced = ({ clause }: Silence): Refusal => refuse("silence", "Nobody talks while this game runs.", clause);

/** Only who sits at the table may talk there: onlookers could tell what they see. */
export async function say(
  hall: Hall,
  room: Room,
  person: Person,
  message: RequestOf<"say">,
): Promise<{ k: number } | Refusal> {
  const seat = seatOf(room, person.id, message.table);
  if (seat === ONLOOKER) return refuse("no-seat", "You have no seat at this table.");
  const silence = silenceAt(room);
  if (silence) return silenced(silence);
  const text = hall.wordFilter(plainTalk(message.text));
  if (text === "") return refuse("empty", "There is nothing to read in this.");
  const { name = person.name } = room.row.seats[seat]!;
  const line = { seat, name, text, at: hall.now() };
  const k = await hall.store.say(room.id, line, `${person.id} ${message.id}`);
  await tellLines(hall, room);
  publish(hall, room, { line: k });
  return { k };
}

export async function react(
  hall: Hall,
  room: Room,
  person: Person,
  message: RequestOf<"react">,
): Promise<object | Refusal> {
  const seat = seatOf(room, person.id, message.table);
  if (seat === ONLOOKER) return refuse("no-seat", "You have no seat at this table.");
  const silence = silenceAt(room);
  if (silence && !silence.signs.includes(message.what)) return silenced(silence);
  const reaction = { seat, what: message.what, key: requestKey(person.id, message.id) };
  if (tellReaction(room, reaction)) publish(hall, room, { reaction });
  return {};
}
