/** What happens, in sentences. */
import type { Result } from "../../../core/game.ts";
import { titleOf } from "../../../games/towers/ending.ts";
import { SPELLS } from "../../../games/towers/spells.ts";
import type { TowersVerb } from "../../../games/towers/choices.ts";
import type { DeclaredMove, HeardEvent } from "../../../games/towers/events.ts";
import type { TowersOptions } from "../../../games/towers/options.ts";
import { isShared } from "../../../games/towers/options.ts";
import { spellHelp, spellName, t, tOf } from "./i18n.ts";
import { language } from "../../app/settings.ts";
import type { Seen, Speaker } from "../../table/kit.ts";
import { cardName } from "./card.tsx";
import { isNarrowed, onBoard } from "./choose.ts";
import type { TowersScene } from "./scene.ts";
import { marks } from "./settings.ts";
import type { TowersDesk, TowersPicked } from "./types.ts";
import { way, where } from "./where.ts";

export function say(
  event: HeardEvent,
  speaker: Speaker,
  { mode, memory }: TowersOptions,
  { scene, isMoment }: Seen<TowersScene>,
): string | undefined {
  const by = (seat: number): { you: boolean; name: string } => ({ you: speaker.isYou(seat), name: speaker.name(seat) });
  const of = (owner: number): { you: boolean; name: string } => (isShared(mode) ? { you: true, name: "" } : by(owner));
  // T-H2 Who is shut in may be said at its moment; only where somebody may see under towers the log keeps it.
  const mayName = isMoment || memory !== "strict";
  const whose = (owners: readonly number[]): string => (isShared(mode) ? ourWizards(owners) : theirWizards(owners, by));
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
        : t("say.declare", { ...by(event.seat), move: moveWords(event.declared, scene) });
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
      return t("say.cast", { ...by(event.seat), spell: spellName(event.spell), price: event.price });
    case "wizard":
      if (event.home) return t(event.count === 1 ? "say.home" : "say.homes", { ...of(event.owner), n: event.count });
      if (event.from === event.to) return t("say.freed", of(event.owner));
      return t(event.count === 1 ? "say.wizard" : "say.wizards", {
        ...of(event.owner),
        n: event.count,
        way: way(event.from, event.to),
        where: where(event.to, scene),
      });
    case "tower": {
      const lifted = scene.view.spaces[event.from]!.towers;
      const n = lifted.length - Math.max(0, lifted.indexOf(event.tower));
      const covered = scene.view.spaces[event.to]!.on;
      const wanders = t(WANDERS[marks.value][n === 1 ? 0 : 1], {
        n,
        tower: event.tower,
        way: way(event.from, event.to),
        where: where(event.to, scene),
      });
      const imprisons = !event.imprisons
        ? ""
        : mayName && covered.length > 0
          ? t("say.imprisons", { whose: whose(covered) })
          : t("say.imprisonsSome");
      const frees = event.frees ? t("say.frees", { whose: whose(event.frees) }) : "";
      return [wanders, imprisons, frees].filter((part) => part !== "").join(" ");
    }
    case "swap":
      return t("say.swap", { a: where(event.spaces[0], scene), b: where(event.spaces[1], scene) });
    case "keep":
      return t("say.keep", { way: way(event.from, event.to) });
    case "fill":
      return isShared(mode) ? t("say.fillOurs") : t("say.fill", by(event.seat));
    case "shuffle":
      return t("say.shuffle");
    case "over":
      return t("say.over");
    default:
      return undefined;
  }
}

/** One tower, or several; without marks nothing is called by a number that nobody sees. */
const WANDERS = {
  off: ["say.tower", "say.towers"],
  on: ["say.towerMarked", "say.towersMarked"],
} as const;

const counted = (n: number): string => tOf("count", String(n));

const ourWizards = (owners: readonly number[]): string => t("say.ours", { count: counted(owners.length) });

/** “a wizard of yours and two of Mira” */
function theirWizards(owners: readonly number[], by: (seat: number) => { you: boolean; name: string }): string {
  const parts = [...new Set(owners)].map((owner) => {
    const n = owners.filter((each) => each === owner).length;
    return t("say.theirs", { ...by(owner), count: counted(n) });
  });
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(parts);
}

function moveWords(move: DeclaredMove, scene: TowersScene): string {
  const place = where(move.space, scene);
  if (move.piece === "wizard") return t("say.moveWizard", { where: place });
  const { towers } = scene.view.spaces[move.space]!;
  if (marks.value === "on") return t("say.moveTower.marked", { where: place, tower: towers[move.level - 1]! });
  const { length } = towers;
  const part = length === 1 ? "only" : move.level === length ? "top" : move.level === 1 ? "all" : "some";
  return t(`say.moveTower.${part}`, { where: place, level: move.level });
}

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
  if (choices.some(({ verb, wasted }) => verb === "keep" && wasted))
    return t("ask.keepLost", { roll: view.turn.roll ?? 0 });
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
  return spell === undefined ? t("ask.confirm") : spellHelp(spell);
}

/** T-N3 Before or after a move, or the same spell again. */
function promptWindow(desk: TowersDesk): string {
  const { active, turn } = desk.scene.value.view;
  const spells = new Set(desk.choices.value.flatMap(({ spell }) => spell ?? []));
  if (turn.spell !== null && [...spells].every((spell) => spell === turn.spell))
    return t("ask.again", { spell: spellName(turn.spell) });
  if (turn.declaredMove === null) return t("ask.windowAfter");
  return t("ask.windowBefore", {
    you: active === desk.seat.value,
    name: desk.players.value[active]?.name ?? "",
    move: moveWords(turn.declaredMove, desk.scene.value),
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
  const name = desk.players.value[decider]?.name ?? "";
  return desk.pondering?.value ? ponders(desk, name) : t("ask.wait", { you: decider === desk.seat.value, name });
}

/** What a bot is still thinking about, as far as everybody at the table can see it. */
function ponders(desk: TowersDesk, name: string): string {
  const { active, decider, turn } = desk.scene.value.view;
  if (decider !== active || turn.declaredMove !== null) return t("ask.ponder.spell", { name });
  if (turn.card === null) return t("ask.ponder.card", { name });
  return turn.roll !== null && turn.rerolls > 0
    ? t("ask.ponder.roll", { name })
    : t("ask.ponder.move", { name, card: cardName(turn.card) });
}

export function verdict(result: Result, { view }: TowersScene): string[] {
  if ("score" in result) return [t("verdict.score", { n: result.score }), tOf("title", String(titleOf(result.score)))];
  if ("won" in result) return [t(view.deck === 0 ? "verdict.lostCards" : "verdict.lostPotions")];
  return [];
}
