/** A riddle as a session at the table: what came before is seen, then one decides; what is not best is shown, told and taken back. */
import type { ReadonlySignal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { Event, Refusal, State } from "../../core/game.ts";
import { CHANCE, copy, isRefusal, OVER, refuse } from "../../core/game.ts";
import { applyText, legalTexts } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";
import type { Frame } from "../../core/table.ts";
import { arrangedSession } from "../sessions/arranged.ts";
import type { Extra, Session } from "../sessions/session.ts";
import type { Kit } from "../table/kit.ts";

export interface RiddleSession extends Session {
  readonly riddle: Riddle;
  /** What came before it is seen. */
  readonly hasFilm: boolean;
  readonly isSolved: ReadonlySignal<boolean>;
  /** What was tried in vain, the last one last. */
  readonly tried: ReadonlySignal<readonly string[]>;
  /** The best of this step, in notation. */
  model(): string | undefined;
}

/** Undefined: this is no possible position. */
export function openRiddle(
  kit: Kit,
  riddle: Riddle,
  extra: (session: RiddleSession) => Extra,
): RiddleSession | undefined {
  const { game } = kit;
  const { best, moves } = riddle;
  const start = game.read(riddle.options, riddle.state);
  const asked = isRefusal(start) ? start : afterAll(kit, start, moves);
  if (isRefusal(start) || isRefusal(asked)) return undefined;
  const seat = game.decider(asked);
  const state: State = asked;
  let step = 0;
  let isIgnoring = false;
  let isClosed = false;
  const isSolved = signal(false);
  const tried = signal<readonly string[]>([]);
  const frames = signal<readonly Frame[]>([]);

  function frameOf(at: State, by: number | null, events: readonly Event[], isAsked: boolean): Frame {
    const decider = game.decider(at);
    const choices = isAsked && decider === seat ? game.choices(at) : undefined;
    return {
      n: frames.peek().length,
      by,
      events: events.flatMap((event) => game.hear(event, seat) ?? []),
      view: game.view(at, seat),
      decider: decider === OVER || decider === CHANCE ? null : decider,
      ...(choices && { legal: choices.map(({ text }) => text), choices }),
    };
  }
  const tell = (frame: Frame): void => {
    frames.value = [...frames.peek(), frame];
  };

  const film = filmOf(kit, start, moves);
  if (film.length === 0) tell(frameOf(asked, null, [], true));
  else {
    tell(frameOf(start, null, [], false));
    // Whoever opens the table must see it happen, not be told that it has happened.
    setTimeout(() => {
      if (!isClosed)
        for (const [i, { after, by, events }] of film.entries())
          tell(frameOf(after, by, events, i === film.length - 1));
    });
  }

  /** It is seen, and then as if it had not been. */
  function takeBack(text: string): void {
    const events: Event[] = [];
    const after = copy(state);
    applyText(game, after, text, (event) => events.push(event));
    tell(frameOf(after, seat, events, false));
    tried.value = [...tried.peek(), text];
    tell({ ...frameOf(state, seat, [], true), undone: true });
    // A card and its target come together: the second is not asked for any more.
    isIgnoring = true;
    setTimeout(() => (isIgnoring = false));
  }

  function decide(text: string): Refusal | undefined {
    if (isIgnoring) return undefined;
    if (isSolved.peek() || !legalTexts(game, state).includes(text))
      return refuse("illegal", "The rules do not allow this now.");
    if (text !== best[step]) takeBack(text);
    else {
      const events: Event[] = [];
      applyText(game, state, text, (event) => events.push(event));
      step++;
      const isLast = step === best.length;
      tell(frameOf(state, seat, events, !isLast));
      isSolved.value = isLast;
    }
    return undefined;
  }

  const session: RiddleSession = {
    ...arrangedSession({
      id: `riddle-${riddle.id}`,
      game,
      state: start,
      seat,
      others: "mage",
      frames,
      decide,
      next: "/puzzles",
    }),
    close() {
      isClosed = true;
    },
    riddle,
    hasFilm: film.length > 0,
    isSolved,
    tried,
    model: () => best[step],
    get extra() {
      return added;
    },
  };
  const added = extra(session);
  return session;
}

interface Shot {
  readonly after: State;
  readonly by: number;
  readonly events: readonly Event[];
}

/** What came before, a card together with its move. None: somebody's hand had a part in it, and it is not to be done again. */
function filmOf({ game, handOf }: Kit, start: State, moves: readonly string[]): Shot[] {
  const state = copy(start);
  const shots: Shot[] = [];
  let events: Event[] = [];
  let by = game.decider(state);
  for (const [i, text] of moves.entries()) {
    applyText(game, state, text, (event) => events.push(event));
    const isWhole = !text.startsWith("play") || i === moves.length - 1;
    if (!isWhole || game.decider(state) === CHANCE) continue;
    if (events.some((event) => handOf(event) !== undefined)) return [];
    shots.push({ after: copy(state), by, events });
    events = [];
    by = game.decider(state);
  }
  return shots;
}

function afterAll({ game }: Kit, start: State, moves: readonly string[]): State | Refusal {
  const state = copy(start);
  for (const text of moves) {
    const refusal = applyText(game, state, text);
    if (refusal) return refusal;
  }
  return state;
}
