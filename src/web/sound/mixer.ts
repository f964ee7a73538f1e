/** Three channels with a level each, a common hall, and a limiter before the ear. */
import type { Channel } from "./voices.ts";
import { hall } from "./voices.ts";

export const CHANNELS = ["music", "ambience", "effects"] as const;
export type ChannelName = (typeof CHANNELS)[number];

export interface Mixer {
  readonly channels: Readonly<Record<ChannelName, Channel>>;
  /** From 0 to 1, as a slider says it. */
  level(name: ChannelName, value: number): void;
}

/** How loud each is at its best, and how much of it the hall gives back. */
const FULL: Readonly<Record<ChannelName, readonly [gain: number, hall: number]>> = {
  music: [0.9, 0.35],
  ambience: [0.5, 0.12],
  effects: [0.85, 0.16],
};

/** A slider at half is half as loud to the ear. */
const loudness = (value: number): number => value * value;

export function openMixer(audio: BaseAudioContext): Mixer {
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -14;
  limiter.knee.value = 8;
  limiter.ratio.value = 8;
  limiter.attack.value = 0.004;
  limiter.release.value = 0.2;
  const room = hall(audio);
  room.connect(limiter);
  limiter.connect(audio.destination);
  const open = (name: ChannelName): GainNode => {
    const gain = audio.createGain();
    gain.gain.value = FULL[name][0];
    const send = audio.createGain();
    send.gain.value = FULL[name][1];
    gain.connect(limiter);
    gain.connect(send).connect(room);
    return gain;
  };
  const gains = { music: open("music"), ambience: open("ambience"), effects: open("effects") };
  return {
    channels: {
      music: { audio, out: gains.music },
      ambience: { audio, out: gains.ambience },
      effects: { audio, out: gains.effects },
    },
    level: (name, value) => gains[name].gain.setTargetAtTime(FULL[name][0] * loudness(value), audio.currentTime, 0.05),
  };
}
