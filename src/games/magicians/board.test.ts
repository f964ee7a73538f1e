import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { BOARD, isPlace, nodeName, readBoard } from "./board.ts";
import data from "./board.json" with { type: "json" };

const names = (nodes: readonly number[]): string => nodes.map(nodeName).toSorted().join(" ");

describe("the board", () => {
  it.each([
    ["forest", "castle magician"],
    ["magician", "forest life tower"],
    ["tower", "magician"],
    ["castle", "forest life sun"],
    ["life", "castle labyrinth magician mill"],
    ["labyrinth", "life"],
    ["sun", "castle mill"],
    ["mill", "life moon sun"],
    ["moon", "mill"],
  ])("M-B1 %s is linked with %s", (place, linked) => {
    expect(names(BOARD.jumps[BOARD.nodes.indexOf(place)]!)).toBe(linked);
  });

  it("M-B2 seven tarot cards have seven places, sorted by name", () => {
    expect(BOARD.cards.map(({ place, tarot }) => `${nodeName(place)}: ${tarot}`)).toEqual([
      "castle: empress",
      "forest: hermit",
      "magician: magician",
      "mill: wheel",
      "moon: moon",
      "sun: sun",
      "tower: tower",
    ]);
  });

  it("M-B3 every link has three fields, and they lie one after the other between its places", () => {
    expect(BOARD.nodes.length).toBe(9 + 30);
    for (const { from, to } of data.links) {
      const way = [from, ...[1, 2, 3].map((k) => `${from}-${to}.${k}`), to];
      for (const [i, name] of way.entries()) {
        if (i === 0 || i === 4) continue;
        expect(names(BOARD.steps[BOARD.nodes.indexOf(name)]!)).toBe([way[i - 1], way[i + 1]].toSorted().join(" "));
      }
    }
  });

  it("M-B4 eight symbol fields: the middle of every link but castle–life and life–labyrinth", () => {
    expect(names(BOARD.symbols)).toBe(
      "castle-sun.2 forest-castle.2 forest-magician.2 life-mill.2 magician-life.2 magician-tower.2 mill-moon.2 sun-mill.2",
    );
  });
});

it("M-B3 the fields of a link know where they lie, and the links which nodes they have", () => {
  const [first] = BOARD.links;
  expect(first).toHaveLength(5);
  const [from, to] = [first!.at(0), first!.at(-1)];
  expect(first!.map((node) => BOARD.fields[node])).toEqual([
    undefined,
    ...[1, 2, 3].map((n) => ({ from, to, n, of: 3 })),
    undefined,
  ]);
  expect(BOARD.links.flat().filter((node) => !isPlace(node))).toHaveLength(30);
});

type Link = JsonObject & { from: string; to: string };
const links = data.links as readonly Link[];
const withLink = (from: string, change: JsonObject): JsonObject => ({
  ...data,
  links: links.map((link) => (link.from === from && link.to === "castle" ? { ...link, ...change } : link)),
});
const without = (key: string): JsonObject => ({ ...data, [key]: undefined });

