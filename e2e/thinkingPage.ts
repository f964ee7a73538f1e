/** Bots that think in the page itself, for e2e/thinking.ts. */
import type { Thought } from "../src/bots/bot.ts";
import type { BotName } from "../src/bots/levels.ts";
import { mindOf } from "../src/bots/mind.ts";
import { seeded } from "../src/core/chance.ts";
import type { JsonObject } from "../src/core/game.ts";
import { CHANCE, isRefusal, OVER } from "../src/core/game.ts";
import { gameNamed } from "../src/games/index.ts";

/** So many decisions of a game that took a search, each by a tree of its own, as a page lets bots think (sessions/bots.ts). */
export type Thinking = (game: string, wish: JsonObject, level: string, decisions: number) => readonly Thought[];

const THINKS_MS = 900;

const thinking: Thinking = (name, wish, level, decisions) => {
  const game = gameNamed(name)!;
  const found: Thought[] = [];
  for (let n = 0; found.length < decisions; n++) {
    const luck = seeded(`thinking ${n}`);
    const state = game.setup(wish, luck);
    if (isRefusal(state)) throw new Error(state.say);
    for (let step = 0; game.decider(state) !== OVER && found.length < decisions; step++) {
      const seat = game.decider(state);
      if (seat === CHANCE) {
        game.applyOutcome(state, game.outcome(state, luck));
        continue;
      }
      const asked = { game: name, state, seat, seed: `${step}`, table: "t", ms: THINKS_MS };
      // Most of a game is passed quickly, so that all of it is seen.
      const isMeasured = step % 4 === 0;
      const mind = mindOf(game, { ...asked, bot: isMeasured ? (level as BotName) : "one-move" });
      while (!mind.think(THINKS_MS));
      const thought = mind.thought();
      if (isMeasured && thought.iterations > 0) found.push(thought);
      game.apply(state, game.parse(state, thought.decision)!);
    }
  }
  return found;
};

Object.assign(globalThis, { thinking });
