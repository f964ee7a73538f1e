/** One WebSocket of a guest, as the server knows it. */
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Caller } from "./requests.ts";
import type { Connection, Room } from "./room.ts";

/** Who lets this much pile up is cut off; coming back resumes. */
const MOST_WAITING = 4_000_000;

export interface Client extends Connection {
  readonly socket: WebSocket;
  readonly rooms: Set<Room>;
  /** The hash of the token it came with. */
  readonly key: string;
  self: Caller;
  hasGreeted: boolean;
  /** When it was first shown a table. */
  cameAt: number | undefined;
  /** Pings in a row without an answer. */
  missed: number;
  tooFast: number;
}

export function newClient(socket: WebSocket, stream: Duplex, self: Caller, key: string): Client {
  return {
    socket,
    self,
    key,
    person: self.id,
    place: self.place,
    rooms: new Set(),
    hasGreeted: false,
    cameAt: undefined,
    missed: 0,
    tooFast: 0,
    isOpen: () => socket.readyState === socket.OPEN,
    end: () => socket.close(1012),
    send(text, onSent) {
      if (socket.bufferedAmount > MOST_WAITING) {
        socket.terminate();
        onSent?.();
      } else {
        hold(stream);
        socket.send(text, () => onSent?.());
      }
    },
  };
}

const held = new Set<Duplex>();

/** What is sent in one go leaves in one go: an answer and a frame cost one system call. */
function hold(stream: Duplex): void {
  if (held.size === 0) setImmediate(letGo);
  if (held.has(stream)) return;
  held.add(stream);
  stream.cork();
}

function letGo(): void {
  for (const stream of held) stream.uncork();
  held.clear();
}
