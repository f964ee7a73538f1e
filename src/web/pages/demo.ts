/** A game that plays itself behind the start page: nobody decides, nothing is kept. */
import { signal } from "@preact/signals";
import { seeded } from "../../core/chance.ts";
import { decisions, isRefusal, ONLOOKER, OVER } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";
import { begin, frameOf, latest, submit } from "../../core/table.ts";
import type { Kit, Player } from "../table/kit.ts";
import { botName } from "../sessions/names.ts";
import type { Session } from "../sessions/session.ts";
import { wantsLessMotion } from "../app/settings.ts";
import { isAsleep } from "../ui/stirring.ts";

/** Two of them on a page: now the one moves, now the other. */
const PACE = 2600;
/** The table is interesting from the first moment. */
const AHEAD = 30;

/** `mayGoOn`: all it has told so far has been shown. What waits to be shown would go on when nobody looks any more. */
export function openDemo(kit: Kit, mayGoOn: () => boolean): Session {
  const { game } = kit;
  const chance = seeded(String(Math.random()));
  const opened = begin(game, kit.quickGame, (outcome) => seeded(`${chance.below(1e9)}.${outcome}`));
  if (isRefusal(opened)) throw new Error(opened.say);
  const table = opened;
  const rule = Object.values(game.policies)[0]!;
  const buffer = decisions();
  const decide = (): Frame | undefined => {
    const decider = game.decider(table.state);
    if (decider === OVER) return undefined;
    const count = game.legal(table.state, buffer);
    const text = game.format(table.state, rule(table.state, buffer, count, chance));
    const step = submit(table, decider, latest(table), text);
    return isRefusal(step) ? undefined : frameOf(table, ONLOOKER, step);
  };
  for (let i = 0; i < AHEAD; i++) decide();
  const frames = signal<readonly Frame[]>([frameOf(table, ONLOOKER)]);
  const timer = setInterval(() => {
    if (document.hidden || wantsLessMotion() || isAsleep() || !mayGoOn()) return;
    const frame = decide();
    if (frame) frames.value = [...frames.value, frame];
    else clearInterval(timer);
  }, PACE);
  const players = Array.from({ length: game.seats(table.state) }, (_, seat): Player => ({
    name: botName("journeyman", seat),
    colour: seat,
    by: "bot",
    here: true,
    standIn: false,
  }));
  return {
    id: "demo",
    game: game.name,
    isOnline: false,
    options: game.options(table.state),
    startIsDrawn: false,
    startThrows: [],
    players: signal(players),
    seat: signal(ONLOOKER),
    frames,
    seen: signal(latest(table)),
    handover: signal(undefined),
    veiled: signal(false),
    orders: [],
    order: signal(""),
    countdown: signal(undefined),
    submit: async () => undefined,
    undo: async () => undefined,
    takeOver: () => undefined,
    giveOrder: () => undefined,
    record: async () => undefined,
    again: async () => "/",
    close: () => clearInterval(timer),
  };
}
