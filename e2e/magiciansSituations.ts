/** Games of The Three Magicians brought to a certain point, as a browser would have kept them. */
import { seeded } from "../src/core/chance.ts";
import type { JsonObject } from "../src/core/game.ts";
import { CHANCE, decisions, isRefusal, OVER } from "../src/core/game.ts";
import { magicians } from "../src/games/magicians/game.ts";
import type { View } from "../src/games/magicians/hidden.ts";
import type { GameRecord } from "../src/core/record.ts";

export interface Situation {
  readonly view: View;
  readonly legal: readonly string[];
}

/** Every situation in which the person decides; the first that fits is found by trying game after game. */
export const SITUATIONS: Readonly<Record<string, (situation: Situation) => boolean>> = {
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
  over: () => false,
};

const NAMES = ["", "", ""];

interface Kept {
  readonly id: string;
  readonly text: string;
}

/** A kept game at that point: the person at seat 0, bots at the others, or three people around the device. */
export function keptGame(name: string, { wish = {}, people = 1 }: { wish?: JsonObject; people?: number } = {}): Kept {
  for (let seed = 1; seed < 400; seed++) {
    const record = reach(`${name}.${seed}`, wish, SITUATIONS[name]!, name === "over");
    if (!record) continue;
    const sitters = NAMES.map((given, seat) =>
      seat < people ? { by: "person", name: given } : { by: "bot", level: "apprentice" },
    );
    // Everything up to here was seen: each decision was a frame.
    const seen = record.moves.filter((move) => !/^(throw|symbols) /.test(move)).length;
    const kept = { id: name, game: "magicians", seed: "e2e", sitters, seat: 0, seen, order: "", wish, record };
    return { id: name, text: JSON.stringify(kept) };
  }
  throw new Error(`no game comes to ${name}`);
}

function reach(
  seed: string,
  wish: JsonObject,
  fits: (situation: Situation) => boolean,
  wantsEnd: boolean,
): GameRecord | undefined {
  const chance = seeded(seed);
  const state = magicians.setup(wish, chance);
  if (isRefusal(state)) throw new Error(state.say);
  const record = {
    record: 1 as const,
    game: "magicians",
    options: magicians.options(state),
    state: magicians.write(state),
  };
  const moves: string[] = [];
  const buffer = decisions();
  for (let decider = magicians.decider(state); decider !== OVER; decider = magicians.decider(state)) {
    if (decider === CHANCE) {
      const outcome = Array.from(magicians.outcome(state, chance));
      moves.push(magicians.formatOutcome(state, outcome));
      magicians.befall(state, outcome);
      continue;
    }
    const count = magicians.legal(state, buffer);
    const legal = Array.from(buffer.subarray(0, count), (each) => magicians.format(state, each));
    if (decider === 0 && fits({ view: magicians.view(state, 0) as unknown as View, legal }))
      return { ...record, moves };
    const decision = magicians.policies.eager!(state, buffer, count, chance);
    moves.push(magicians.format(state, decision));
    magicians.play(state, decision);
  }
  return wantsEnd ? { ...record, moves, result: magicians.result(state)! } : undefined;
}
