/** Hidden means absent: whatever a seat cannot know is changed, and every byte it would be sent stays the same. */
import { isDeepStrictEqual } from "node:util";
import { TEST_GAMES } from "#test-games";
import { describe, expect, test } from "vitest";
import { gameNamed } from "../games/index.ts";
import type { Chance } from "./chance.ts";
import { seeded } from "./chance.ts";
import type { Event, JsonObject, Seat, State } from "./game.ts";
import { copy, decisions, isRefusal, ONLOOKER, OVER } from "./game.ts";
import type { Step, Table } from "./table.ts";
import { begin, frameOf, latest, seededLuck, submit } from "./table.ts";

const WISHES: readonly (readonly [string, JsonObject])[] = [
  ["towers", { players: 3, spells: "all" }],
  ["towers", { players: 3, spells: "all", memory: "notes" }],
  ["towers", { players: 2, memory: "open" }],
  ["towers", { players: 4, mode: "nasty", spells: "all" }],
  ["towers", { players: 4, teams: true, spells: "all" }],
  ["towers", { players: 3, mode: "coop-spells" }],
  ["towers", { mode: "solo" }],
  ["magicians", { roundLimit: 4 }],
  ...TEST_GAMES.map(({ name, wishes }) => [name, wishes[0]!] as const),
];

/** Everything this seat cannot know, drawn anew. An onlooker knows nobody's hand. */
function changeHidden(table: Table, seat: Seat, chance: Chance): State {
  const { game } = table;
  const state = copy(table.state);
  if (seat === ONLOOKER)
    for (let each = 0; each < Math.min(2, game.seats(state)); each++) game.guess(state, each, chance);
  else game.guess(state, seat, chance);
  // What could be remembered is hidden too, unless the table shows it.
  const forgotten = copy(state);
  game.hints.forget(forgotten, seat, 0, chance);
  return isDeepStrictEqual(game.view(forgotten, seat), game.view(state, seat)) ? forgotten : state;
}

const at = (table: Table, state: State): Table => ({
  ...table,
  state: copy(state),
  log: [...table.log],
  moves: [...table.moves],
  earlier: [...table.earlier],
});

/** What a seat hears up to the first event that shows something hidden: from there on two worlds may differ. */
function heard(table: Table, step: Step, seat: Seat): { events: Event[]; revealed: boolean } {
  const end = step.events.findIndex((event) => event.reveals);
  const before = end < 0 ? step.events : step.events.slice(0, end);
  return { events: frameOf(table, seat, { ...step, events: before }).events as Event[], revealed: end >= 0 };
}

function decideBy(table: Table, text: string): Step {
  const step = submit(table, table.game.decider(table.state), latest(table), text);
  if (isRefusal(step)) throw new Error(step.say);
  return step;
}

describe.each(WISHES)("T-H %s %j", (name, wish) => {
  test("what is hidden from a seat changes no byte of what it is sent", () => {
    const game = gameNamed(name)!;
    const table = begin(game, wish, seededLuck("secrecy"));
    if (isRefusal(table)) throw new Error(table.say);
    const chance = seeded("hidden");
    const list = decisions();
    const seats = [...Array(game.seats(table.state)).keys(), ONLOOKER];
    let compared = 0;
    let revealed = 0;
    let changed = 0;
    for (let i = 0; i < 250 && game.decider(table.state) !== OVER; i++) {
      const decider = game.decider(table.state);
      const count = game.legal(table.state, list);
      const text = game.format(table.state, game.policies.wild!(table.state, list, count, chance));
      for (const seat of seats) {
        const other = changeHidden(table, seat, chance);
        if (!Buffer.from(other).equals(table.state)) changed++;
        expect(JSON.stringify(frameOf(at(table, other), seat))).toBe(JSON.stringify(frameOf(table, seat)));
        const [here, there] = [at(table, table.state), at(table, other)];
        const step = submit(there, decider, latest(there), text);
        // The decider's own hand may have changed: then it could not decide the same.
        if (isRefusal(step)) continue;
        const [one, two] = [heard(here, decideBy(here, text), seat), heard(there, step, seat)];
        const shorter = Math.min(one.events.length, two.events.length);
        expect(JSON.stringify(two.events.slice(0, shorter))).toBe(JSON.stringify(one.events.slice(0, shorter)));
        if (one.revealed || two.revealed) {
          revealed++;
          continue;
        }
        expect(JSON.stringify(frameOf(there, seat))).toBe(JSON.stringify(frameOf(here, seat)));
        compared++;
      }
      decideBy(table, text);
    }
    // A comparison of equals would prove nothing, except in games where nothing is hidden.
    if (name !== "magicians") expect(changed).toBeGreaterThan(20);
    // There are games in which every decision is followed by luck.
    expect(compared + revealed).toBeGreaterThan(5);
  });
});

test("T-H1 a fault would be found: a view with everybody's cards differs", () => {
  const game = gameNamed("towers")!;
  const table = begin(game, { players: 3 }, seededLuck("secrecy"));
  if (isRefusal(table)) throw new Error(table.say);
  const leaky = { ...game, view: (state: State) => game.write(state) };
  const other = changeHidden(table, 0, seeded("hidden"));
  const frames = [table.state, other].map((state) => JSON.stringify(frameOf({ ...at(table, state), game: leaky }, 0)));
  expect(frames[0]).not.toBe(frames[1]);
});
