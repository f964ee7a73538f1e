import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Json } from "../../core/game.ts";
import { isRefusal, ONLOOKER } from "../../core/game.ts";
import { guestName } from "../app/settings.ts";
import { layersIn } from "../pictures/layers.ts";
import { readSheet } from "../pictures/sheet.ts";
import { openReel } from "../review/reel.ts";
import type { Finished } from "../review/source.ts";
import { finishedOf } from "../review/source.ts";
import { scoredOf } from "../scoresheet/rounds.ts";
import { openGif } from "./gif.ts";
import { motionOf, placeAt } from "./motion.ts";
import { mp4Of, VP9_DESCRIPTION } from "./mp4.ts";
import { gamePlan, MOST_PICTURES, onlookerFrames, turningPlan } from "./plan.ts";

async function finishedFrom(path: string, more: Partial<Finished> = {}): Promise<Finished> {
  const text = readFileSync(new URL(`../../games/${path}.json`, import.meta.url), "utf8");
  const finished = await finishedOf((JSON.parse(text) as { record: Json }).record, more);
  if (isRefusal(finished)) throw new Error(finished.say);
  return finished;
}

/** Parts of a GIF: the waits of its pictures in hundredths, and how many there are. */
function waitsIn(gif: Uint8Array): number[] {
  const waits: number[] = [];
  for (let i = 0; i + 7 < gif.length; i++)
    if (gif[i] === 0x21 && gif[i + 1] === 0xf9 && gif[i + 2] === 4) waits.push(gif[i + 4]! + 256 * gif[i + 5]!);
  return waits;
}

const picture = (size: number, colour: (i: number) => readonly number[]): Uint8ClampedArray<ArrayBuffer> =>
  Uint8ClampedArray.from(Array.from({ length: size * size }, (_, i) => [...colour(i), 255]).flat());

test("a GIF has one palette, writes what has changed, and waits longer where nothing has", () => {
  const red = picture(16, () => [200, 0, 0]);
  const dotted = picture(16, (i) => (i === 20 ? [0, 0, 200] : [200, 0, 0]));
  const gif = openGif(16, 16, [red, dotted]);
  gif.add(red, 100);
  gif.add(red, 200);
  gif.add(dotted, 500);
  const bytes = gif.finish();
  expect(new TextDecoder().decode(bytes.subarray(0, 6))).toBe("GIF89a");
  expect(waitsIn(bytes)).toEqual([30, 50]);
  expect(bytes.at(-1)).toBe(0x3b);
});

interface Box {
  readonly name: string;
  readonly at: number;
  readonly size: number;
}

function boxesIn(file: Uint8Array, from: number, to: number): Box[] {
  const view = new DataView(file.buffer);
  const found: Box[] = [];
  for (let at = from; at < to; at += found.at(-1)!.size)
    found.push({ name: new TextDecoder().decode(file.subarray(at + 4, at + 8)), at, size: view.getUint32(at) });
  return found;
}

test("a film's boxes fit into each other, and lead to its first picture", () => {
  const samples = [1, 2, 3].map((n) => ({ data: new Uint8Array(n).fill(n), ms: n < 3 ? 80 : 900, isKey: n === 1 }));
  const file = mp4Of({ codec: "vp09", width: 520, height: 400, description: VP9_DESCRIPTION }, samples);
  const top = boxesIn(file, 0, file.length);
  expect(top.map(({ name }) => name)).toEqual(["ftyp", "moov", "mdat"]);
  const [, , data] = top;
  expect(data!.at + data!.size).toBe(file.length);
  const offset = file.findIndex((_, i) => new TextDecoder().decode(file.subarray(i, i + 4)) === "stco");
  expect(new DataView(file.buffer).getUint32(offset + 12)).toBe(data!.at + 8);
  expect([...file.subarray(data!.at + 8)]).toEqual([1, 2, 2, 3, 3, 3]);
});

test("what stands elsewhere travels together, what is new appears, what is gone fades", () => {
  const sheet = readSheet("");
  const board = (pieces: string) => layersIn(`<div><svg viewBox="0 0 100 50"><g></g>${pieces}</svg></div>`, sheet);
  const piece = (key: string, x: number, y: number): string =>
    `<g data-key="${key}" transform="translate(${x}.0 ${y}.0)"><path d="M0 0"></path></g>`;
  const before = board(piece("a", 10, 10) + piece("b", 10, 0) + piece("c", 50, 5) + piece("gone", 1, 1));
  const after = board(piece("a", 30, 10) + piece("b", 30, 0) + piece("c", 50, 5) + piece("new", 2, 2));
  const { still, movers } = motionOf(before, after, { width: 200, height: 100 })!;
  expect(still.join("").match(/<path/g)).toHaveLength(1);
  expect(movers.map(({ from, fades }) => [...from, fades])).toEqual([
    [-20, 0, undefined],
    [0, 0, "in"],
    [0, 0, "out"],
  ]);
  expect(movers[0]!.svg.match(/<path/g)).toHaveLength(2);
  expect(placeAt(movers[0]!, 0, 2)).toMatchObject({ x: -40, density: 1 });
  expect(placeAt(movers[0]!, 1, 2).x).toBeCloseTo(0);
  expect(motionOf(after, after, { width: 200, height: 100 })).toBeUndefined();
});

test.each(["towers/records/basic-3-all-spells", "magicians/records/eager", "towers/records/solo"])(
  "%s: a plan names people, is bounded, and shows what an onlooker saw",
  async (path) => {
    const plain = await finishedFrom(path);
    const people = plain
      .players()
      .map((player, i) => (i === 0 ? { ...player, by: "person" as const, name: "You" } : player));
    const finished = { ...plain, players: () => people, you: 0 };
    guestName.value = "Ann";
    const reel = openReel(finished);
    const turning = { n: Math.floor(reel.frames.length / 2), seat: 0, from: 0.25, to: 0.75 };
    const [moment, whole] = [turningPlan(finished, reel, turning), gamePlan(finished, reel)];
    guestName.value = "";
    const said = [...moment.beats, ...whole.beats].map(({ caption }) => `${caption.text} ${caption.more}`);
    expect(said.join("\n")).not.toMatch(/\b[Yy]ou\b/);
    expect(moment.beats.at(-1)!.caption.more).toMatch(/→/);
    expect(moment.alt.length).toBeGreaterThan(40);
    expect(whole.beats.length).toBeLessThanOrEqual(MOST_PICTURES);
    expect(whole.beats.reduce((sum, { stay }) => sum + stay, 0)).toBeLessThan(45_000);
    const last = onlookerFrames(finished).at(-1)!;
    expect(whole.beats.at(-1)!.scene).toEqual(finished.kit.scene(last.view, ONLOOKER));
  },
);

test("a score sheet has every decision and outcome once, by rounds that begin with the same seat", async () => {
  const finished = await finishedFrom("towers/records/basic-3-all-spells");
  const { start, rounds } = scoredOf(finished, openReel(finished).turns);
  const lines = rounds.flatMap((round) => round.lines);
  const moves = lines.flatMap((line) => line.moves.flatMap(({ text, luck }) => [text, ...luck]));
  expect([...start, ...moves]).toEqual(finished.record.moves);
  expect(new Set(rounds.map((round) => round.lines[0]!.seat)).size).toBe(1);
  expect(rounds.length).toBeGreaterThan(3);
});
