import { describe, expect, test } from "vitest";
import { gameNamed } from "../games/index.ts";
import { walkTable } from "../testing/walk.ts";
import { seeded } from "./chance.ts";
import type { JsonObject } from "./game.ts";
import { CHANCE, isRefusal, ONLOOKER, OVER } from "./game.ts";
import { legalTexts } from "./record.ts";
import type { Frame, Step, Table } from "./table.ts";
import { begin, frameOf, framesSince, latest, recordOf, resume, seededLuck, submit, tableFrom, undo } from "./table.ts";

const towers = gameNamed("towers")!;
const magicians = gameNamed("magicians")!;

function lay(wish: JsonObject = { players: 2, start: 0 }, seed = "a", game = towers): Table {
  const table = begin(game, wish, seededLuck(seed));
  if (isRefusal(table)) throw new Error(table.say);
  return table;
}

function play(table: Table, text: string): Step {
  const step = submit(table, table.game.decider(table.state), latest(table), text);
  if (isRefusal(step)) throw new Error(step.say);
  return step;
}

const legal = (table: Table, start = ""): string[] =>
  legalTexts(table.game, table.state).filter((text) => text.startsWith(start));

const codeOf = (value: unknown): string => (isRefusal(value) ? value.refused : "accepted");

/** Plays by a quick rule until a condition holds or the game is over. */
function playOn(table: Table, until: (table: Table) => boolean = () => false): Step[] {
  const steps: Step[] = [];
  if (until(table)) return steps;
  for (const step of walkTable(table, table.game.policies.eager!, seeded("players"))) {
    steps.push(step);
    if (until(table)) break;
  }
  return steps;
}

describe("a decision is refused", () => {
  const table = lay();
  const [first] = legal(table);
  const over = lay({ mode: "solo" });
  playOn(over);
  test.each<[string, string, RegExp, Table, () => unknown]>([
    ["stale", "for another frame than the latest", /frame 7, .* at 0\.$/, table, () => submit(table, 0, 7, first!)],
    ["not-your-turn", "from another seat", /^Seat 0 /, table, () => submit(table, 1, 0, first!)],
    ["unknown-decision", "if it is no decision of the game", /\.$/, table, () => submit(table, 0, 0, "win")],
    ["illegal", "if the rules forbid it", /\.$/, table, () => submit(table, 0, 0, "keep")],
    ["over", "when the game is over", /\.$/, over, () => submit(over, 0, latest(over), first!)],
    ["stale", "if it takes back another than the latest", /frame 7, .* at 0\.$/, table, () => undo(table, 0, 7)],
    ["undo-final", "if there is nothing to take back", /\.$/, table, () => undo(table, 0, 0)],
    ["over", "if it takes back the end", /\.$/, over, () => undo(over, 0, latest(over))],
  ])("%s %s, and nothing has changed", (code, _, sentence, at, ask) => {
    const before = JSON.stringify(frameOf(at, 0));
    expect(ask()).toMatchObject({ refused: code, say: expect.stringMatching(sentence) });
    expect(JSON.stringify(frameOf(at, 0))).toBe(before);
  });

  test("T-T5 with the clause that speaks about it", () => {
    expect(submit(table, 0, 0, "keep")).toMatchObject({ refused: "illegal", clause: "T-T5" });
  });
});

describe("undo", () => {
  /** A card without dice, so that nothing is drawn by playing it. */
  const plain = (table: Table): string => legal(table, "play").find((text) => !text.includes("D"))!;

  test("takes back one's own decision, and the same frame content is there again", () => {
    const table = lay();
    const before = frameOf(table, 0);
    play(table, plain(table));
    expect(frameOf(table, 0).mayUndo).toBe(true);
    expect(frameOf(table, 1).mayUndo).toBeUndefined();
    expect(codeOf(undo(table, 0, 1))).toBe("accepted");
    expect(frameOf(table, 0)).toEqual({ ...before, n: 2, by: 0, undone: true });
    expect(recordOf(table).moves).toEqual([]);
  });

  test("is only for the one who decided", () => {
    const table = lay();
    play(table, plain(table));
    expect(undo(table, 1, 1)).toMatchObject({ refused: "undo-not-yours", say: expect.stringMatching(/\.$/) });
  });

  test("where once is allowed, is allowed once", () => {
    const table = Object.assign(lay(), { mostUndos: 1 });
    const again = (): unknown => undo(table, 0, play(table, plain(table)).n);
    expect([again(), again()].map(codeOf)).toEqual(["accepted", "undo-often"]);
  });

  test("is final once luck has appeared", () => {
    const table = lay({ players: 2, start: 0 }, "dice");
    playOn(table, (each) => legal(each, "play").some((text) => text.includes("D")));
    play(
      table,
      legal(table, "play").find((text) => text.includes("D"))!,
    );
    expect(codeOf(undo(table, table.game.active(table.state), latest(table)))).toBe("undo-final");
  });

  test("is final once something hidden has appeared: cards drawn at the end of a turn", () => {
    const table = lay();
    playOn(table, (each) => each.game.active(each.state) === 1);
    expect(codeOf(undo(table, 0, latest(table)))).toBe("undo-final");
  });

  test("goes back step by step to the point where something appeared, and no further", () => {
    const table = lay();
    playOn(table, (each) => each.game.active(each.state) === 1);
    const start = latest(table);
    play(table, plain(table));
    const moves = legal(table, "wizard");
    if (moves[0] !== undefined) play(table, moves[0]);
    while (table.earlier.length > 0) expect(codeOf(undo(table, 1, latest(table)))).toBe("accepted");
    expect(codeOf(undo(table, 1, latest(table)))).toBe("undo-final");
    expect(frameOf(table, 1).view).toEqual(framesSince(table, 1, start - 1, start)[0]!.view);
  });

  test("has an end with the game", () => {
    const table = lay({ mode: "solo" });
    playOn(table);
    expect(codeOf(undo(table, 0, latest(table)))).toBe("over");
  });
});

