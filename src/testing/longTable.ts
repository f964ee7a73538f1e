/** A table whose game has gone on and on: as only somebody makes who wants it to be heavy. */
import { seeded } from "../core/chance.ts";
import { decisions } from "../core/game.ts";
import { latest, submit } from "../core/table.ts";
import { roomOf } from "../server/rooms.ts";
import type { TestServer, Visitor } from "./testServer.ts";
import { granted } from "./testServer.ts";

const BATCH = 500;

/** Lays it, begins, and writes entries to the store as a server of an earlier version would have. */
export async function longTable(
  trial: TestServer,
  [host, other]: readonly [Visitor, Visitor],
  entries: number,
): Promise<string> {
  const options = { players: 2 };
  const { table: id } = granted(await host.ask("create", { game: "towers", options, seed: "long" }));
  granted(await other.ask("sit", { table: id }));
  granted(await host.ask("start", { table: id }));
  const { hall } = trial.serving;
  const table = (await roomOf(hall, id))!.table!;
  const { game } = table;
  const legal = decisions();
  const chance = seeded("long");
  for (let made: Promise<boolean>[] = []; latest(table) < entries - 1;) {
    const count = game.legal(table.state, legal);
    const texts = Array.from(legal.subarray(0, count), (decision) => game.format(table.state, decision));
    // Whoever draws new hands for ever never ends a game.
    const text = texts.find((each) => each.startsWith("redraw")) ?? texts[chance.below(count)]!;
    const step = submit(table, game.decider(table.state), latest(table), text);
    if ("refused" in step) throw new Error(step.say);
    const entry = { ...step.entry, n: step.n, at: hall.now(), left: [null, null] };
    made.push(hall.store.commit({ table: id, entry }));
    if (made.length === BATCH || latest(table) === entries - 1) {
      await Promise.all(made);
      made = [];
    }
  }
  return id;
}
