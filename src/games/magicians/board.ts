/** M-B1 … M-B4 The board, read from board.json: a photograph of the printed one can correct it there. */
import type { Json, Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import { isObject, isWhole, listOf } from "../../core/json.ts";
import data from "./board.json" with { type: "json" };

/** A *node* is whatever an apprentice can stand on: first the places in the order of the file, then the path fields. */
export interface Board {
  /** The names of all nodes: a place's own, or `from-to.k` for the k-th field of a link. */
  readonly nodes: readonly string[];
  /** How many of the nodes are places. */
  readonly places: number;
  /** The nodes one step away from each node. */
  readonly steps: readonly (readonly number[])[];
  /** The places one jump away from each place. */
  readonly jumps: readonly (readonly number[])[];
  readonly symbols: readonly number[];
  /** M-B3 The nodes of each link, from place to place. */
  readonly links: readonly (readonly number[])[];
  /** Of each path field: the places it lies between, and which of how many it is, counted from 1. */
  readonly fields: readonly (Field | undefined)[];
  /** M-B2 Where the tarot cards lie, sorted by the names of the places so that cards sort by number. */
  readonly cards: readonly { readonly place: number; readonly tarot: string }[];
}

export interface Field {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly of: number;
}

const PLACES = 9;
const MAGIC_PLACES = 7;
const SYMBOL_FIELDS = 8;
const MOST_FIELDS = 20;
/** Nodes are bytes of a state; the last few numbers are kept for other meanings. */
export const MOST_NODES = 250;

const wrong = (say: string, clause: string): Refusal => refuse("board", `The board is wrong: ${say}.`, clause);

interface Link {
  readonly from: number;
  readonly to: number;
  readonly fields: number;
  readonly symbols: readonly number[];
}

/** Checks everything the rules rely on, whatever the picture turns out to be. The laboratory counts its symbols itself. */
export function readBoard(json: Json, isPrinted = true): Board | Refusal {
  if (!isObject(json)) return wrong("it must be an object with places, magic and links", "M-B1");
  const places = readPlaces(json.places);
  if (isRefusal(places)) return places;
  const cards = readCards(json.magic, places);
  if (isRefusal(cards)) return cards;
  const links = readLinks(json.links, places);
  if (isRefusal(links)) return links;
  const board = build(places, cards, links);
  return checkLabyrinth(board) ?? checkConnection(board) ?? checkFields(board, isPrinted) ?? board;
}

const show = (json: Json | undefined): string => JSON.stringify(json) ?? "nothing";

/** M-B1 Nine places with names notation can use; the rules themselves name `life` and `labyrinth`. */
function readPlaces(json: Json | undefined): readonly string[] | Refusal {
  const places = listOf(json);
  if (places?.length !== PLACES) return wrong(`there must be a list of ${PLACES} places`, "M-B1");
  const names = places.filter((name) => typeof name === "string");
  const bad = places.find((name) => typeof name !== "string" || !/^[a-z]+$/.test(name));
  if (bad !== undefined) return wrong(`a place must be named in small letters, not ${show(bad)}`, "M-B1");
  if (new Set(names).size !== PLACES) return wrong("a place is named twice", "M-B1");
  for (const name of ["life", "labyrinth"])
    if (!names.includes(name)) return wrong(`there is no place ${show(name)}`, "M-B1");
  return names;
}

/** M-B2 Every place but `life` and `labyrinth` is magic and has a tarot card of its own. */
function readCards(json: Json | undefined, places: readonly string[]): Board["cards"] | Refusal {
  if (!isObject(json)) return wrong("magic must name the tarot card of each magic place", "M-B2");
  const cards: { place: number; tarot: string }[] = [];
  for (const [name, tarot] of Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const place = places.indexOf(name);
    if (place < 0) return wrong(`there is no place ${show(name)} for a card`, "M-B2");
    if (name === "life" || name === "labyrinth") return wrong(`${name} is not magic`, "M-B2");
    if (typeof tarot !== "string") return wrong(`the card of ${name} must be a name, not ${show(tarot)}`, "M-B2");
    if (cards.some((card) => card.tarot === tarot)) return wrong(`the card ${show(tarot)} has two places`, "M-B2");
    cards.push({ place, tarot });
  }
  if (cards.length !== MAGIC_PLACES) return wrong(`${cards.length} places are magic, not ${MAGIC_PLACES}`, "M-B2");
  return cards;
}

/** M-B3 The links with their fields; a pair of places has one link at most, so that a field's name is its own. */
function readLinks(json: Json | undefined, places: readonly string[]): readonly Link[] | Refusal {
  const list = listOf(json);
  if (!list) return wrong("there must be a list of links", "M-B1");
  const links: Link[] = [];
  for (const each of list) {
    const link = readLink(each, places);
    if (isRefusal(link)) return link;
    const { from, to } = link;
    if (links.some((other) => isBetween(other, from, to)))
      return wrong(`${places[from]} and ${places[to]} are linked twice`, "M-B1");
    links.push(link);
  }
  return links;
}

const isBetween = (link: Link, one: number, other: number): boolean =>
  (link.from === one && link.to === other) || (link.from === other && link.to === one);

function readLink(json: Json, places: readonly string[]): Link | Refusal {
  if (!isObject(json)) return wrong(`a link must be an object, not ${show(json)}`, "M-B1");
  const [from, to] = [json.from, json.to].map((name) => (typeof name === "string" ? places.indexOf(name) : -1));
  if (from === undefined || to === undefined || from < 0 || to < 0 || from === to)
    return wrong(`no link can go from ${show(json.from)} to ${show(json.to)}`, "M-B1");
  const name = `${places[from]}-${places[to]}`;
  const { fields } = json;
  if (!isWhole(fields, 0, MOST_FIELDS)) return wrong(`${name} must have 0 to ${MOST_FIELDS} fields`, "M-B3");
  const symbols = listOf(json.symbols)?.filter((each) => isWhole(each, 1, fields));
  if (!symbols || symbols.length !== listOf(json.symbols)?.length || new Set(symbols).size !== symbols.length)
    return wrong(`the symbols of ${name} must be different fields from 1 to ${fields}`, "M-B4");
  return { from, to, fields, symbols };
}

function build(places: readonly string[], cards: Board["cards"], links: readonly Link[]): Board {
  const nodes = [...places];
  const steps: number[][] = places.map(() => []);
  const jumps: number[][] = places.map(() => []);
  const symbols: number[] = [];
  const ways: number[][] = [];
  const fieldsAt: (Field | undefined)[] = places.map(() => undefined);
  for (const { from, to, fields, symbols: marked } of links) {
    const first = nodes.length;
    for (let k = 1; k <= fields; k++) {
      nodes.push(`${places[from]}-${places[to]}.${k}`);
      steps.push([]);
      fieldsAt.push({ from, to, n: k, of: fields });
    }
    const way = [from, ...Array.from({ length: fields }, (_, i) => first + i), to];
    for (let i = 1; i < way.length; i++) connect(steps, way[i - 1]!, way[i]!);
    connect(jumps, from, to);
    ways.push(way);
    symbols.push(...marked.map((k) => first + k - 1));
  }
  return { nodes, places: places.length, steps, jumps, symbols, links: ways, fields: fieldsAt, cards };
}

function connect(neighbours: number[][], one: number, other: number): void {
  neighbours[one]!.push(other);
  neighbours[other]!.push(one);
}

/** M-B1 The labyrinth is linked with `life` alone: nobody can pass through it (M-M1). */
function checkLabyrinth({ nodes, jumps }: Board): Refusal | undefined {
  const neighbours = jumps[nodes.indexOf("labyrinth")]!;
  if (neighbours.length === 1 && nodes[neighbours[0]!] === "life") return undefined;
  return wrong("the labyrinth must be linked with life and nothing else", "M-B1");
}

function checkConnection({ nodes, places, jumps }: Board): Refusal | undefined {
  const reached = new Set([0]);
  for (const place of reached) for (const next of jumps[place]!) reached.add(next);
  const lonely = nodes.findIndex((_, place) => place < places && !reached.has(place));
  return lonely < 0 ? undefined : wrong(`no way leads from ${nodes[0]} to ${nodes[lonely]}`, "M-B1");
}

/** M-B4 The rulebook counts eight symbol fields. */
function checkFields({ nodes, symbols }: Board, isPrinted: boolean): Refusal | undefined {
  if (isPrinted && symbols.length !== SYMBOL_FIELDS)
    return wrong(`there are ${symbols.length} symbol fields, not ${SYMBOL_FIELDS}`, "M-B4");
  return nodes.length > MOST_NODES ? wrong(`it has more than ${MOST_NODES} fields and places`, "M-B3") : undefined;
}

function load(): Board {
  const board = readBoard(data);
  if (isRefusal(board)) throw new Error(`board.json: ${board.say}`);
  return board;
}

export const BOARD: Board = load();
export const NODES = BOARD.nodes.length;

/** The node of a name, or −1. */
export const nodeNamed = (name: string): number => BOARD.nodes.indexOf(name);
export const nodeName = (node: number): string => BOARD.nodes[node]!;
export const isPlace = (node: number): boolean => node >= 0 && node < BOARD.places;

export const LIFE = nodeNamed("life");
export const LABYRINTH = nodeNamed("labyrinth");

/** In place of a card: the node is not magic. */
const NO_CARD = 255;
/** M-B2 The card that belongs to a node: of a place, and so the same on every board. */
export const CARD_AT = Uint8Array.from({ length: MOST_NODES }, (_, node) => {
  const card = BOARD.cards.findIndex(({ place }) => place === node);
  return card < 0 ? NO_CARD : card;
});
/** M-B4 1 for each symbol field. */
export const IS_SYMBOL = Uint8Array.from(BOARD.nodes, (_, node) => Number(BOARD.symbols.includes(node)));

export const isMagic = (node: number): boolean => CARD_AT[node] !== NO_CARD;
