/** What happens, in sentences. */
import type { Event, JsonObject, Result } from "../../../core/game.ts";
import { titleOf } from "../../../games/towers/ending.ts";
import { SPELLS } from "../../../games/towers/spells.ts";
import type { HeardEvent } from "../../../games/towers/events.ts";
import { t, tOf } from "../../i18n/words.ts";
import type { Desk, Speaker } from "../../table/kit.ts";
import { cardName } from "./card.tsx";
import { onBoard, read } from "./choose.ts";
import type { Scene } from "./scene.ts";

export function say(told: Event, speaker: Speaker, options: JsonObject): string | undefined {
  const event = told as HeardEvent;
  const by = (seat: number): { you: boolean; name: string } => ({ you: speaker.isYou(seat), name: speaker.name(seat) });
  const isShared = String(options.mode).startsWith("solo") || String(options.mode).startsWith("coop");
  const of = (owner: number): { you: boolean; name: string } => (isShared ? { you: true, name: "" } : by(owner));
  switch (event.what) {
    case "play":
      return t("say.play", { ...by(event.seat), card: cardName(event.card) });
    case "redraw":
      return t("say.redraw", by(event.seat));
    case "roll":
      return t("say.roll", { ...by(event.seat), value: event.value });
    case "declare":
      return event.move === null ? undefined : t("say.declare", { ...by(event.seat), move: moveWords(event.move) });
    case "lost":
      return t("say.lost", by(event.seat));
    case "skip":
    case "ask":
    case "decline":
      return tOf("say", event.what, by(event.seat));
    case "potion":
    case "give":
    case "return":
      return tOf("say", event.what, {
        ...by(event.seat),
        to: speaker.isYou(event.to) ? t("say.toYou") : speaker.name(event.to),
      });
    case "cast":
      return t("say.cast", { ...by(event.seat), spell: tOf("spell", event.spell), price: event.price });
    case "wizard":
      if (event.home) return t("say.home", { ...of(event.owner), n: event.count });
      if (event.from === event.to) return t("say.freed", of(event.owner));
      return t("say.wizard", { ...of(event.owner), n: event.count, from: event.from, to: event.to });
    case "tower":
      return t(event.imprisons ? "say.towerImprisons" : "say.tower", {
        tower: event.tower,
        from: event.from,
        to: event.to,
      });
    case "swap":
      return t("say.swap", { a: event.towers[0], b: event.towers[1] });
    case "keep":
      return t("say.keep", { to: event.to });
    case "fill":
      return t("say.fill", isShared ? { you: true } : by(event.seat));
    case "shuffle":
      return t("say.shuffle");
    case "over":
      return t("say.over");
    default:
      return undefined;
  }
}

function moveWords(move: string): string {
  const { piece, space, level } = read(move);
  return piece === "tower"
    ? t("say.moveTower", { space: space!, level: level! })
    : t("say.moveWizard", { space: space! });
}

/** What the player is asked for. */
export function prompt(desk: Desk): string {
  const { view } = desk.scene.value as Scene;
  const legal = desk.legal.value;
  const { prefix, space } = desk.picked.value;
  if (legal.length === 0 && !prefix.startsWith("cast")) return waiting(desk, view.decider);
  if (prefix.startsWith("play")) return t("ask.roll", { card: cardName(prefix.slice(5)) });
  if (prefix.startsWith("redraw")) return t("ask.redraw");
  if (prefix.startsWith("cast swap")) return t(space === undefined ? "ask.swapFirst" : "ask.swapSecond");
  if (prefix.startsWith("cast")) return tOf("spellHelp", read(prefix).spell!);
  if (prefix !== "") return t("ask.confirm");
  if (legal.includes("pass")) {
    const what = view.turn.declared;
    if (
      view.turn.spell !== null &&
      legal.every((text) => text === "pass" || text.startsWith(`cast ${view.turn.spell}`))
    )
      return t("ask.again", { spell: tOf("spell", view.turn.spell) });
    return what === null
      ? t("ask.windowAfter")
      : t("ask.windowBefore", {
          you: view.active === desk.seat.value,
          name: desk.players.value[view.active]?.name ?? "",
          move: moveWords(what),
        });
  }
  if (legal.includes("keep")) return t("ask.keep", { roll: view.turn.roll ?? 0, n: view.turn.rerolls });
  if (legal.includes("decline")) return t("ask.give", { name: desk.players.value[view.active]?.name ?? "" });
  if (legal.some((text) => text.startsWith("return"))) return t("ask.return");
  if (legal.includes("end")) return t("ask.end");
  if (onBoard(legal, desk.picked.value).length > 0)
    return t("ask.move", { card: view.turn.card ? cardName(view.turn.card) : "" });
  if (legal.includes("skip")) return t("ask.skip");
  return t(view.turn.played === 0 ? "ask.first" : "ask.second");
}

/** T-S3 … T-S10 in the order of the spells. */
const SPELL_CLAUSES: Readonly<Record<string, string>> = Object.fromEntries(
  SPELLS.map((spell, i) => [spell, `T-S${i + 3}`]),
);

/** Where the rules speak about what is asked now. */
export function clause(desk: Desk): string {
  const { view } = desk.scene.value as Scene;
  const legal = desk.legal.value;
  const { prefix } = desk.picked.value;
  const spell = prefix.startsWith("cast") ? read(prefix).spell : undefined;
  if (spell !== undefined) return SPELL_CLAUSES[spell]!;
  if (prefix.startsWith("redraw")) return "T-T2";
  if (legal.includes("keep") || prefix.startsWith("play")) return "T-T5";
  if (legal.includes("pass")) return "T-N3";
  if (legal.includes("decline") || legal.some((text) => text.startsWith("return"))) return "T-G2";
  if (legal.includes("skip")) return "T-T4";
  if (legal.some((text) => text.startsWith("wizard"))) return "T-W1";
  if (legal.some((text) => text.startsWith("tower"))) return "T-M1";
  if (legal.includes("end")) return "T-S1";
  return view.decider === null ? "T-X2" : "T-T1";
}

function waiting(desk: Desk, decider: number | "chance" | null): string {
  if (decider === null) return t("ask.over");
  if (decider === "chance") return t("ask.chance");
  return t("ask.wait", { you: decider === desk.seat.value, name: desk.players.value[decider]?.name ?? "" });
}

export function verdict(result: Result, { view }: Scene): string[] {
  if ("score" in result) return [t("verdict.score", { n: result.score }), tOf("title", String(titleOf(result.score)))];
  if ("won" in result) return [t(view.deck === 0 ? "verdict.lostCards" : "verdict.lostPotions")];
  return [];
}
