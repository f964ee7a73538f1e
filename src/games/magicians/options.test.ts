import { describe, expect, it } from "vitest";
import { fixed } from "../../core/chance.ts";
import type { JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { magicians } from "./game.ts";

describe("options", () => {
  it.each([
    [{ start: 0 }, { players: 3, start: 0, apprenticeMayRest: false, roundLimit: null }],
    [
      { start: 2, apprenticeMayRest: true, roundLimit: 300, players: 3 },
      { players: 3, start: 2, apprenticeMayRest: true, roundLimit: 300 },
    ],
  ])("M-O %j is completed, and what comes out can be wished for", (wish, options) => {
    const state = magicians.setup(wish, fixed());
    if (isRefusal(state)) throw new Error(state.say);
    expect(magicians.options(state)).toEqual(options);
    expect(magicians.setup(magicians.options(state), fixed())).toEqual(state);
  });

  const refusals: readonly (readonly [string, JsonObject, string])[] = [
    ["M-B5", { players: 2 }, "The Three Magicians is for exactly three players."],
    ["M-T1", { start: 3 }, "The starting seat must be a whole number from 0 to 2."],
    ["M-T1", { start: "0" }, "The starting seat must be a whole number from 0 to 2."],
    ["M-O", { apprenticeMayRest: "yes" }, "The option apprenticeMayRest must be true or false."],
    ["M-O", { roundLimit: 0 }, "The limit of rounds must be a whole number from 1 to 9999."],
    ["M-O", { roundLimit: 2.5 }, "The limit of rounds must be a whole number from 1 to 9999."],
    ["M-O", { roundLimit: 10_000 }, "The limit of rounds must be a whole number from 1 to 9999."],
    ["M-T1", { start: -1 }, "The starting seat must be a whole number from 0 to 2."],
  ];
  it.each(refusals)("%s refuses %j", (clause, wish, say) => {
    expect(magicians.setup(wish, fixed())).toMatchObject({ refused: Object.keys(wish)[0], say, clause });
  });

  it.each([1, 255, 256, 9999])("M-O a limit of %i rounds is kept", (roundLimit) => {
    const state = magicians.setup({ start: 0, roundLimit }, fixed());
    expect(!isRefusal(state) && magicians.options(state)).toMatchObject({ roundLimit });
  });

  it("M-O what forms, flags and help are made from", () => {
    expect(magicians.fields.map(({ name, flag, kind, clause }) => [name, flag, kind, clause])).toEqual([
      ["players", "players", "number", "M-B5"],
      ["start", "start", "number", "M-T1"],
      ["apprenticeMayRest", "may-rest", "yes-no", "M-O"],
      ["roundLimit", "round-limit", "number", "M-O"],
    ]);
    expect(magicians.fields.map(({ least, most }) => [least, most])).toEqual([
      [3, 3],
      [0, 2],
      [undefined, undefined],
      [1, 9999],
    ]);
  });

  it("M-O refuses options of other games", () => {
    expect(magicians.setup({ teams: true }, fixed())).toMatchObject({
      refused: "unknown-option",
      say: 'The Three Magicians has no option "teams".',
    });
  });
});
