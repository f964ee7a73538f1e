/** What lies below everything on a board and never changes: whoever has drawn it once draws the rest of the board without it. */
let isLaid = false;

/** Draws boards whose ground is laid already. */
export function onGround<T>(draw: () => T): T {
  isLaid = true;
  try {
    return draw();
  } finally {
    isLaid = false;
  }
}

/** A board leaves its ground empty then. */
export const isGroundLaid = (): boolean => isLaid;
