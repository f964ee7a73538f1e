import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seeded } from "../core/chance.ts";
import { isRefusal } from "../core/game.ts";
import { legalTexts } from "../core/record.ts";
import { towers } from "../games/towers/game.ts";
import { botContender, playGame } from "./arena.ts";
import { execContender, requestOf } from "./exec.ts";

const state = towers.setup({ players: 3, start: 1 }, seeded("exec"));
if (isRefusal(state)) throw new Error(state.say);
const legal = legalTexts(towers, state);
/** A program that answers with the last legal decision, in a line of node. */
const LAST = `node -e "require('readline').createInterface({input:process.stdin}).on('line',(l)=>console.log(JSON.parse(l).legal.at(-1)))"`;

test("a request tells everything the seat may know and nothing else", () => {
  const request = requestOf(towers, state, 1, legal, 250);
  expect(Object.keys(request)).toEqual(["game", "options", "seat", "state", "legal", "unseen", "ms"]);
  const { hands, deck } = towers.write(state) as { hands: string[][]; deck: string[] };
  const hidden = [...deck, ...hands[0]!, ...hands[2]!].toSorted();
  expect(request).toMatchObject({ unseen: hidden, state: { hands: [3, hands[1], 3], deck: deck.length } });
});

test("a program's answer is played", async () => {
  const player = execContender(towers, LAST, 10_000);
  expect((await player.decide(state, 1, "")).decision).toBe(legal.at(-1));
  player.close();
});

test.each([
  ["too late", "sleep 5", 50, /no answer within 50 ms/],
  ["not legal", "while read line; do echo fly home; done", 10_000, /"fly home" is not legal/],
  ["gone", "exit 3", 10_000, /has ended/],
])("a program that is %s: a legal default is played and said", async (_, command, ms, fault) => {
  const said: string[] = [];
  const player = execContender(towers, command, ms, (text) => said.push(text));
  expect((await player.decide(state, 1, "")).decision).toBe(legal[0]);
  expect(said).toEqual([expect.stringMatching(fault)]);
  player.close();
});

test("a late line is not taken for the answer to the next request", async () => {
  const said: string[] = [];
  // It answers the first request when the second has come, and then both.
  const slow = "read one; read two; echo late 1; echo late 2; read three";
  const player = execContender(towers, slow, 500, (text) => said.push(text));
  await player.decide(state, 1, "");
  await player.decide(state, 1, "");
  expect(said[0]).toContain("no answer within 500 ms");
  expect(said[1]).toContain('"late 2" is not legal');
  player.close();
});

test("docs/bot-protocol.md: the example bot plays a whole game without a fault", async () => {
  const text = readFileSync(new URL("../../docs/bot-protocol.md", import.meta.url), "utf8");
  const source = /```js\n([^]*?)```/.exec(text)?.[1] ?? "";
  expect(source.trim().split("\n").length).toBeLessThan(25);
  const said: string[] = [];
  const url = `data:text/javascript;base64,${Buffer.from(source).toString("base64")}`;
  const example = execContender(towers, `node --input-type=module -e "import '${url}'"`, 20_000, (each) =>
    said.push(each),
  );
  const { result } = await playGame(towers, { players: 2 }, "example", [example, botContender(towers, "one-move", {})]);
  example.close();
  expect(said).toEqual([]);
  expect("winners" in result).toBe(true);
});
