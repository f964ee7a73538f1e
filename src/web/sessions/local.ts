/** Games in this browser, against bots or around one device: the same tables and frames as online. */
import { batch, computed, signal } from "@preact/signals";
import type { Refusal, Seat } from "../../core/game.ts";
import { copy, isRefusal } from "../../core/game.ts";
import { seeded } from "../../core/chance.ts";
import { applyText } from "../../core/record.ts";
import type { Frame, Step, Table } from "../../core/table.ts";
import { frameOf, framesSince, latest, recordOf, seededLuck, submit, tableFrom, undo } from "../../core/table.ts";
import { bots } from "./bots.ts";
import type { Kit, Thoughts } from "../table/kit.ts";
import type { Session } from "./session.ts";
import { lasting } from "../app/settings.ts";
import { localPlayers, startFrom, startLocal, startQuick } from "./begin.ts";
import { count } from "./ladder.ts";
import { keepGame, localGame } from "./saved.ts";

/** How long a bot seems to think at least, so that one can follow. */
const BOT_PAUSE = 420;

export function openLocal(kit: Kit, id: string): Session | undefined {
  const kept = localGame(id);
  if (!kept || kept.game !== kit.game.name) return undefined;
  const game = kit.game;
  const opened = tableFrom(game, kept.record, seededLuck(kept.seed));
  if (isRefusal(opened)) return undefined;
  const table: Table = opened;
  const { sitters } = kept;
  const people = sitters.flatMap((sitter, seat) => (sitter.by === "person" ? [seat] : []));
  const isShared = kit.isShared(game.options(table.state));
  const seat = signal<Seat>(kept.seat);
  const veiled = signal(people.length > 1 && !isShared);
  const handover = signal<Seat | undefined>(undefined);
  const order = signal(kept.order);
  const frames = signal<readonly Frame[]>(framesSince(table, seat.value, -1));
  const seen = signal(kept.seen);
  const thoughts = signal<Thoughts>({});
  const players = computed(() => localPlayers(sitters, thoughts.value));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let { played, climbed, helped } = kept;

  const save = (): void => {
    const asked = game.decider(table.state);
    keepGame({
      ...kept,
      seat: seat.value,
      seen: latest(table),
      order: order.value,
      record: recordOf(table),
      ...(played !== undefined && { played }),
      ...(climbed !== undefined && { climbed }),
      ...(helped && { helped }),
      ...(asked < sitters.length && { asked }),
    });
  };

  /** A quick game counts for the ladder when it ends, unless one had help. */
  const countResult = (): void => {
    const result = game.result(table.state);
    if (!result || !kept.quick || helped) return;
    const hasWon = "won" in result ? result.won : result.winners.some((winner) => people.includes(winner));
    climbed = count(game.name, hasWon);
  };

  const told = (step: Step | Refusal): Refusal | undefined => {
    if (isRefusal(step)) return step;
    batch(() => {
      // Where all see the same, the next to decide looks on without a break.
      const decider = game.decider(table.state);
      if (isShared && sitters[decider]?.by === "person") seat.value = decider;
      frames.value = [...frames.value, frameOf(table, seat.value, step)];
    });
    played = Date.now();
    countResult();
    save();
    goOn();
    return undefined;
  };

  const lookAs = (next: Seat, isHidden: boolean): void => {
    // Together: whoever follows must never see one seat's frames through another's eyes.
    batch(() => {
      veiled.value = isHidden;
      if (seat.value === next) return;
      seat.value = next;
      frames.value = framesSince(table, next, -1);
      // Played by the others in front of everybody's eyes; before the first decision there was nothing to see.
      if (latest(table) > 0) seen.value = latest(table);
    });
    save();
  };

  /** Whose decision is next, and what to do about it. */
  function goOn(): void {
    clearTimeout(timer);
    const decider = game.decider(table.state);
    const sitter = sitters[decider];
    handover.value = undefined;
    if (!sitter || isClosed) return;
    if (sitter.by === "bot") timer = setTimeout(() => void letBotPlay(decider, sitter.level), lasting(BOT_PAUSE));
    else {
      const answer = game.byOrder(table.state, order.value);
      if (answer !== undefined && people.length === 1)
        timer = setTimeout(() => told(submit(table, decider, latest(table), game.format(table.state, answer))), 60);
      else if (people.length > 1) passDevice(decider);
    }
  }

  function passDevice(decider: Seat): void {
    if (isShared || (decider === seat.value && !veiled.value)) return lookAs(decider, false);
    if (kit.isOpenDecision(game.choices(table.state))) return lookAs(decider, true);
    veiled.value = true;
    handover.value = decider;
  }

  async function letBotPlay(decider: Seat, level: string): Promise<void> {
    const n = latest(table);
    const thought = await bots.think(game, table.state, decider, level, id);
    if (!thought || isClosed || n !== latest(table)) return;
    thoughts.value = { ...thoughts.value, [decider]: thought.ms };
    told(submit(table, decider, n, thought.decision));
  }

  const stop = order.subscribe(save);
  goOn();

  return {
    id,
    game: game.name,
    isOnline: false,
    options: game.options(table.state),
    startIsDrawn: kept.from === undefined && kept.wish.start === undefined,
    startThrows: kept.from ? [] : (game.throwsForStart?.(kept.wish, seededLuck(kept.seed)(0)) ?? []),
    players,
    seat,
    frames,
    seen,
    handover,
    veiled,
    orders: people.length === 1 && kit.asksOutOfTurn(game.options(table.state)) ? game.orders : [],
    order,
    countdown: signal(undefined),
    submit: async (text) => told(submit(table, seat.value, latest(table), text)),
    undo: async () => told(undo(table, seat.value, latest(table))),
    takeOver() {
      const next = handover.value;
      if (next === undefined) return;
      handover.value = undefined;
      lookAs(next, false);
    },
    giveOrder(next) {
      order.value = next;
      goOn();
    },
    record: async () => ({
      ...recordOf(table),
      names: sitters.map((sitter) => (sitter.by === "bot" ? sitter.level : sitter.name)),
    }),
    again: async () => {
      if (kept.quick) return startQuick(kit);
      const next = kept.from ? startFrom(game, kept.from, sitters) : startLocal(game, kept.wish, sitters);
      if (isRefusal(next)) throw new Error(next.say);
      return `/local/${game.name}/${next}`;
    },
    coach: {
      advise(meant) {
        helped = true;
        return bots.advise(game, table.state, seat.value, id, meant);
      },
      told(text) {
        const state = copy(table.state);
        game.guess(state, seat.value, seeded("told"));
        const events: Frame["events"][number][] = [];
        applyText(game, state, text, (event) => events.push(event));
        return events.flatMap((event) => game.hear(event, seat.value) ?? []);
      },
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      stop();
      bots.forget(id);
    },
  };
}
