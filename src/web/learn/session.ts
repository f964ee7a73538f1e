/** A lesson as a session at the table: the real board and rules, luck and answers as the lesson has arranged them. */
import type { ReadonlySignal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { Event, Refusal, State } from "../../core/game.ts";
import { CHANCE, copy, OVER, refuse } from "../../core/game.ts";
import { applyText, legalTexts } from "../../core/record.ts";
import type { Frame } from "../../core/table.ts";
import { arrangedSession } from "../sessions/arranged.ts";
import type { Extra, Session } from "../sessions/session.ts";
import type { Kit } from "../table/kit.ts";
import type { Lesson } from "./lesson.ts";
import { LEARNER, meant, modelOf, startOf } from "./lesson.ts";
import { countFinished, countReached, keepDone, progressOf } from "./progress.ts";

export interface LessonSession extends Session {
  readonly lesson: Lesson;
  readonly step: ReadonlySignal<number>;
  /** The step is done. */
  readonly isFinished: ReadonlySignal<boolean>;
  /** After the last step. */
  readonly isOver: ReadonlySignal<boolean>;
  /** How often something else was tried in this step. */
  readonly missed: ReadonlySignal<number>;
  /** What would be done next, in notation. */
  model(): string | undefined;
  /** To another step, or behind the last one. */
  go(to: number): void;
}

export function openLesson(kit: Kit, lesson: Lesson, extra: (session: LessonSession) => Extra): LessonSession {
  const { game } = kit;
  const { steps } = lesson;
  const step = signal(Math.min(progressOf(game.name, lesson.name).step, steps.length - 1));
  const isFinished = signal(false);
  const isOver = signal(false);
  const missed = signal(0);
  const frames = signal<readonly Frame[]>([]);
  let state: State = startOf(game, lesson, step.peek());
  /** The line that comes next. */
  let next = 0;

  const line = () => steps[step.peek()]!.lines[next];

  function tell(by: number | null, events: readonly Event[], more: Partial<Frame> = {}): void {
    const decider = game.decider(state);
    const wanted = line();
    const isAsked = decider === LEARNER && wanted !== undefined;
    // Whoever went astray once sees only what is meant.
    const open = isAsked && missed.peek() > 0 ? meant(legalTexts(game, state), wanted) : undefined;
    const choices = isAsked ? game.choices(state).filter(({ text }) => !open || open.includes(text)) : undefined;
    frames.value = [
      ...frames.peek(),
      {
        n: frames.peek().length,
        by,
        events: events.flatMap((event) => game.hear(event, LEARNER) ?? []),
        view: game.view(state, LEARNER),
        decider: decider === OVER || decider === CHANCE ? null : decider,
        ...(choices && { legal: choices.map(({ text }) => text), choices }),
        ...more,
      },
    ];
  }

  /** One decision, and the luck the lesson has for it. */
  function play(text: string): Event[] {
    const events: Event[] = [];
    const apply = (each: string): void => {
      const refusal = applyText(game, state, each, (event) => events.push(event));
      if (refusal) throw new Error(`lesson ${lesson.name}, step ${step.peek() + 1}: ${refusal.say}`);
      next++;
    };
    apply(text);
    while (game.decider(state) === CHANCE && line() !== undefined) apply(modelOf(game, state, line()!));
    return events;
  }

  /** Whatever happens before the learner decides. */
  function letOthers(): void {
    while (line() !== undefined && game.decider(state) !== LEARNER) {
      const by = game.decider(state);
      const events = play(modelOf(game, state, line()!));
      tell(by === CHANCE ? null : by, events);
    }
    if (line() !== undefined) return;
    isFinished.value = true;
    countFinished(game.name, lesson.name, step.peek());
    if (step.peek() === steps.length - 1) keepDone(game.name, lesson.name);
  }

  function begin(): void {
    state = startOf(game, lesson, step.peek());
    next = 0;
    isFinished.value = false;
    missed.value = 0;
    countReached(game.name, lesson.name, step.peek());
    tell(null, []);
    letOthers();
  }

  /** It is seen, and then as if it had not been. */
  function takeBack(text: string): void {
    const before = copy(state);
    const events: Event[] = [];
    applyText(game, state, text, (event) => events.push(event));
    tell(LEARNER, events);
    state = before;
    missed.value++;
    tell(LEARNER, [], { undone: true });
  }

  function decide(text: string): Refusal | undefined {
    const wanted = line();
    const legal = legalTexts(game, state);
    if (wanted === undefined || game.decider(state) !== LEARNER || !legal.includes(text))
      return refuse("illegal", "The rules do not allow this now.");
    if (!meant(legal, wanted).includes(text)) takeBack(text);
    else {
      tell(LEARNER, play(text));
      letOthers();
    }
    return undefined;
  }

  begin();
  const session: LessonSession = {
    ...arrangedSession({
      id: `lesson-${lesson.name}`,
      game,
      state,
      seat: LEARNER,
      others: "apprentice",
      frames,
      decide,
      next: "/learn",
    }),
    lesson,
    step,
    isFinished,
    isOver,
    missed,
    model: () => (line() === undefined ? undefined : modelOf(game, state, line()!)),
    go(to) {
      isOver.value = to >= steps.length;
      if (isOver.peek()) return;
      step.value = to;
      begin();
    },
    get extra() {
      return added;
    },
  };
  const added = extra(session);
  return session;
}
