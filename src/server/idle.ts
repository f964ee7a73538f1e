/**
 * Bots of tables nobody looks at: they think one at a time, only while no bot that somebody waits for has to, and rest
 * afterwards as long as it took. Whoever comes to look does not wait for the others.
 */

/** How long a table counts as looked at after somebody asked for it without staying. */
export const LOOK_MS = 60_000;

export interface Idle {
  /** A bot that somebody waits for begins, and is done. */
  begin(): void;
  done(): void;
  /** Resolves when it is the turn of one nobody waits for; `release` ends it. */
  turn(): { readonly came: Promise<void>; release(): void };
}

export function newIdle(): Idle {
  let wanted = 0;
  let isTaken = false;
  const waiting: { come(): void; isGone: boolean }[] = [];

  function next(): void {
    if (wanted > 0 || isTaken) return;
    const first = waiting.shift();
    if (!first) return;
    if (first.isGone) return next();
    isTaken = true;
    first.come();
  }

  return {
    begin: () => void wanted++,
    done() {
      wanted--;
      next();
    },
    turn() {
      let began = 0;
      const place = { come: (): void => {}, isGone: false };
      const came = new Promise<void>((resolve) => {
        place.come = () => {
          began = performance.now();
          resolve();
        };
      });
      waiting.push(place);
      queueMicrotask(next);
      return {
        came,
        release() {
          const hadTurn = began > 0;
          if (place.isGone) return;
          place.isGone = true;
          if (!hadTurn) return;
          setTimeout(() => {
            isTaken = false;
            next();
          }, performance.now() - began).unref();
        },
      };
    },
  };
}

/** Until it is this table's turn, or somebody looks. Resolves with how to end the turn, if it was one. */
export async function waitIdle(
  idle: Idle,
  room: { hurry: (() => void) | undefined },
): Promise<(() => void) | undefined> {
  const { came, release } = idle.turn();
  const called = new Promise<true>((resolve) => (room.hurry = () => resolve(true)));
  const isCalled = await Promise.race([called, came.then(() => false)]);
  room.hurry = undefined;
  if (!isCalled) return release;
  release();
  return undefined;
}