const GAMES = [
  ["towers", towers, { players: 3, spells: "all" }],
  ["towers nasty", towers, { players: 4, mode: "nasty", spells: "all" }],
  ["towers teams", towers, { players: 4, teams: true }],
  ["magicians", magicians, { roundLimit: 8 }],
] as const;

describe.each(GAMES)("%s", (_, game, wish) => {
  test("frames sent while playing and frames asked for later are the same, but for what was to be seen once", () => {
    const table = lay(wish, "b", game);
    playOn(table);
    for (const seat of [0, 1, ONLOOKER]) {
      const replay = lay(wish, "b", game);
      const live: Frame[] = [frameOf(replay, seat, { n: 0, entry: replay.log[0]!, events: openingOf(replay) })];
      for (const entry of table.log.slice(1)) live.push(frameOf(replay, seat, play(replay, entry.text)));
      const later = framesSince(table, seat, -1);
      expect(later.map(({ n }) => n)).toEqual(live.map(({ n }) => n));
      expect(later.map(({ view }) => view)).toEqual(live.map(({ view }) => view));
      expect(later.map(({ events }) => events)).toEqual(
        live.map(({ events }) => events.filter((event) => !event.fleeting)),
      );
    }
  });

  test("only the deciding seat is told what it may do", () => {
    const table = lay(wish, "c", game);
    for (let i = 0; i < 40; i++) {
      const decider = game.decider(table.state);
      if (decider === OVER) break;
      for (const seat of [0, 1, 2, ONLOOKER]) expect("legal" in frameOf(table, seat)).toBe(seat === decider);
      playOn(table, (each) => latest(each) > i);
    }
  });

  test("a table comes back from its log, and from its record, as it was", () => {
    const table = lay(wish, "d", game);
    playOn(table);
    const again = resume(game, table.setup, table.log, seededLuck("d"));
    expect(again.state).toEqual(table.state);
    expect(again.outcomes).toBe(table.outcomes);
    const record = JSON.parse(JSON.stringify(recordOf(table)));
    const read = tableFrom(game, record, seededLuck("d"));
    if (isRefusal(read)) throw new Error(read.say);
    expect(recordOf(read)).toEqual(recordOf(table));
    expect(recordOf(table).result).toBeDefined();
  });
});

/** What was told at the start, when chance decides before any seat. */
const openingOf = (table: Table) => {
  const first = framesSince(table, ONLOOKER, -1, 0)[0]!;
  return first.events;
};

test("a table goes on after a restart with the luck it would have had", () => {
  const wish = { roundLimit: 6 };
  const whole = lay(wish, "e", magicians);
  playOn(whole);
  const half = resume(magicians, whole.setup, whole.log.slice(0, 9), seededLuck("e"));
  for (const { text } of whole.log.slice(9)) play(half, text);
  expect(half.moves).toEqual(whole.moves);
  expect(whole.log[0]).toMatchObject({ by: CHANCE, text: "start" });
});

describe("a table cannot be laid", () => {
  test("for a wish that is refused", () => {
    expect(codeOf(begin(towers, { players: 99 }, seededLuck("a")))).toBe("players");
  });

  test("from a record whose position is none, or whose moves cannot be played", () => {
    const table = lay();
    playOn(table, (each) => latest(each) === 5);
    const record = recordOf(table);
    expect(codeOf(tableFrom(towers, { ...record, state: {} }, seededLuck("a")))).toBe("position");
    const broken = { ...record, moves: record.moves.with(2, "fly home") };
    expect(tableFrom(towers, broken, seededLuck("a"))).toMatchObject({
      refused: "illegal",
      say: expect.stringMatching(/^Move 3 of the record: "fly home"/),
    });
  });
});

