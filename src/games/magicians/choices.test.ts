import { describe, expect, test } from "vitest";
import { positions } from "../../testing/walk.ts";
import { nodeName, nodeNamed } from "./board.ts";
import type { MagiciansChoice, Outlook } from "./choices.ts";
import { choices } from "./choices.ts";
import type { MagiciansEvent } from "./events.ts";
import { magicians } from "./game.ts";
import { write } from "./position.ts";
import type { Given } from "./scenario.ts";
import { given } from "./scenario.ts";

/** Four steps for the apprentice, one jump for the magician of seat 0. */
const THROW = "throw 1 1 2";

const at = (wish: Given, text: string, ...done: readonly string[]): MagiciansChoice | undefined =>
  choices(given(wish).do(...(done.length > 0 ? done : [THROW])).state).find((choice) => choice.text === text);

const SIX = ["castle", "forest", "magician", "moon", "sun", "tower"];

describe("what would come of going there", () => {
  const mill = { magicians: ["mill", "life", "life"] };
  const cases: readonly [string, string, Given, object | undefined][] = [
    ["M-C1 the second figure takes the card", "apprentice mill", mill, { what: "card" }],
    [
      "M-C1 from another when the place is empty",
      "apprentice mill",
      { ...mill, cards: [[], ["mill"], ["mill"]] },
      { what: "take" },
    ],
    ["M-C2 no second of a kind", "apprentice mill", { ...mill, cards: [["mill"], [], []] }, undefined],
    ["M-C3 the seventh card wins", "apprentice mill", { ...mill, cards: [SIX, [], []] }, { what: "win" }],
    ["M-C1 both could meet there with this throw", "apprentice mill", {}, { what: "pair" }],
    ["M-C1 and so could the magician", "magician mill", {}, { what: "pair" }],
    ["M-M4 a fight", "magician mill", { magicians: ["life", "mill", "life"] }, { what: "fight", seat: 1 }],
    [
      "M-A4 a foreign magician sends it away",
      "apprentice mill",
      { magicians: ["life", "mill", "life"] },
      { what: "lost", seat: 1 },
    ],
    [
      "M-M3 a foreign apprentice must go",
      "magician mill",
      { cards: [["mill"], [], []], apprentices: ["life", "life", "mill"] },
      { what: "banish", seat: 2 },
    ],
    ["M-M5 the labyrinth is peaceful", "magician labyrinth", { magicians: ["life", "labyrinth", "life"] }, undefined],
  ];
  test.each(cases)("%s", (_, text, wish, brings) => {
    expect(at(wish, text)?.brings).toEqual(brings);
  });
  test("M-M4 the apprentice waits for the fight that is due there", () => {
    expect(at({ magicians: ["life", "mill", "life"] }, "apprentice mill", THROW, "magician mill")?.brings).toEqual({
      what: "waits",
      seat: 1,
    });
  });
  test("what brings nothing says nothing: frames stay small", () => {
    expect(at({ cards: [["mill"], [], []] }, "apprentice mill")).not.toHaveProperty("brings");
  });
  test("M-A5 a symbol field", () => {
    expect(at({}, "apprentice life-mill.2", "throw 0 1 1")?.brings).toEqual({ what: "sign" });
  });
});

describe("how far, and which way", () => {
  test("M-T2 the magician by its own wand, the apprentice by the sum", () => {
    expect(at({}, "magician mill")).toMatchObject({ figure: "magician", steps: 1 });
    expect(at({}, "apprentice mill")).toMatchObject({ figure: "apprentice", steps: 4 });
    expect(at({}, "apprentice mill")).not.toHaveProperty("doubled");
  });
  test("M-A2 what only the stone reaches is told apart", () => {
    expect(at({ stones: [true, false, false] }, "apprentice sun")).toMatchObject({
      figure: "apprentice",
      steps: 8,
      doubled: true,
    });
  });
  test("M-A1 the way has as many steps as are walked, with both ends", () => {
    expect(at({}, "apprentice mill")?.way).toHaveLength(5);
    expect(at({}, "magician mill")).toMatchObject({
      from: nodeNamed("life"),
      to: nodeNamed("mill"),
      way: [nodeNamed("life"), nodeNamed("mill")],
    });
  });
});

