/** No sequence of requests by anybody gives a player more time than a clock that never stops. */
import { expect, test, vi } from "vitest";
import type { Someone } from "../testing/fakeHall.ts";
import { ask, framesOf, hall, infoOf, leaveTable, play, someone, useFakeHall, follow } from "../testing/fakeHall.ts";
import { seeded } from "../core/chance.ts";
import type { Clock } from "../core/protocol.ts";
import { isWindow } from "./clocks.ts";
import type { Room } from "./room.ts";
import { isBot } from "./room.ts";
import { roomAt } from "./watching.ts";

useFakeHall();

const STEPS = 60;
const SECONDS = 90;
const INCREMENT = 4;

/** Beside the server's clocks, ones that only know who is asked and when a turn passes. */
function referee(room: Room, clock: Clock) {
  const left = [SECONDS * 1000, SECONDS * 1000];
  let at = Date.now();
  let seen = 0;
  const asked = (): number => room.game.decider(room.table!.state);
  let decider = asked();
  let isFree = isWindow(room);
  /** What the decider has spent since the last frame. */
  let spent = 0;
  return {
    left,
    /** After every moment in which something may have happened. */
    look(one: Someone): void {
      const now = Date.now();
      if (decider in left && !isFree && !isBot(room.row.seats[decider]!)) {
        left[decider]! -= now - at;
        spent += now - at;
      }
      at = now;
      for (const { by, events, undone } of framesOf(one).slice(seen)) {
        // Who takes back pays: nobody uses up another's time that way.
        if (undone && by !== decider) left[decider]! += spent;
        spent = 0;
        seen++;
        const turns = events.filter(({ what }) => what === "turn" || what === "again").length;
        if (turns > 0 && clock.kind === "game") left.forEach((_, seat) => (left[seat]! += INCREMENT * 1000));
        if (turns > 0 && clock.kind === "turn") left.fill(SECONDS * 1000);
      }
      decider = asked();
      isFree = isWindow(room);
    },
  };
}

const CLOCKS: Clock[] = [
  { kind: "game", seconds: SECONDS, increment: 0 },
  { kind: "game", seconds: SECONDS, increment: INCREMENT },
  { kind: "turn", seconds: SECONDS },
];
const RUNS = CLOCKS.flatMap((clock) => ["basic", "nasty"].flatMap((mode) => [1, 2].map((k) => ({ clock, mode, k }))));

test.each(RUNS)("$clock.kind $clock.increment, $mode, $k", async ({ clock, mode, k }) => {
  const chance = seeded(`${clock.kind} ${mode} ${k}`);
  const options = { mode, spells: "all", prices: { "advance-tower": 1 } };
  const { table, ann, bob } = await play({ clock, options, seed: `${k}`, patience: 3600 });
  const people = [ann, bob];
  const room = (await roomAt(hall, table))!;
  const watcher = someone("eve");
  await follow(watcher, table);
  const rival = referee(room, clock);
  for (let i = 0; i < STEPS && infoOf(ann).stage === "playing"; i++) {
    const one = people[chance.below(2)]!;
    const frame = framesOf(one).at(-1)!;
    const what = chance.below(10);
    rival.look(watcher);
    if (what < 4 && frame.legal)
      await ask(one.person, "decide", { table, n: frame.n, text: frame.legal[chance.below(frame.legal.length)]! });
    else if (what < 6) await ask(one.person, "undo", { table, n: frame.n });
    else if (what < 8) await ask(one.person, "standby", { table, bot: chance.below(2) === 1 });
    else if (what === 8) {
      await leaveTable(one, table);
      const back = someone(one.person);
      await follow(back, table);
      people[people.indexOf(one)] = back;
    } else await ask(one.person, "order", { table, order: "always" });
    rival.look(watcher);
    // In small steps, so that a bot's deed in between is seen at its moment.
    for (let ms = chance.below(4000); ms > 0; ms -= 250) {
      await vi.advanceTimersByTimeAsync(250);
      rival.look(watcher);
    }
    const shown = room.left.map((ms, seat) =>
      seat === room.game.decider(room.table!.state) && !isWindow(room) ? ms! - (Date.now() - room.since) : ms!,
    );
    shown.forEach((ms, seat) => expect(ms).toBeLessThanOrEqual(Math.max(0, rival.left[seat]!) + 500));
  }
});
