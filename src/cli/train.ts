/** `zt train`: a game's networks learn by playing themselves. What they have learnt is kept, so that it can go on another day. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { learntEvaluate } from "../bots/learnt.ts";
import { passOf, truths } from "../bots/network.ts";
import type { PackedNetwork } from "../bots/packed.ts";
import { packNetwork, sidesIn } from "../bots/packed.ts";
import type { Course, CourseState } from "../bots/training/course.ts";
import { courseOf, newCourse } from "../bots/training/course.ts";
import { take } from "../bots/training/pool.ts";
import { strengthOf } from "../bots/training/strength.ts";
import { MOST_SEATS } from "../bots/walker.ts";
import { seeded } from "../core/chance.ts";
import type { Game, JsonObject, Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { Flag, Flags } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, print } from "./terminal.ts";
import type { Mark } from "./trainPlot.ts";
import { plotOf } from "./trainPlot.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  games: { kind: "number", least: 1 },
  minutes: { kind: "number", least: 1 },
  seed: { kind: "text" },
  families: { kind: "text" },
  file: { kind: "text" },
  every: { kind: "number", least: 1 },
  trials: { kind: "number", least: 0 },
  positions: { kind: "number", least: 1000 },
  hidden: { kind: "number", least: 1 },
  weights: { kind: "text" },
};

const help = ({ name, hints }: Game): string => `zt train [options]: let networks learn to judge positions by self-play

  --game NAME      ${GAME_CHOICE}
  --games N        until so many games were played in all; the same seed and number give the same networks
  --minutes N      or for so long
  --seed TEXT      of a new course (1)
  --families A,B   only these: ${hints.inputs?.families.join(", ") ?? "none"}
  --file FILE      what was learnt so far: it goes on from there (.cache/train/${name}.course)
  --every N        a line of progress, and a safe copy, after so many games (1000)
  --trials N       games of a trial of strength in that line (40)
  --positions N    remembered of each family (150000)
  --hidden N       hidden units of new networks, a multiple of 16; 1: a table, fast and soon learnt (32)
  --weights FILE   writes the networks as they are shipped, with how they came about

Beside FILE the curves are drawn (FILE.svg). Two families at once: two commands with a file each, one for each core.
`;

export const train = gameCommand({
  summary: "let networks learn to judge positions by playing themselves",
  usage: "zt train --game towers --games 20000 --families duel --weights src/bots/weights/towers.json",
  flags: FLAGS,
  help,
  async run(game, flags, args) {
    const plan = planOf(game, flags);
    if (isRefusal(plan)) return plan;
    const lesson = openLesson(game, plan, `zt train ${args.join(" ")}`);
    const started = Date.now();
    const isDone = (): boolean =>
      lesson.course.state.games >= plan.games || Date.now() - started >= plan.minutes * 60_000;
    while (!isDone()) {
      lesson.course.go();
      if (lesson.course.state.games % plan.every === 0) await print(`${lesson.mark(plan.trials)}\n`);
    }
    await print(`${lesson.mark(plan.trials)}\n`);
    if (plan.weights) lesson.ship(plan.weights);
    return undefined;
  },
});

/** What the flags ask for. */
interface Plan {
  readonly games: number;
  readonly minutes: number;
  readonly seed: string;
  readonly families: readonly string[];
  readonly file: string;
  readonly every: number;
  readonly trials: number;
  readonly positions: number;
  readonly hidden: number;
  readonly weights?: string;
}

function planOf(game: Game, flags: Flags): Plan | Refusal {
  const { inputs } = game.hints;
  if (!inputs) return refuse("game", `${game.name} tells nothing a network could learn from.`);
  if (flags.games === undefined && flags.minutes === undefined)
    return refuse("train", "Say how long to learn: --games N or --minutes N.");
  const families = flags.families === undefined ? inputs.families : String(flags.families).split(",");
  const unknown = families.find((name) => !inputs.families.includes(name));
  if (unknown !== undefined)
    return refuse("family", `There is no family ${JSON.stringify(unknown)}: there are ${inputs.families.join(", ")}.`);
  return {
    games: Number(flags.games ?? Infinity),
    minutes: Number(flags.minutes ?? Infinity),
    seed: String(flags.seed ?? 1),
    families,
    file: String(flags.file ?? `.cache/train/${game.name}.course`),
    every: Number(flags.every ?? 1000),
    trials: Number(flags.trials ?? 40),
    positions: Number(flags.positions ?? 150_000),
    hidden: Number(flags.hidden ?? 32),
    ...(flags.weights !== undefined && { weights: String(flags.weights) }),
  };
}

