/**
 * Who looks at a table in this moment, at whatever node. A page that is open in the background does not look. A node that
 * does not answer may have lost its people a moment ago: then nobody knows, and asks again.
 */
import { ONLOOKER } from "../../core/game.ts";
import type { Hall } from "../hall.ts";
import { newId, unattended } from "../hall.ts";
import type { Connection, Room } from "../room.ts";
import { seatOf } from "../room.ts";

/** Connections whose page cannot be seen; whoever has never said so can be seen. */
const hidden = new WeakSet<Connection>();

export function noteSeen(connection: Connection, isSeen: boolean): void {
  if (isSeen) hidden.delete(connection);
  else hidden.add(connection);
}

export function looksHere(room: Room, person: string): boolean {
  for (const { connection } of room.watchers.values())
    if (connection.person === person && connection.isOpen() && !hidden.has(connection)) return true;
  return false;
}

/** Who looks, as far as the store was told. */
const noted = new WeakMap<Room, Set<string>>();

/** A server that is killed takes with it who was looking: so the store knows it of those who sit there and can be reached. */
export function noteLook(hall: Hall, room: Room, person: string): void {
  if (hall.isClosing || seatOf(room, person) === ONLOOKER) return;
  const known = noted.get(room) ?? new Set();
  const isLooking = looksHere(room, person);
  if (known.has(person) === isLooking) return;
  if (isLooking) known.add(person);
  else known.delete(person);
  noted.set(room, known);
  unattended(hall, hall.store.look(room.id, person, isLooking ? hall.now() : 0));
}

/** A person, and the tables of which one is enough. */
export type Looked = readonly [person: string, ...tables: string[]];

const ANSWER_MS = 250;
const TOPIC = "looking";
const answersTo = (node: string): string => `${TOPIC} ${node}`;

interface Asked {
  readonly id: string;
  readonly node: string;
  readonly looked: readonly Looked[];
}
interface Seen {
  readonly id: string;
  readonly node: string;
  /** Which of those that were asked for. */
  readonly yes: readonly number[];
}

export interface Lookout {
  /** For each: true, false, or undefined if nobody knows. */
  ask(looked: readonly Looked[]): Promise<readonly (boolean | undefined)[]>;
  close(): void;
}

async function here(hall: Hall, [person, ...tables]: Looked): Promise<boolean> {
  for (const table of tables) {
    const room = await hall.rooms.get(table)?.catch(() => undefined);
    if (room && looksHere(room, person)) return true;
  }
  return false;
}

export function openLookout(hall: Hall): Lookout {
  const waiting = new Map<string, (seen: Seen) => void>();
  const answer = async ({ id, node, looked }: Asked): Promise<void> => {
    if (node === hall.node) return;
    const found = await Promise.all(looked.map((each) => here(hall, each)));
    const yes = found.flatMap((isHere, i) => (isHere ? [i] : []));
    hall.bus.publish(answersTo(node), JSON.stringify({ id, node: hall.node, yes } satisfies Seen));
  };
  const stops = hall.isSole
    ? []
    : [
        hall.bus.subscribe(TOPIC, (text) => void answer(JSON.parse(text) as Asked).catch(() => {})),
        hall.bus.subscribe(answersTo(hall.node), (text) => {
          const seen = JSON.parse(text) as Seen;
          waiting.get(seen.id)?.(seen);
        }),
      ];

  /** What the other nodes say: who is seen, and whether all have said something. */
  async function elsewhere(looked: readonly Looked[]): Promise<{ yes: ReadonlySet<number>; isSure: boolean }> {
    const missing = new Set([...hall.alive].filter((node) => node !== hall.node));
    const yes = new Set<number>();
    if (hall.isSole || missing.size === 0) return { yes, isSure: true };
    const id = newId();
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, ANSWER_MS);
      waiting.set(id, (seen) => {
        seen.yes.forEach((i) => yes.add(i));
        missing.delete(seen.node);
        if (missing.size > 0) return;
        clearTimeout(patience);
        resolve();
      });
      hall.bus.publish(TOPIC, JSON.stringify({ id, node: hall.node, looked } satisfies Asked));
    });
    waiting.delete(id);
    return { yes, isSure: missing.size === 0 };
  }

  return {
    async ask(looked) {
      if (looked.length === 0) return [];
      const [own, { yes, isSure }] = await Promise.all([
        Promise.all(looked.map((each) => here(hall, each))),
        elsewhere(looked),
      ]);
      return own.map((isHere, i) => isHere || yes.has(i) || (isSure ? false : undefined));
    },
    close: () => stops.forEach((stop) => stop()),
  };
}
