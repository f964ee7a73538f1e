/** Everything said at a table so far. A frame's sentences are worked out once, not anew for every frame after it. */
import type { ReadonlySignal } from "@preact/signals";
import { computed } from "@preact/signals";
import type { Seat } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";
import { language } from "../app/settings.ts";
import { t } from "../i18n/words.ts";
import type { Session } from "../sessions/session.ts";
import type { Kit, Player, Speaker } from "./kit.ts";
import { startSaid } from "./starting.ts";
import type { Told } from "./telling.ts";
import { byAuthor, tell } from "./telling.ts";

export interface LogLine {
  readonly key: string;
  readonly n: number;
  readonly by: Seat | null;
  readonly sentences: readonly string[];
}

/** Players change with every thought of a bot; what they are called seldom does, and only then all is said anew. */
export function speakerOf(session: Session): Speaker {
  const told = computed(() => JSON.stringify(session.players.value.map(({ name, by }) => ({ name, by }))));
  const players = computed(() => JSON.parse(told.value) as readonly Pick<Player, "name" | "by">[]);
  const isSharing = computed(() => players.value.filter(({ by }) => by === "person").length !== 1);
  return {
    name: (seat) => players.value[seat]?.name ?? t("table.player", { n: seat + 1 }),
    // Around one device everybody reads the same words: there, people are called by their names.
    isYou: (seat) => session.seat.value === seat && (session.isOnline || !isSharing.value),
  };
}

/** `reached`: the frame that is shown; `isDrawing`: who starts is being drawn; `isOpened`: what chance decided first has been seen. */
export function openLog(
  kit: Kit,
  session: Session,
  speaker: Speaker,
  moment: {
    readonly reached: ReadonlySignal<number>;
    readonly isDrawing: ReadonlySignal<boolean>;
    readonly isOpened: ReadonlySignal<boolean>;
  },
): ReadonlySignal<readonly LogLine[]> {
  const known = new WeakMap<Frame, ReadonlySignal<readonly LogLine[]>>();

  const linesOf = (frame: Frame, before: Frame | undefined): readonly LogLine[] => {
    // Words change with the language.
    if (!language.value) return [];
    const listener = { kit, speaker, options: session.options, seat: session.seat.value };
    const starter = frame.n === 0 && !moment.isDrawing.value ? startSaid(session, speaker) : [];
    // Nobody reads what has not fallen yet.
    const events = frame.n === 0 && !moment.isOpened.value ? [] : tell(listener, frame, before);
    const all = [...starter.map((text): Told => ({ by: null, text })), ...events];
    return byAuthor(all).map((group, i) => ({ key: `${frame.n}.${i}`, n: frame.n, ...group }));
  };

  return computed<readonly LogLine[]>(() => {
    // A frame's lines stay together, so that they can be taken back together.
    const told: (readonly LogLine[])[] = [];
    let before: Frame | undefined;
    for (const each of session.frames.value.slice(0, moment.reached.value + 1)) {
      if (each.undone) told.pop();
      else {
        const past = before;
        const lines = known.get(each) ?? computed(() => linesOf(each, past));
        known.set(each, lines);
        told.push(lines.value);
      }
      before = each;
    }
    return told.flat();
  });
}
