/** The Three Magicians, as the shell knows it. */
import type { MagiciansEvent } from "../../../games/magicians/events.ts";
import { magicians } from "../../../games/magicians/game.ts";
import { SEATS } from "../../../games/magicians/state.ts";
import type { Kit, Sound } from "../../table/kit.ts";
import { partOf } from "../../ui/later.tsx";
import { Board } from "./board.tsx";
import { Defs } from "./defs.tsx";
import { Emblem } from "./figures.tsx";
import { form } from "./form.ts";
import { parts } from "./later.ts";
import { tallies } from "./tallies.tsx";
import { isDeciding, isSeventh, sceneOf, step, unthrown } from "./scene.ts";
import { throws } from "./settings.ts";
import { StartWands } from "./startWands.tsx";
import type { MagiciansKitTypes } from "./types.ts";
import { causeWords } from "./why.ts";
import { t } from "./i18n.ts";
import { moods } from "./moods.ts";
import { actor, clause, prompt, say, verdict } from "./words.ts";
import "./styles.css";

const LENGTHS: Readonly<Partial<Record<MagiciansEvent["what"], number>>> = {
  again: 500,
  throw: 1500,
  triple: 1500,
  bonus: 1500,
  stay: 250,
  rest: 250,
  labyrinth: 1300,
  stone: 900,
  card: 1900,
  fight: 1700,
  "fight-throw": 1500,
  laid: 700,
  "fight-again": 1300,
  "fight-won": 1900,
  cast: 350,
  decline: 300,
  symbols: 1400,
  read: 500,
  magic: 900,
};

const SOUNDS: Readonly<Partial<Record<MagiciansEvent["what"], Sound>>> = {
  throw: "wood",
  "fight-throw": "wood",
  symbols: "wood",
  walk: "step",
  jump: "step",
  card: "home",
  stone: "fill",
  labyrinth: "lose",
  fight: "spell",
  "fight-won": "win",
  triple: "spell",
  bonus: "spell",
  cast: "spell",
  magic: "spell",
};

export const magiciansKit: Kit<MagiciansKitTypes> = {
  game: magicians,
  Defs,
  Emblem,
  Board,
  Players: partOf(parts, ({ Players }) => Players),
  Hand: partOf(parts, ({ Hand }) => Hand),
  Actions: partOf(parts, ({ Actions }) => Actions),
  StartThrow: StartWands,
  scene: sceneOf,
  unthrown,
  step,
  lasts(event, before) {
    if (isDeciding(event, before)) return 3000;
    if (isSeventh(event, step(before, event))) return 4200;
    if (event.what === "walk") return 150 + 150 * (event.path.length - 1);
    if (event.what === "jump") return 150 + 420 * (event.path.length - 1);
    return LENGTHS[event.what] ?? 0;
  },
  place: "wood",
  sound: ({ what }) => SOUNDS[what] ?? "none",
  moods,
  say,
  actor,
  // What a fighter throws again was decided by a tap already.
  handOf: (event) =>
    event.what === "throw" || event.what === "symbols" || (event.what === "fight-throw" && event.throws === 1)
      ? event.seat
      : undefined,
  waitsForHand: () => throws.value === "self",
  isWeighty: ({ verb }) => !["stay", "rest", "stop", "take", "decline", "power", "fate"].includes(verb),
  cause: (cause, speaker, _, view) => causeWords({ t, ...speaker }, cause, view),
  prompt,
  clause,
  verdict: (_, scene) => verdict(scene),
  tallies,
  score: () => undefined,
  // M-C2 Cards are open and nothing is hidden: one device goes round without a word.
  isOpenDecision: () => true,
  asksOutOfTurn: () => false,
  isShared: () => true,
  unveiled: (options) => options,
  minutes: () => 30,
  quickGame: {},
  easyGame: {},
  // M-B5 Colours belong to the seats.
  colours: [],
  form,
  seats: () => SEATS,
};