describe("a board from a photograph", () => {
  it("M-B3 may have other numbers of fields and other symbol fields", () => {
    const board = readBoard(withLink("forest", { fields: 5, symbols: [4] }));
    if (isRefusal(board)) throw new Error(board.say);
    expect(board.nodes).toContain("forest-castle.5");
    expect(board.symbols.map((node) => board.nodes[node])).toContain("forest-castle.4");
  });

  it("M-B3 may have places side by side", () => {
    const board = readBoard({
      ...data,
      links: links.map((link) => (link.to === "labyrinth" ? { ...link, fields: 0 } : link)),
    });
    if (isRefusal(board)) throw new Error(board.say);
    expect(board.steps[board.nodes.indexOf("labyrinth")]).toEqual([board.nodes.indexOf("life")]);
  });

  it("M-B1 a link may be named from either end, M-B4 and its first field may have the symbol", () => {
    const board = readBoard(withLink("forest", { from: "castle", to: "forest", symbols: [1] }));
    if (isRefusal(board)) throw new Error(board.say);
    expect(board.symbols.map((node) => board.nodes[node])).toContain("castle-forest.1");
  });

  const noLink = (to: string): JsonObject => ({ ...data, links: links.filter((link) => link.to !== to) });
  const oneMore = (link: Json): JsonObject => ({ ...data, links: [...links, link] });
  const more = (from: string, to: string): JsonObject => oneMore({ from, to, fields: 1, symbols: [] });
  const places = (change: readonly Json[]): JsonObject => ({ ...data, places: change });
  const magic = (change: JsonObject): JsonObject => ({ ...data, magic: { ...data.magic, ...change } });
  const { tower: _, ...sixCards } = data.magic;

  const broken: readonly (readonly [string, Json, string])[] = [
    ["M-B1", null, "it must be an object with places, magic and links"],
    ["M-B1", [], "it must be an object with places, magic and links"],
    ["M-B1", without("places"), "there must be a list of 9 places"],
    ["M-B1", places(data.places.slice(1)), "there must be a list of 9 places"],
    ["M-B1", places([...data.places.slice(1), "Wald"]), 'a place must be named in small letters, not "Wald"'],
    ["M-B1", places([...data.places.slice(1), "wald 7"]), 'a place must be named in small letters, not "wald 7"'],
    ["M-B1", places([...data.places.slice(1), 7]), "a place must be named in small letters, not 7"],
    ["M-B1", places([...data.places.slice(1), "sun"]), "a place is named twice"],
    ["M-B1", places(data.places.map((name) => (name === "life" ? "death" : name))), 'there is no place "life"'],
    ["M-B2", without("magic"), "magic must name the tarot card of each magic place"],
    ["M-B2", magic({ well: "star" }), 'there is no place "well" for a card'],
    ["M-B2", magic({ life: "star" }), "life is not magic"],
    ["M-B2", magic({ labyrinth: "star" }), "labyrinth is not magic"],
    ["M-B2", magic({ sun: 19 }), "the card of sun must be a name, not 19"],
    ["M-B2", magic({ sun: "moon" }), 'the card "moon" has two places'],
    ["M-B2", { ...data, magic: sixCards }, "6 places are magic, not 7"],
    ["M-B1", without("links"), "there must be a list of links"],
    ["M-B1", oneMore("sun-moon"), 'a link must be an object, not "sun-moon"'],
    ["M-B1", more("sun", "well"), 'no link can go from "sun" to "well"'],
    ["M-B1", more("sun", "sun"), 'no link can go from "sun" to "sun"'],
    ["M-B1", oneMore({ to: "sun" }), 'no link can go from nothing to "sun"'],
    ["M-B1", more("mill", "sun"), "mill and sun are linked twice"],
    ["M-B3", withLink("forest", { fields: -1 }), "forest-castle must have 0 to 20 fields"],
    ["M-B3", withLink("forest", { fields: "three" }), "forest-castle must have 0 to 20 fields"],
    ["M-B4", withLink("forest", { symbols: [4] }), "the symbols of forest-castle must be different fields from 1 to 3"],
    [
      "M-B4",
      withLink("forest", { symbols: [2, 2] }),
      "the symbols of forest-castle must be different fields from 1 to 3",
    ],
    [
      "M-B4",
      withLink("forest", { symbols: null }),
      "the symbols of forest-castle must be different fields from 1 to 3",
    ],
    ["M-B4", withLink("forest", { symbols: [] }), "there are 7 symbol fields, not 8"],
    ["M-B1", more("labyrinth", "moon"), "the labyrinth must be linked with life and nothing else"],
    ["M-B1", noLink("labyrinth"), "the labyrinth must be linked with life and nothing else"],
    ["M-B1", noLink("tower"), "no way leads from forest to tower"],
    [
      "M-B1",
      { ...data, links: links.filter(({ from }) => from !== "forest") },
      `no way leads from forest to ${data.places[1]}`,
    ],
  ];
  it.each(broken)("%s refuses a broken one: %#", (clause, json, say) => {
    expect(readBoard(json)).toEqual({ refused: "board", say: `The board is wrong: ${say}.`, clause });
  });

  it("M-B3 refuses more nodes than a byte can number", () => {
    const long = links.map((link) => ({ ...link, fields: 20 }));
    const short = data.places.flatMap((from, i) =>
      data.places.slice(i + 1).map((to) => ({ from, to, fields: 20, symbols: [] })),
    );
    const extra = short.filter(
      ({ from, to }) =>
        from !== "labyrinth" &&
        to !== "labyrinth" &&
        !links.some((link) => [link.from, link.to].includes(from) && [link.from, link.to].includes(to)),
    );
    const [first, second, third] = extra;
    const most = readBoard({ ...data, links: [...long, first!, second!, { ...third!, fields: 1 }] });
    expect(most).toMatchObject({ nodes: { length: 250 } });
    const board = readBoard({ ...data, links: [...long, ...extra] });
    expect(board).toMatchObject({
      say: "The board is wrong: it has more than 250 fields and places.",
      clause: "M-B3",
    });
  });
});
