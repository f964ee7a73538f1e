/** Two releases side by side, as while nodes are replaced one after the other: what each may expect of the other. */
import type { RequestOf } from "../core/protocol.ts";
import { OLDEST_VERSION, VERSION } from "../core/protocol.ts";
import type { Hall } from "./hall.ts";
import { newId } from "./hall.ts";

/** Counts releases: raised with each, so that nodes know which of them are newer. */
const RELEASE = 1;

interface Spoken {
  readonly version: number;
  readonly oldest: number;
}

/** The newest version of the protocol that both speak; undefined: there is none. */
export function commonVersion(
  { version, oldest = version }: Pick<RequestOf<"hello">, "version" | "oldest">,
  ours: Spoken = { version: VERSION, oldest: OLDEST_VERSION },
): number | undefined {
  const common = Math.min(version, ours.version);
  return common >= Math.max(oldest, ours.oldest) ? common : undefined;
}

/** A node's name says of which release it is. */
export const newNode = (release = RELEASE): string => `${release}.${newId()}`;

const releaseOf = (node: string): number => Number(/^(\d+)\./.exec(node)?.[1] ?? 0);

/** A table that cannot be read here was perhaps begun by a newer node, with options or decisions that are new: there it can. */
export class UnreadableTable extends Error {
  constructor(cause: unknown) {
    super(`table cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "UnreadableTable";
  }
}

export const isNewerAlive = ({ alive, node }: Pick<Hall, "alive" | "node">): boolean =>
  [...alive].some((other) => releaseOf(other) > releaseOf(node));
