/** Whole games under every policy and option: what must hold after each single decision and outcome. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { JsonObject, State } from "../../core/game.ts";
import { CHANCE, decisions, isRefusal } from "../../core/game.ts";
import { policiesOf, start, walk } from "../../testing/walk.ts";
import { isMagic, nodeNamed } from "./board.ts";
import { magicians } from "./game.ts";
import type { Position } from "./position.ts";
import { write } from "./position.ts";
import { STATE } from "./state.ts";

interface Played {
  readonly wish: JsonObject;
  readonly state: State;
  readonly record: readonly string[];
}
type Check = (s: State, position: Position) => void;
const nothing: Check = () => {};

/** Plays at most so many decisions and outcomes. */
function playGame(seed: string, policy: string, wish: JsonObject, check: Check = nothing, most = Infinity): Played {
  const state = start(magicians, wish, seeded(seed));
  const settled = magicians.options(state);
  const record: string[] = [];
  for (const { text } of walk(magicians, state, policiesOf(magicians)[policy]!, seeded(seed), most)) {
    record.push(text);
    check(state, write(state));
  }
  return { wish: settled, state, record };
}

const wishes = fc.record(
  { start: fc.nat(2), apprenticeMayRest: fc.boolean(), roundLimit: fc.integer({ min: 1, max: 40 }) },
  { requiredKeys: [] },
);
const games = fc.record({ seed: fc.string(), policy: fc.constantFrom("random", "wild", "eager"), wish: wishes });

function everyStep(check: Check, runs = 25, most = 1500): void {
  fc.assert(
    fc.property(games, ({ seed, policy, wish }) => void playGame(seed, policy, wish, check, most)),
    { numRuns: runs },
  );
}

describe("in every game, at every step", () => {
  it("every byte of a state holds what its field was declared for", () => {
    everyStep((s) => {
      expect(STATE.misfit(s)).toBeUndefined();
      expect(s.length).toBe(STATE.bytes);
    });
  });

  it("M-C2 nobody has two of a kind, and M-B2 both copies of each card are accounted for", () => {
    everyStep((_, { cards, left }) => {
      for (const hand of cards) expect(new Set(hand).size).toBe(hand.length);
      for (const [place, count] of Object.entries(left))
        expect(count + cards.filter((hand) => hand.includes(place)).length).toBe(2);
    });
  });

  it("M-M4 at most one magician is on a magic place before a throw, and M-A4 no apprentice of another beside it", () => {
    everyStep((_, { turn, magicians: figures, apprentices }) => {
      if (turn.throw !== null) return;
      for (const [seat, place] of figures.entries()) {
        if (!isMagic(nodeNamed(place))) continue;
        expect(figures.filter((each) => each === place)).toHaveLength(1);
        expect(apprentices.with(seat, "")).not.toContain(place);
      }
    });
  });

  it("M-M5 between the moves two magicians share a magic place only if a fight is due", () => {
    everyStep((_, { turn, active, decider, magicians: figures }) => {
      const crowded = figures.filter((place, seat) => isMagic(nodeNamed(place)) && figures.indexOf(place) !== seat);
      expect(crowded.length).toBeLessThanOrEqual(1);
      if (crowded.length === 0 || turn.fight) return;
      expect([active, crowded[0]]).toEqual([decider, figures[active]]);
    });
  });

  it("M-C3 all seven cards and nothing else end a game without a limit", () => {
    everyStep((s, { cards, decider }) => {
      if (magicians.options(s).roundLimit !== null) return;
      expect(decider === null).toBe(cards.some((hand) => hand.length === 7));
    });
  });

  it("M-T2 notation is read as it is written, without duplicates", () => {
    const list = decisions();
    everyStep((s) => {
      const count = magicians.legal(s, list);
      const texts = Array.from(list.subarray(0, count), (decision) => magicians.format(s, decision));
      expect(texts.map((text) => magicians.parse(s, text))).toEqual(Array.from(list.subarray(0, count)));
      expect(new Set(texts).size).toBe(count);
    }, 10);
  });

  it("M-T1 a position before a turn is read as it was written", () => {
    everyStep((s, position) => {
      if (position.turn.throw !== null || position.decider === null) return;
      const read = magicians.read(magicians.options(s), magicians.write(s));
      if (isRefusal(read)) throw new Error(read.say);
      const { turn: _, ...canonical } = position;
      expect(write(read)).toMatchObject(canonical);
    }, 10);
  });
});

describe("every game", () => {
  it("M-C3 ends under eager, with a winner who has seven cards", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (seed, apprenticeMayRest) => {
        const { state, record } = playGame(seed, "eager", { apprenticeMayRest }, nothing, 20_000);
        expect(record.length).toBeLessThan(20_000);
        const result = magicians.result(state);
        const winners = result && "winners" in result ? result.winners : [];
        expect(winners.map((seat) => write(state).cards[seat]!.length)).toEqual([7]);
      }),
      { numRuns: 40 },
    );
  });

  it("M-O ends at its limit of rounds", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5 }), (seed, roundLimit) => {
        const { state } = playGame(seed, "wild", { roundLimit });
        expect(write(state)).toMatchObject({ decider: null, turn: { round: roundLimit } });
      }),
      { numRuns: 20 },
    );
  });

  it("M-T1 is the same again when its record is replayed, told or not", () => {
    fc.assert(
      fc.property(games, ({ seed, policy, wish }) => {
        const played = playGame(seed, policy, wish, nothing, 1500);
        const again = start(magicians, played.wish, seeded(""));
        expect(magicians.read(played.wish, magicians.write(again))).toEqual(again);
        let told = 0;
        for (const text of played.record) {
          if (magicians.decider(again) === CHANCE)
            magicians.applyOutcome(again, magicians.parseOutcome(again, text)!, () => told++);
          else magicians.apply(again, magicians.parse(again, text)!, () => told++);
        }
        expect(again).toEqual(played.state);
        expect(told).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  });
});
