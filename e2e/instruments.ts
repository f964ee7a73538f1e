/** The instruments of the page, for a page that renders them without loudspeakers (listening.ts). */
import { call, lay } from "../src/web/sound/ambience.ts";
import { SOUNDS, sounding } from "../src/web/sound/effects.ts";
import { openMixer } from "../src/web/sound/mixer.ts";
import { bar, BAR_SECONDS, perform } from "../src/web/sound/theme.ts";

const RATE = 44_100;

/** Everything through the mixer as it is set at first: music 45, place 50, effects 80. */
function studio(seconds: number): { audio: OfflineAudioContext; mixer: ReturnType<typeof openMixer> } {
  const audio = new OfflineAudioContext(2, Math.round(RATE * seconds), RATE);
  const mixer = openMixer(audio);
  mixer.level("music", 0.45);
  mixer.level("ambience", 0.5);
  mixer.level("effects", 0.8);
  return { audio, mixer };
}

async function left(audio: OfflineAudioContext): Promise<number[]> {
  const samples = (await audio.startRendering()).getChannelData(0);
  return Array.from(samples, (each) => Math.round(each * 32_767));
}

const instruments = {
  SOUNDS,
  RATE,
  effect(name: (typeof SOUNDS)[number]): Promise<number[]> {
    const { audio, mixer } = studio(3.5);
    sounding(name)(mixer.channels.effects, 0.3, 2);
    return left(audio);
  },
  theme(bars: number, seed: string): Promise<number[]> {
    const { audio, mixer } = studio(bars * BAR_SECONDS + 2);
    for (let n = 0; n < bars; n++) perform(mixer.channels.music, n * BAR_SECONDS + 0.1, bar(n, seed));
    return left(audio);
  },
  place(name: "meadow" | "wood", hour: string, seconds: number): Promise<number[]> {
    const { audio, mixer } = studio(seconds);
    lay(mixer.channels.ambience, name, hour, 0);
    for (let at = 4; at < seconds - 3; at += 5) call(mixer.channels.ambience, name, hour, at);
    return left(audio);
  },
  /** The worst moment: theme, place, and four sounds at once. */
  tumult(): Promise<number[]> {
    const { audio, mixer } = studio(12);
    for (let n = 0; n < 4; n++) perform(mixer.channels.music, n * BAR_SECONDS, bar(n, "tumult"));
    lay(mixer.channels.ambience, "wood", "midnight", 0);
    for (const name of ["stone", "heart", "storm", "win"] as const) sounding(name)(mixer.channels.effects, 4, 0);
    return left(audio);
  },
};
export type Instruments = typeof instruments;
Object.assign(globalThis, { instruments });
