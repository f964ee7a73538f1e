/** Positions put together by hand: nothing gets lost, and what the checks say is what the rules say. */
import { describe, expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import { isFlaw } from "../../core/flaw.ts";
import type { Game, JsonObject, State } from "../../core/game.ts";
import { copy, isRefusal } from "../../core/game.ts";
import { random } from "../../core/policy.ts";
import * as ofMagicians from "../../games/magicians/arrangement.ts";
import { BOARD } from "../../games/magicians/board.ts";
import { magicians } from "../../games/magicians/game.ts";
import * as ofTowers from "../../games/towers/arrangement.ts";
import { CODES } from "../../games/towers/cards.ts";
import { towers } from "../../games/towers/game.ts";
import { start, walk } from "../../testing/walk.ts";
import * as magiciansHand from "./magicians/workshop/changes.ts";
import * as towersHand from "./towers/workshop/changes.ts";

/** Starts of turns out of games with every combination of options. */
function turnStarts(game: Game): State[] {
  return game.wishes.flatMap((wish, i) => {
    const chance = seeded(`arranged ${i}`);
    const state = start(game, wish, chance);
    const found = [copy(state)];
    for (const _ of walk(game, state, random, chance, 60)) if (game.hints.isTurnStart(state)) found.push(copy(state));
    return [found[0]!, found.at(-1)!];
  });
}

const isPlayable = (game: Game, options: JsonObject, state: JsonObject): boolean =>
  !isRefusal(game.read(options, state));

describe("towers", () => {
  const starts = turnStarts(towers);
  test("a position of a game is read, found possible, and the same again", () => {
    for (const state of starts) {
      const options = towers.options(state);
      const read = ofTowers.arrangementOf(options, towers.write(state));
      if (isFlaw(read)) throw new Error(read.flaw);
      const kinds = ofTowers.flawsIn(options, read).filter(({ kind }) => kind === "impossible");
      // T-T7 A game that is over is no start of a turn.
      expect(kinds.map(({ flaw }) => flaw)).toEqual(isPlayable(towers, options, towers.write(state)) ? [] : ["over"]);
      const again = towers.read(options, read);
      if (!isRefusal(again)) expect(towers.write(again)).toMatchObject(read);
    }
  });

  test("whatever a hand does, no tower and no card is lost, and the checks agree with the rules", () => {
    const chance = seeded("hands");
    const spots = [
      ...Array.from({ length: 16 }, (_, space) => `space ${space}`),
      ...Array.from({ length: 25 }, (_, level) => `level ${level}`),
      "home",
      "box",
      "deck",
      "discard",
      "hand 0 0",
      "hand 0 2",
      "hand 1 1",
    ];
    let [possible, not] = [0, 0];
    for (const state of starts.filter((_, i) => i % 3 === 0)) {
      const options = towers.options(state);
      const first = ofTowers.arrangementOf(options, towers.write(state));
      if (isFlaw(first)) throw new Error(first.flaw);
      let position = first;
      for (let i = 0; i < 12; i++) {
        const things = thingsIn(options, position);
        const thing = towersHand.thingOf(things[chance.below(things.length)]!);
        const spot = spots[chance.below(spots.length)]!;
        if (spot.startsWith("hand 1") && position.hands.length < 2) continue;
        position = towersHand.put(position, thing, spot) ?? position;
        const read = ofTowers.arrangementOf(options, position);
        expect(read).toEqual(position);
        const isPossible = ofTowers.flawsIn(options, position).every(({ kind }) => kind === "unusual");
        expect(isPossible).toBe(isPlayable(towers, options, position));
        if (isPossible) possible++;
        else not++;
      }
    }
    expect(Math.min(possible, not)).toBeGreaterThan(20);
  });

  test("other options keep what they can, and every card", () => {
    const [from] = starts;
    const position = ofTowers.arrangementOf(towers.options(from!), towers.write(from!));
    if (isFlaw(position)) throw new Error(position.flaw);
    for (const state of starts) {
      const options = towers.options(state);
      const refitted = towersHand.refit(options, position);
      expect(ofTowers.arrangementOf(options, refitted)).toEqual(refitted);
      const cleared = towersHand.clear(options, refitted);
      expect(ofTowers.arrangementOf(options, cleared)).toEqual(cleared);
      expect(towersHand.shuffled(cleared, seeded("deck")).deck.toSorted()).toEqual(cleared.deck.toSorted());
    }
  });
});

/** Everything that can be taken. */
function thingsIn(options: ReturnType<typeof towers.options>, position: ofTowers.TowersArrangement): string[] {
  const wizards = position.spaces.flatMap((each, space) =>
    ofTowers.levelsIn(each, space).flatMap(({ at, on }) => on.map((owner) => `wizard ${owner} ${at}`)),
  );
  const owners = position.keep.home.map((_, owner) => owner);
  const aside = owners.flatMap((owner) => [
    ...(position.keep.home[owner]! > 0 ? [`wizard ${owner} home`] : []),
    ...(towersHand.inBox(options, position, owner) > 0 ? [`wizard ${owner} box`] : []),
  ]);
  const cards = CODES.flatMap((code) =>
    (["deck", "discard"] as const).flatMap((pile) => (position[pile].includes(code) ? [`card ${pile} ${code}`] : [])),
  );
  const piece = Array.from({ length: 9 }, (_, i) => `tower ${i + 1}`);
  return [...wizards, ...wizards, ...aside, ...cards.slice(0, 6), ...piece, "keep", "card hand 0 0", "card hand 0 1"];
}

describe("magicians", () => {
  const starts = turnStarts(magicians);
  test("whatever a hand does, no card is lost, and the checks agree with the rules", () => {
    const chance = seeded("hands");
    let [possible, not] = [0, 0];
    for (const state of starts) {
      const options = magicians.options(state);
      const first = ofMagicians.arrangementOf(magicians.write(state));
      if (isFlaw(first)) throw new Error(first.flaw);
      expect(isPlayable(magicians, options, first)).toBe(true);
      let position = first;
      for (let i = 0; i < 40; i++) {
        const seat = chance.below(3);
        const place = ofMagicians.MAGIC_NAMES[chance.below(7)]!;
        const node = BOARD.nodes[chance.below(chance.below(2) === 0 ? 9 : BOARD.nodes.length)]!;
        if (chance.below(3) === 0) position = magiciansHand.toggleCard(position, place, seat);
        else {
          const thing = magiciansHand.thingOf(`${chance.below(2) === 0 ? "magician" : "apprentice"} ${seat}`);
          position = magiciansHand.put(position, thing, `node ${node}`) ?? position;
        }
        expect(ofMagicians.arrangementOf(position)).toEqual(position);
        const isPossible = ofMagicians.flawsIn(position).every(({ kind }) => kind === "unusual");
        expect(isPossible).toBe(isPlayable(magicians, options, position));
        if (isPossible) possible++;
        else not++;
      }
    }
    expect(Math.min(possible, not)).toBeGreaterThan(20);
  });
});

const crowd = { ground: Array<number>(1000).fill(0), towers: [{ tower: 9, on: [] }] };

describe("what is wrong is said with its clause", () => {
  const state = start(towers, { players: 2, start: 0 }, seeded("wrong"));
  const options = towers.options(state);
  const position = ofTowers.arrangementOf(options, towers.write(state));
  if (isFlaw(position)) throw new Error(position.flaw);
  const wrong = (change: Partial<ofTowers.TowersArrangement>): string[] =>
    ofTowers.flawsIn(options, { ...position, ...change }).map(({ kind, flaw, clause }) => `${kind} ${flaw} ${clause}`);
  const withStack = (ground: readonly number[]): Partial<ofTowers.TowersArrangement> => ({
    spaces: position.spaces.with(10, { ground, towers: [] }),
  });
  test.each<[string, Partial<ofTowers.TowersArrangement>, string]>([
    ["T-W3 seven on a level", withStack([0, 0, 0, 0, 0, 0, 0]), "impossible crowded T-W3"],
    ["T-U1 too many of somebody", withStack([1]), "impossible many T-U1"],
    ["T-U3 a hand of two", { hands: [position.hands[0]!.slice(1), position.hands[1]!] }, "impossible hand T-U3"],
    ["T-W4 somebody where Ravenskeep is", { keep: { ...position.keep, space: 1 } }, "impossible on-keep T-W4"],
    ["T-W5 Ravenskeep without a shield", { keep: { ...position.keep, space: 10 } }, "unusual no-shield T-W5"],
  ])("%s", (_, change, said) => {
    expect(wrong(change)).toContain(said);
  });
  test.each<[string, (state: JsonObject) => JsonObject, string]>([
    [
      "T-B3 a tower less",
      (s) => ({ ...s, spaces: position.spaces.with(9, { ground: [], towers: [] }) }),
      "towers T-B3",
    ],
    ["T-B6 a card too many", (s) => ({ ...s, discard: ["T1"] }), "cards T-B6"],
    ["T-U1 a crowd on a space", (s) => ({ ...s, spaces: position.spaces.with(9, crowd) }), "owner T-U1"],
    ["T-B1 no board", () => ({}), "form T-B1"],
    ["T-U1 potions out of thin air", (s) => ({ ...s, potions: [] }), "potions T-U1"],
  ])("%s cannot even be shown", (_, change, said) => {
    const flaw = ofTowers.arrangementOf(options, change(position));
    expect(isFlaw(flaw) && `${flaw.flaw} ${flaw.clause}`).toBe(said);
  });
  test("M-M4 two magicians on a magic place", () => {
    const two = ofMagicians.arrangementOf(magicians.write(start(magicians, { start: 0 }, seeded("two"))));
    if (isFlaw(two)) throw new Error(two.flaw);
    const flaws = ofMagicians.flawsIn({
      ...two,
      magicians: ["mill", "mill", "sun"],
      apprentices: ["life", "sun", "sun"],
    });
    expect(flaws.map(({ flaw, clause }) => `${flaw} ${clause}`)).toEqual(["two M-M4", "guest M-A4", "untaken M-C1"]);
  });
});
