/** Games of The Three Magicians at every point where the page differs. */
import type { MagiciansTypes } from "../src/games/magicians/types.ts";
import { magicians } from "../src/games/magicians/game.ts";
import type { Kept, Situation } from "./kept.ts";
import { keptGame } from "./kept.ts";

/** Every situation in which the person decides; undefined: the end. */
export const SITUATIONS: Readonly<Record<string, ((situation: Situation<MagiciansTypes>) => boolean) | undefined>> = {
  start: () => true,
  doubled: ({ view, legal }) =>
    view.stones[0]! && legal.filter((text) => text.startsWith("apprentice")).length > 5 && view.cards[0]!.length > 1,
  lead: ({ view }) =>
    view.turn.fight?.leader === 0 && view.turn.fight.leadThrows === null && view.turn.fight.throws === 1,
  follow: ({ view }) => view.turn.fight !== null && view.turn.fight.leader !== 0,
  sign: ({ legal }) => legal.includes("cast"),
  spell: ({ legal }) => legal.includes("power") && legal.includes("fate"),
  take: ({ legal }) => legal[0]!.startsWith("take"),
  near: ({ view, legal }) => view.cards.some(({ length }) => length === 6) && legal.length > 3 && !view.turn.fight,
  over: undefined,
};

/** One person and two bots, or three people around the device. */
export const magiciansAt = (name: string, people = [""]): Kept =>
  keptGame({ game: magicians, name, wish: {}, fits: SITUATIONS[name], people, ...(name === "over" && { most: 250 }) });
