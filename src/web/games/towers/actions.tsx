/** What can be done besides touching cards and pieces, and what a half-made choice still needs. */
import type { JSX } from "preact";
import type { TowersChoice, TowersVerb } from "../../../games/towers/choices.ts";
import { spellName, t, tOf } from "./i18n.ts";
import { Colours } from "./art.tsx";
import { completions, isNarrowed, onBoard } from "./choose.ts";
import { SpellBook } from "./spellBook.tsx";
import { Spells } from "./spells.tsx";
import { StackSheet } from "./stack.tsx";
import type { TowersDesk, TowersPart } from "./types.ts";

interface Action {
  readonly key: string;
  readonly words: string;
  readonly isMain?: boolean;
  run(): void;
}

/** Decisions of one word each have a button. */
const WORDS: readonly TowersVerb[] = ["keep", "reroll", "skip", "pass", "end", "ask", "decline", "potion"];
const MAIN: readonly TowersVerb[] = ["keep", "skip", "pass", "end"];

function actionsOf(desk: TowersDesk): Action[] {
  const choices = desk.choices.value;
  const picked = desk.picked.value;
  const decide = ({ text }: TowersChoice, words: string, isMain = false): Action => ({
    key: text,
    words,
    isMain,
    run: () => desk.decide(text),
  });
  // While pieces move there is nothing to do, and what was picked is done.
  if (choices.length === 0) return [];
  const cancel: Action = { key: "cancel", words: t("table.cancel"), run: () => (desk.picked.value = undefined) };
  if (isNarrowed(picked)) {
    const whole = completions(choices, picked);
    return [...whole.map((choice) => decide(choice, confirmWords(choice), true)), cancel];
  }
  const actions = WORDS.flatMap((word) =>
    choices
      .filter(({ verb }) => verb === word)
      .map((choice) => decide(choice, wordsOf(choice, choices), MAIN.includes(word) && choices.length < 3)),
  );
  if (choices.some(({ verb }) => verb === "redraw"))
    actions.push({ key: "redraw", words: t("do.redraw"), run: () => (desk.picked.value = { verb: "redraw" }) });
  return actions;
}

/** T-T4 A card that could move something is wasted on purpose; one that cannot is simply gone on from. */
const wordsOf = ({ verb }: TowersChoice, choices: readonly TowersChoice[]): string =>
  verb === "skip" && onBoard(choices, undefined).length > 0 ? t("do.waste") : tOf("do", verb);

function confirmWords({ verb, spell, piece, turning }: TowersChoice): string {
  if (turning) return t(turning === "cw" ? "do.nudgeCw" : "do.nudgeCcw");
  if (verb === "play") return t("do.roll");
  if (verb === "redraw" && piece === undefined) return t("do.redrawPlain");
  if (spell) return t("do.cast", { spell: spellName(spell) });
  return t("do.move");
}

export const Actions: TowersPart = ({ desk }): JSX.Element => {
  const { view } = desk.scene.value;
  const actions = actionsOf(desk);
  const picked = desk.picked.value;
  const space = picked?.space;
  const here =
    space === undefined
      ? []
      : onBoard(desk.choices.value, picked).filter((choice) => choice.space === space && choice.piece !== "swap");
  return (
    <>
      <div class="buttons" data-decider={view.decider ?? "over"}>
        {actions.map(({ key, words, isMain, run }) => (
          <button key={key} type="button" class={`button ${isMain ? "main" : ""}`} data-action={key} onClick={run}>
            {words}
          </button>
        ))}
        {desk.mayUndo.value && !isNarrowed(picked) && (
          <button type="button" class="button quiet" data-action="undo" onClick={() => desk.undo()}>
            {t("table.undo")}
          </button>
        )}
      </div>
      <Spells desk={desk} />
      <SpellBook desk={desk} />
      {here.length > 0 && (
        <Colours.Provider value={desk.players.value.map(({ colour }) => colour)}>
          <StackSheet desk={desk} space={space!} choices={here} />
        </Colours.Provider>
      )}
    </>
  );
};
