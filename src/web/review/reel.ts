/** A finished game on the board, back and forth: each moment as the one who had to decide saw it. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import { computed, signal } from "@preact/signals";
import { isRefusal } from "../../core/game.ts";
import type { Choice, Seat, State } from "../../core/game.ts";
import { copy } from "../../core/game.ts";
import { applyText } from "../../core/record.ts";
import type { Frame } from "../../core/table.ts";
import { framesSince, seededLuck, tableFrom } from "../../core/table.ts";
import { tOf } from "../i18n/words.ts";
import { openFilm } from "../table/film.ts";
import type { BoardHint, Desk, Kit, Speaker } from "../table/kit.ts";
import { tell } from "../table/telling.ts";
import { lasting as lastingOf } from "../app/settings.ts";
import type { Finished } from "./source.ts";
import { speakerOf } from "./source.ts";

export interface Reel extends Desk {
  readonly kit: Kit;
  readonly speaker: Speaker;
  readonly frames: readonly Frame[];
  /** The turn each frame belongs to, counted from 1. */
  readonly turns: readonly number[];
  /** The frame shown. */
  readonly n: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  /** Something was hidden from somebody in this game. */
  readonly hadSecrets: boolean;
  /** Everything, or what the one knew who had to decide. */
  readonly isAllShown: ReadonlySignal<boolean>;
  showAll(isAll: boolean): void;
  /** The same moment through another's eyes, for one's hand. */
  deskOf(seat: Seat): Desk;
  /** What happened at a frame, in the language of the moment. */
  sentences(n: number): string;
  /** What the board points at. */
  readonly hint: Signal<BoardHint | undefined>;
  /** A decision at a frame, explained. */
  choiceAt(n: number, text: string): Choice | undefined;
  /** A decision at a frame in words, whether it was made or not. */
  decisionAt(n: number, text: string): string;
  go(to: number): void;
  play(): void;
  stop(): void;
}

/** Between two steps of the film. */
const PAUSE = 450;
/** A jump to another moment. */
const JUMP = 260;

export function openReel(finished: Finished): Reel {
  const { kit, record } = finished;
  const { game } = kit;
  const table = tableFrom(game, record, seededLuck("never drawn"));
  if (isRefusal(table)) throw new Error(table.say);
  const seats = game.seats(table.state);
  const seen = Array.from({ length: seats }, (_, seat) => framesSince(table, seat, -1));
  const eyes = seen[0]!.map(({ decider, by }) => decider ?? by ?? 0);
  const frames = eyes.map((seat, n) => seen[seat]![n]!);
  const options = game.options(table.state);
  const openSeen = unveiled(finished, seats);
  const isAllShown = signal(false);
  const shownAt = (n: number, seat = eyes[n]!): Frame => (isAllShown.value ? openSeen : seen)[seat]![n]!;
  const states = statesOf(finished, frames.length);
  const speaker = speakerOf(finished);
  const sceneAt = (n: number, seat = eyes[n]!): object => kit.scene(shownAt(n, seat).view, seat);

  const n = signal(0);
  const film = openFilm(kit, sceneAt(0));
  const isPlaying = signal(false);
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  /** One step forward, event by event. */
  async function perform(to: number): Promise<void> {
    n.value = to;
    if (await film.perform(shownAt(to).events)) film.show(sceneAt(to), lastingOf(120));
  }

  function jump(to: number): void {
    film.cut();
    n.value = to;
    film.show(sceneAt(to), lastingOf(JUMP));
  }

  function go(to: number): void {
    isPlaying.value = false;
    const next = Math.max(0, Math.min(frames.length - 1, to));
    if (next === n.peek() + 1) void perform(next);
    else if (next !== n.peek()) jump(next);
  }

  async function play(): Promise<void> {
    if (n.peek() === frames.length - 1) jump(0);
    isPlaying.value = true;
    while (isPlaying.peek() && n.peek() < frames.length - 1) {
      await perform(n.peek() + 1);
      await wait(Math.max(120, lastingOf(PAUSE)));
    }
    isPlaying.value = false;
  }

  const sentencesOf = (at: number, frame = frames[at]!, before = frames[at - 1]): string[] =>
    tell({ kit, speaker, options, seat: eyes[at]! }, frame, before).map(({ text }) => text);

  const reel: Reel = {
    kit,
    speaker,
    options,
    frames,
    turns: turnsOf(kit, states),
    n,
    isPlaying,
    scene: film.scene,
    frame: computed(() => shownAt(n.value)),
    hadSecrets: !kit.isShared(options) || kit.unveiled(options) !== options,
    isAllShown,
    showAll(isAll) {
      isAllShown.value = isAll;
      isPlaying.value = false;
      jump(n.peek());
    },
    deskOf: (seat) => ({
      ...reel,
      seat: signal(seat),
      scene: computed(() => sceneAt(n.value, seat)),
      frame: computed(() => shownAt(n.value, seat)),
    }),
    choices: signal([]),
    picked: signal(undefined),
    hint: signal(undefined),
    choiceAt: (at, text) => game.choices(states[at]!).find((choice) => choice.text === text),
    players: computed(finished.players),
    seat: computed(() => eyes[n.value]!),
    veiled: signal(false),
    mayUndo: signal(false),
    lasting: film.lasting,
    decide: () => undefined,
    undo: () => undefined,
    sentences: (at) => sentencesOf(at).join(" "),
    decisionAt(at, text) {
      const events: Frame["events"][number][] = [];
      applyText(game, copy(states[at]!), text, (event) => events.push(event));
      const said = sentencesOf(at, { ...frames[at]!, events }, frames[at]);
      return said.length > 0 ? said.join(" ") : tOf(`review.do.${game.name}`, reel.choiceAt(at, text)?.verb ?? "");
    },
    go,
    play: () => void play(),
    stop() {
      isPlaying.value = false;
      film.cut();
    },
  };
  return reel;
}

/** What each seat would have been told, had nothing been covered. */
function unveiled({ kit, record }: Finished, seats: number): Frame[][] {
  const { game } = kit;
  const options = kit.unveiled(record.options);
  const table = tableFrom(game, { ...record, options }, seededLuck("never drawn"));
  if (isRefusal(table)) throw new Error(table.say);
  return Array.from({ length: seats }, (_, seat) => framesSince(table, seat, -1));
}

/** The state at each frame: before each decision, and at the end. */
function statesOf({ kit: { game }, record }: Finished, count: number): State[] {
  const state = game.read(record.options, record.state);
  if (isRefusal(state)) throw new Error(state.say);
  const states: State[] = [];
  for (const text of record.moves) {
    if (game.decider(state) < game.seats(state)) states.push(copy(state));
    applyText(game, state, text);
  }
  states.push(state);
  if (states.length !== count) throw new Error("frames and states differ");
  return states;
}

function turnsOf({ game }: Kit, states: readonly State[]): number[] {
  let turn = 0;
  let active = -1;
  return states.map((state) => {
    // Whoever is alone, or throws again, has a new turn without a change of seats.
    const isNew = game.active(state) !== active || (game.seats(state) === 1 && game.hints.isTurnStart(state));
    if (isNew && game.result(state) === undefined) turn++;
    active = game.active(state);
    return turn;
  });
}
