/** The coach at a table where one may have one: advice when asked for, and a warning before what would cost much. */
import type { ReadonlySignal } from "@preact/signals";
import { computed, signal } from "@preact/signals";
import type { CoachAdvice } from "../../bots/advice.ts";
import type { Frame } from "../../core/table.ts";
import { warnings } from "../app/settings.ts";
import type { Session } from "../sessions/session.ts";
import type { BoardHint } from "./kit.ts";

/** What the coach says about one moment. */
export interface CounselSaid {
  /** The frame it is about. */
  readonly n: number;
  /** Undefined: it is being thought about. */
  readonly advice: CoachAdvice | undefined;
  /** It was not asked for: a decision waits until one has read it. */
  readonly isWarning: boolean;
}

export interface Counsel {
  /** Undefined: nothing, or about a moment that is over. */
  readonly said: ReadonlySignal<CounselSaid | undefined>;
  readonly hint: ReadonlySignal<BoardHint | undefined>;
  /** One may have a coach here. */
  readonly isThere: boolean;
  ask(): void;
  /** May this be decided? Not if it is costly, a warning is wanted, and none was given. */
  allows(text: string): Promise<boolean>;
  dismiss(): void;
}

export function openCounsel(session: Session, frame: ReadonlySignal<Frame>): Counsel {
  // Whoever is solving something is not told the answer.
  const coach = session.extra ? undefined : session.coach;
  const latest = signal<CounselSaid | undefined>(undefined);
  const said = computed(() => (latest.value?.n === frame.value.n ? latest.value : undefined));
  /** What one was warned of and may do all the same. */
  let warned = "";

  async function think(isWarning: boolean, meant?: string): Promise<CoachAdvice | undefined> {
    const { n } = frame.peek();
    if (!isWarning) latest.value = { n, advice: undefined, isWarning };
    const advice = await coach?.advise(meant);
    if (frame.peek().n !== n) return undefined;
    const isSaid = advice !== undefined && (!isWarning || advice.cost > 0);
    latest.value = isSaid ? { n, advice, isWarning } : undefined;
    return advice;
  }

  return {
    said,
    hint: computed(() => {
      const advice = said.value?.advice;
      if (!advice) return undefined;
      const choice = frame.value.choices?.find(({ text }) => text === advice.best);
      return { choice, facts: advice.why?.causes.map(({ fact }) => fact) ?? [] };
    }),
    isThere: coach !== undefined,
    ask: () => void think(false),
    async allows(text) {
      const { n, choices = [] } = frame.peek();
      const name = `${n} ${text}`;
      if (!coach || warnings.peek() === "off" || choices.length < 2 || warned === name) return true;
      const advice = await think(true, text);
      if (!advice || advice.cost === 0) return true;
      warned = name;
      return false;
    },
    dismiss: () => void (latest.value = undefined),
  };
}
