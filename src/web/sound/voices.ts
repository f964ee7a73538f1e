/** Instruments made of tones and noise: no recordings, nothing to load. The same on a live stage and in a rendering. */

/** Where something sounds: a context, and what it goes into. */
export interface Channel {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
}

const SILENCE = 0.0001;
const hushes = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, made once. */
export function hush(audio: BaseAudioContext): AudioBuffer {
  const made = hushes.get(audio);
  if (made) return made;
  const buffer = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  hushes.set(audio, buffer);
  return buffer;
}

/** Up within `rise`, down until `length`. */
function envelope({ audio, out }: Channel, at: number, peak: number, length: number, rise = 0.008): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, peak), at + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + Math.max(length, rise + 0.02));
  gain.connect(out);
  return gain;
}

interface Tone {
  readonly at: number;
  readonly pitch: number;
  /** Where it glides to. */
  readonly to?: number;
  readonly length: number;
  readonly peak: number;
  readonly type?: OscillatorType;
  readonly rise?: number;
}

export function tone(channel: Channel, { at, pitch, to = pitch, length, peak, type = "sine", rise }: Tone): void {
  const voice = channel.audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(envelope(channel, at, peak, length, rise));
  voice.start(at);
  voice.stop(at + length + 0.05);
}

interface Breath {
  readonly at: number;
  readonly pitch: number;
  readonly to?: number;
  readonly length: number;
  readonly peak: number;
  /** How narrow the band is. */
  readonly q?: number;
  readonly rise?: number;
}

/** Noise in a band: steps, stone, wind. */
export function breath(channel: Channel, { at, pitch, to = pitch, length, peak, q = 1, rise }: Breath): void {
  const { audio } = channel;
  const source = audio.createBufferSource();
  source.buffer = hush(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = q;
  filter.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(channel, at, peak, length, rise));
  source.start(at, Math.random());
  source.stop(at + length + 0.05);
}

/** A string that is plucked: bright for an instant, then warm. */
export function harp(channel: Channel, at: number, pitch: number, peak: number, length = 1.6): void {
  const { audio } = channel;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(Math.min(9000, pitch * 9), at);
  filter.frequency.exponentialRampToValueAtTime(pitch * 1.6, at + length * 0.5);
  filter.connect(envelope(channel, at, peak, length, 0.004));
  const voice = audio.createOscillator();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  voice.connect(filter);
  voice.start(at);
  voice.stop(at + length + 0.05);
  tone(channel, { at, pitch: pitch * 2.003, length: length * 0.4, peak: peak * 0.3, rise: 0.004 });
}

/** A bell, a celesta: one tone shaken by another. */
export function bell(channel: Channel, at: number, pitch: number, peak: number, length = 2.2): void {
  const { audio } = channel;
  const carrier = audio.createOscillator();
  const shaker = audio.createOscillator();
  const depth = audio.createGain();
  carrier.frequency.value = pitch;
  shaker.frequency.value = pitch * 3.5;
  depth.gain.setValueAtTime(pitch * 1.4, at);
  depth.gain.exponentialRampToValueAtTime(pitch * 0.01, at + length * 0.5);
  shaker.connect(depth).connect(carrier.frequency);
  carrier.connect(envelope(channel, at, peak, length, 0.004));
  for (const each of [carrier, shaker]) {
    each.start(at);
    each.stop(at + length + 0.05);
  }
}

/** A wooden flute, with breath and a tremble that comes late. */
export function flute(channel: Channel, at: number, pitch: number, peak: number, length: number): void {
  const { audio } = channel;
  const voice = audio.createOscillator();
  voice.frequency.value = pitch;
  const tremble = audio.createOscillator();
  const depth = audio.createGain();
  tremble.frequency.value = 4.6;
  depth.gain.setValueAtTime(0, at);
  depth.gain.linearRampToValueAtTime(pitch * 0.008, at + length * 0.8);
  tremble.connect(depth).connect(voice.frequency);
  voice.connect(envelope(channel, at, peak, length * 1.15, Math.min(0.14, length * 0.3)));
  for (const each of [voice, tremble]) {
    each.start(at);
    each.stop(at + length * 1.15 + 0.05);
  }
  tone(channel, { at, pitch: pitch * 2, length, peak: peak * 0.18, rise: 0.1 });
  breath(channel, { at, pitch: pitch * 2.4, length: length * 0.7, peak: peak * 0.16, q: 6, rise: 0.06 });
}

/** A horn from far away. */
export function horn(channel: Channel, at: number, pitch: number, peak: number, length: number): void {
  const { audio } = channel;
  const voice = audio.createOscillator();
  voice.type = "sawtooth";
  voice.frequency.value = pitch;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(pitch * 1.5, at);
  filter.frequency.linearRampToValueAtTime(pitch * 4, at + length * 0.4);
  filter.frequency.linearRampToValueAtTime(pitch * 1.2, at + length);
  voice.connect(filter).connect(envelope(channel, at, peak, length, length * 0.35));
  voice.start(at);
  voice.stop(at + length + 0.05);
}

/** The hall everything sounds in. */
export function hall(audio: BaseAudioContext): ConvolverNode {
  const length = Math.round(audio.sampleRate * 1.7);
  const buffer = audio.createBuffer(2, length, audio.sampleRate);
  for (let side = 0; side < 2; side++) {
    const data = buffer.getChannelData(side);
    for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3.2;
  }
  const convolver = audio.createConvolver();
  convolver.buffer = buffer;
  return convolver;
}

/** A midi number as a frequency. */
export const hertz = (key: number): number => 440 * 2 ** ((key - 69) / 12);
