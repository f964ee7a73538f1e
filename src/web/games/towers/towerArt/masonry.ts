/**
 * T-B3 Nine towers of nine masonries, so that each is known again in a stack. Odd ones fly the raven and are of cool
 * stone, even ones are warm.
 */
export type MasonryName = "ashlar" | "brick" | "banded" | "timbered" | "cracked" | "ivy" | "sooty" | "mossy" | "pale";

export interface Masonry {
  readonly name: MasonryName;
  /** The wall from the moon's side to the other, its outline and its joints. */
  readonly lit: string;
  readonly mid: string;
  readonly dark: string;
  readonly edge: string;
  /** Rows of stones, and how broad one is, in radians. */
  readonly rows: number;
  readonly broad: number;
  /** Where its windows are, in radians from its right. */
  readonly windows: readonly number[];
}

const masonry = (
  name: MasonryName,
  [lit, mid, dark, edge]: readonly [string, string, string, string],
  rows: number,
  broad: number,
  windows: readonly number[],
): Masonry => ({ name, lit, mid, dark, edge, rows, broad, windows });

/** By number, tower 1 first. */
export const MASONRIES: readonly Masonry[] = [
  masonry("ashlar", ["#b3bfe4", "#7f8dbe", "#434e80", "#2d3660"], 3, 0.46, [0.86, 2.28]),
  masonry("brick", ["#e3987a", "#b5614a", "#64302f", "#47211f"], 6, 0.3, [1.57]),
  masonry("banded", ["#c9d3f0", "#8d9acb", "#4b5689", "#2f3864"], 4, 0.6, [0.86, 2.28]),
  masonry("timbered", ["#f6e8c6", "#d2b98e", "#836b52", "#4b3326"], 0, 1, [1.17, 1.97]),
  masonry("cracked", ["#b7b2c8", "#837e9e", "#494465", "#302c4c"], 3, 0.5, [0.84]),
  masonry("ivy", ["#e4d9b0", "#b9aa80", "#6c6146", "#4a4230"], 4, 0.42, [1.0, 1.57, 2.14]),
  masonry("sooty", ["#7c80a4", "#4c4f74", "#272943", "#171930"], 4, 0.44, [0.86, 2.28]),
  masonry("mossy", ["#bcc39b", "#85906a", "#454f3c", "#303829"], 4, 0.36, [1.38]),
  masonry("pale", ["#fbfbff", "#cdd3ea", "#858db4", "#565d86"], 2, 0.62, [0.86, 2.28]),
];

export const masonryOf = (tower: number): Masonry => MASONRIES[tower - 1]!;
