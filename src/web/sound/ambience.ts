/** What a place sounds like while nothing happens: wind, water and leaves, and now and then a creature of its hour. */
import type { Channel } from "./voices.ts";
import { bell, breath, flute, hertz, hush, tone } from "./voices.ts";

/** The places that have a sound. */
export type PlaceHeard = "meadow" | "wood";
type Hour = "dusk" | "night" | "midnight" | "dawn";

type Call = (channel: Channel, at: number) => void;

const crickets: Call = (out, at) => {
  for (let i = 0; i < 9; i++)
    for (let k = 0; k < 3; k++)
      tone(out, { at: at + i * 0.32 + k * 0.045, pitch: 4300 + (i % 2) * 130, length: 0.035, peak: 0.05 });
};
const owl: Call = (out, at) => {
  flute(out, at, 392, 0.16, 0.5);
  flute(out, at + 0.8, 370, 0.12, 0.22);
  flute(out, at + 1.05, 380, 0.16, 0.8);
};
const frogs: Call = (out, at) => {
  for (let i = 0; i < 5; i++)
    tone(out, {
      at: at + i * 0.42 + (i % 2) * 0.08,
      pitch: 190 - 20 * (i % 2),
      to: 130,
      length: 0.13,
      peak: 0.14,
      type: "sawtooth",
    });
};
const bird =
  (low: number): Call =>
  (out, at) => {
    [0, 3, 7, 5, 3].forEach((step, i) =>
      tone(out, {
        at: at + i * 0.13,
        pitch: hertz(low + step),
        to: hertz(low + step + (i % 2 ? -1 : 2)),
        length: 0.1,
        peak: 0.07,
        rise: 0.02,
      }),
    );
  };
const sheep: Call = (out, at) => {
  bell(out, at, 1180, 0.035, 0.7);
  bell(out, at + 0.24, 1250, 0.028, 0.6);
};
const villageBell: Call = (out, at) => {
  bell(out, at, hertz(62), 0.12, 3.4);
  bell(out, at + 1.8, hertz(62), 0.08, 3.4);
};
const mill: Call = (out, at) => {
  for (let i = 0; i < 3; i++) {
    tone(out, { at: at + i * 1.1, pitch: 210, to: 250, length: 0.4, peak: 0.05, type: "triangle", rise: 0.12 });
    breath(out, { at: at + i * 1.1 + 0.5, pitch: 700, length: 0.35, peak: 0.12, rise: 0.1 });
  }
};
const thunder: Call = (out, at) => {
  breath(out, { at, pitch: 130, to: 60, length: 3.2, peak: 0.6, q: 0.8, rise: 0.5 });
};
const leaves: Call = (out, at) => {
  breath(out, { at, pitch: 2600, to: 3400, length: 2.6, peak: 0.1, q: 0.7, rise: 1.1 });
};

interface Score {
  /** Of the bed beneath: how loud, how bright, how slowly it breathes. */
  readonly wind: readonly [peak: number, pitch: number];
  readonly water: number;
  readonly calls: readonly Call[];
}

const SCORES: Readonly<Record<PlaceHeard, Readonly<Record<Hour, Score>>>> = {
  meadow: {
    dusk: { wind: [0.3, 420], water: 0.05, calls: [frogs, sheep, bird(86), crickets, villageBell] },
    night: { wind: [0.34, 340], water: 0.06, calls: [crickets, owl, crickets, sheep] },
    midnight: { wind: [0.4, 280], water: 0.07, calls: [owl, crickets, sheep, villageBell] },
    dawn: { wind: [0.24, 520], water: 0.05, calls: [bird(88), bird(93), sheep, bird(84), villageBell] },
  },
  wood: {
    dusk: { wind: [0.24, 620], water: 0.1, calls: [leaves, bird(84), mill, frogs, leaves] },
    night: { wind: [0.28, 500], water: 0.12, calls: [leaves, owl, mill, crickets] },
    midnight: { wind: [0.34, 420], water: 0.12, calls: [leaves, thunder, owl, mill] },
    dawn: { wind: [0.2, 700], water: 0.12, calls: [bird(88), leaves, bird(91), mill] },
  },
};

/** Where nobody says how late it is, it is dusk. */
const scoreOf = (place: PlaceHeard, hour: string | undefined): Score =>
  SCORES[place][hour as Hour] ?? SCORES[place].dusk;

/** The bed: it sounds until it is told to stop, and fades both ways. */
export function lay({ audio, out }: Channel, place: PlaceHeard, hour: string | undefined, at: number): () => void {
  const { wind, water } = scoreOf(place, hour);
  const level = audio.createGain();
  level.gain.setValueAtTime(0.0001, at);
  level.gain.linearRampToValueAtTime(1, at + 3);
  level.connect(out);
  const stops = [bed(wind[1], wind[0], 0.07, "lowpass"), bed(2600, water, 0.23, "bandpass")];
  function bed(pitch: number, peak: number, beat: number, type: BiquadFilterType): () => void {
    const source = audio.createBufferSource();
    source.buffer = hush(audio);
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = pitch;
    const gain = audio.createGain();
    gain.gain.value = peak * 0.6;
    // It swells and ebbs.
    const swell = audio.createOscillator();
    const depth = audio.createGain();
    swell.frequency.value = beat;
    depth.gain.value = peak * 0.35;
    swell.connect(depth).connect(gain.gain);
    source.connect(filter).connect(gain).connect(level);
    source.start(at);
    swell.start(at);
    return () => {
      source.stop(audio.currentTime + 2);
      swell.stop(audio.currentTime + 2);
    };
  }
  return () => {
    level.gain.cancelScheduledValues(audio.currentTime);
    level.gain.setTargetAtTime(0, audio.currentTime, 0.5);
    for (const stop of stops) stop();
  };
}

/** One of the creatures of the hour. */
export function call(channel: Channel, place: PlaceHeard, hour: string | undefined, at: number): void {
  const { calls } = scoreOf(place, hour);
  calls[Math.floor(Math.random() * calls.length)]!(channel, at);
}
