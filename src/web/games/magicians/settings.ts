/** What a player of The Three Magicians likes, kept on this device. */
import { keep } from "../../app/settings.ts";

/** One throws one's own wands, or they fall by themselves. */
export const THROWS = ["self", "auto"] as const;
export const throws = keep<(typeof THROWS)[number]>("throws", "self", THROWS);

/** The chances of a duel, for those who fight it. */
export const CHANCES = ["on", "off"] as const;
export const chances = keep<(typeof CHANCES)[number]>("chances", "on", CHANCES);
