/** Wandering Towers, as the shell knows it. */
import type { Event, JsonObject } from "../../../core/game.ts";
import type { HeardEvent } from "../../../games/towers/events.ts";
import { towers } from "../../../games/towers/game.ts";
import { COLOURS } from "../../../games/towers/options.ts";
import { scoreOf } from "../../../games/towers/worth.ts";
import type { Kit, Sound } from "../../table/kit.ts";
import { palette } from "../../app/settings.ts";
import { Actions } from "./actions.tsx";
import { Emblem } from "./art.tsx";
import { Board } from "./board.tsx";
import { CLEAR_TINTS, TINTS } from "./emblems.ts";
import { form } from "./form.ts";
import { Hand } from "./hand.tsx";
import { Players } from "./players.tsx";
import { Defs as Gradients } from "./scenery.tsx";
import type { Scene } from "./scene.ts";
import { sceneOf, step } from "./scene.ts";
import { tallies } from "./tallies.tsx";
import { clause, prompt, say, verdict } from "./words.ts";
import "./styles.css";

const LENGTHS: Readonly<Partial<Record<HeardEvent["what"], number>>> = {
  play: 260,
  redraw: 320,
  roll: 620,
  declare: 260,
  cast: 380,
  wizard: 560,
  tower: 760,
  swap: 700,
  keep: 640,
  fill: 420,
  lift: 900,
  draw: 160,
  shuffle: 300,
  turn: 120,
  lost: 300,
  potion: 300,
  give: 250,
  return: 250,
};

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
  cast: "spell",
};

const isSharedMode = (options: JsonObject): boolean => /^(solo|coop)/.test(String(options.mode ?? "basic"));

export const towersKit: Kit = {
  game: towers,
  Defs: () => <Gradients tints={palette.value === "clear" ? CLEAR_TINTS : TINTS} />,
  Emblem,
  Board,
  Players,
  Hand,
  Actions,
  scene: (view, seat, before) => sceneOf(view, seat, before as Scene | undefined),
  step: (scene, event) => step(scene as Scene, event),
  lasts(event: Event) {
    const told = event as HeardEvent;
    if (told.what === "wizard")
      return told.from === told.to ? 500 : 180 + 120 * Math.min(6, (told.to - told.from + 16) % 16);
    return LENGTHS[told.what] ?? 0;
  },
  sound(event: Event) {
    const told = event as HeardEvent;
    return told.what === "wizard" && told.home ? "home" : (SOUNDS[told.what] ?? "none");
  },
  say,
  prompt,
  clause,
  verdict: (result, scene) => verdict(result, scene as Scene),
  tallies: (scene) => tallies(scene as Scene),
  score: (options, prospects) => (isSharedMode(options) ? scoreOf(prospects) : undefined),
  // T-N3 A window is answered with potions everybody can see, not with cards.
  isOpenDecision: (legal) => legal.length > 0 && legal.every((text) => text === "pass" || text.startsWith("cast")),
  asksOutOfTurn: (options) => options.mode === "nasty",
  isShared: isSharedMode,
  minutes: (options) => (isSharedMode(options) ? 15 : 8 + 6 * Number(options.players ?? 2)),
  // The newcomer begins: nobody wants to watch first.
  quickGame: { players: 3, mode: "basic", spells: ["advance-wizard", "advance-tower"], start: 0 },
  colours: COLOURS,
  form,
  seats: (wish) => (String(wish.mode).startsWith("solo") ? 1 : Number(wish.players ?? 2)),
};
