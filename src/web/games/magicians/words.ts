/** What happens, in sentences. */
import type { Seat } from "../../../core/game.ts";
import { BOARD } from "../../../games/magicians/board.ts";
import type { Figure, MagiciansChoice } from "../../../games/magicians/choices.ts";
import type { MagiciansEvent } from "../../../games/magicians/events.ts";
import type { MagiciansOptions } from "../../../games/magicians/options.ts";
import type { SymbolName } from "../../../games/magicians/wands.ts";
import { SYMBOLS, timesSeen } from "../../../games/magicians/wands.ts";
import { t, tOf } from "./i18n.ts";
import type { Seen, Speaker } from "../../table/kit.ts";
import { onBoard, sumOf } from "./choose.ts";
import { atNode, cardName, nameOf, toNode } from "./describe.ts";
import type { MagiciansScene } from "./scene.ts";
import type { MagiciansDesk } from "./types.ts";

export function say(
  event: MagiciansEvent,
  speaker: Speaker,
  _options: MagiciansOptions,
  { scene }: Seen<MagiciansScene>,
): string | undefined {
  const by = (seat: number): { you: boolean; name: string } => ({ you: speaker.isYou(seat), name: speaker.name(seat) });
  switch (event.what) {
    case "again":
    case "stay":
    case "rest":
    case "bonus":
    case "cast":
    case "decline":
      return tOf("magicians.say", event.what, by(event.seat));
    case "throw": {
      const [a, b, c] = event.values;
      return t("magicians.say.throw", {
        ...by(event.seat),
        a,
        b,
        c,
        sum: sumOf(event.values),
        own: event.values[event.seat]!,
      });
    }
    case "triple":
      return t(event.value === 0 ? "magicians.say.triple0" : "magicians.say.triple", by(event.seat));
    case "jump":
      return t("magicians.say.jump", { ...by(event.seat), to: toNode(event.path.at(-1)!) });
    case "walk":
      return t("magicians.say.walk", { ...by(event.seat), n: event.path.length - 1, to: toNode(event.path.at(-1)!) });
    case "magic":
      return t("magicians.say.magic", { ...by(event.seat), to: toNode(event.to) });
    case "labyrinth":
      return tOf("magicians.say.labyrinth", event.figure, by(event.seat));
    case "stone":
      return t(event.gained ? "magicians.say.stoneGained" : "magicians.say.stoneLost", by(event.seat));
    case "card": {
      const card = cardName(event.place);
      if (event.from === "place") return t("magicians.say.card", { ...by(event.seat), card });
      return t("magicians.say.cardFrom", {
        ...by(event.seat),
        card,
        from: speaker.isYou(event.from) ? t("magicians.fromYou") : speaker.name(event.from),
      });
    }
    case "symbols": {
      const counts = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, timesSeen(event.hidden, symbol)]));
      return t("magicians.say.symbols", counts);
    }
    case "read":
      return t("magicians.say.read", { ...by(event.seat), symbol: tOf("magicians.symbol", event.symbol) });
    case "over":
      return t("magicians.say.over");
    default:
      return sayFight(event, by, speaker, scene);
  }
}

/** Whose deed it is. Who is sent away, robbed or rewarded did not do it. */
export function actor(event: MagiciansEvent): Seat | undefined {
  switch (event.what) {
    case "turn":
    case "again":
    case "throw":
    case "jump":
    case "walk":
    case "stay":
    case "rest":
    case "fight-throw":
    case "laid":
    case "cast":
    case "decline":
    case "symbols":
    case "read":
    case "magic":
      return event.seat;
    case "fight":
      return event.challenger;
    default:
      return undefined;
  }
}

function sayFight(
  event: MagiciansEvent,
  by: (seat: number) => { you: boolean; name: string },
  speaker: Speaker,
  { view }: MagiciansScene,
): string | undefined {
  switch (event.what) {
    case "fight":
      return t("magicians.say.fight", {
        ...by(event.challenger),
        other: speaker.isYou(event.challenged) ? t("magicians.youToo") : speaker.name(event.challenged),
        at: atNode(event.place),
      });
    case "fight-throw": {
      const [a, b, c] = event.values;
      return t("magicians.say.fight-throw", { ...by(event.seat), a, b, c, sum: sumOf(event.values), n: event.throws });
    }
    case "laid":
      // M-F2 Only who leads lays down; the other answers.
      return t(view.turn.fight?.leader === event.seat ? "magicians.say.laid" : "magicians.say.answered", {
        ...by(event.seat),
        sum: event.sum,
        n: event.throws,
      });
    case "fight-again":
      return t("magicians.say.fight-again", by(event.leader));
    case "fight-won":
      return t("magicians.say.fight-won", { ...by(event.seat), at: atNode(event.place) });
    default:
      return undefined;
  }
}

