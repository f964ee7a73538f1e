/** What every game promises to everything around it, checked over whole games of all options. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import type { Event, Game, JsonObject, Policy, State } from "../core/game.ts";
import { CHANCE, copy, decisions, isRefusal, ONLOOKER, OVER } from "../core/game.ts";
import { applyText, legalTexts, readRecord, replay } from "../core/record.ts";
import { policiesOf, start, walk } from "../testing/walk.ts";
import { GAMES } from "./index.ts";

const buffer = decisions();

/** Plays on, up to so many decisions and outcomes, and shows each position in which a seat decides. */
function playOn(
  game: Game,
  state: State,
  { policy, steps }: Pick<Play, "policy" | "steps">,
  chance: Chance,
  look?: (position: State) => void,
): string[] {
  const moves: string[] = [];
  for (const { by, text, before } of walk(game, state, policy, chance, steps)) {
    moves.push(text);
    if (by !== CHANCE) look?.(before);
  }
  return moves;
}

/** Any game under any policy: what fast-check varies and shrinks. */
interface Play {
  readonly wish: JsonObject;
  readonly policy: Policy;
  readonly seed: string;
  readonly steps: number;
}

const anyPlay = (game: Game): fc.Arbitrary<Play> => {
  const policies = policiesOf(game);
  return fc.record({
    wish: fc.constantFrom(...game.wishes),
    policy: fc.constantFrom(...Object.keys(policies)).map((name) => policies[name]!),
    seed: fc.string(),
    steps: fc.integer({ min: 1, max: 300 }),
  });
};

