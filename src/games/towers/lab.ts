/** What the laboratory may change in Wandering Towers beyond its rulebooks, and what it looks at. */
import type { JsonObject, Refusal, State } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Knob, KnobValues, Laboratory } from "../../core/lab.ts";
import { turned } from "../../core/lab.ts";
import type { Box } from "./box.ts";
import { boxOf } from "./box.ts";
import { CARDS, CODES, DIE } from "./cards.ts";
import { kindOf, KINDS } from "./decision.ts";
import type { Options } from "./options.ts";
import { complete, isShared } from "./options.ts";
import { setup } from "./setup.ts";
import { SPELLS } from "./spells.ts";
import { HAND, LEVEL_ROOM, LEVELS, SPACES, STATE, TOWERS } from "./state.ts";

const { at } = STATE;
const KIND = KINDS;

const TOWER_NAMES = Array.from({ length: TOWERS }, (_, i) => `t${i + 1}`);
/** By level. */
const SHIELDED = [...Array.from({ length: SPACES }, (_, space) => `s${space}`), ...TOWER_NAMES];

const SWITCHES = ["redrawTowerOptional", "mayWasteSecondCard", "freeAnyTime", "teamFinishesRound"] as const;

const KNOBS: readonly Knob[] = [
  { name: "wizards", kind: "number", least: 1, most: 12, clause: "T-U1", help: "wizards of each player" },
  { name: "potions", kind: "number", least: 0, most: 12, clause: "T-U1", help: "potions of each player" },
  { name: "towers", kind: "number", least: 3, most: TOWERS, clause: "T-B3", help: "how many towers there are" },
  { name: "die", kind: "number", least: 2, most: DIE - 1, clause: "T-B8", help: "how many faces the die has" },
  {
    name: "lights",
    kind: "numbers",
    of: TOWER_NAMES,
    least: 0,
    most: LEVEL_ROOM,
    clause: "T-B4",
    help: "ghost lights: how many wizards start on each tower",
  },
  { name: "shields", kind: "set", of: SHIELDED, clause: "T-B2", help: "spaces and towers with a raven shield" },
  { name: "deck", kind: "numbers", of: CODES, least: 0, most: 24, clause: "T-B6", help: "copies of each card" },
  {
    name: "anyEntryEndsTurn",
    kind: "yes-no",
    clause: "T-S2",
    help: "anybody's wizard sent home by a spell ends the turn",
  },
  { name: "redrawTowerOptional", kind: "yes-no", clause: "T-T2", help: "a redraw may leave the towers alone" },
  { name: "mayWasteSecondCard", kind: "yes-no", clause: "T-T4", help: "the second card may go without its move" },
  { name: "freeAnyTime", kind: "yes-no", clause: "T-N8", help: "nasty: Free a Wizard besides another spell" },
  { name: "teamFinishesRound", kind: "yes-no", clause: "T-G7", help: "teams: the round is finished" },
];

const valuesOf = ({ edition, ...box }: Box): KnobValues => ({
  wizards: box.wizards,
  potions: box.potions,
  towers: box.towers,
  die: box.die,
  lights: Object.fromEntries(TOWER_NAMES.map((name, i) => [name, box.lights[i]!])),
  shields: SHIELDED.filter((_, level) => box.shields[level]),
  deck: Object.fromEntries(CODES.map((code, kind) => [code, box.copies[kind]!])),
  anyEntryEndsTurn: edition.entryEndsTurn === "any",
  ...Object.fromEntries(SWITCHES.map((name) => [name, edition[name]])),
});

/** The box of these values; they are known to be of the right kind. */
function boxFrom(options: Options, values: KnobValues): Box {
  const { edition } = boxOf(options);
  const numbers = (name: string): Readonly<Record<string, number>> => values[name] as Readonly<Record<string, number>>;
  const towers = Number(values.towers);
  return {
    wizards: Number(values.wizards),
    potions: Number(values.potions),
    towers,
    die: Number(values.die),
    lights: TOWER_NAMES.slice(0, towers).map((name) => numbers("lights")[name]!),
    shields: SHIELDED.map((name) => (values.shields as readonly string[]).includes(name)),
    copies: CODES.map((code) => numbers("deck")[code]!),
    edition: {
      ...edition,
      entryEndsTurn: values.anyEntryEndsTurn ? "any" : "own",
      ...Object.fromEntries(SWITCHES.map((name) => [name, values[name] === true])),
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What no numbers of their own forbid, but what cannot be laid out. */
function misfit(options: Options, { wizards, lights, copies }: Box): Refusal | undefined {
  const owners = isShared(options.mode) ? 1 : options.players;
  const room = sum(lights);
  if (room < owners * wizards)
    return refuse("lab-room", `The lights have room for ${room} wizards, and there are ${owners * wizards}.`, "T-U2");
  const cards = sum(copies);
  const least = HAND * owners + 1;
  if (cards >= least && cards <= CARDS) return undefined;
  return refuse("lab-deck", `The deck must have ${least} to ${CARDS} cards, not ${cards}.`, "T-B6");
}

export const lab: Laboratory = {
  knobs: KNOBS,
  standard(wish: JsonObject) {
    const options = complete(wish);
    return isRefusal(options) ? options : valuesOf(boxOf(options));
  },
  setup(wish, changes, chance) {
    const options = complete(wish);
    if (isRefusal(options)) return options;
    const values = turned(KNOBS, valuesOf(boxOf(options)), changes);
    if (isRefusal(values)) return values;
    const box = boxFrom(options, values);
    return misfit(options, box) ?? setup(options, chance, box);
  },
  deeds: SPELLS,
  deedOf: (_, decision) => (kindOf(decision) >= KIND.castSpell ? kindOf(decision) - KIND.castSpell : -1),
  gauges: ["shutIn", "stacked"],
  gauge(s, into) {
    into[0] = shutIn(s);
    into[1] = stacked(s);
  },
};

/** T-B5 Which share of the wizards on the board are covered. */
function shutIn(s: State): number {
  let all = 0;
  let covered = 0;
  for (let level = 0; level < LEVELS; level++) {
    all += s[at.size + level]!;
    if (s[at.above + level] !== 0) covered += s[at.size + level]!;
  }
  return all === 0 ? 0 : covered / all;
}

/** Which share of the towers stand on others. */
function stacked(s: State): number {
  let count = 0;
  for (let tower = 1; tower <= s[at.towers]!; tower++) if (s[at.below + tower]! >= SPACES) count++;
  return count / s[at.towers]!;
}
