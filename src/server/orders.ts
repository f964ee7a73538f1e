/** What a person at a running table leaves to others: the seat to a bot, windows to a standing order. */
import type { Refusal } from "../core/game.ts";
import { ONLOOKER, refuse } from "../core/game.ts";
import type { RequestOf } from "../core/protocol.ts";
import { isOutOfTime } from "./clocks.ts";
import { oneTry } from "./daily/deals.ts";
import type { Hall } from "./hall.ts";
import { changeSeat } from "./playing.ts";
import { doneBy } from "./repeats.ts";
import type { Room } from "./room.ts";
import { alone, seatOf } from "./room.ts";

/** A bot plays for a person, or the person takes the seat back. */
export function standby(
  hall: Hall,
  room: Room,
  person: string,
  message: RequestOf<"standby">,
): Promise<object | Refusal> {
  return alone(room, async () => {
    const seat = seatOf(room, person, message.table);
    if (seat === ONLOOKER) return refuse("no-seat", "You have no seat at this table.");
    if (room.row.stage !== "playing") return refuse("not-begun", "No game is running at this table.");
    if ((room.row.seats[seat]!.standIn ?? false) === message.bot) return {};
    if (room.row.daily !== undefined) return oneTry();
    if (!message.bot) {
      if (isOutOfTime(room, seat, hall.now()))
        return refuse("time", "Your time has run out: the bot plays on for now.");
      hall.thinker.cancel(room.id);
      room.thinking = -1;
    }
    return (await changeSeat(hall, room, seat, { standIn: message.bot }, doneBy(person, message))) ?? {};
  });
}

export function giveOrder(
  hall: Hall,
  room: Room,
  person: string,
  message: RequestOf<"order">,
): Promise<object | Refusal> {
  return alone(room, async () => {
    const seat = seatOf(room, person, message.table);
    if (seat === ONLOOKER) return refuse("no-seat", "You have no seat at this table.");
    if (!room.game.orders.includes(message.order))
      return refuse("order", `This game knows the orders: ${room.game.orders.join(", ") || "none"}.`);
    return (await changeSeat(hall, room, seat, { order: message.order }, doneBy(person, message))) ?? {};
  });
}