describe.each(GAMES.map((game) => [game.name, game] as const))("%s", (_name, game) => {
  const plays = anyPlay(game);
  const check = (runs: number, test: (play: Play) => void): void =>
    fc.assert(fc.property(plays, test), { numRuns: runs });

  it("always has one decider with at least one legal decision, each listed once and readable both ways", () => {
    check(60, (play) => {
      const chance = seeded(play.seed);
      playOn(game, start(game, play.wish, chance), play, chance, (state) => {
        const texts = legalTexts(game, state);
        expect(texts.length).toBeGreaterThan(0);
        expect(new Set(texts).size).toBe(texts.length);
        const count = game.legal(state, buffer);
        for (let i = 0; i < count; i++) expect(game.parse(state, texts[i]!)).toBe(buffer[i]);
      });
    });
  });

  it("replays from its record to the same bytes", () => {
    check(60, (play) => {
      const chance = seeded(play.seed);
      const fresh = start(game, play.wish, chance);
      const first = { record: 1, game: game.name, options: game.options(fresh), state: game.write(fresh) };
      // A record knows what a setup shows; what the setup has left in bytes that mean nothing is not in it.
      const state = game.read(first.options, first.state);
      if (isRefusal(state)) throw new Error(state.say);
      expect(game.write(state)).toEqual(first.state);
      const moves = playOn(game, state, play, chance);
      const record = readRecord(JSON.parse(JSON.stringify({ ...first, moves })));
      if (isRefusal(record)) throw new Error(record.say);
      const again = replay(game, record);
      expect(again).toEqual(state);
    });
  });

  it("decides what is legal, and shows a seat, only what that seat may know", () => {
    check(60, (play) => {
      const chance = seeded(play.seed);
      const state = start(game, play.wish, chance);
      playOn(game, state, play, chance);
      const seats = [...Array(game.seats(state)).keys()];
      for (const seat of [...seats, ONLOOKER]) {
        const other = copy(state);
        game.guess(other, seat, chance);
        expect(game.view(other, seat)).toEqual(game.view(state, seat));
        if (game.decider(state) !== seat) continue;
        expect(legalTexts(game, other)).toEqual(legalTexts(game, state));
        expect(game.choices(other)).toEqual(game.choices(state));
      }
    });
  });

  it("shows a seat beside another one exactly what it shows it alone", () => {
    check(60, (play) => {
      const chance = seeded(play.seed);
      const state = start(game, play.wish, chance);
      playOn(game, state, play, chance);
      const seats = [...Array(game.seats(state)).keys(), ONLOOKER];
      for (const other of seats)
        for (const seat of seats)
          expect(game.view(state, seat, game.view(state, other))).toEqual(game.view(state, seat));
    });
  });

  it("explains every legal decision in its order, as plain data, and only by what the decider is shown", () => {
    check(40, (play) => {
      const chance = seeded(play.seed);
      playOn(game, start(game, play.wish, chance), play, chance, (state) => {
        const choices = game.choices(state);
        expect(choices.map(({ text }) => text)).toEqual(legalTexts(game, state));
        expect(JSON.parse(JSON.stringify(choices))).toEqual(choices);
        // What nobody remembers: a seat that is shown the same has the same choices.
        const decider = game.decider(state);
        const other = copy(state);
        game.guess(other, decider, chance);
        game.hints.forget(other, decider, 0, chance);
        if (isDeepStrictEqual(game.view(other, decider), game.view(state, decider)))
          expect(game.choices(other)).toEqual(choices);
      });
    });
  });

  it("says of a choice that it is final only if it cannot be taken back", () => {
    check(40, (play) => {
      const chance = seeded(play.seed);
      const state = start(game, play.wish, chance);
      playOn(game, state, play, chance);
      const finals = game.choices(state).filter(({ final }) => final);
      for (const { text } of finals) {
        const after = copy(state);
        let isFinal = false;
        applyText(game, after, text, (event) => (isFinal ||= event.reveals === true));
        expect([text, isFinal || game.decider(after) === CHANCE || game.decider(after) === OVER]).toEqual([text, true]);
      }
    });
  });

  it("tells a seat of another's decision nothing that hangs on what is hidden", () => {
    check(60, (play) => {
      const chance = seeded(play.seed);
      const state = start(game, play.wish, chance);
      playOn(game, state, play, chance);
      const decider = game.decider(state);
      if (decider === CHANCE || decider === OVER) return;
      const decision = buffer[chance.below(game.legal(state, buffer))]!;
      for (const seat of [...Array(game.seats(state)).keys(), ONLOOKER]) {
        const other = copy(state);
        game.guess(other, seat, chance);
        // The same decision must be possible there, or the comparison means nothing.
        if (seat === decider || !buffer.subarray(0, game.legal(other, buffer)).includes(decision)) continue;
        const events = heard(game, copy(state), decision, seat);
        const others = heard(game, other, decision, seat);
        // What was hidden and is shown by this decision may differ, and then what follows from it; the rest may not.
        const parted = events.findIndex((event, i) => event?.reveals && !isDeepStrictEqual(event, others[i]));
        const alike = parted < 0 ? Math.max(events.length, others.length) : parted;
        expect(others.slice(0, alike)).toEqual(events.slice(0, alike));
        if (parted >= 0) expect(others[parted]).toMatchObject({ what: events[parted]!.what, reveals: true });
      }
    });
  });

  it("events change nothing: play with and without a listener is the same", () => {
    check(30, (play) => {
      const chance = seeded(play.seed);
      playOn(game, start(game, play.wish, chance), play, chance, (state) => {
        const decision = buffer[chance.below(game.legal(state, buffer))]!;
        const [silent, loud] = [copy(state), copy(state)];
        game.apply(silent, decision);
        game.apply(loud, decision, () => {});
        expect(loud).toEqual(silent);
      });
    });
  });

  it.each(Object.keys(game.policies))("every game ends under %s, with everybody ranked", (policy) => {
    for (const [i, wish] of game.wishes.entries()) {
      if (policy !== "eager" && i % 5 !== 0) continue;
      const chance = seeded(`ends ${i}`);
      const state = start(game, wish, chance);
      playOn(game, state, { policy: game.policies[policy]!, steps: 200_000 }, chance);
      const result = game.result(state);
      expect(result, JSON.stringify(wish)).toBeDefined();
      if (result && "ranking" in result)
        expect(result.ranking.flat().toSorted()).toEqual([...Array(game.seats(state)).keys()]);
    }
  });

  it("offers its options as data: every one is there, within its bounds, and explained", () => {
    for (const wish of game.wishes) {
      const options = game.options(start(game, wish, seeded("fields")));
      expect(Object.keys(options).toSorted()).toEqual(game.fields.map(({ name }) => name).toSorted());
      for (const { name, kind, choices, least = -Infinity, most = Infinity, help } of game.fields) {
        const value = options[name];
        if (kind === "choice") expect(choices).toContain(value);
        if (kind === "number" && value !== null) expect(Math.min(Math.max(Number(value), least), most)).toBe(value);
        expect(help).toMatch(/^[a-z]/);
      }
    }
  });

  it("refuses bad options with a sentence", () => {
    for (const wish of [{ nonsense: 1 }, { start: 17 }, { start: "me" }]) {
      const state = game.setup(wish, seeded("bad"));
      expect(isRefusal(state) && state.say).toMatch(/\.$/);
    }
    expect(isRefusal(game.read({}, null))).toBe(true);
  });
});

function heard(game: Game, state: State, decision: number, seat: number): (Event | undefined)[] {
  const events: (Event | undefined)[] = [];
  game.apply(state, decision, (event) => events.push(game.hear(event, seat)));
  return events;
}
