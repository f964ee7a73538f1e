/**
 * The theme of the table, composed in code: thirty-two bars in D dorian, about a minute and a quarter, for harp, flute and
 * celesta. Every time round tune, voices and rests are drawn anew, so that it is always known and never the same.
 */
import type { Chance } from "../../core/chance.ts";
import { seeded } from "../../core/chance.ts";
import type { Channel } from "./voices.ts";
import { bell, flute, harp, hertz, horn } from "./voices.ts";

export const BAR_SECONDS = 2.4;
export const BARS = 32;
/** Eighths of a bar: six of them, swinging in two. */
const EIGHTH = BAR_SECONDS / 6;

/** One note of the theme. */
export interface ThemeNote {
  readonly voice: "harp" | "flute" | "celesta" | "horn";
  /** In seconds from the beginning of its bar. */
  readonly at: number;
  /** As a midi number. */
  readonly key: number;
  readonly length: number;
  readonly peak: number;
}

/** D dorian, from D3. */
const SCALE = [0, 2, 3, 5, 7, 9, 10] as const;
const ROOT = 50;
const keyOf = (degree: number): number => ROOT + 12 * Math.floor(degree / 7) + SCALE[((degree % 7) + 7) % 7]!;

/** Chords by the degree they stand on: two strains, a bridge, the strain again. */
const STRAINS: readonly (readonly number[])[] = [
  [0, 0, 6, 6, 0, 3, 4, 0],
  [2, 6, 3, 0, 2, 6, 4, 0],
  [4, 3, 2, 6, 0, 6, 4, 4],
  [0, 6, 2, 3, 0, 4, 6, 0],
];
const PATTERNS: readonly (readonly (number | undefined)[])[] = [
  [0, 2, 4, 7, 4, 2],
  [0, 4, 7, 9, 7, 4],
  [0, undefined, 4, 2, undefined, 4],
  [0, 2, 4, undefined, 7, undefined],
  [0, undefined, undefined, 4, undefined, 2],
];
/** Of a bar's six eighths. */
const RHYTHMS: readonly (readonly number[])[] = [[3, 3], [2, 1, 3], [3, 2, 1], [1, 1, 1, 3], [6], [4, 2]];

interface Motif {
  readonly rhythm: readonly number[];
  readonly steps: readonly number[];
}

const pick = <T>(from: readonly T[], chance: Chance): T => from[chance.below(from.length)]!;

const motifOf = (chance: Chance): Motif => {
  const rhythm = pick(RHYTHMS, chance);
  return { rhythm, steps: rhythm.map(() => pick([-2, -1, -1, 0, 1, 1, 2, 3], chance)) };
};

/** The nearest degree of the chord, so that a strong beat sounds at rest. */
function settled(degree: number, chord: number): number {
  for (const away of [0, -1, 1, -2, 2])
    if ([0, 2, 4].includes((((degree + away - chord) % 7) + 7) % 7)) return degree + away;
  return degree;
}

/** The n-th bar since the theme began. The same seed plays the same; whoever opens a table has a seed of their own. */
export function bar(n: number, seed: string): readonly ThemeNote[] {
  const round = Math.floor(n / BARS);
  const strain = Math.floor((n % BARS) / 8);
  const within = n % 8;
  const chord = STRAINS[strain]![within]!;
  // What belongs to a round or a strain is drawn by it, so that motifs come back within it.
  const ofRound = seeded(`${seed}.${round}`);
  const motifs = [motifOf(ofRound), motifOf(ofRound)];
  const ofStrain = seeded(`${seed}.${round}.${strain}`);
  const lead = strain === 0 && round === 0 ? "flute" : pick(["flute", "celesta", "flute", "none"] as const, ofStrain);
  const pattern = pick(PATTERNS, ofStrain);
  const chance = seeded(`${seed}.${n}`);
  const notes: ThemeNote[] = [];

  pattern.forEach((step, i) => {
    if (step === undefined || (i > 0 && chance.below(7) === 0)) return;
    const peak = (i === 0 ? 0.13 : 0.085) + chance.below(20) / 1000;
    notes.push({ voice: "harp", at: i * EIGHTH, key: keyOf(chord + step), length: 1.9, peak });
  });
  if (within % 2 === 0) notes.push({ voice: "horn", at: 0, key: keyOf(chord - 7), length: 4.4, peak: 0.05 });

  if (lead !== "none") {
    const motif = motifs[within % 4 < 2 ? 0 : 1]!;
    const isCadence = within === 3 || within === 7;
    let degree = settled(9 + (within % 4) + chance.below(3) - 1, chord);
    let at = 0;
    const rhythm = isCadence ? [6] : motif.rhythm;
    rhythm.forEach((eighths, i) => {
      if (i > 0) degree += motif.steps[i]! + (chance.below(5) === 0 ? 1 : 0);
      degree = Math.max(5, Math.min(16, i === 0 ? settled(degree, chord) : degree));
      const length = eighths * EIGHTH * (isCadence ? 0.8 : 0.95);
      if (!(i > 0 && chance.below(9) === 0))
        notes.push({
          voice: lead,
          at: at * EIGHTH,
          key: keyOf(degree) + (lead === "celesta" ? 12 : 0),
          length,
          peak: 0.075,
        });
      at += eighths;
    });
  }
  return notes;
}

export function perform(channel: Channel, start: number, notes: readonly ThemeNote[]): void {
  for (const { voice, at, key, length, peak } of notes) {
    const pitch = hertz(key);
    if (voice === "harp") harp(channel, start + at, pitch, peak, length);
    else if (voice === "celesta") bell(channel, start + at, pitch, peak * 0.6, length + 0.8);
    else if (voice === "horn") horn(channel, start + at, pitch, peak, length);
    else flute(channel, start + at, pitch, peak, length);
  }
}
