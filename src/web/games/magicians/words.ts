/** What happens, in sentences. */
import type { Event } from "../../../core/game.ts";
import { BOARD, LIFE } from "../../../games/magicians/board.ts";
import type { MagiciansEvent } from "../../../games/magicians/events.ts";
import type { SymbolName } from "../../../games/magicians/wands.ts";
import { SYMBOLS } from "../../../games/magicians/wands.ts";
import { t, tOf } from "../../i18n/words.ts";
import type { Desk, Speaker } from "../../table/kit.ts";
import { marked, onBoard, sumOf } from "./choose.ts";
import { atNode, cardName, nameOf, toNode } from "./describe.ts";
import type { Scene } from "./scene.ts";

/** M-Z1 How often each symbol is seen: each wand hides one. */
export const seen = (hidden: readonly SymbolName[], symbol: SymbolName): number =>
  hidden.length - hidden.filter((each) => each === symbol).length;

export function say(told: Event, speaker: Speaker): string | undefined {
  const event = told as MagiciansEvent;
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
      const counts = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, seen(event.hidden, symbol)]));
      return t("magicians.say.symbols", counts);
    }
    case "read":
      return t("magicians.say.read", { ...by(event.seat), symbol: tOf("magicians.symbol", event.symbol) });
    case "over":
      return t("magicians.say.over");
    default:
      return sayFight(event, by, speaker);
  }
}

function sayFight(
  event: MagiciansEvent,
  by: (seat: number) => { you: boolean; name: string },
  speaker: Speaker,
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
      return t("magicians.say.laid", { ...by(event.seat), sum: event.sum, n: event.throws });
    case "fight-again":
      return t("magicians.say.fight-again", by(event.leader));
    case "fight-won":
      return t("magicians.say.fight-won", { ...by(event.seat), at: atNode(event.place) });
    default:
      return undefined;
  }
}

/** What the player is asked for. */
export function prompt(desk: Desk): string {
  const { view } = desk.scene.value as Scene;
  const legal = desk.legal.value;
  if (legal.length === 0) return waiting(desk);
  const targets = onBoard(legal, desk.picked.value);
  if (targets.length === 1 && targets[0]!.text === desk.picked.value.prefix)
    return nameOf(targets[0]!, view, desk.players.value, legal);
  const { fight } = view.turn;
  if (fight) {
    if (marked(desk.picked.value).length > 0) return t("magicians.ask.marked");
    if (fight.leadThrows === null) return t("magicians.ask.lead", { sum: sumOf(fight.values ?? []) });
    return t("magicians.ask.follow", { lead: fight.leadSum!, throws: fight.leadThrows });
  }
  if (legal[0]!.startsWith("take")) return t("magicians.ask.take", { card: cardName(view.magicians[view.active]!) });
  if (legal.includes("cast")) return t("magicians.ask.cast");
  if (view.turn.symbols) return promptReading(legal);
  return promptMove(desk, legal);
}

function promptReading(legal: readonly string[]): string {
  const mayFly = legal.some((text) => text.startsWith("magic "));
  const others = legal.filter((text) => !text.startsWith("magic "));
  if (mayFly && others.length === 0) return t("magicians.ask.readMagic");
  if (mayFly || others.length > 1) return t("magicians.ask.read");
  return t(others[0] === "power" ? "magicians.ask.readPower" : "magicians.ask.readFate");
}

function promptMove(desk: Desk, legal: readonly string[]): string {
  const { view } = desk.scene.value as Scene;
  const thrown = view.turn.throw ?? [];
  const n = sumOf(thrown);
  const own = thrown[view.active] ?? 0;
  const mine = (verb: string): boolean => onBoard(legal, desk.picked.value).some((target) => target.verb === verb);
  if (mine("magician") && mine("apprentice")) return t("magicians.ask.both");
  if (mine("apprentice"))
    return t(view.stones[view.active] ? "magicians.ask.apprenticeStone" : "magicians.ask.apprentice", {
      n,
      twice: 2 * n,
    });
  if (mine("magician")) {
    const isBound = view.magicians[view.active] === BOARD.nodes[LIFE];
    return t(isBound ? "magicians.ask.magicianMust" : "magicians.ask.magician", { n: own });
  }
  return t("magicians.ask.restOnly", { n });
}

/** Where the rules speak about what is asked now. */
export function clause(desk: Desk): string {
  const { view } = desk.scene.value as Scene;
  const legal = desk.legal.value;
  const { fight } = view.turn;
  if (desk.frame.value.decider === null) return "M-C3";
  if (fight) return fight.leadThrows === null ? "M-F1" : "M-F2";
  if (legal.some((text) => text.startsWith("take"))) return "M-C1";
  if (legal.includes("cast")) return "M-A5";
  if (view.turn.symbols) return readingClause(legal);
  const may = (verb: string): boolean => onBoard(legal, desk.picked.value).some((target) => target.verb === verb);
  if (may("apprentice") && !may("magician")) return view.stones[view.active] ? "M-A2" : "M-A1";
  if (may("magician") && !may("apprentice")) return "M-M1";
  return "M-T2";
}

/** M-Z1 and, once it is clear which symbol counts, that one's own clause. */
function readingClause(legal: readonly string[]): string {
  const symbols = new Set(legal.map((text) => text.split(" ")[0]!));
  const clauses: Readonly<Record<string, string>> = { power: "M-Z2", magic: "M-Z3", fate: "M-Z4" };
  const [only] = symbols;
  return (symbols.size === 1 ? clauses[only!] : undefined) ?? "M-Z1";
}

function waiting(desk: Desk): string {
  const { decider } = desk.frame.value;
  if (decider === null) return t("magicians.ask.over");
  return t("magicians.ask.wait", { you: decider === desk.seat.value, name: desk.players.value[decider]?.name ?? "" });
}

export function verdict({ view }: Scene): string[] {
  const isComplete = view.cards.some(({ length }) => length === BOARD.cards.length);
  return isComplete ? [] : [t("magicians.verdictLast")];
}
