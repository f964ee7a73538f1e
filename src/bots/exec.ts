/** Any program as a player: one JSON line per decision on its input, one line of notation on its output (docs/bot-protocol.md). */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Game, Seat, State } from "../core/game.ts";
import { decisions } from "../core/game.ts";
import type { Thought } from "./bot.ts";
import { ONE_SECOND } from "./bot.ts";
import type { Contender } from "./arena.ts";

export const EXEC = "exec:";

/** Where faults are said: too late, not legal, gone. */
export type Say = (fault: string) => void;

export function execContender(game: Game, command: string, ms = ONE_SECOND, say: Say = console.error): Contender {
  const child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
  let isGone = false;
  let hear: ((line: string) => void) | undefined;
  // Lines that are still to come for requests that were not waited for.
  let late = 0;
  const leave = (): void => {
    isGone = true;
    hear?.("");
  };
  child.on("error", leave);
  child.on("exit", leave);
  // Writing to a program that has gone is noticed by its exit.
  child.stdin.on("error", () => {});
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (late > 0) late--;
    else hear?.(line);
  });

  function ask(request: string): Promise<string | undefined> {
    if (isGone) return Promise.resolve("");
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        late++;
        hear = undefined;
        resolve(undefined);
      }, ms);
      hear = (line) => {
        clearTimeout(timer);
        hear = undefined;
        resolve(line);
      };
      child.stdin.write(`${request}\n`);
    });
  }

  return {
    async decide(state, seat): Promise<Thought> {
      const legal = legalTexts(game, state);
      const started = performance.now();
      const line = await ask(JSON.stringify(requestOf(game, state, seat, legal, ms)));
      const answer = line?.trim() ?? "";
      const isLegal = legal.includes(answer);
      if (!isLegal) say(`${command}: ${faultOf(line, isGone, ms)}; seat ${seat} plays ${legal[0]!} instead`);
      return { decision: isLegal ? answer : legal[0]!, ms: performance.now() - started, iterations: 0, value: 0 };
    },
    close() {
      child.stdin.end();
      child.kill();
    },
  };
}

const faultOf = (line: string | undefined, isGone: boolean, ms: number): string =>
  line === undefined
    ? `no answer within ${ms} ms`
    : isGone
      ? "the program has ended"
      : `${JSON.stringify(line.trim())} is not legal`;

const legalTexts = (game: Game, state: State): string[] => {
  const list = decisions();
  return Array.from(list.subarray(0, game.legal(state, list)), (decision) => game.format(state, decision));
};

/** What a program is told: nothing its seat may not know. */
export function requestOf(game: Game, state: State, seat: Seat, legal: readonly string[], ms: number): object {
  const known = game.hints.known(state, seat);
  return { game: game.name, options: game.options(state), seat, state: known.state, legal, unseen: known.unseen, ms };
}
