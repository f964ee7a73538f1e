/** How long each event takes at the usual speed, and when in it stone meets stone. */
import type { HeardEvent } from "../../../games/towers/events.ts";
import { ahead } from "../../../games/towers/state.ts";

const LENGTHS: Readonly<Partial<Record<HeardEvent["what"], number>>> = {
  play: 260,
  redraw: 320,
  roll: 620,
  declare: 320,
  cast: 560,
  swap: 1100,
  keep: 980,
  fill: 560,
  lift: 900,
  draw: 160,
  shuffle: 300,
  turn: 120,
  lost: 300,
  potion: 300,
  give: 250,
  return: 250,
};

/** From the ground to the moment it lands again. */
const TRAVEL = 700;
/** A beat afterwards: for dust, and longer for whoever is under it or was. */
const SETTLE = 160;
const SHUT = 460;
const FREED = 300;

/** From the first step to the gate, and what happens there. */
const STEP = 120;
const GATE = 1000;

type WizardEvent = Extract<HeardEvent, { what: "wizard" }>;
const walkMs = (event: WizardEvent): number =>
  event.from === event.to ? 560 : 180 + STEP * Math.min(6, ahead(event.to, -event.from));

export function lasts(event: HeardEvent): number {
  if (event.what === "wizard") return walkMs(event) + (event.home ? GATE : 0);
  if (event.what === "tower") return TRAVEL + (event.imprisons ? SHUT : event.frees?.length ? FREED : SETTLE);
  return LENGTHS[event.what] ?? 0;
}

/** The part of an event after which what moves has arrived. */
export function arrivesAt(event: HeardEvent | undefined): number {
  if (event?.what === "tower") return TRAVEL / lasts(event);
  if (event?.what === "wizard") return walkMs(event) / lasts(event);
  return event?.what === "keep" ? 0.7 : event?.what === "swap" ? 0.8 : 0.94;
}
