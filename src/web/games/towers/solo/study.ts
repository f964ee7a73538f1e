/** A position to study: nothing is hidden, so everything can be taken back. Puzzles and par's way are looked at so. */
import { signal } from "@preact/signals";
import type { JsonObject, Seat, State } from "../../../../core/game.ts";
import { copy, isRefusal } from "../../../../core/game.ts";
import type { GameRecord } from "../../../../core/record.ts";
import type { Frame, Luck, Table } from "../../../../core/table.ts";
import { frameOf, latest, recordOf, submit, tableFrom } from "../../../../core/table.ts";
import type { Kit, KitTypes, Player } from "../../../table/kit.ts";
import type { Extra, Session } from "../../../sessions/session.ts";

export interface StudyWish {
  readonly id: string;
  readonly options: JsonObject;
  readonly state: JsonObject;
  readonly luck: Luck;
  /** Through whose eyes. */
  readonly seat: Seat;
  /** Only to be looked at: nobody decides, and nothing is taken back. */
  readonly isShow: boolean;
  readonly player: Player;
  /** Nothing more may be decided here. */
  isEnd(state: State): boolean;
}

export interface Study<K extends KitTypes> extends Session<K> {
  /** A copy of the position as it is now. */
  position(): State;
}

/** Undefined: this is no possible position. */
export function openStudy<K extends KitTypes>(
  { game }: Kit<K>,
  wish: StudyWish,
  extra: (study: Study<K>) => Extra<K>,
): Study<K> | undefined {
  const start: GameRecord = { record: 1, game: game.name, options: wish.options, state: wish.state, moves: [] };
  const opened = tableFrom(game, start, wish.luck);
  if (isRefusal(opened)) return undefined;
  let table: Table<K["game"]> = opened;
  /** How many moves stood before each decision that stands. */
  const marks: number[] = [];
  const frames = signal<readonly Frame<K["game"]>[]>([]);

  /** The end is for the study to tell, so frames carry no result. */
  function tell(given: Frame<K["game"]>, isUndone: boolean): void {
    const { result: _result, legal, choices, mayUndo: _mayUndo, ...told } = given;
    const isOpen = legal !== undefined && choices !== undefined && !wish.isShow && !wish.isEnd(table.state);
    const frame: Frame<K["game"]> = {
      ...told,
      n: frames.peek().length,
      ...(isUndone && { undone: true }),
      ...(isOpen && { legal, choices }),
      ...(marks.length > 0 && !wish.isShow && { mayUndo: true }),
    };
    frames.value = [...frames.peek(), frame];
  }
  tell(frameOf(table, wish.seat), false);

  const study: Study<K> = {
    id: wish.id,
    game: game.name,
    isOnline: false,
    startIsDrawn: false,
    startThrows: [],
    options: game.options(table.state),
    players: signal([wish.player]),
    seat: signal(wish.seat),
    frames,
    seen: signal(-1),
    handover: signal(undefined),
    veiled: signal(false),
    orders: [],
    order: signal(""),
    countdown: signal(undefined),
    async submit(text) {
      const before = table.moves.length;
      const step = submit(table, game.active(table.state), latest(table), text);
      if (isRefusal(step)) return step;
      marks.push(before);
      tell(frameOf(table, wish.seat, step), false);
      return undefined;
    },
    async undo() {
      const before = marks.pop();
      if (before === undefined) return undefined;
      const back = tableFrom(game, { ...start, moves: table.moves.slice(0, before) }, wish.luck);
      if (isRefusal(back)) throw new Error(back.say);
      table = back;
      tell(frameOf(table, wish.seat), true);
      return undefined;
    },
    takeOver: () => undefined,
    giveOrder: () => undefined,
    record: async () => recordOf(table),
    again: async () => "/solo",
    close: () => undefined,
    position: () => copy(table.state),
    get extra() {
      return added;
    },
  };
  const added = extra(study);
  return study;
}
