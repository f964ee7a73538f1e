/** What a player likes, kept on this device. */
import type { Signal } from "@preact/signals";
import { effect, signal } from "@preact/signals";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const MOTIONS = ["system", "full", "less"] as const;
export const PALETTES = ["bright", "clear"] as const;

/** Storage may be forbidden or full: then a setting lasts as long as the page. What another tab changes changes here too. */
export function keep<T extends string>(name: string, standard: T, choices?: readonly T[]): Signal<T> {
  const key = `zaubertisch.${name}`;
  const known = (kept: string | undefined): T =>
    kept !== undefined && (!choices || choices.some((choice) => choice === kept)) ? (kept as T) : standard;
  const value = signal<T>(known(read(key)));
  effect(() => write(key, value.value));
  addEventListener("storage", (event) => {
    if (event.key === key) value.value = known(event.newValue ?? undefined);
  });
  return value;
}

export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A full or forbidden storage is no reason to stop playing.
  }
}

/** Old browsers, and those that are none, have no list. */
const ofBrowser = (): Language =>
  (navigator.languages ?? []).find((each) => /^(de|en)/.test(each))?.startsWith("de") ? "de" : "en";

/** The language that was chosen; `language` is the one whose words are here (i18n/words.ts). */
export const languageWish = keep<Language>("language", ofBrowser(), LANGUAGES);
export const language = signal(languageWish.peek());
export const sound = keep<"on" | "off">("sound", "on", ["on", "off"]);
/** How loud each part of it is, from 0 to 100. */
export const volumes = {
  music: keep<string>("volume.music", "45"),
  ambience: keep<string>("volume.ambience", "50"),
  effects: keep<string>("volume.effects", "80"),
};
export const speed = keep<Speed>("speed", "normal", SPEEDS);
export const motion = keep<(typeof MOTIONS)[number]>("motion", "system", MOTIONS);
export const palette = keep<(typeof PALETTES)[number]>("palette", "bright", PALETTES);
/** Questions with one answer: answered by the game, or asked all the same. */
export const ANSWERS = ["auto", "ask"] as const;
export const answers = keep<(typeof ANSWERS)[number]>("answers", "auto", ANSWERS);
/** A tap of a finger that can mean one thing only: done at once, or asked for like all others. */
export const TOUCHES = ["unclear", "always"] as const;
export const touches = keep<(typeof TOUCHES)[number]>("touches", "unclear", TOUCHES);
/** Before a decision that costs much, where one plays on this device. */
export const warnings = keep<"on" | "off">("warnings", "off", ["on", "off"]);
export const notices = keep<"on" | "off">("notices", "off", ["on", "off"]);
/** The log beside the board, where there is room for it. */
export const drawer = keep<"open" | "closed">("log", "closed", ["open", "closed"]);
export const guestName = keep<string>("name", "");
/** Which of the faces for people is one's own; "": the one that goes with the name. */
export const guestFace = keep<string>("face", "");

const systemWantsLess = matchMedia("(prefers-reduced-motion: reduce)");
export const wantsLessMotion = (): boolean =>
  motion.value === "less" || (motion.value === "system" && systemWantsLess.matches);

/** How long a moment of the given length takes at the chosen speed. */
const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
export const lasting = (ms: number): number => ms * FACTORS[speed.value] * (wantsLessMotion() ? 0.4 : 1);
