/** Luck is an argument: whoever plays a game says where its luck comes from. */
export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number;
}

const SMALL = 1 << 15;

/** Repeatable luck from any text: good for bots, traces and tests, not for strangers who play for honour (fair.ts). */
export function seeded(seed: string): Chance {
  // sfc32: three words filled from the text, and a counter. In an array, since V8 boxes closure variables beyond 31 bits.
  const words = Int32Array.of(hash(seed, 0x811c9dc5), hash(seed, 0x9e3779b9), hash(seed, 0x85ebca6b), 1);
  // One function, not two: bots draw millions of numbers a second.
  const below = (n: number): number => {
    const b = words[1]!;
    const c = words[2]!;
    const mixed = (words[0]! + b + words[3]!) | 0;
    words[3] = words[3]! + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + mixed;
    // The upper half of the product of the word and n. For a small n it is found in two steps within 32 bits.
    if (n < SMALL) return ((mixed >>> 16) * n + (((mixed & 0xffff) * n) >>> 16)) >>> 16;
    return Math.floor((mixed >>> 0) * n * 2 ** -32);
  };
  for (let i = 0; i < 16; i++) below(1);
  return { below };
}

function hash(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

/** Luck written down beforehand, for tests: `used()` says whether all of it was needed. */
export function fixed(...values: readonly number[]): Chance & { used(): boolean } {
  let at = 0;
  return {
    below(n) {
      const value = values[at++];
      if (value === undefined) throw new Error(`fixed luck is used up: a number below ${n} was wanted`);
      if (!Number.isInteger(value) || value < 0 || value >= n)
        throw new Error(`fixed luck: ${value} is not below ${n}`);
      return value;
    },
    used: () => at === values.length,
  };
}

/** Shuffles the first `count` entries in place (Fisher and Yates). Fastest where it is always a Uint8Array. */
export function shuffle(cards: { [index: number]: number }, count: number, chance: Chance): void {
  for (let i = count - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}
