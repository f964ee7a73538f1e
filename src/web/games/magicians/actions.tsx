/** What can be done besides touching the board and the wands, and what a half-made choice still needs. */
import type { JSX } from "preact";
import { BOARD } from "../../../games/magicians/board.ts";
import { t, tOf } from "../../i18n/words.ts";
import type { Desk, Part } from "../../table/kit.ts";
import { marked, onBoard, read, sumOf } from "./choose.ts";
import { toNode } from "./describe.ts";
import type { Scene } from "./scene.ts";

interface Action {
  readonly key: string;
  readonly words: string;
  readonly isMain?: boolean;
  run(): void;
}

/** Decisions of one word each have a button. */
const WORDS = ["cast", "power", "fate", "decline", "stay", "rest"];
const MAIN = ["cast", "power"];

function actionsOf(desk: Desk): Action[] {
  const legal = desk.legal.value;
  const { prefix } = desk.picked.value;
  const { view } = desk.scene.value as Scene;
  const decide = (text: string, words: string, isMain = false): Action => ({
    key: text,
    words,
    isMain,
    run: () => desk.decide(text),
  });
  const back = (words: string): Action => ({ key: "cancel", words, run: () => (desk.picked.value = { prefix: "" }) });
  const { fight } = view.turn;
  if (fight && legal.includes("stop")) {
    const again = marked(desk.picked.value);
    const stop = decide("stop", t("magicians.do.stop", { n: sumOf(fight.values ?? []) }), again.length === 0);
    return again.length === 0 ? [stop] : [decide(prefix, t("magicians.do.rethrow", { n: again.length }), true), stop];
  }
  const [target, ...more] = prefix === "" ? [] : onBoard(legal, desk.picked.value);
  if (target && more.length === 0 && target.text === prefix)
    return [
      decide(prefix, t("magicians.do.go", { to: toNode(BOARD.nodes[target.node]!) }), true),
      back(t("table.cancel")),
    ];
  if (prefix !== "") return [back(t("magicians.do.showAll"))];
  const isStuck = legal.includes("rest") && !legal.some((text) => text.startsWith("apprentice"));
  return [
    ...legal
      .map(read)
      .filter(({ verb }) => verb === "take")
      .map(({ text, seat }) =>
        decide(text, t("magicians.do.take", { name: desk.players.value[seat!]?.name ?? "" }), true),
      ),
    ...WORDS.filter((word) => legal.includes(word)).map((word) =>
      word === "rest" && isStuck
        ? decide(word, t("magicians.do.restOnly"), legal.length === 1)
        : decide(word, tOf("magicians.do", word), MAIN.includes(word) || legal.length === 1),
    ),
  ];
}

/** What it is all about, as long as the player has no card. */
const isNewcomer = (desk: Desk): boolean => {
  const { view } = desk.scene.value as Scene;
  return desk.legal.value.length > 0 && !view.turn.fight && view.cards[desk.seat.value]?.length === 0;
};

export const Actions: Part = ({ desk }): JSX.Element => (
  <>
    <div class="buttons" data-decider={desk.frame.value.decider ?? "over"}>
      {actionsOf(desk).map(({ key, words, isMain, run }) => (
        <button key={key} type="button" class={`button ${isMain ? "main" : ""}`} data-action={key} onClick={run}>
          {words}
        </button>
      ))}
      {desk.mayUndo.value && desk.picked.value.prefix === "" && (
        <button type="button" class="button quiet" data-action="undo" onClick={() => desk.undo()}>
          {t("table.undo")}
        </button>
      )}
    </div>
    {isNewcomer(desk) && <p class="aim">{t("magicians.aim")}</p>}
  </>
);
