/** What has happened in the turn so far: luck and decisions, one after the other, each of them legal. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { seeded } from "../../core/chance.ts";
import type { State } from "../../core/game.ts";
import { CHANCE, copy, OVER } from "../../core/game.ts";
import { applyText, legalTexts } from "../../core/record.ts";
import { decisionSaid } from "../odds/sayings.ts";
import { random } from "../sessions/random.ts";
import { t } from "./i18n.ts";
import type { Atelier } from "./studio.ts";

export const TurnPanel = ({ studio }: { studio: Atelier }): JSX.Element => {
  const { draft, now, start, kit, name } = studio;
  const { game } = kit;
  const { moves } = draft.value;
  const state = now.value;
  if (!start.value) return <p class="hint">{t("editor.turnFirst")}</p>;
  const decider = state ? game.decider(state) : OVER;
  return (
    <>
      <p class="hint">{t("editor.turnHelp")}</p>
      <Said studio={studio} start={start.value} />
      {moves.length > 0 && (
        <div class="page-actions">
          <button
            type="button"
            class="button quiet dark"
            data-action="move-back"
            onClick={() => studio.setMoves(moves.slice(0, -1))}
          >
            {t("editor.moveBack")}
          </button>
          <button type="button" class="button quiet dark" onClick={() => studio.setMoves([])}>
            {t("editor.movesBack")}
          </button>
        </div>
      )}
      {state && decider === CHANCE && <Luck key={moves.length} studio={studio} state={state} />}
      {state && decider < game.seats(state) && <Decide key={moves.length} studio={studio} state={state} />}
      {decider === OVER && <p>{t("editor.turnOver")}</p>}
      <p class="unseen" role="status">
        {state && decider < game.seats(state) ? t("editor.asked", { name: name(decider) }) : ""}
      </p>
    </>
  );
};

const Said = ({ studio, start }: { studio: Atelier; start: State }): JSX.Element | null => {
  const { kit, draft, name } = studio;
  const { moves } = draft.value;
  if (moves.length === 0) return null;
  const state = copy(start);
  const speaker = { name, isYou: () => false };
  const lines = moves.map((text) => {
    const decider = kit.game.decider(state);
    const seat = decider === CHANCE || decider === OVER ? kit.game.active(state) : decider;
    const said = decider === OVER ? text : decisionSaid(kit, state, seat, text, speaker);
    applyText(kit.game, state, text);
    return said;
  });
  return (
    <ol class="editor-moves">
      {lines.map((line, i) => (
        <li key={i}>
          {line} <code>{moves[i]}</code>
        </li>
      ))}
    </ol>
  );
};

/** Chance decides: choose what falls, or let it fall. */
const Luck = ({ studio, state }: { studio: Atelier; state: State }): JSX.Element => {
  const { workshop, kit, draft } = studio;
  const parts = workshop.luck(state);
  const chosen = useSignal(parts.map(({ choices }) => choices[0]!));
  const add = (text: string): void => studio.setMoves([...draft.value.moves, text]);
  const fall = (): void => {
    const { game } = kit;
    add(game.formatOutcome(state, game.outcome(state, seeded(random()))));
  };
  return (
    <fieldset class="editor-luck">
      <legend>{t("editor.luck")}</legend>
      <div class="editor-falls">
        {parts.map(({ label, choices, say }, i) => (
          <label key={label} class="inline">
            <span>{label}</span>
            <select
              value={chosen.value[i]}
              disabled={choices.length === 1}
              onChange={({ currentTarget: { value } }) => (chosen.value = chosen.value.with(i, value))}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {say?.(choice) ?? choice}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div class="page-actions">
        {parts.length > 0 && (
          <button
            type="button"
            class="button"
            data-action="luck"
            onClick={() => add(workshop.outcome(state, chosen.value))}
          >
            {t("editor.luckThis")}
          </button>
        )}
        <button type="button" class="button quiet dark" data-action="fall" onClick={fall}>
          {t("editor.luckFall")}
        </button>
      </div>
    </fieldset>
  );
};

/** Somebody decides: only what is legal can be chosen. */
const Decide = ({ studio, state }: { studio: Atelier; state: State }): JSX.Element => {
  const { kit, draft, name } = studio;
  const seat = kit.game.decider(state);
  const texts = legalTexts(kit.game, state);
  const chosen = useSignal(texts[0] ?? "");
  useEffect(() => {
    if (!texts.includes(chosen.peek())) chosen.value = texts[0] ?? "";
  }, [state]);
  return (
    <fieldset class="editor-luck">
      <legend>{t("editor.asked", { name: name(seat) })}</legend>
      <label class="inline">
        <span class="unseen">{t("editor.decision")}</span>
        <select value={chosen.value} onChange={({ currentTarget: { value } }) => (chosen.value = value)}>
          {texts.map((text) => (
            <option key={text} value={text}>
              {decisionSaid(kit, state, seat, text, { name, isYou: () => false })} ({text})
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        data-action="decide"
        onClick={() => studio.setMoves([...draft.value.moves, chosen.value])}
      >
        {t("editor.decide")}
      </button>
    </fieldset>
  );
};
