/** What can be done besides touching the board and the wands, and what a half-made choice still needs. */
import type { JSX } from "preact";
import { chanceAgain, chanceOfStopping } from "../../../games/magicians/chances.ts";
import { BOARD } from "../../../games/magicians/board.ts";
import type { MagiciansChoice, MagiciansVerb } from "../../../games/magicians/choices.ts";
import { t, tOf } from "./i18n.ts";
import type { Target } from "./choose.ts";
import { marked, onBoard, rethrowOf, sumOf } from "./choose.ts";
import { shortName, toNode } from "./describe.ts";
import { chances } from "./settings.ts";
import type { MagiciansDesk, MagiciansPart } from "./types.ts";

interface Action {
  readonly key: string;
  readonly words: string;
  readonly isMain?: boolean;
  run(): void;
}

/** Decisions of one word each have a button. */
const WORDS: readonly MagiciansVerb[] = ["cast", "power", "fate", "decline", "stay", "rest"];
const MAIN: readonly MagiciansVerb[] = ["cast", "power"];

function actionsOf(desk: MagiciansDesk): Action[] {
  const choices = desk.choices.value;
  const picked = desk.picked.value;
  const decide = ({ text }: MagiciansChoice, words: string, isMain = false): Action => ({
    key: text,
    words,
    isMain,
    run: () => desk.decide(text),
  });
  // While pieces move there is nothing to do, and what was picked is done.
  if (choices.length === 0) return [];
  const back = (words: string): Action => ({ key: "cancel", words, run: () => (desk.picked.value = undefined) });
  const stop = choices.find(({ verb }) => verb === "stop");
  // A lesson may leave only one of the two.
  if (stop || choices.some(({ verb }) => verb === "rethrow")) {
    const { fight } = desk.scene.value.view.turn;
    const sum = sumOf(fight?.values ?? []);
    const wands = marked(choices, picked, fight, desk.isUnaided);
    const again = rethrowOf(choices, wands);
    const rest = stop
      ? [decide(stop, t("magicians.do.stop", { n: sum }) + odds(desk, fight && chanceOfStopping(fight)), !again)]
      : [];
    if (!again) return rest;
    const words = t("magicians.do.rethrow", { n: wands.length }) + odds(desk, fight && chanceAgain(fight, wands));
    return [decide(again, words, true), ...rest];
  }
  const near = picked?.text === undefined ? [] : onBoard(choices, picked);
  if (near.length > 0) {
    const isOne = near.length === 1;
    const words = ({ figure, to }: Target): string => {
      const where = toNode(BOARD.nodes[to]!);
      return isOne ? t("magicians.do.go", { to: where }) : shortName(figure, where);
    };
    return [
      ...near.map((target) => decide(target, words(target), target.text === picked?.text)),
      back(t("table.cancel")),
    ];
  }
  if (picked) return [back(t("magicians.do.showAll"))];
  const of = (...verbs: readonly MagiciansVerb[]): MagiciansChoice[] =>
    verbs.flatMap((verb) => choices.filter((choice) => choice.verb === verb));
  return [
    ...of("take").map((choice) =>
      decide(choice, t("magicians.do.take", { name: desk.players.value[choice.seat!]?.name ?? "" }), true),
    ),
    ...of(...WORDS).map((choice) =>
      choice.verb === "rest" && choice.forced
        ? decide(choice, t("magicians.do.restOnly"), choices.length === 1)
        : decide(choice, tOf("magicians.do", choice.verb), MAIN.includes(choice.verb) || choices.length === 1),
    ),
  ];
}

/** What a button of a duel is worth, for those who want to know. */
const odds = ({ isUnaided }: MagiciansDesk, chance: number | null): string =>
  chance === null || isUnaided || chances.value === "off"
    ? ""
    : t("magicians.do.odds", { n: Math.round(100 * chance) });

/** What it is all about, as long as the player has no card. */
const isNewcomer = (desk: MagiciansDesk): boolean => {
  const { view } = desk.scene.value;
  return desk.choices.value.length > 0 && !view.turn.fight && view.cards[desk.seat.value]?.length === 0;
};

export const Actions: MagiciansPart = ({ desk }): JSX.Element => (
  <>
    <div class="buttons" data-decider={desk.frame.value.decider ?? "over"}>
      {actionsOf(desk).map(({ key, words, isMain, run }) => (
        <button key={key} type="button" class={`button ${isMain ? "main" : ""}`} data-action={key} onClick={run}>
          {words}
        </button>
      ))}
      {desk.mayUndo.value && !desk.picked.value && (
        <button type="button" class="button quiet" data-action="undo" onClick={() => desk.undo()}>
          {t("table.undo")}
        </button>
      )}
    </div>
    {isNewcomer(desk) && <p class="aim">{t("magicians.aim")}</p>}
  </>
);
