/** Some of those who are connected come again, to another node: because there are too many here, or because this one goes. */
import type { Client } from "./clients.ts";
import { gossipOn } from "./gossip.ts";
import type { Hall } from "./hall.ts";
import { noteDeath } from "./missed.ts";
import type { Room } from "./room.ts";
import { newShare, SHARE_MS } from "./shares.ts";

/** When a node goes people leave in so many slices at most, and not fewer than so many at a time. */
const MOST_SLICES = 40;
const LEAST_SLICE = 25;
const SLICE_MS = 50;

export interface Sharing {
  /** This node goes: everybody comes to another one, not all at once. */
  sendAway(): Promise<void>;
  stop(): void;
}

export function shareOut(hall: Hall, clients: ReadonlySet<Client>, leave: (client: Client) => void): Sharing {
  // What they could not see or say on the way is not charged to them, wherever they come.
  const share = newShare(gossipOn(hall.bus, hall.node, "share"), () => noteDeath(hall, hall.now() - SHARE_MS));

  function sendOn(some: readonly Client[]): void {
    if (some.length > 0) share.sendOn();
    for (const client of some) leave(client);
  }

  const sharing = setInterval(() => {
    if (hall.isClosing) return;
    const surplus = share.surplus(clients.size);
    if (surplus > 0) sendOn(Array.from(clients).filter(mayGo).slice(0, surplus));
  }, SHARE_MS);

  return {
    async sendAway() {
      const staying = [...clients];
      const size = Math.max(LEAST_SLICE, Math.ceil(staying.length / MOST_SLICES));
      for (let some = staying.splice(0, size); some.length > 0; some = staying.splice(0, size)) {
        sendOn(some);
        if (staying.length > 0) await new Promise((resolve) => setTimeout(resolve, SLICE_MS));
      }
    },
    stop: () => clearInterval(sharing),
  };
}

/** Nobody who thinks about a decision. */
const mayGo = ({ hasGreeted, rooms, person }: Client): boolean =>
  hasGreeted && ![...rooms].some((room) => isAsked(room, person));

const isAsked = ({ table, row, game }: Room, person: string): boolean =>
  table !== undefined && row.seats[game.decider(table.state)]?.person === person;
