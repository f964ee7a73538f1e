/**
 * A game for a program in any language: a line of JSON asks, a line of JSON answers (docs/engine.md). Nothing but text goes
 * in and out, so that whoever writes a learner in Python needs no rules of their own.
 */
import { isBotName } from "../bots/levels.ts";
import type { BotPlayer } from "../bots/player.ts";
import { botPlayer } from "../bots/player.ts";
import type { Game, Json, JsonObject, Refusal, Result, Seat } from "../core/game.ts";
import { isRefusal, ONLOOKER, OVER, refuse } from "../core/game.ts";
import { isObject } from "../core/json.ts";
import { readRecord } from "../core/record.ts";
import type { Table } from "../core/table.ts";
import { begin, frameOf, latest, recordOf, seededLuck, submit, tableFrom } from "../core/table.ts";
import { GAMES, gameNamed } from "../games/index.ts";

/** Answers one line after the other; each is a JSON object, and so is its answer. Bad input is refused and changes nothing. */
export type Lines = (line: string) => string;

interface Play {
  readonly game: Game;
  readonly table: Table;
  readonly seed: string;
  readonly bots: Map<string, BotPlayer>;
}

/** Whatever JSON can write, refusals included. */
type Answer = object;

/** One game at a time; `reset` begins another. */
export function openLines(): Lines {
  let play: Play | undefined;
  const answer = (request: JsonObject): Answer => {
    if (request.games !== undefined) return { games: GAMES.map(({ name, fields }) => ({ name, fields })) };
    if (request.reset !== undefined) {
      const begun = reset(request.reset);
      if (isRefusal(begun)) return begun;
      play = begun;
      return situation(play);
    }
    if (!play) return refuse("reset", 'There is no game yet: {"reset":{"game":"towers"}} begins one.');
    if (request.step !== undefined) return step(play, request.step);
    if (request.observe !== undefined) return observe(play, request.observe);
    if (request.bot !== undefined) return advise(play, request);
    if (request.record !== undefined) return recordOf(play.table);
    return refuse("request", "A line asks for games, reset, step, observe, bot or record.");
  };
  return (line) => JSON.stringify(understood(line, answer));
}

function understood(line: string, answer: (request: JsonObject) => Answer): Answer {
  let request: Json;
  try {
    request = JSON.parse(line) as Json;
  } catch {
    return refuse("json", "This line is not JSON.");
  }
  return isObject(request) ? answer(request) : refuse("json", "A line is a JSON object.");
}

/** As wished for, or where a record stops. */
function reset(wish: Json): Play | Refusal {
  if (!isObject(wish)) return refuse("reset", "reset takes an object: game, options, seed, or a record to go on from.");
  const { options = {}, seed = "1", record } = wish;
  if (!isObject(options)) return refuse("options", "options must be an object.");
  if (typeof seed !== "string" && typeof seed !== "number") return refuse("seed", "seed must be a text or a number.");
  const written = record === undefined ? undefined : readRecord(record);
  if (isRefusal(written)) return written;
  const name = written?.game ?? wish.game ?? GAMES[0]!.name;
  const game = typeof name === "string" ? gameNamed(name) : undefined;
  if (!game) return refuse("game", `There is no game ${JSON.stringify(name)}.`);
  const luck = seededLuck(String(seed));
  const table = written ? tableFrom(game, written, luck) : begin(game, options, luck);
  return isRefusal(table) ? table : { game, table, seed: String(seed), bots: new Map() };
}

/** What the seat that decides is told; when the game is over, what everybody may see. */
function situation(play: Play, events: readonly object[] = []): Answer {
  const { game, table } = play;
  const decider = game.decider(table.state);
  const isOver = decider === OVER;
  const { view, legal = [], result } = frameOf(table, isOver ? ONLOOKER : decider);
  return {
    n: latest(table),
    seats: game.seats(table.state),
    seat: isOver ? null : decider,
    legal,
    view,
    events,
    ...(result && { result, rewards: rewardsOf(result, game.seats(table.state)) }),
  };
}

/** A win is 1, shared among those who share it; alone or together everybody has 1 for a win, 0 otherwise. */
function rewardsOf(result: Result, seats: number): number[] {
  if (!("winners" in result)) return Array<number>(seats).fill(result.won ? 1 : 0);
  const { winners } = result;
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

function step(play: Play, text: Json): Answer {
  const { game, table } = play;
  if (typeof text !== "string") return refuse("step", "step takes a decision in notation.");
  const decider = game.decider(table.state);
  const made = submit(table, decider, latest(table), text);
  if (isRefusal(made)) return made;
  const next = game.decider(table.state);
  const listener = next === OVER ? ONLOOKER : next;
  return situation(
    play,
    made.events.map((event) => game.hear(event, listener)).filter((event) => event !== undefined),
  );
}

const isSeat = (seat: Json, seats: number): seat is Seat =>
  typeof seat === "number" && Number.isInteger(seat) && seat >= 0 && seat < seats;

/** What a seat may see, on turn or not; null: an onlooker. */
function observe({ game, table }: Play, seat: Json): Answer {
  if (seat !== null && !isSeat(seat, game.seats(table.state))) return refuse("seat", "There is no such seat.");
  return { seat, view: game.view(table.state, seat ?? ONLOOKER) };
}

/** What one of our bots would decide here. */
function advise({ game, table, seed, bots }: Play, { bot, iterations }: JsonObject): Answer {
  const decider = game.decider(table.state);
  if (decider === OVER) return refuse("over", "The game is over.");
  if (typeof bot !== "string" || !isBotName(bot)) return refuse("bot", "There is no such bot.");
  if (iterations !== undefined && !(Number.isInteger(iterations) && Number(iterations) > 0))
    return refuse("iterations", "iterations must be a whole number above 0.");
  const key = `${bot} ${String(iterations)} ${decider}`;
  const player =
    bots.get(key) ?? botPlayer(game, bot, iterations === undefined ? {} : { iterations: Number(iterations) });
  bots.set(key, player);
  return { decision: player(table.state, decider, `${seed} ${latest(table)}`).decision };
}
