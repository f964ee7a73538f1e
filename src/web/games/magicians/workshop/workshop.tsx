/** The Three Magicians in the editor. */
import type { MagiciansArrangement } from "../../../../games/magicians/arrangement.ts";
import { arrangementOf, flawsIn } from "../../../../games/magicians/arrangement.ts";
import { SEATS, PHASES, STATE } from "../../../../games/magicians/state.ts";
import type { MagiciansTypes } from "../../../../games/magicians/types.ts";
import { SYMBOLS } from "../../../../games/magicians/wands.ts";
import type { LuckPart, Workshop } from "../../../editor/workshop.ts";
import { colourName, placeName } from "../describe.ts";
import { Bench } from "./bench.tsx";
import { clear, put, thingOf } from "./changes.ts";
import { t, tOf } from "./i18n.ts";
import { thingName } from "./names.ts";
import { odds } from "./odds.ts";
import { Shelf } from "./shelf.tsx";
import "./workshop.css";

const { at } = STATE;
const PHASE = PHASES;

/** Nothing of the turn has happened. */
const FRESH = {
  round: 1,
  throw: null,
  magicianDue: false,
  apprenticeDue: false,
  spellDue: false,
  fight: null,
  symbols: null,
  throwsDue: 0,
  bonuses: [],
};

const NOTCHES = ["0", "1", "2"];
const wandLabel = (wand: number): string => t("bench.wand", { name: colourName(wand) });
const perWand = (choices: readonly string[]): LuckPart[] =>
  Array.from({ length: SEATS }, (_, wand) => ({ label: wandLabel(wand), choices }));

export const magiciansWorkshop: Workshop<MagiciansTypes, MagiciansArrangement> = {
  read: (_, json) => arrangementOf(json),
  flaws: (_, position) => flawsIn(position),
  say: ({ flaw, values }) => {
    const named = (["seat", "other", "guest"] as const).flatMap((key) =>
      key in values ? [[key === "seat" ? "name" : key, colourName(Number(values[key]))] as const] : [],
    );
    const place = "place" in values ? placeName(String(values.place)) : "";
    return tOf("flaw.magicians", flaw, { ...values, place, ...Object.fromEntries(named) });
  },
  seatName: colourName,
  view: (_, position) => ({ ...position, decider: "chance", turn: FRESH }),
  put: (_, position, thing, spot) => put(position, thingOf(thing), spot),
  refit: (_, position) => position,
  clear: (_, position) => clear(position),
  // M-C2 Nothing is hidden.
  shuffled: (position) => position,
  thingName,
  odds,
  luck(s) {
    if (s[at.phase] === PHASE.spellThrowing)
      return perWand(SYMBOLS).map((each) => ({ ...each, say: (symbol) => tOf("magicians.symbol", symbol) }));
    if (s[at.phase] !== PHASE.fightThrowing) return perWand(NOTCHES);
    // M-F1 Wands left lying keep their value.
    return perWand(NOTCHES).map((each, wand) =>
      (s[at.rethrown]! >> wand) & 1 ? each : { ...each, choices: [String(s[at.fightWand + wand])] },
    );
  },
  outcome: (s, chosen) => `${s[at.phase] === PHASE.spellThrowing ? "symbols" : "throw"} ${chosen.join(" ")}`,
  Bench,
  Shelf,
};
