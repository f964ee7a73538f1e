/** The live part: plays what happens, the place, and the theme; silent before the first touch, when hidden, and when nobody is there. */
import { effect } from "@preact/signals";
import { sound, volumes } from "../app/settings.ts";
import type { Sound } from "../table/kit.ts";
import { isAsleep, stir } from "../ui/stirring.ts";
import type { PlaceHeard } from "./ambience.ts";
import { call, lay } from "./ambience.ts";
import { sounding } from "./effects.ts";
import type { Mixer } from "./mixer.ts";
import { CHANNELS, openMixer } from "./mixer.ts";
import { bar, BAR_SECONDS, BARS, perform } from "./theme.ts";

const TICK_MS = 1000;
/** Between two rounds of the theme: silence is part of it. */
const PAUSE_BARS = 8;

let stage: { audio: AudioContext; mixer: Mixer } | undefined;
let place: PlaceHeard | undefined;
let laid: { place: PlaceHeard; hour: string | undefined; stop: () => void } | undefined;
let ticking: ReturnType<typeof setInterval> | undefined;
let nextBar = { n: 0, at: 0 };
let nextCall = 0;
const seed = String(Math.random());

/** What a device keeps may be anything. */
const share = (kept: string): number => Math.min(100, Math.max(0, Number(kept) || 0)) / 100;

/** Browsers let a page sound only after the first touch. */
const mayPlay = (): boolean =>
  sound.value === "on" && !document.hidden && navigator.userActivation?.hasBeenActive === true;

function open(): typeof stage {
  if (!mayPlay()) return undefined;
  if (!stage) {
    const audio = new AudioContext();
    const mixer = openMixer(audio);
    stage = { audio, mixer };
    effect(() => {
      for (const name of CHANNELS) mixer.level(name, share(volumes[name].value));
    });
  }
  if (stage.audio.state === "suspended") void stage.audio.resume();
  return stage;
}

/** What the processor does not have to do while nobody hears it. */
function hush(): void {
  laid?.stop();
  laid = undefined;
  if (stage?.audio.state === "running") void stage.audio.suspend();
}

const isWanted = (name: "music" | "ambience"): boolean => share(volumes[name].value) > 0;

/** The next second of theme and place. */
function tick(): void {
  // The band rests when nobody is there, and the processor with it.
  if (place === undefined || isAsleep() || !mayPlay()) return hush();
  const opened = open();
  if (!opened) return;
  const { audio, mixer } = opened;
  const { music, ambience } = mixer.channels;
  const hour = document.documentElement.dataset.hour;
  if (laid && (laid.place !== place || laid.hour !== hour || !isWanted("ambience"))) {
    laid.stop();
    laid = undefined;
  }
  const now = audio.currentTime;
  if (isWanted("ambience")) {
    laid ??= { place, hour, stop: lay(ambience, place, hour, now) };
    if (now >= nextCall) {
      call(ambience, place, hour, now + 0.1);
      nextCall = now + 6 + Math.random() * 9;
    }
  }
  if (!isWanted("music")) return;
  if (nextBar.at < now) nextBar.at = now + 0.2;
  while (nextBar.at < now + 1.6) {
    perform(music, nextBar.at, bar(nextBar.n, seed));
    nextBar = { n: nextBar.n + 1, at: nextBar.at + BAR_SECONDS };
    if (nextBar.n % BARS === 0) nextBar.at += PAUSE_BARS * BAR_SECONDS;
  }
}

/** One is at a table of this place; undefined: not any more. */
export function enter(next: PlaceHeard | undefined): void {
  place = next;
  stir();
  clearInterval(ticking);
  if (next === undefined) return hush();
  ticking = setInterval(tick, TICK_MS);
  tick();
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) hush();
});
effect(() => {
  if (sound.value === "off") hush();
});

export function play(what: Exclude<Sound, "none">, seat: number | undefined): void {
  stir();
  const opened = open();
  if (!opened) return;
  const { audio, mixer } = opened;
  sounding(what)(mixer.channels.effects, audio.currentTime + 0.02, seat);
}
