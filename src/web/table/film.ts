/** Events on the board, one after the other: each takes its time at the chosen speed, and none where nobody looks. */
import type { ReadonlySignal } from "@preact/signals";
import { batch, signal } from "@preact/signals";
import type { Frame } from "../../core/table.ts";
import { lasting as lastingOf } from "../app/settings.ts";
import type { Kit } from "./kit.ts";

type FrameEvent = Frame["events"][number];

export interface Film {
  readonly scene: ReadonlySignal<object>;
  /** How long the event shown now takes, in milliseconds. */
  readonly lasting: ReadonlySignal<number>;
  show(scene: object, ms: number): void;
  /** Whatever is under way is given up for it. False: it was given up itself. */
  perform(events: readonly FrameEvent[]): Promise<boolean>;
  /** Nothing happens for a while, unless somebody hurries. */
  rest(ms: number): Promise<void>;
  /** The event under way is over now. */
  hurry(): void;
  /** What is under way is given up. */
  cut(): void;
}

/** `hear` is told each event that somebody sees, with the scene before it; `hold` may keep one waiting. */
export function openFilm(
  kit: Kit,
  start: object,
  hear: (event: FrameEvent, before: object) => void = () => undefined,
  hold: (event: FrameEvent) => Promise<void> | undefined = () => undefined,
): Film {
  const scene = signal(start);
  const lasting = signal(0);
  let run = 0;
  let hurry: (() => void) | undefined;

  const wait = (ms: number): Promise<void> =>
    ms <= 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          const timer = setTimeout(resolve, ms);
          hurry = () => {
            clearTimeout(timer);
            resolve();
          };
        });

  const show = (next: object, ms: number): void =>
    batch(() => {
      lasting.value = ms;
      scene.value = next;
    });

  const cut = (): void => {
    run++;
    hurry?.();
  };

  return {
    scene,
    lasting,
    show,
    async perform(events) {
      cut();
      const own = run;
      for (const event of events) {
        const ms = document.hidden ? 0 : lastingOf(kit.lasts(event, scene.peek()));
        if (ms > 0) await hold(event);
        if (own !== run) return false;
        const before = scene.peek();
        show(kit.step(before, event), ms);
        if (!document.hidden) hear(event, before);
        await wait(ms);
        if (own !== run) return false;
      }
      return true;
    },
    rest: wait,
    hurry: () => hurry?.(),
    cut,
  };
}
