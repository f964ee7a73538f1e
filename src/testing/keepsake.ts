/**
 * A data folder with a bit of everything, to be kept as a fixture of the schema it was made with: finished, running and
 * waiting tables, talk, orders, decisions taken back. `node src/testing/keepsake.ts FOLDER`, when a schema is released.
 */
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Visitor } from "./testServer.ts";
import { granted, openTestServer, playOn, playWith } from "./testServer.ts";

/** What is in a fixture. Nobody knows its people's tokens: whoever wants to play on gives them new ones. */
export interface Keepsake {
  readonly people: readonly string[];
  /** Tables by stage. */
  readonly over: readonly string[];
  readonly playing: readonly string[];
  readonly waiting: readonly string[];
}

/** Decides something that can be taken back, and takes it back. */
async function changeMind(people: readonly Visitor[], table: string): Promise<void> {
  for (;;) {
    await playOn(people, table, 1);
    const asked = people.find(({ frames }) => frames.at(-1)!.mayUndo);
    if (!asked) continue;
    granted(await asked.ask("undo", { table, n: asked.frames.at(-1)!.n }));
    return;
  }
}

/** Everybody looks at this table only, so that their latest frame is one of it. */
async function part(people: readonly Visitor[], table: string): Promise<void> {
  for (const person of people) {
    granted(await person.ask("unwatch", { table }));
    person.frames.length = 0;
  }
}

async function makeKeepsake(folder: string): Promise<void> {
  const server = await openTestServer();
  const people = [await server.visitor(), await server.visitor(), await server.visitor()];
  const [ann, bob, cay] = people as [Visitor, Visitor, Visitor];
  granted(await ann.ask("rename", { name: "Ann <b>" }));

  const duel = await playWith([ann, bob], { game: "magicians", options: { roundLimit: 1 } }, "mage");
  await playOn([ann, bob], duel);
  await part([ann, bob], duel);
  const solo = await playWith([cay], { game: "towers", options: { mode: "solo" }, seed: "keepsake" });
  await playOn([cay], solo);
  await part([cay], solo);

  const clock = { kind: "turn", seconds: 3600 } as const;
  const nasty = await playWith([ann, bob], {
    game: "towers",
    options: { players: 2, mode: "nasty", spells: "all" },
    clock,
  });
  granted(await ann.ask("say", { table: nasty, text: "'; DROP TABLE lines; --" }));
  await playOn([ann, bob], nasty, 30);
  await changeMind([ann, bob], nasty);
  granted(await bob.ask("order", { table: nasty, order: "keep" }));
  await part([ann, bob], nasty);
  const slow = { kind: "slow", seconds: 14 * 86_400 } as const;
  const shown = await playWith([ann, cay], { game: "magicians", clock: slow, delay: 10, bots: ["mage"] });
  await playOn([ann, cay], shown, 10);
  await part([ann, cay], shown);

  const { table: waiting } = granted(await ann.ask("create", { game: "towers", options: { players: 3 }, open: true }));
  granted(await cay.ask("sit", { table: waiting, seat: 1, value: "c0ffee" }));
  granted(await ann.ask("kick", { table: waiting, seat: 1 }));
  await ann.post("/api/me/link", {});

  people.forEach(({ client }) => client.close());
  await server.serving.close();
  // Everything into the one file, its journal kept as the server left it.
  const db = new DatabaseSync(join(server.folder, "zaubertisch.sqlite"));
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
  copyFileSync(join(server.folder, "zaubertisch.sqlite"), join(folder, "zaubertisch.sqlite"));
  const persons = people.map(({ guest }) => guest.person);
  const keepsake: Keepsake = { people: persons, over: [duel, solo], playing: [nasty, shown], waiting: [waiting] };
  writeFileSync(join(folder, "keepsake.json"), `${JSON.stringify(keepsake, null, 2)}\n`);
}

if (import.meta.main) {
  await makeKeepsake(process.argv[2]!);
  process.exit(0);
}
