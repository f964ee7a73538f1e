/** What can be done besides touching cards and pieces, and what a half-made choice still needs. */
import type { JSX } from "preact";
import { t, tOf } from "../../i18n/words.ts";
import type { Desk, Part } from "../../table/kit.ts";
import { Colours } from "./art.tsx";
import { onBoard, read } from "./choose.ts";
import type { Scene } from "./scene.ts";
import { Spells } from "./spells.tsx";
import { StackSheet } from "./stack.tsx";

interface Action {
  readonly key: string;
  readonly words: string;
  readonly isMain?: boolean;
  run(): void;
}

/** Decisions of one word each have a button. */
const WORDS = ["keep", "reroll", "skip", "pass", "end", "ask", "decline", "potion"];
const MAIN = ["keep", "skip", "pass", "end"];

function actionsOf(desk: Desk): Action[] {
  const legal = desk.legal.value;
  const { prefix } = desk.picked.value;
  const decide = (text: string, words: string, isMain = false): Action => ({
    key: text,
    words,
    isMain,
    run: () => desk.decide(text),
  });
  const cancel: Action = { key: "cancel", words: t("table.cancel"), run: () => (desk.picked.value = { prefix: "" }) };
  if (prefix !== "") {
    const rest = legal.filter((text) => text === prefix || text.startsWith(`${prefix} `));
    const aimless = rest
      .filter((text) => text === prefix || text.startsWith("cast nudge"))
      .map((text) => decide(text, confirmWords(text), true));
    return [...aimless, cancel];
  }
  const actions = WORDS.filter((word) => legal.includes(word)).map((word) =>
    decide(word, tOf("do", word), MAIN.includes(word)),
  );
  if (legal.some((text) => text.startsWith("redraw")))
    actions.push({ key: "redraw", words: t("do.redraw"), run: () => (desk.picked.value = { prefix: "redraw" }) });
  return actions;
}

function confirmWords(text: string): string {
  const { verb, spell } = read(text);
  if (text === "cast nudge cw") return t("do.nudgeCw");
  if (text === "cast nudge ccw") return t("do.nudgeCcw");
  if (verb === "play") return t("do.roll");
  if (text === "redraw") return t("do.redrawPlain");
  if (spell) return t("do.cast", { spell: tOf("spell", spell) });
  return t("do.move");
}

export const Actions: Part = ({ desk }): JSX.Element => {
  const { view } = desk.scene.value as Scene;
  const actions = actionsOf(desk);
  const { space, prefix } = desk.picked.value;
  const here =
    space === undefined
      ? []
      : onBoard(desk.legal.value, desk.picked.value).filter(
          (choice) => choice.space === space && choice.piece !== "swap",
        );
  return (
    <>
      <div class="buttons" data-decider={view.decider ?? "over"}>
        {actions.map(({ key, words, isMain, run }) => (
          <button key={key} type="button" class={`button ${isMain ? "main" : ""}`} data-action={key} onClick={run}>
            {words}
          </button>
        ))}
        {desk.mayUndo.value && prefix === "" && (
          <button type="button" class="button quiet" data-action="undo" onClick={() => desk.undo()}>
            {t("table.undo")}
          </button>
        )}
      </div>
      <Spells desk={desk} />
      {here.length > 0 && (
        <Colours.Provider value={desk.players.value.map(({ colour }) => colour)}>
          <StackSheet desk={desk} space={space!} choices={here} />
        </Colours.Provider>
      )}
    </>
  );
};
