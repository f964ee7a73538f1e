/** Sounds made here from noise and tones: no recordings, nothing to load. */
import type { Sound } from "../table/kit.ts";
import { sound } from "../app/settings.ts";

let context: AudioContext | undefined;

/** Browsers let a page sound only after the first touch. */
function open(): AudioContext | undefined {
  if (sound.value === "off" || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function envelope(audio: AudioContext, at: number, peak: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  from: number,
  to: number,
  delay: number,
  length: number,
  peak: number,
  type: OscillatorType = "sine",
): void {
  const at = audio.currentTime + delay;
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(envelope(audio, at, peak, length));
  voice.start(at);
  voice.stop(at + length);
}

function noise(audio: AudioContext, pitch: number, delay: number, length: number, peak: number): void {
  const at = audio.currentTime + delay;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(audio, at, peak, length));
  source.start(at);
}

const SCORES: Readonly<Record<Exclude<Sound, "none">, (audio: AudioContext) => void>> = {
  card: (audio) => noise(audio, 3200, 0, 0.09, 0.12),
  stone: (audio) => {
    noise(audio, 260, 0.1, 0.45, 0.16);
    tone(audio, 120, 55, 0.62, 0.2, 0.35);
    noise(audio, 180, 0.62, 0.18, 0.4);
  },
  step: (audio) => {
    for (let i = 0; i < 3; i++) noise(audio, 900, i * 0.14, 0.05, 0.14);
  },
  dice: (audio) => {
    for (let i = 0; i < 5; i++) noise(audio, 1500 + 300 * (i % 2), i * 0.09 + i * i * 0.008, 0.05, 0.2);
  },
  wood: (audio) => {
    [0, 0.16, 0.27, 0.42, 0.5].forEach((delay, i) => {
      noise(audio, 950 - 70 * i, delay, 0.06, 0.26);
      tone(audio, 420 - 30 * i, 260, delay, 0.09, 0.16, "triangle");
    });
  },
  fill: (audio) => {
    for (let i = 0; i < 5; i++) tone(audio, 300 + i * 90, 380 + i * 110, i * 0.06, 0.12, 0.08);
  },
  spell: (audio) => {
    for (let i = 0; i < 6; i++)
      tone(audio, 520 * 1.122 ** (i * 2), 525 * 1.122 ** (i * 2), i * 0.05, 0.5, 0.05, "triangle");
  },
  home: (audio) => {
    tone(audio, 392, 392, 0.3, 0.7, 0.1, "triangle");
    tone(audio, 494, 494, 0.42, 0.7, 0.1, "triangle");
    tone(audio, 587, 587, 0.54, 0.9, 0.1, "triangle");
  },
  turn: (audio) => {
    tone(audio, 660, 660, 0, 0.35, 0.08);
    tone(audio, 880, 880, 0.12, 0.5, 0.08);
  },
  win: (audio) => {
    [392, 494, 587, 784].forEach((pitch, i) => tone(audio, pitch, pitch, i * 0.14, 0.9, 0.12, "triangle"));
  },
  lose: (audio) => {
    [392, 330, 262].forEach((pitch, i) => tone(audio, pitch, pitch * 0.99, i * 0.2, 0.7, 0.1, "triangle"));
  },
};

export function play(what: Sound): void {
  if (what === "none") return;
  const audio = open();
  if (audio) SCORES[what](audio);
}
