/** `zt`: everything the table can do without a browser. */
import type { Command } from "./terminal.ts";
import { BAD_INPUT, print } from "./terminal.ts";

/** Loaded when asked for, so that a small command starts fast. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import("./play.ts")).play,
  trace: async () => (await import("./trace.ts")).trace,
  match: async () => (await import("./match.ts")).match,
  ladder: async () => (await import("./ladder.ts")).ladder,
  solo: async () => (await import("./solo.ts")).solo,
  par: async () => (await import("./par.ts")).par,
  puzzles: async () => (await import("./puzzles.ts")).puzzles,
  why: async () => (await import("./why.ts")).why,
  riddles: async () => (await import("./riddles.ts")).riddles,
  lab: async () => (await import("./lab.ts")).lab,
  train: async () => (await import("./train.ts")).train,
  bars: async () => (await import("./bars.ts")).bars,
  characters: async () => (await import("./characters.ts")).characters,
  calibrate: async () => (await import("./calibrate.ts")).calibrate,
  gauntlet: async () => (await import("./gauntlet.ts")).gauntlet,
  bench: async () => (await import("./bench.ts")).bench,
  verify: async () => (await import("./verify.ts")).verify,
  backup: async () => (await import("./backup.ts")).backup,
  restore: async () => (await import("./backup.ts")).restore,
  move: async () => (await import("./move.ts")).move,
  doctor: async () => (await import("./doctor.ts")).doctor,
  stock: async () => (await import("./stock.ts")).stock,
  load: async () => (await import("./load.ts")).load,
  chaos: async () => (await import("./chaos.ts")).chaos,
  siege: async () => (await import("./siege.ts")).siege,
  links: async () => (await import("./links.ts")).links,
  lines: async () => (await import("./lines.ts")).lines,
  openings: async () => (await import("./openings.ts")).openings,
  notices: async () => (await import("./notices.ts")).notices,
  fuzz: async () => (await import("./fuzz.ts")).fuzz,
  forge: async () => (await import("./forge.ts")).forge,
  craft: async () => (await import("./craft.ts")).craft,
};

async function main([name = "help", ...args]: readonly string[]): Promise<number> {
  if (name === "help" || name === "--help") {
    const commands = await Promise.all(
      Object.entries(COMMANDS).map(async ([key, load]) => [key, await load()] as const),
    );
    const lines = commands.map(([key, { summary, usage }]) => `  ${key.padEnd(8)} ${summary}\n           ${usage}`);
    await print(`zt COMMAND: the table without a browser\n\n${lines.join("\n")}\n\nzt COMMAND --help tells more.\n`);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    console.error(`zt: There is no command ${JSON.stringify(name)}: try ${Object.keys(COMMANDS).join(", ")}.`);
    return BAD_INPUT;
  }
  return (await load()).run(args);
}

// A reader that has gone away (`| head`) is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