/** What is kept in a file. */
interface Kept {
  readonly state: CourseState;
  readonly marks: Mark[];
  /** Seconds of processor time. */
  spent: number;
}

interface Lesson {
  readonly course: Course;
  /** Measures, draws and keeps; one line of progress. */
  mark(trials: number): string;
  ship(file: string): void;
}

function openLesson(game: Game, { file, seed, positions, hidden, families }: Plan, command: string): Lesson {
  const kept: Kept = existsSync(file)
    ? (deserialize(readFileSync(file)) as Kept)
    : { state: newCourse(game, seed, positions, hidden), marks: [], spent: 0 };
  const course = courseOf(game, kept.state, families);
  const all = game.hints.inputs!.families;
  const before = kept.spent;
  const evaluate = learntEvaluate(
    game,
    kept.state.pupils.map(({ settled }) => passOf(settled)),
  );
  const strength = (family: number, trials: number): number | undefined =>
    trials === 0 ? undefined : strengthOf(game, trialOf(game, family), trials, "trial", evaluate).learnt;

  function mark(trials: number): string {
    kept.spent = before + process.cpuUsage().user / 1e6;
    const parts = families.map((name) => {
      const family = all.indexOf(name);
      const { learnt: loss, byHand } = course.loss(family);
      const found = { family: name, games: kept.state.pupils[family]!.games, loss, byHand };
      const learnt = strength(family, trials);
      kept.marks.push({ ...found, seconds: kept.spent, ...(learnt !== undefined && { strength: learnt }) });
      return `${name} ${found.games}: loss ${loss.toFixed(4)} (by hand ${byHand.toFixed(4)})${learnt === undefined ? "" : `, ${learnt.toFixed(2)}`}`;
    });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, serialize(kept));
    renameSync(`${file}.new`, file);
    writeFileSync(`${file}.svg`, plotOf(kept.marks));
    return `${kept.state.games} games, ${kept.spent.toFixed(0)} s; ${parts.join("; ")}`;
  }

  return { course, mark, ship: (to) => ship(game, kept, families, to, command) };
}

/** The game in which a family is tried. */
function trialOf(game: Game, family: number): JsonObject {
  const { family: familyOf, lessons } = game.hints.inputs!;
  const chance = seeded("trial");
  const wishes = lessons.map(({ wish }) => wish(chance));
  return wishes.find((wish) => {
    const example = game.setup(wish, seeded("trial"));
    return !isRefusal(example) && familyOf(example) === family;
  })!;
}

/** Writes the networks of these families into the file that is shipped; others in it stay, and how far ahead each is asked. */
function ship(game: Game, { state, marks }: Kept, families: readonly string[], file: string, command: string): void {
  const shipped: Record<string, PackedNetwork> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  for (const name of families) {
    const pupil = state.pupils[game.hints.inputs!.families.indexOf(name)]!;
    const last = marks.findLast(({ family }) => family === name)!;
    const seconds = Math.round(last.seconds);
    const [loss, byHand] = [last.loss, last.byHand].map((each) => Number(each.toFixed(4))) as [number, number];
    const upbringing = { command, games: pupil.games, seconds, loss, byHand };
    const of = truths();
    take(pupil.held, 0, of, new Float64Array(MOST_SEATS));
    const turns = shipped[name]?.turns;
    shipped[name] = { ...packNetwork(pupil.settled, sidesIn(of), upbringing), ...(turns !== undefined && { turns }) };
  }
  writeFileSync(file, `${JSON.stringify(shipped, null, 2)}\n`);
}
