/** What is heard when something happens: wood, stone, glass and wool, and an instrument for each spell. */
import type { Sound } from "../table/kit.ts";
import type { Channel } from "./voices.ts";
import { bell, breath, flute, harp, hertz, horn, tone } from "./voices.ts";

/** A note of D's pentatonic for each player: a game slowly plays a tune. */
const NOTES = [62, 65, 67, 69, 72, 74] as const;
const noteOf = (seat: number | undefined): number => NOTES[(seat ?? 0) % NOTES.length]!;

type Score = (channel: Channel, at: number, seat: number | undefined) => void;

const SCORES: Readonly<Record<Exclude<Sound, "none">, Score>> = {
  card: (out, at) => {
    breath(out, { at, pitch: 3200, to: 1800, length: 0.1, peak: 0.6, q: 0.8 });
    breath(out, { at: at + 0.07, pitch: 900, length: 0.05, peak: 0.16 });
  },
  // A scrape, the thud, and dust that settles.
  stone: (out, at) => {
    breath(out, { at: at + 0.08, pitch: 240, to: 330, length: 0.5, peak: 0.4, q: 1.6, rise: 0.12 });
    tone(out, { at: at + 0.6, pitch: 120, to: 46, length: 0.32, peak: 0.55 });
    breath(out, { at: at + 0.6, pitch: 190, length: 0.2, peak: 0.9 });
    breath(out, { at: at + 0.66, pitch: 2600, to: 1200, length: 0.5, peak: 0.06, rise: 0.05 });
  },
  step: (out, at) => {
    for (let i = 0; i < 3; i++) {
      breath(out, { at: at + i * 0.14, pitch: 850 - 60 * (i % 2), length: 0.06, peak: 0.42, q: 1.4 });
      tone(out, { at: at + i * 0.14, pitch: 170, to: 110, length: 0.05, peak: 0.1 });
    }
  },
  dice: (out, at) => {
    for (let i = 0; i < 6; i++)
      breath(out, {
        at: at + i * 0.085 + i * i * 0.008,
        pitch: 1500 + 320 * (i % 3),
        length: 0.045,
        peak: 1.3 - i * 0.12,
        q: 3,
      });
  },
  // Three wands: edge, face, rest.
  wood: (out, at) => {
    [0, 0.15, 0.26, 0.4, 0.49, 0.56].forEach((delay, i) => {
      breath(out, { at: at + delay, pitch: 980 - 80 * i, length: 0.05, peak: 0.5 - 0.05 * i, q: 4 });
      tone(out, {
        at: at + delay,
        pitch: 430 - 34 * i,
        to: 300 - 20 * i,
        length: 0.1,
        peak: 0.24 - 0.02 * i,
        type: "triangle",
      });
    });
  },
  fill: (out, at, seat) => {
    for (let i = 0; i < 5; i++)
      tone(out, { at: at + i * 0.06, pitch: 300 + i * 90, to: 400 + i * 120, length: 0.11, peak: 0.11 });
    bell(out, at + 0.32, hertz(noteOf(seat) + 12), 0.12, 1.4);
  },
  spell: (out, at) => {
    for (let i = 0; i < 6; i++) bell(out, at + i * 0.05, hertz(74 + [0, 3, 5, 7, 10, 12][i]!), 0.06, 0.9);
  },
  // The gate opens, and a bell answers in that player's note.
  home: (out, at, seat) => {
    const root = noteOf(seat);
    tone(out, { at, pitch: 180, to: 240, length: 0.3, peak: 0.08, type: "triangle" });
    [0, 7, 12, 16].forEach((step, i) => bell(out, at + 0.3 + i * 0.12, hertz(root + step), 0.16 - 0.02 * i, 1.8));
  },
  turn: (out, at) => {
    harp(out, at, hertz(76), 0.16, 0.8);
    harp(out, at + 0.12, hertz(81), 0.16, 1.1);
  },
  win: (out, at) => {
    [62, 66, 69, 74, 78, 81].forEach((key, i) => harp(out, at + i * 0.11, hertz(key), 0.2, 2));
    [62, 69, 74].forEach((key) => horn(out, at + 0.66, hertz(key - 12), 0.1, 2.2));
    [86, 90, 93].forEach((key, i) => bell(out, at + 0.9 + i * 0.16, hertz(key), 0.06, 2));
  },
  // Kind: it falls, and ends in the open.
  lose: (out, at) => {
    [74, 72, 69, 65].forEach((key, i) => harp(out, at + i * 0.26, hertz(key), 0.17, 1.8));
    [62, 69].forEach((key) => flute(out, at + 1.1, hertz(key), 0.07, 1.6));
  },
  // Wind lines, a flute that runs ahead.
  gust: (out, at) => {
    breath(out, { at, pitch: 500, to: 2400, length: 0.8, peak: 0.3, q: 2, rise: 0.3 });
    [74, 76, 79, 83].forEach((key, i) => flute(out, at + i * 0.09, hertz(key), 0.14, 0.3));
  },
  // The same wind on stone.
  push: (out, at) => {
    breath(out, { at, pitch: 160, to: 520, length: 0.9, peak: 0.55, q: 1.4, rise: 0.4 });
    [50, 57, 62].forEach((key, i) => horn(out, at + i * 0.1, hertz(key), 0.18, 0.8));
  },
  // Cold wind: glass, falling.
  chill: (out, at) => {
    breath(out, { at, pitch: 3600, to: 900, length: 0.9, peak: 0.14, q: 4, rise: 0.12 });
    [93, 90, 86, 81].forEach((key, i) => bell(out, at + i * 0.08, hertz(key), 0.09, 0.9));
  },
  storm: (out, at) => {
    breath(out, { at, pitch: 900, to: 170, length: 1.1, peak: 0.6, q: 1.2, rise: 0.25 });
    [57, 53, 50].forEach((key, i) => horn(out, at + i * 0.14, hertz(key - 12), 0.26, 0.7));
  },
  // Links of a chain, and two clangs that change places.
  chain: (out, at) => {
    for (let i = 0; i < 7; i++)
      breath(out, { at: at + i * 0.06, pitch: 2400 + 700 * (i % 2), length: 0.04, peak: 0.22, q: 9 });
    bell(out, at + 0.44, hertz(57), 0.18, 0.9);
    bell(out, at + 0.56, hertz(64), 0.18, 1.1);
  },
  // The castle's heart.
  heart: (out, at) => {
    [0, 0.19, 0.62, 0.81].forEach((delay, i) =>
      tone(out, {
        at: at + delay,
        pitch: i % 2 === 0 ? 84 : 70,
        to: 44,
        length: 0.24,
        peak: i % 2 === 0 ? 0.75 : 0.55,
      }),
    );
    horn(out, at + 0.3, hertz(45), 0.12, 0.9);
  },
  // Two who walk as one: thirds on wood and wool.
  scarf: (out, at) => {
    [67, 69, 71, 74].forEach((key, i) => {
      harp(out, at + i * 0.13, hertz(key), 0.17, 0.6);
      harp(out, at + i * 0.13 + 0.03, hertz(key + 4), 0.13, 0.6);
    });
  },
  // Rung by rung out of the tower.
  ladder: (out, at) => {
    [57, 60, 62, 64, 67, 69, 72, 76].forEach((key, i) => harp(out, at + i * 0.065, hertz(key + 5), 0.16, 1));
    bell(out, at + 0.56, hertz(89), 0.1, 1.6);
  },
};

export const sounding = (what: Exclude<Sound, "none">): Score => SCORES[what];

/** Every sound there is, for whoever listens to all of them. */
export const SOUNDS = Object.keys(SCORES) as readonly Exclude<Sound, "none">[];
