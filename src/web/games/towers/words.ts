/** What happens, in sentences. */
import type { Result } from "../../../core/game.ts";
import { titleOf } from "../../../games/towers/ending.ts";
import { SPELLS } from "../../../games/towers/spells.ts";
import type { TowersVerb } from "../../../games/towers/choices.ts";
import type { DeclaredMove, HeardEvent } from "../../../games/towers/events.ts";
import type { TowersOptions } from "../../../games/towers/options.ts";
import { isShared } from "../../../games/towers/options.ts";
import { t, tOf } from "./i18n.ts";
import type { Speaker } from "../../table/kit.ts";
import { cardName } from "./card.tsx";
import { isNarrowed, onBoard } from "./choose.ts";
import type { TowersScene } from "./scene.ts";
import type { TowersDesk, TowersPicked } from "./types.ts";

export function say(event: HeardEvent, speaker: Speaker, { mode }: TowersOptions): string | undefined {
  const by = (seat: number): { you: boolean; name: string } => ({ you: speaker.isYou(seat), name: speaker.name(seat) });
  const of = (owner: number): { you: boolean; name: string } => (isShared(mode) ? { you: true, name: "" } : by(owner));
  switch (event.what) {
    case "play":
      return t("say.play", { ...by(event.seat), card: cardName(event.card) });
    case "redraw":
      return t("say.redraw", by(event.seat));
    case "roll":
      return t("say.roll", { ...by(event.seat), value: event.value });
    case "declare":
      return event.declared === null
        ? undefined
        : t("say.declare", { ...by(event.seat), move: moveWords(event.declared) });
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
      return t("say.fill", isShared(mode) ? { you: true } : by(event.seat));
    case "shuffle":
      return t("say.shuffle");
    case "over":
      return t("say.over");
    default:
      return undefined;
  }
}

const moveWords = (move: DeclaredMove): string =>
  move.piece === "tower"
    ? t("say.moveTower", { space: move.space, level: move.level })
    : t("say.moveWizard", { space: move.space });

/** What the player is asked for. */
export function prompt(desk: TowersDesk): string {
  const { view } = desk.scene.value;
  const choices = desk.choices.value;
  const picked = desk.picked.value;
  if (choices.length === 0 && picked?.spell === undefined) return waiting(desk, view.decider);
  const whole = choices.find(({ text }) => text === picked?.text);
  if (whole?.uncovers) return t("ask.confirmUncovers");
  if (isNarrowed(picked)) return promptPicked(picked);
  const may = (verb: TowersVerb): boolean => choices.some((choice) => choice.verb === verb);
  if (may("pass")) return promptWindow(desk);
  if (may("keep")) return t("ask.keep", { roll: view.turn.roll ?? 0, n: view.turn.rerolls });
  if (may("decline")) return t("ask.give", { name: desk.players.value[view.active]?.name ?? "" });
  if (may("return")) return t("ask.return");
  if (may("end")) return t("ask.end");
  if (onBoard(choices, picked).length > 0)
    return t("ask.move", { card: view.turn.card ? cardName(view.turn.card) : "" });
  if (may("skip")) return t("ask.skip");
  return t(view.turn.played === 0 ? "ask.first" : "ask.second");
}

/** What a half-made choice still needs. */
function promptPicked({ verb, spell, card, space }: TowersPicked): string {
  if (verb === "play" && card !== undefined) return t("ask.roll", { card: cardName(card) });
  if (verb === "redraw") return t("ask.redraw");
  if (spell === "swap") return t(space === undefined ? "ask.swapFirst" : "ask.swapSecond");
  return spell === undefined ? t("ask.confirm") : tOf("spellHelp", spell);
}

/** T-N3 Before or after a move, or the same spell again. */
function promptWindow(desk: TowersDesk): string {
  const { active, turn } = desk.scene.value.view;
  const spells = new Set(desk.choices.value.flatMap(({ spell }) => spell ?? []));
  if (turn.spell !== null && [...spells].every((spell) => spell === turn.spell))
    return t("ask.again", { spell: tOf("spell", turn.spell) });
  if (turn.declaredMove === null) return t("ask.windowAfter");
  return t("ask.windowBefore", {
    you: active === desk.seat.value,
    name: desk.players.value[active]?.name ?? "",
    move: moveWords(turn.declaredMove),
  });
}

/** T-S3 … T-S10 in the order of the spells. */
const SPELL_CLAUSES: Readonly<Record<string, string>> = Object.fromEntries(
  SPELLS.map((spell, i) => [spell, `T-S${i + 3}`]),
);

/** Where the rules speak about what is asked now. */
export function clause(desk: TowersDesk): string {
  const { view } = desk.scene.value;
  const { verb, spell } = desk.picked.value ?? {};
  const may = (each: TowersVerb): boolean => desk.choices.value.some((choice) => choice.verb === each);
  if (spell !== undefined) return SPELL_CLAUSES[spell]!;
  if (verb === "redraw") return "T-T2";
  if (may("keep") || verb === "play") return "T-T5";
  if (may("pass")) return "T-N3";
  if (may("decline") || may("return")) return "T-G2";
  if (may("skip")) return "T-T4";
  if (may("wizard")) return "T-W1";
  if (may("tower")) return "T-M1";
  if (may("end")) return "T-S1";
  return view.decider === null ? "T-X2" : "T-T1";
}

function waiting(desk: TowersDesk, decider: number | "chance" | null): string {
  if (decider === null) return t("ask.over");
  if (decider === "chance") return t("ask.chance");
  return t("ask.wait", { you: decider === desk.seat.value, name: desk.players.value[decider]?.name ?? "" });
}

export function verdict(result: Result, { view }: TowersScene): string[] {
  if ("score" in result) return [t("verdict.score", { n: result.score }), tOf("title", String(titleOf(result.score)))];
  if ("won" in result) return [t(view.deck === 0 ? "verdict.lostCards" : "verdict.lostPotions")];
  return [];
}
