/** Golden games: they were checked by an independent referee when they were written, and must replay for ever. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../core/game.ts";
import { isRefusal } from "../core/game.ts";
import { readRecord, replay } from "../core/record.ts";
import { GAMES } from "./index.ts";

interface Golden {
  readonly record: JsonObject;
  /** The canonical state at the end. */
  readonly final: JsonObject;
}

describe.each(GAMES.map((game) => [game.name, game] as const))("%s", (name, game) => {
  const files = globSync(`src/{games,testing}/${name}/**/records/*.json`).toSorted();
  const read = (file: string): Golden => JSON.parse(readFileSync(file, "utf8")) as Golden;

  it("has golden records", () => {
    expect(files.length).toBeGreaterThan(2);
  });

  it.each(files)("%s replays to the same end", (file) => {
    const { record: json, final } = read(file);
    const record = readRecord(json);
    if (isRefusal(record)) throw new Error(record.say);
    const state = replay(game, record);
    if (isRefusal(state)) throw new Error(state.say);
    expect(canonical(game.write(state))).toEqual(canonical(final));
    expect(game.result(state)).toEqual(record.result);
  });

  it.each(files)("%s with a move changed, missing or added is refused or ends elsewhere", (file) => {
    const { record: json, final } = read(file);
    const moves = json.moves as readonly string[];
    const broken: Json[][] = [[...moves, moves.at(-1)!], moves.slice(1), [moves[0]!, "nonsense", ...moves.slice(1)]];
    for (const each of broken) {
      const record = readRecord({ ...json, moves: each });
      if (isRefusal(record)) throw new Error(record.say);
      const state = replay(game, record);
      if (isRefusal(state)) expect(state.say).toMatch(/^Move \d+ of the record: .*\.$/);
      else expect(canonical(game.write(state))).not.toEqual(canonical(final));
    }
  });
});

/** `turn` helps programs that see one state only and is no part of the canonical state. */
const canonical = ({ turn: _, ...state }: JsonObject): JsonObject => state;

it.each<[string, Json]>([
  ["no object", "record"],
  ["no number", { game: "towers" }],
  ["no game", { record: 1 }],
  ["no options", { record: 1, game: "towers", state: {}, moves: [] }],
  ["no moves", { record: 1, game: "towers", options: {}, state: {} }],
  ["moves that are no texts", { record: 1, game: "towers", options: {}, state: {}, moves: [1] }],
])("a broken record is refused with a sentence: %s", (_, json) => {
  const record = readRecord(json);
  expect(isRefusal(record) && record.say).toMatch(/^This is not a record: .*\.$/);
});
