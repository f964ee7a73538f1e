/** How hard a riddle is: how often each level of the bots finds it. */
import type { LevelName } from "../../bots/levels.ts";
import { BOTS, LEVEL_NAMES } from "../../bots/levels.ts";
import { mindOf } from "../../bots/mind.ts";
import { seeded } from "../../core/chance.ts";
import type { Game, State } from "../../core/game.ts";
import { copy, isRefusal } from "../../core/game.ts";
import { applyText, legalTexts, replay } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";

/** The stronger a level, the longer it thinks, and the less its answer is a matter of luck. */
const TRIALS: Readonly<Record<LevelName, number>> = { apprentice: 8, journeyman: 6, mage: 4, archmage: 2 };
export function gradesOf(game: Game, riddle: Riddle): number[] {
  const { options, state, moves, id } = riddle;
  const asked = replay(game, { record: 1, game: game.name, options, state, moves });
  if (isRefusal(asked)) throw new Error(asked.say);
  return LEVEL_NAMES.map((level) => {
    let found = 0;
    for (let i = 0; i < TRIALS[level]; i++) if (finds(game, copy(asked), riddle, level, `${id} ${i}`)) found++;
    return found / TRIALS[level];
  });
}

function finds(game: Game, state: State, { theme, best }: Riddle, level: LevelName, seed: string): boolean {
  if (theme === "memory") return remembers(game, state, best[0]!, level, seed);
  for (const text of best) {
    if (think(game, state, level, seed) !== text) return false;
    applyText(game, state, text);
  }
  return true;
}

function think(game: Game, state: State, level: LevelName, seed: string): string {
  const request = {
    game: game.name,
    state,
    seat: game.decider(state),
    bot: level,
    seed,
    table: seed,
    ms: Infinity,
  };
  const mind = mindOf(game, request);
  while (!mind.think(Infinity));
  return mind.thought().decision;
}

/** T-H2 Nobody frees a wizard for its own sake, so it is asked whether the level remembers: it lifts what hides one as it recalls it. */
function remembers(game: Game, state: State, best: string, level: LevelName, seed: string): boolean {
  const { memory } = BOTS[level];
  const seat = game.decider(state);
  const recalled = copy(state);
  if (memory < 1) game.hints.forget(recalled, seat, memory, seeded(seed));
  const freed = legalTexts(game, recalled).map((text) => {
    const after = copy(recalled);
    applyText(game, after, text);
    return { text, gain: seen(game, after, seat) - seen(game, recalled, seat) };
  });
  const most = freed.reduce((a, b) => (b.gain > a.gain ? b : a));
  return most.text === best;
}

/** How many of a seat's wizards can be seen. */
function seen(game: Game, state: State, seat: number): number {
  const { spaces } = game.view(state, seat) as { spaces: readonly { on: readonly number[] }[] };
  return spaces.flatMap(({ on }) => on).filter((owner) => owner === seat).length;
}