/** What the player is asked for. */
export function prompt(desk: MagiciansDesk): string {
  const { view } = desk.scene.value;
  const choices = desk.choices.value;
  const [first] = choices;
  if (desk.awaited?.value) return t("magicians.ask.throw");
  if (!first) return waiting(desk);
  const picked = desk.picked.value;
  if (picked?.among) return t("magicians.ask.which");
  const [whole] = picked?.text === undefined ? [] : onBoard(choices, picked);
  if (whole) return nameOf(whole, desk.players.value);
  const { fight } = view.turn;
  if (fight) {
    if (fight.leadThrows === null) return t("magicians.ask.lead", { sum: sumOf(fight.values ?? []) });
    return t("magicians.ask.follow", { lead: fight.leadSum!, throws: fight.leadThrows });
  }
  if (first.verb === "take") return t("magicians.ask.take", { card: cardName(view.magicians[view.active]!) });
  if (first.verb === "cast") return t("magicians.ask.cast");
  return first.symbol ? promptReading(symbolsIn(choices)) : promptMove(desk);
}

/** How a spell throw may be read. */
const symbolsIn = (choices: readonly MagiciansChoice[]): readonly SymbolName[] =>
  SYMBOLS.filter((symbol) => choices.some((choice) => choice.symbol === symbol));

const ASK_READING = {
  power: "magicians.ask.readPower",
  magic: "magicians.ask.readMagic",
  fate: "magicians.ask.readFate",
} as const;

const promptReading = ([only, ...more]: readonly SymbolName[]): string =>
  t(only === undefined || more.length > 0 ? "magicians.ask.read" : ASK_READING[only]);

function promptMove(desk: MagiciansDesk): string {
  const { view } = desk.scene.value;
  const thrown = view.turn.throw ?? [];
  const n = sumOf(thrown);
  const own = thrown[view.active] ?? 0;
  const goes = figuresIn(desk);
  if (goes("magician") && goes("apprentice")) return t("magicians.ask.both");
  if (goes("apprentice"))
    return t(view.stones[view.active] ? "magicians.ask.apprenticeStone" : "magicians.ask.apprentice", {
      n,
      twice: 2 * n,
    });
  if (goes("magician")) {
    const mayStay = desk.choices.value.some(({ verb }) => verb === "stay");
    return t(mayStay ? "magicians.ask.magician" : "magicians.ask.magicianMust", { n: own });
  }
  return t("magicians.ask.restOnly", { n });
}

/** Which figures can go somewhere, as far as the choice has been made. */
function figuresIn(desk: MagiciansDesk): (figure: Figure) => boolean {
  const targets = onBoard(desk.choices.value, desk.picked.value);
  return (figure) => targets.some((target) => target.figure === figure);
}

/** M-Z1 and, once it is clear which symbol counts, that one's own clause. */
const READING_CLAUSES: Readonly<Record<SymbolName, string>> = { power: "M-Z2", magic: "M-Z3", fate: "M-Z4" };

/** Where the rules speak about what is asked now. */
export function clause(desk: MagiciansDesk): string {
  const { view } = desk.scene.value;
  const choices = desk.choices.value;
  const { fight } = view.turn;
  if (desk.frame.value.decider === null) return "M-C3";
  if (fight) return fight.leadThrows === null ? "M-F1" : "M-F2";
  if (choices[0]?.verb === "take") return "M-C1";
  if (choices[0]?.verb === "cast") return "M-A5";
  if (view.turn.symbols) {
    const [only, ...more] = symbolsIn(choices);
    return only === undefined || more.length > 0 ? "M-Z1" : READING_CLAUSES[only];
  }
  const goes = figuresIn(desk);
  if (goes("apprentice") && !goes("magician")) return view.stones[view.active] ? "M-A2" : "M-A1";
  return goes("magician") && !goes("apprentice") ? "M-M1" : "M-T2";
}

function waiting(desk: MagiciansDesk): string {
  const { decider } = desk.frame.value;
  if (decider === null) return t("magicians.ask.over");
  const name = desk.players.value[decider]?.name ?? "";
  if (!desk.pondering?.value) return t("magicians.ask.wait", { you: decider === desk.seat.value, name });
  const { fight, symbols } = desk.scene.value.view.turn;
  return t(fight ? "magicians.ask.ponder.fight" : symbols ? "magicians.ask.ponder.read" : "magicians.ask.ponder.move", {
    name,
  });
}

export function verdict({ view }: MagiciansScene): string[] {
  const isComplete = view.cards.some(({ length }) => length === BOARD.cards.length);
  return isComplete ? [] : [t("magicians.verdictLast")];
}