describe("what else there is to decide", () => {
  test("M-A1, M-M2 no other move is possible", () => {
    const all = choices(given({ magicians: ["mill", "life", "life"] }).do("throw 0 1 0").state);
    expect(all.filter(({ verb }) => verb === "stay" || verb === "rest")).toEqual([]);
    const stays = choices(given({ magicians: ["mill", "life", "life"] }).do(THROW).state);
    expect(stays.find(({ verb }) => verb === "stay")).toEqual({ text: "stay", verb: "stay", figure: "magician" });
  });
  test("M-C1 from whom a card is taken", () => {
    const all = given({ magicians: ["mill", "life", "life"], cards: [[], ["mill"], ["mill"]] }).do(
      THROW,
      "apprentice mill",
    );
    expect(choices(all.state)).toEqual([
      { text: "take 1", verb: "take", seat: 1 },
      { text: "take 2", verb: "take", seat: 2 },
    ]);
  });
  test("M-F1 which wands are thrown again, and that it cannot be taken back", () => {
    const fight = given({ magicians: ["life", "mill", "life"] }).do(
      THROW,
      "magician mill",
      "apprentice castle",
      "throw 0 1 2",
    );
    expect(choices(fight.state).slice(0, 4)).toEqual([
      { text: "stop", verb: "stop" },
      { text: "rethrow 0", verb: "rethrow", wands: [0], final: true },
      { text: "rethrow 1", verb: "rethrow", wands: [1], final: true },
      { text: "rethrow 0 1", verb: "rethrow", wands: [0, 1], final: true },
    ]);
  });
  test("M-Z1 how a spell throw is read; M-Z3 magic takes the apprentice to any magic place", () => {
    const spell = given().do("throw 0 1 1", "apprentice life-mill.2", "cast", "symbols power magic fate");
    const all = choices(spell.state);
    expect(new Set(all.map(({ symbol }) => symbol))).toEqual(new Set(["power", "magic", "fate"]));
    for (const { verb, symbol } of all) expect(symbol).toBe(verb);
    const magic = all.find(({ text }) => text === "magic sun");
    expect(magic).toMatchObject({ figure: "apprentice", to: nodeNamed("sun") });
    expect(magic).not.toHaveProperty("steps");
  });
});

test("M-A5 a spell throw cannot be taken back, declining it can", () => {
  const offered = given().do("throw 0 1 1", "apprentice life-mill.2");
  expect(choices(offered.state)).toEqual([
    { text: "cast", verb: "cast", final: true },
    { text: "decline", verb: "decline" },
  ]);
});

/** What happens, of the things that a choice foretells. `rival`: whose magician is where a figure goes. */
function outcomeOf(events: readonly MagiciansEvent[], seat: number, rival: number): Outlook | undefined {
  const sent = events.find((event) => event.what === "labyrinth");
  const card = events.find((event) => event.what === "card");
  // A limit of rounds ends games, too.
  if (card && events.some(({ what }) => what === "over")) return { what: "win" };
  if (card) return { what: card.from === "place" ? "card" : "take" };
  return sent && (sent.seat === seat ? { what: "lost", seat: rival } : { what: "banish", seat: sent.seat });
}

/** These are about what comes later. */
const LATER = ["pair", "fight", "waits", "sign", "take"];

test("what a choice says is what happens", () => {
  const seen = new Set<string>();
  for (const [i, wish] of magicians.wishes.entries()) {
    if (i % 4 > 1) continue;
    for (const s of positions(magicians, wish, `choices ${i}`, 150, i % 4 ? "wild" : "random")) {
      const all = choices(s);
      const seat = magicians.active(s);
      const before = write(s);
      for (const choice of all) {
        const { text, verb, figure, way, steps, brings } = choice;
        expect(verb).toBe(text.split(" ")[0]);
        const events: MagiciansEvent[] = [];
        magicians.apply(s.slice(), magicians.parse(s, text)!, (event) => events.push(event));
        if (way) {
          const path = way.map(nodeName);
          const here = figure === "magician" ? before.magicians[seat] : before.apprentices[seat];
          expect([path[0], path.at(-1)]).toEqual([here, text.split(" ").slice(1).join(" ")]);
          expect([choice.from, choice.to]).toEqual([way[0], way.at(-1)]);
          const moved = events.find(({ what }) => what === "jump" || what === "walk");
          if (moved) expect([moved, steps]).toEqual([{ what: moved.what, seat, path }, way.length - 1]);
          else expect(events).toContainEqual({ what: "magic", seat, from: path[0], to: path[1] });
        }
        const others = all.some((each) => each !== choice && each.figure === figure && each.way);
        if (verb === "stay" || verb === "rest") expect(choice.forced ?? false).toBe(!others);
        const rival = before.magicians.findIndex((place, other) => other !== seat && nodeNamed(place) === choice.to);
        const came = way && outcomeOf(events, seat, rival);
        const couldMeet = all.some((each) => each.figure !== figure && each.way && each.to === choice.to);
        // That both could meet is more than that somebody has to go.
        if (brings?.what === "pair") expect([couldMeet, came?.what ?? "banish"]).toEqual([true, "banish"]);
        else if (came) expect([text, brings]).toEqual([text, came]);
        else if (brings && !LATER.includes(brings.what)) expect([text, brings]).toEqual([text, undefined]);
        seen.add(`${verb} ${brings?.what ?? ""}`);
      }
    }
  }
  for (const each of [
    "magician fight",
    "magician banish",
    "magician card",
    "apprentice lost",
    "apprentice card",
    "rest ",
  ])
    expect([...seen]).toContain(each);
});
