/** Plays what a session tells on the board: event by event, at the chosen speed, and backwards when somebody looks back. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import { batch, computed, effect, signal } from "@preact/signals";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";
import type { Desk, Kit, KitTypes } from "./kit.ts";
import type { Session } from "../sessions/session.ts";
import { answers, lasting as lastingOf } from "../app/settings.ts";
import { play } from "../ui/sound.ts";
import { openFeelings } from "../faces/moods.ts";
import type { Counsel } from "./counsel.ts";
import { openCounsel } from "./counsel.ts";
import { openFilm } from "./film.ts";
import { openPondering } from "./pondering.ts";
import type { LogLine } from "./logLines.ts";
import { openLog, speakerOf } from "./logLines.ts";
import { isLotDue, lotMs } from "./starting.ts";
import type { Told } from "./telling.ts";

export interface Controller<K extends KitTypes = KitTypes> extends Desk<K> {
  readonly kit: Kit<K>;
  readonly session: Session<K>;
  readonly isBusy: ReadonlySignal<boolean>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** What is happening at this moment; undefined: nothing moves. */
  readonly caption: ReadonlySignal<Told | undefined>;
  /** The frame looked at; undefined: the present. */
  readonly lookedAt: Signal<number | undefined>;
  readonly refusal: Signal<Refusal | undefined>;
  /** The last frame seen before, if much has happened since. */
  readonly missed: number | undefined;
  /** Who starts is being drawn. */
  readonly lot: ReadonlySignal<boolean>;
  readonly counsel: Counsel;
  skip(): void;
  close(): void;
}

/** So many frames behind, nobody wants to see them all; so many, and one is told in words what happened. */
const [MOST_BEHIND, MUCH] = [24, 3];
const ANSWER_MS = 900;
const HAND_MS = 4000;
/** What one knew is seen before what has happened since. */
const BEAT_MS = 300;

