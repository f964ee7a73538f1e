/** A game on the server, as the page sees it. */
import type { ReadonlySignal } from "@preact/signals";
import { computed, signal } from "@preact/signals";
import type { JsonObject, Refusal, Seat } from "../../core/game.ts";
import { isRefusal, ONLOOKER } from "../../core/game.ts";
import type { ClockInfo, TableInfo } from "../../core/info.ts";
import type { Line } from "../../core/chat.ts";
import type { Notice } from "../../core/protocol.ts";
import type { Frame } from "../../core/table.ts";
import { dailyExtra } from "../daily/extra.tsx";
import { ratedExtra } from "../ratings/extra.tsx";
import { ask, follow } from "./connection.ts";
import type { Kit, Thoughts } from "../table/kit.ts";
import { playerOf } from "./onlinePlayer.ts";
import type { Session } from "./session.ts";
import { read, write } from "../app/settings.ts";

/** A table of the server: who sits there, what is said, and its game once it has begun. */
export interface Online {
  readonly id: string;
  readonly info: ReadonlySignal<TableInfo | undefined>;
  /** Why this table cannot be seen. */
  readonly refused: ReadonlySignal<Refusal | undefined>;
  readonly frames: ReadonlySignal<readonly Frame[]>;
  readonly clock: ReadonlySignal<{ readonly info: ClockInfo; readonly since: number } | undefined>;
  /** Of those decisions that were made while this page followed. */
  readonly thoughts: ReadonlySignal<Thoughts>;
  readonly chat: ReadonlySignal<readonly Line[]>;
  readonly reaction: ReadonlySignal<{ readonly seat: number; readonly what: string } | undefined>;
  close(): void;
}

const seenKey = (id: string): string => `zaubertisch.seen.${id}`;

export function openOnline(id: string): Online {
  const info = signal<TableInfo | undefined>(undefined);
  const refused = signal<Refusal | undefined>(undefined);
  const frames = signal<readonly Frame[]>([]);
  const clock = signal<{ info: ClockInfo; since: number } | undefined>(undefined);
  const thoughts = signal<Thoughts>({});
  const chat = signal<readonly Line[]>([]);
  const reaction = signal<{ seat: number; what: string } | undefined>(undefined);
  const waiting: Frame[] = [];
  const hear = (notice: Notice): void => {
    if (notice.type === "table") info.value = notice.info;
    else if (notice.type === "said") chat.value = merge(chat.value, notice.lines);
    else if (notice.type === "reacted") reaction.value = { seat: notice.seat, what: notice.what };
    else if (notice.type === "frames") {
      waiting.push(...notice.frames);
      if (notice.more) return;
      clock.value = { info: notice.clock, since: performance.now() };
      // Who has just sat down is told the last frame again, now with a hand.
      const fresh = waiting.splice(0);
      const by = fresh.at(-1)?.by ?? undefined;
      if (by !== undefined && notice.thought !== undefined)
        thoughts.value = { ...thoughts.value, [by]: notice.thought };
      if (fresh.length > 0) frames.value = [...frames.value.filter(({ n }) => n < fresh[0]!.n), ...fresh];
    }
  };
  const close = follow(id, -1, hear, (why) => (refused.value = why));
  return { id, info, refused, frames, clock, thoughts, chat, reaction, close };
}

function merge(known: readonly Line[], more: readonly Line[]): readonly Line[] {
  const last = known.at(-1)?.k ?? -1;
  return [...known, ...more.filter(({ k }) => k > last)].slice(-200);
}

/** The session of a table whose game has begun. */
export function sessionOf(kit: Kit, online: Online): Session {
  const { id, info, frames, clock, thoughts } = online;
  const begun = info.peek()!;
  const stored = read(seenKey(id));
  const latest = frames.peek().at(-1)?.n ?? 0;
  const seen = signal(stored === undefined ? latest : Math.min(latest, Number(stored)));
  const n = (): number => frames.peek().at(-1)?.n ?? 0;
  const stop = frames.subscribe((all) => write(seenKey(id), String(all.at(-1)?.n ?? 0)));
  const extra = dailyExtra(begun) ?? ratedExtra(begun);
  const refusalOf = (answer: object | Refusal): Refusal | undefined => (isRefusal(answer) ? answer : undefined);
  return {
    id,
    game: begun.game,
    isOnline: true,
    options: begun.options,
    startIsDrawn: begun.wish !== undefined && begun.wish.start === undefined,
    startThrows: begun.startThrows ?? [],
    players: computed(() => info.value!.seats.map((seat, i) => playerOf(seat, i, kit.colours, thoughts.value[i]))),
    seat: computed<Seat>(() => info.value!.you ?? ONLOOKER),
    frames,
    seen,
    handover: signal(undefined),
    veiled: signal(false),
    orders: begun.you !== null && kit.asksOutOfTurn(begun.options) ? begun.orders : [],
    order: computed(() => info.value!.order ?? info.value!.orders[0] ?? ""),
    countdown: computed(() => {
      const now = clock.value;
      return now?.info.window === undefined ? undefined : { ms: now.info.window, since: now.since };
    }),
    submit: async (text) => {
      const took = Math.round(performance.now() - (clock.peek()?.since ?? performance.now()));
      return refusalOf(await ask("decide", { table: id, n: n(), text, took }));
    },
    undo: async () => refusalOf(await ask("undo", { table: id, n: n() })),
    takeOver: () => undefined,
    giveOrder: (order) => void ask("order", { table: id, order }),
    record: async () => {
      const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
      return answer.ok ? ((await answer.json()) as JsonObject) : undefined;
    },
    ...(extra && { extra }),
    again: async () => {
      // One try a day: from here one goes to the ranking.
      if (begun.daily !== undefined) return extra!.leave;
      const answer = await ask("rematch", { table: id });
      return isRefusal(answer) ? `/t/${id}` : `/t/${answer.table}`;
    },
    close() {
      stop();
      online.close();
    },
  };
}
