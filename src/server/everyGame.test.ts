/** What the server promises for every game, whatever its rules: played by people and bots, left and come back to, checked. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAMES } from "../games/index.ts";
import { verifyJson } from "../games/verify.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith } from "../testing/testServer.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

const ofTable = async (visitor: Visitor, table: string, path: string): Promise<Response> =>
  visitor.get(`/api/tables/${table}${path}`);

describe.each(GAMES.map((game) => [game.name, game] as const))("%s", (name, game) => {
  test("is found again after a restart, played to the end by people and bots, and its record is right in every throw and decision", async () => {
    const people = [await trial.visitor(), await trial.visitor()];
    const table = await playWith(people, { game: name, options: { ...game.wishes[0] } }, "one-move");
    await playOn(people, table, 4);
    await trial.restart();
    const again = granted(await people[0]!.ask("watch", { table, from: -1 }));
    expect(again.info.game).toBe(name);
    for (const person of people) granted(await person.ask("watch", { table, from: -1 }));
    await playOn(people, table);
    const last = people[0]!.frames.at(-1)!;
    expect(last.result).toBeDefined();
    const record = await ofTable(people[1]!, table, "/record");
    expect(record.status).toBe(200);
    const json = await record.json();
    expect(json).toMatchObject({ record: 1, game: name });
    expect(verifyJson(json)).toBeUndefined();
  });

  test("tells the decider's choices to nobody else, each with the text that decides it", async () => {
    const people = [await trial.visitor(), await trial.visitor()];
    const table = await playWith(people, { game: name, options: { ...game.wishes[0] } }, "one-move");
    await playOn(people, table, 12);
    const asked = people.flatMap(({ frames, info }) => frames.map((frame) => ({ frame, you: info?.you })));
    let told = 0;
    for (const { frame, you } of asked) {
      expect(frame.choices?.map(({ text }) => text)).toEqual(frame.legal);
      if (frame.choices) told++;
      expect(frame.choices !== undefined).toBe(frame.decider === you && frame.legal !== undefined);
    }
    // A short game asks each of them once at least.
    expect(told).toBeGreaterThan(1);
  });
});