export function openController(kit: Kit, session: Session, isSilent = false): Controller {
  const first = session.frames.peek();
  const start = Math.min(
    first.length - 1,
    Math.max(
      0,
      first.findIndex(({ n }) => n >= session.seen.peek()),
    ),
  );
  const seen = session.seen.peek() >= 0 ? start : 0;
  const frame = signal<Frame>(first[seen]!);
  const reached = signal(seen);
  const caption = signal<Told | undefined>(undefined);
  const feelings = openFeelings();
  const speaker = speakerOf(session);
  const film = openFilm(
    kit,
    kit.scene(frame.value.view, session.seat.peek()),
    (event, scene) => {
      const by = kit.actor(event) ?? caption.peek()?.by ?? null;
      if (!isSilent) play(kit.sound(event), by ?? undefined);
      feelings.feel(kit.moods?.(event, scene));
      const text = kit.say(event, speaker, session.options, { scene, isMoment: true });
      if (text !== undefined || by !== caption.peek()?.by) caption.value = { by, text: text ?? "" };
    },
    hold,
  );
  // What chance decides before the first decision is seen, too, if somebody's hand has a part in it.
  const isFresh = session.seen.peek() < 0 && first.length === 1 && lastingOf(1) > 0;
  const opening = isFresh
    ? frame.value.events.slice(0, 1 + frame.value.events.findLastIndex((event) => kit.handOf(event) !== undefined))
    : [];
  const hasOpened = signal(opening.length === 0);
  if (!hasOpened.peek()) film.show(kit.unthrown?.(film.scene.peek()) ?? film.scene.peek(), 0);
  const lookedAt = signal<number | undefined>(undefined);
  const isBusy = signal(false);
  const picked = signal<object | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const lot = signal(isLotDue(session) && lastingOf(1) > 0);
  const awaited = signal(false);
  let release: (() => void) | undefined;
  let isClosed = false;

  /** One's own throw waits for one's hand, but nobody else waits long for it. */
  function hold(event: Frame["events"][number]): Promise<void> | undefined {
    const by = kit.handOf(event);
    const player = by === undefined ? undefined : session.players.peek()[by];
    const isHere = session.isOnline ? by === session.seat.peek() : player?.by === "person";
    if (isSilent || !isHere || player?.standIn || !kit.waitsForHand()) return undefined;
    awaited.value = true;
    return new Promise<void>((resolve) => {
      const timer = setTimeout(() => release?.(), HAND_MS);
      release = () => {
        clearTimeout(timer);
        release = undefined;
        awaited.value = false;
        resolve();
      };
    });
  }

  async function perform(next: Frame): Promise<void> {
    if (!(await film.perform(next.undone ? [] : next.events))) return;
    batch(() => {
      film.show(kit.scene(next.view, session.seat.peek(), film.scene.peek()), lastingOf(next.undone ? 200 : 120));
      caption.value = undefined;
      frame.value = next;
      picked.value = undefined;
    });
  }

  async function run(): Promise<void> {
    if (isBusy.peek()) return;
    isBusy.value = true;
    if (lot.peek()) {
      await film.rest(lastingOf(lotMs(session)));
      lot.value = false;
    } else if (frame.peek() === first[seen] && seen < first.length - 1) await film.rest(lastingOf(BEAT_MS));
    if (opening.length > 0 && !isClosed) {
      await film.perform(opening.splice(0));
      hasOpened.value = true;
      jump(reached.peek());
    }
    for (;;) {
      const frames = session.frames.peek();
      const behind = frames.length - 1 - reached.peek();
      if (behind <= 0 || isClosed) break;
      if (behind > MOST_BEHIND) jump(frames.length - 1);
      else {
        await perform(frames[reached.peek() + 1]!);
        if (session.frames.peek()[reached.peek()] !== undefined) reached.value++;
      }
    }
    isBusy.value = false;
    // The last frame may have been told anew meanwhile: whoever has sat down sees more.
    const last = session.frames.peek().length - 1;
    if (session.frames.peek()[last] !== frame.peek() && !isClosed) jump(last);
  }

  function jump(to: number): void {
    const next = session.frames.peek()[to]!;
    batch(() => {
      reached.value = to;
      caption.value = undefined;
      frame.value = next;
      picked.value = undefined;
      film.show(kit.scene(next.view, session.seat.peek()), 0);
    });
  }

  let seat = session.seat.peek();
  const stop = effect(() => {
    const frames = session.frames.value;
    if (session.seat.value !== seat) {
      seat = session.seat.value;
      if (!kit.isShared(session.options)) jump(frames.length - 1);
    }
    void run();
  });

  const log = openLog(kit, session, speaker, { reached, isDrawing: lot, isOpened: hasOpened });

  const isPresent = computed(
    () => !isBusy.value && lookedAt.value === undefined && session.handover.value === undefined,
  );

  // T-N3 Who never wants to be asked is not: the standing order answers before anybody could.
  const isLeftToOrder = computed(
    () =>
      session.orders.length > 0 &&
      session.order.value === session.orders.at(-1) &&
      kit.isOpenDecision(frame.value.choices ?? []),
  );

  const counsel = openCounsel(session, frame);
  const pondering = openPondering(frame, session.players);
  const controller: Controller = {
    kit,
    counsel,
    hint: counsel.hint,
    session,
    options: session.options,
    players: session.players,
    seat: session.seat,
    veiled: session.veiled,
    moods: feelings.moods,
    pondering: pondering.isLong,
    frame,
    scene: computed(() => {
      const at = lookedAt.value;
      const past = at === undefined ? undefined : session.frames.value.find(({ n }) => n === at);
      return past ? kit.scene(past.view, session.seat.value) : film.scene.value;
    }),
    choices: computed(() => (isPresent.value && !isLeftToOrder.value ? (frame.value.choices ?? []) : [])),
    mayUndo: computed(() => isPresent.value && frame.value.mayUndo === true),
    coming: computed(() => session.extra?.coming?.(frame.value.view) ?? []),
    get isUnaided() {
      return session.extra?.isUnaided === true;
    },
    lasting: film.lasting,
    picked,
    isBusy,
    log,
    caption,
    lookedAt,
    refusal,
    speaker,
    lot,
    missed: first.length - 1 - seen > MUCH ? first[seen]!.n : undefined,
    awaited,
    countdown: session.countdown,
    release: () => release?.(),
    decide: (...texts) => void decideAll(texts),
    undo: () => void decideAll(["undo"]),
    skip() {
      release?.();
      film.hurry();
    },
    close() {
      isClosed = true;
      clearTimeout(answering);
      stopAnswering();
      release?.();
      feelings.close();
      pondering.close();
      film.cut();
      stop();
      session.close();
    },
  };

  let isDeciding = false;
  async function decideAll(texts: readonly string[]): Promise<void> {
    // A second tap while the first is on its way means the same.
    if (isDeciding) return;
    isDeciding = true;
    await decideEach(texts).finally(() => (isDeciding = false));
  }

  async function decideEach(texts: readonly string[]): Promise<void> {
    refusal.value = undefined;
    for (const text of texts) {
      if (text !== "undo" && !(await counsel.allows(text))) return void (picked.value = undefined);
      const answer = await (text === "undo" ? session.undo() : session.submit(text));
      if (isRefusal(answer)) {
        refusal.value = answer;
        picked.value = undefined;
        return;
      }
    }
  }

  /** A question with one answer, or with answers that come to the same, is no question; how long one sees it all the same. */
  let answering: ReturnType<typeof setTimeout> | undefined;
  const stopAnswering = effect(() => {
    clearTimeout(answering);
    const choices = controller.choices.value;
    const plain = choices.length > 1 ? kit.sameAnyway?.(choices) : choices[0];
    if (!plain || session.extra || session.veiled.value || answers.value === "ask" || kit.isWeighty(plain)) return;
    answering = setTimeout(() => controller.decide(plain.text), lastingOf(ANSWER_MS));
  });

  return controller;
}
