/** Wandering Towers in the editor. */
import type { TowersArrangement } from "../../../../games/towers/arrangement.ts";
import { arrangementOf, flawsIn, levelsIn } from "../../../../games/towers/arrangement.ts";
import type { TowersView } from "../../../../games/towers/hidden.ts";
import { PHASES, STATE } from "../../../../games/towers/state.ts";
import type { TowersTypes } from "../../../../games/towers/types.ts";
import type { Workshop } from "../../../editor/workshop.ts";
import { Bench } from "./bench.tsx";
import { clear, put, refit, shuffled, thingOf } from "./changes.ts";
import { t, tOf } from "./i18n.ts";
import { seatName, thingName } from "./names.ts";
import { odds } from "./odds.ts";
import { Shelf } from "./shelf.tsx";
import "./workshop.css";

const { at } = STATE;
const PHASE = PHASES;

/** Nothing of the turn has happened. */
const FRESH = { played: 0, card: null, roll: null, rerolls: 0, spell: null, declared: null, declaredMove: null };

const viewOf = (position: TowersArrangement, seat: number): TowersView => ({
  active: position.active,
  decider: position.active,
  spaces: position.spaces.map((each, space) => {
    const levels = levelsIn(each, space);
    return {
      towers: each.towers.map(({ tower }) => tower),
      on: levels.at(-1)!.on,
      under: levels.slice(0, -1).map(({ on }) => on),
    };
  }),
  keep: position.keep,
  hand: position.hands[seat] ?? position.hands[0]!,
  handSizes: position.hands.map((hand) => hand.length),
  deck: position.deck.length,
  discard: position.discard,
  potions: position.potions,
  turn: FRESH,
});

export const towersWorkshop: Workshop<TowersTypes, TowersArrangement> = {
  read: arrangementOf,
  flaws: flawsIn,
  say: ({ flaw, values }) =>
    tOf("flaw.towers", flaw, { ...values, ...("seat" in values && { name: seatName(Number(values.seat)) }) }),
  seatName,
  view: (_, position, seat) => viewOf(position, seat),
  put: (_, position, thing, spot) => put(position, thingOf(thing), spot),
  refit,
  clear,
  shuffled,
  thingName,
  odds,
  luck: (s) =>
    s[at.phase] === PHASE.rolling ? [{ label: t("workshop.die"), choices: ["1", "2", "3", "4", "5", "6"] }] : [],
  outcome: (_, [face = "1"]) => `roll ${face}`,
  Bench,
  Shelf,
};