describe("what was written down and cannot have been", () => {
  const { setup } = lay();
  test.each([
    ["a decision that is none", { by: 0, text: "win", luck: [] }, '"win" cannot be played here'],
    ["luck that is none", { by: CHANCE, text: "start", luck: ["a double six"] }, '"a double six" is no outcome here'],
  ])("is a bug: %s", (_, entry, message) => {
    const open = lay({}, "a", magicians);
    const first = entry.by === CHANCE ? [] : [lay().log[0]!];
    const [game, state] = entry.by === CHANCE ? [magicians, open.setup] : [towers, setup];
    expect(() => resume(game, state, [...first, entry], seededLuck("a"))).toThrow(message);
  });
});

describe("a frame", () => {
  test("of the start is nobody's, and of the end asks nobody and tells the result", () => {
    const table = lay({ mode: "solo" });
    const start = frameOf(table, 0);
    expect(start).toMatchObject({ n: 0, by: null, decider: 0, events: [] });
    expect(start).not.toHaveProperty("result");
    playOn(table);
    expect(frameOf(table, 0)).toMatchObject({
      n: latest(table),
      by: 0,
      decider: null,
      result: towers.result(table.state)!,
    });
  });

  test("of long ago can no more be answered or taken back", () => {
    const table = lay();
    playOn(table, (each) => latest(each) === 12);
    const frames = framesSince(table, table.game.decider(table.state), -1);
    expect(frames.slice(0, -1).filter((frame) => "legal" in frame || "mayUndo" in frame)).toEqual([]);
    expect(frames.at(-1)).toHaveProperty("legal");
  });

  test("T-H has no place for what a seat does not hear", () => {
    const table = lay();
    const deaf = { ...table, game: { ...towers, hear: () => undefined } };
    const step = play(table, legal(table, "play")[0]!);
    expect(step.events.length).toBeGreaterThan(0);
    expect(frameOf({ ...deaf, state: table.state }, 0, step).events).toEqual([]);
  });
});

test("T-H1 a seat's frame has what the game lets it hear of every event, luck's too, and what it may decide", () => {
  const table = lay({ players: 2, start: 0 }, "dice");
  const dice = (each: Table): string | undefined => legal(each, "play").find((text) => text.includes("D"));
  const steps = playOn(table, (each) => dice(each) !== undefined);
  const last = steps.at(-1)!;
  expect(last.events.map(({ what }) => what)).toContain("draw");
  for (const seat of [0, 1, ONLOOKER]) {
    const frame = frameOf(table, seat, last);
    expect(frame.events).toEqual(last.events.map((event) => towers.hear(event, seat)));
    expect(frame.legal).toEqual(towers.decider(table.state) === seat ? legal(table) : undefined);
  }
  expect(play(table, dice(table)!).events.map(({ what }) => what)).toEqual(["play", "roll"]);
});

test("frames can be asked for up to one that is not the latest", () => {
  const table = lay();
  playOn(table, (each) => latest(each) === 8);
  expect(framesSince(table, 0, 2, 5).map(({ n }) => n)).toEqual([3, 4, 5]);
  expect(framesSince(table, 0, 2, 5)).toEqual(
    framesSince(table, 0, 2)
      .slice(0, 3)
      .map((frame, i) => (i === 2 ? framesSince(table, 0, 4, 5)[0] : frame)),
  );
});

test("one outcome is luck enough: what brought it about stands", () => {
  const table = lay({ players: 2, start: 0 }, "dice");
  const dice = (each: Table): string | undefined => legal(each, "play").find((text) => text.includes("D"));
  playOn(table, (each) => dice(each) !== undefined);
  const step = play(table, dice(table)!);
  expect(step.entry.luck).toEqual([expect.stringMatching(/^roll \d$/)]);
  expect(table.log.at(-1)).toEqual(step.entry);
  expect(table.moves.at(-1)).toBe(step.entry.luck[0]);
  expect(table.earlier).toEqual([]);
});

test("a table from a record knows which luck belonged to which decision", () => {
  const table = lay({ roundLimit: 2 }, "luck", magicians);
  playOn(table);
  const again = tableFrom(magicians, recordOf(table), seededLuck("another"));
  if (isRefusal(again)) throw new Error(again.say);
  expect(again.log).toEqual(table.log);
  expect(recordOf(again).record).toBe(1);
});
