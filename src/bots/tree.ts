/**
 * The tree of a search, without objects: every way of deciding is a number, its figures are in typed arrays.
 *
 * A way is reached by a decision of a seat or by an outcome of chance, whatever the hidden cards were at that time
 * (information-set search): so a way also counts how often it was open at all.
 */
export const NO_WAY = -1;

export interface Tree {
  /** The decision, or the outcome packed by `outcomeKey`. */
  key: Int32Array;
  first: Int32Array;
  next: Int32Array;
  visits: Int32Array;
  /** How often it could have been chosen. */
  open: Int32Array;
  /** What it brought to the seat that decided, added up. */
  total: Float64Array;
  /** How promising it looked at first sight, not normalised; 0 is not worth a thought. */
  weight: Float64Array;
  size: number;
  /** It takes room as it grows, but never for more ways than this. */
  readonly most: number;
}

const AT_FIRST = 8192;
/** More than one iteration adds. */
const AT_ONCE = 1024;

export const plant = (most: number): Tree => {
  const room = Math.min(most, AT_FIRST);
  const tree = {
    key: new Int32Array(room),
    first: new Int32Array(room),
    next: new Int32Array(room),
    visits: new Int32Array(room),
    open: new Int32Array(room),
    total: new Float64Array(room),
    weight: new Float64Array(room),
    size: 0,
    most,
  };
  addWay(tree, 0, 0);
  return tree;
};

function larger<T extends Int32Array | Float64Array>(old: T, room: number): T {
  const wide = new (old.constructor as new (length: number) => T)(room);
  wide.set(old);
  return wide;
}

/** Before an iteration: takes more room if it may be needed. True: the arrays are others now. */
export function makeRoom(tree: Tree): boolean {
  const before = tree.key.length;
  if (tree.size + AT_ONCE <= before || before === tree.most) return false;
  const room = Math.min(tree.most, 2 * before);
  tree.key = larger(tree.key, room);
  tree.first = larger(tree.first, room);
  tree.next = larger(tree.next, room);
  tree.visits = larger(tree.visits, room);
  tree.open = larger(tree.open, room);
  tree.total = larger(tree.total, room);
  tree.weight = larger(tree.weight, room);
  return true;
}

/** A way that leads nowhere yet; NO_WAY if there is no room. */
export function addWay(tree: Tree, key: number, weight: number): number {
  const way = tree.size;
  if (way === tree.key.length) return NO_WAY;
  tree.size++;
  tree.key[way] = key;
  tree.first[way] = NO_WAY;
  tree.next[way] = NO_WAY;
  tree.visits[way] = 0;
  tree.open[way] = 0;
  tree.total[way] = 0;
  tree.weight[way] = weight;
  return way;
}

export function append(tree: Tree, parent: number, last: number, way: number): void {
  if (last === NO_WAY) tree.first[parent] = way;
  else tree.next[last] = way;
}

/** The way with a key under a parent, or NO_WAY. */
export function findWay(tree: Tree, parent: number, key: number): number {
  let way = tree.first[parent]!;
  while (way !== NO_WAY && tree.key[way] !== key) way = tree.next[way]!;
  return way;
}

/** The same, added if it is missing. */
export function wayTo(tree: Tree, parent: number, key: number): number {
  let last = NO_WAY;
  for (let way = tree.first[parent]!; way !== NO_WAY; way = tree.next[way]!) {
    if (tree.key[way] === key) return way;
    last = way;
  }
  const way = addWay(tree, key, 1);
  if (way !== NO_WAY) append(tree, parent, last, way);
  return way;
}
