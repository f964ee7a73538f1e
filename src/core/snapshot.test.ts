import { describe, expect, test } from "vitest";
import { gameNamed } from "../games/index.ts";
import { walkTable } from "../testing/walk.ts";
import { seeded } from "./chance.ts";
import { isRefusal, ONLOOKER } from "./game.ts";
import { legalTexts } from "./record.ts";
import type { Snapshot } from "./snapshot.ts";
import { resumeAt, snapshotOf } from "./snapshot.ts";
import type { Table } from "./table.ts";
import {
  addMoves,
  begin,
  frameOf,
  framesAgain,
  framesSince,
  latest,
  repeat,
  seededLuck,
  submit,
  undo,
} from "./table.ts";

const GAMES = [
  ["towers", { players: 3, spells: "all" }],
  ["towers", { players: 4, mode: "nasty", spells: "all" }],
  ["magicians", { roundLimit: 8 }],
] as const;

describe.each(GAMES)("%s %j from a snapshot", (name, wish) => {
  const game = gameNamed(name)!;
  const table = begin(game, wish, seededLuck("snapshot")) as Table;
  const snapshots: Snapshot[] = [];
  for (const { n } of walkTable(table, game.policies.eager!, seeded("snapshot"))) {
    const snapshot = snapshotOf(table);
    if (snapshot) snapshots.push(snapshot);
    if (n > 120) break;
  }

  test("goes on as the whole table did, to the same bytes and the same frames", () => {
    expect(snapshots.length).toBeGreaterThan(10);
    for (const snapshot of snapshots.filter((_, i) => i % 10 === 0)) {
      const again = resumeAt(game, table.setup, snapshot, table.luck);
      expect(latest(again)).toBe(snapshot.n);
      expect(frameOf(again, 0)).toEqual(
        framesSince(table, 0, snapshot.n - 1, snapshot.n).map((each) => ({ ...each, events: [] }))[0],
      );
      for (const entry of table.log.slice(snapshot.n + 1)) repeat(again, entry);
      expect(again.state).toEqual(table.state);
      expect([latest(again), again.outcomes]).toEqual([latest(table), table.outcomes]);
      for (const seat of [1, ONLOOKER]) {
        const from = resumeAt(game, table.setup, snapshot, table.luck);
        const frames = framesAgain(from, seat, table.log.slice(snapshot.n + 1), snapshot.n + 5, latest(table));
        const known = framesSince(table, seat, snapshot.n + 5);
        expect(frames.map(({ view, events, n }) => ({ view, events, n }))).toEqual(
          known.map(({ view, events, n }) => ({ view, events, n })),
        );
      }
    }
  });

  test("its moves follow from the entries alone, without the rules", () => {
    const moves: string[] = [];
    for (const entry of table.log) addMoves(moves, entry);
    expect(moves).toEqual(table.moves);
  });
});

test("taking back has an end until something final has happened, and the frame says so before", () => {
  const towers = gameNamed("towers")!;
  const table = begin(towers, { players: 2, start: 0 }, seededLuck("a")) as Table;
  table.mostUndos = 3;
  const text = legalTexts(towers, table.state).find((each) => /^play [TW]\d$/.test(each))!;
  for (let i = 0; i < 3; i++) {
    submit(table, 0, latest(table), text);
    expect(snapshotOf(table)).toBeUndefined();
    expect(frameOf(table, 0).mayUndo).toBe(true);
    expect(isRefusal(undo(table, 0, latest(table)))).toBe(false);
  }
  submit(table, 0, latest(table), text);
  expect(frameOf(table, 0).mayUndo).toBeUndefined();
  expect(undo(table, 0, latest(table))).toMatchObject({ refused: "undo-often" });
  expect(table.moves).toEqual([text]);
  const steps = walkTable(table, towers.policies.eager!, seeded("on"));
  while (towers.active(table.state) === 0) steps.next();
  expect(table.undone).toEqual([]);
});
