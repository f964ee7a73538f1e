/** The process for trials, which may hang or fall over: then another one is begun. */
import type { ChildProcess } from "node:child_process";
import { fork } from "node:child_process";
import type { FromTrial, ToTrial } from "./messages.ts";

export interface Trials {
  /** Undefined: the process has ended over it. */
  ask(message: ToTrial): Promise<FromTrial | undefined>;
  close(): void;
}

const MOST_MEMORY = 1024;

export function openTrials(): Trials {
  let child: ChildProcess | undefined;
  const begin = (): ChildProcess =>
    fork(new URL("trial.ts", import.meta.url), {
      execArgv: ["--experimental-vm-modules", "--no-warnings", `--max-old-space-size=${MOST_MEMORY}`],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
  return {
    ask(message) {
      const asked = (child ??= begin());
      return new Promise((resolve) => {
        const gone = (): void => {
          child = undefined;
          resolve(undefined);
        };
        asked.once("exit", gone);
        asked.once("message", (answer: FromTrial) => {
          asked.off("exit", gone);
          resolve(answer);
        });
        asked.send(message);
      });
    },
    close: () => void child?.kill(),
  };
}
