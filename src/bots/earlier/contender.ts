/** `commit:HASH/BOT`: a bot of an earlier commit as a contender. Both sides tell each other the game by notation. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Game } from "../../core/game.ts";
import type { Contender } from "../arena.ts";
import type { Effort } from "../player.ts";
import { checkOut, ROOT } from "./checkout.ts";
import type { FromPlayer, ToPlayer } from "./player.ts";

export const COMMIT = "commit:";
const PLAYER = fileURLToPath(new URL("player.ts", import.meta.url));

/** The commit and the bot of `commit:HASH/BOT`; undefined if it is something else. */
export function earlierBot(name: string): { readonly commit: string; readonly bot: string } | undefined {
  const found = /^commit:(.+)\/([\w-]+)$/.exec(name);
  return found ? { commit: found[1]!, bot: found[2]! } : undefined;
}

/** Node's flags as that commit's own `zt` has them: how fast it is belongs to it. */
function flagsOf(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { scripts: { zt: string } };
  const words = scripts.zt.split(" ").slice(1);
  return words.slice(
    0,
    words.findIndex((word) => word.startsWith("src/")),
  );
}

export function earlierContender(game: Game, name: string, effort: Effort, root = ROOT): Contender {
  const earlier = earlierBot(name);
  const folder = earlier && checkOut(earlier.commit, root);
  if (typeof folder !== "string") throw new Error(folder?.say ?? `${name} names no commit and bot`);
  const child = spawn(process.execPath, [...flagsOf(folder), PLAYER, folder], {
    cwd: folder,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers: string[] = [];
  let wake: (() => void) | undefined;
  let isGone = false;
  const tell = (message: ToPlayer): void => void child.stdin.write(`${JSON.stringify(message)}\n`);
  child.stdin.on("error", () => {});
  child.on("exit", () => {
    isGone = true;
    wake?.();
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    answers.push(line);
    wake?.();
  });

  async function answer(): Promise<Exclude<FromPlayer, { fault: string }>> {
    const isWaiting = (): boolean => answers.length === 0 && !isGone;
    while (isWaiting()) await new Promise<void>((resolve) => (wake = resolve));
    const line = answers.shift();
    if (line === undefined) throw new Error(`${name}: the process has ended`);
    const said = JSON.parse(line) as FromPlayer;
    if ("fault" in said) throw new Error(`${name}: ${said.fault}`);
    return said;
  }

  return {
    begin(state) {
      tell({ begin: { game: game.name, options: game.options(state), state: game.write(state) } });
    },
    hear(text) {
      tell({ heard: text });
    },
    decide(_, seat, seed) {
      const { ms, iterations, time } = effort;
      // A name of that commit: what it means is for that commit to know.
      const bot = earlier!.bot as "archmage";
      const think = {
        seat,
        bot,
        seed,
        ...(ms !== undefined && { ms }),
        ...(iterations !== undefined && { iterations }),
      };
      tell({ think, ...(time !== undefined && { time }) });
      return answer();
    },
    close() {
      child.stdin.end();
      child.kill();
    },
  };
}
