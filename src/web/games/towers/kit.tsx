/** Wandering Towers, as the shell knows it. */
import type { HeardEvent } from "../../../games/towers/events.ts";
import { towers } from "../../../games/towers/game.ts";
import type { Spell } from "../../../games/towers/spells.ts";
import { COLOURS, isShared, isSolo } from "../../../games/towers/options.ts";
import { scoreOf } from "../../../games/towers/scale.ts";
import type { Kit, Sound } from "../../table/kit.ts";
import { partOf } from "../../ui/later.tsx";
import { palette } from "../../app/settings.ts";
import { Emblem } from "./art.tsx";
import { Board } from "./board.tsx";
import { CLEAR_TINTS, TINTS } from "./emblems.ts";
import { Defs as Gradients } from "./defs.tsx";
import { form, modeOf } from "./form.ts";
import { parts } from "./later.ts";
import { sceneOf, step } from "./scene.ts";
import { tallies } from "./tallies.tsx";
import { lasts } from "./timing.ts";
import type { TowersKitTypes } from "./types.ts";
import { t } from "./i18n.ts";
import { moods } from "./moods.ts";
import { marks } from "./settings.ts";
import { causeWords } from "./why.ts";
import { clause, prompt, say, verdict } from "./words.ts";
import "./styles.css";

const SOUNDS: Readonly<Partial<Record<HeardEvent["what"], Sound>>> = {
  play: "card",
  redraw: "card",
  draw: "card",
  roll: "dice",
  tower: "stone",
  swap: "stone",
  keep: "stone",
  wizard: "step",
  fill: "fill",
};

const SPELL_SOUNDS: Readonly<Record<Spell, Sound>> = {
  "advance-wizard": "gust",
  "advance-tower": "push",
  "headwind-wizard": "chill",
  "headwind-tower": "storm",
  swap: "chain",
  nudge: "heart",
  piggyback: "scarf",
  free: "ladder",
};

export const towersKit: Kit<TowersKitTypes> = {
  game: towers,
  Defs: () => <Gradients tints={palette.value === "clear" ? CLEAR_TINTS : TINTS} />,
  Emblem,
  Board,
  Players: partOf(parts, ({ Players }) => Players),
  Hand: partOf(parts, ({ Hand }) => Hand),
  Actions: partOf(parts, ({ Actions }) => Actions),
  scene: sceneOf,
  step,
  lasts,
  sound: (event) => {
    if (event.what === "cast") return SPELL_SOUNDS[event.spell];
    return event.what === "wizard" && event.home ? "home" : (SOUNDS[event.what] ?? "none");
  },
  // Only what moves nothing and shows nothing passes by itself.
  handOf: () => undefined,
  waitsForHand: () => false,
  isWeighty: ({ verb }) => !["skip", "pass", "end", "keep", "return", "decline"].includes(verb),
  // T-T5 Nobody thinks about a roll that can move nobody.
  sameAnyway: (choices) =>
    choices.every(({ wasted }) => wasted) ? choices.find(({ verb }) => verb === "keep") : undefined,
  moods,
  say,
  actor: (event) => ("seat" in event ? event.seat : undefined),
  cause: (cause, speaker, options, view, by) =>
    causeWords({ t, ...speaker }, cause, { by, view, options, isMarked: marks.value === "on" }),
  prompt,
  clause,
  verdict,
  tallies,
  score: ({ mode }, prospects) => (isShared(mode) ? scoreOf(prospects) : undefined),
  // T-N3 A window is answered with potions everybody can see, not with cards.
  isOpenDecision: (choices) => choices.length > 0 && choices.every(({ verb }) => verb === "pass" || verb === "cast"),
  asksOutOfTurn: ({ mode }) => mode === "nasty",
  isShared: ({ mode }) => isShared(mode),
  // T-H2 Everything under towers is shown.
  unveiled: (options) => ({ ...options, memory: "open" }),
  minutes: (wish) => (isShared(modeOf(wish)) ? 15 : 8 + 6 * Number(wish.players ?? 2)),
  // The newcomer begins: nobody wants to watch first.
  quickGame: { players: 3, mode: "basic", spells: ["advance-wizard", "advance-tower"], start: 0 },
  // T-H2 Emblems on the towers' walls say who is inside.
  easyGame: { memory: "notes" },
  colours: COLOURS,
  form,
  seats: (wish) => (isSolo(modeOf(wish)) ? 1 : Number(wish.players ?? 2)),
};
