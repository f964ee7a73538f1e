/** What a position is good for: to play on, to know what is best, a puzzle, a link, a text, a board in a page. */
import { HAS_SERVER } from "#server";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { CoachAdvice } from "../../bots/advice.ts";
import type { State } from "../../core/game.ts";
import { CHANCE, isRefusal, OVER } from "../../core/game.ts";
import { linkTo } from "../app/route.ts";
import { language } from "../app/settings.ts";
import { Decisions, useExploration } from "../odds/decisions.tsx";
import { advising } from "../odds/exploring.ts";
import { whyNot } from "../odds/page.tsx";
import { reasonsSaid } from "../odds/reasons.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { t, tOf } from "./i18n.ts";
import { packedPosition, positionFrom, written } from "./link.ts";
import { PlayFrom } from "./playFrom.tsx";
import { PuzzleMaker } from "./puzzleMaker.tsx";
import type { Atelier } from "./studio.ts";
import { draftFrom } from "./studio.ts";

interface Props {
  readonly studio: Atelier;
}

export const UsePanel = ({ studio }: Props): JSX.Element => {
  const { draft, kit, now } = studio;
  const [packed, setPacked] = useState("");
  useEffect(() => draft.subscribe((each) => void packedPosition(written(each)).then(setPacked)), [draft]);
  const { name } = kit.game;
  const at = (page: string): string => linkTo(`${page}/${name}#${packed}`);
  return (
    <>
      <Part id="play" title={t("editor.playTitle")}>
        <PlayFrom studio={studio} />
      </Part>
      <Part id="best" title={t("editor.bestTitle")}>
        {now.value ? <BestHere studio={studio} /> : <p class="hint">{t("editor.notYet")}</p>}
        {now.value && (
          <a class="button quiet dark" data-action="odds" href={`/odds/${name}#${packed}`}>
            {t("editor.odds")}
          </a>
        )}
      </Part>
      <Part id="puzzle" title={t("editor.puzzleTitle")}>
        {now.value ? <PuzzleMaker studio={studio} /> : <p class="hint">{t("editor.notYet")}</p>}
      </Part>
      <Part id="link" title={t("editor.linkTitle")}>
        <p class="hint">{t("editor.linkHelp")}</p>
        <div class="page-actions">
          <ShareButton
            text={() => tOf("game", name)}
            url={at("/editor")}
            label={t("editor.link")}
            copied={t("editor.linkCopied")}
          />
          {HAS_SERVER && (
            <a class="button quiet dark" data-action="embed" href={`/embed#link=${encodeURIComponent(at("/editor"))}`}>
              {t("editor.embed")}
            </a>
          )}
        </div>
      </Part>
      <Part id="notation" title={t("editor.notationTitle")}>
        <Notation studio={studio} />
      </Part>
    </>
  );
};

const Part = ({ id, title, children }: { id: string; title: string; children: ComponentChildren }): JSX.Element => (
  <section class="shelf-block" data-part={id}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** Asked for once: thinking takes a few seconds of a device's strength. */
const BestHere = ({ studio }: Props): JSX.Element => {
  const { now, kit } = studio;
  const wanted = useSignal<State | undefined>(undefined);
  const state = now.value!;
  const decider = kit.game.decider(state);
  if (decider === CHANCE) return <p class="hint">{t("editor.luckFirst")}</p>;
  if (decider === OVER) return <p class="hint">{t("editor.turnOver")}</p>;
  if (wanted.value !== state)
    return (
      <button type="button" class="button" data-action="best" onClick={() => (wanted.value = state)}>
        {t("editor.best")}
      </button>
    );
  return <Found studio={studio} state={state} />;
};

const Found = ({ studio, state }: Props & { state: State }): JSX.Element => {
  const { kit, name, pointed } = studio;
  const seat = kit.game.decider(state);
  const explored = useExploration(kit, state);
  const [advice, setAdvice] = useState<CoachAdvice | undefined>(undefined);
  const isDone = explored.found?.done === 1;
  useEffect(() => {
    if (!isDone) return undefined;
    const asked = advising(kit.game, state);
    void asked.advice.then(setAdvice);
    return () => asked.cancel();
  }, [isDone]);
  const speaker = { name, isYou: () => false };
  const reasons = advice ? reasonsSaid(kit, state, seat, advice, speaker) : [];
  return (
    <div data-test="best" data-language={language.value}>
      <Decisions {...{ kit, state, seat, name, pointed, explored }} most={5} />
      {reasons.map((reason) => (
        <p key={reason} class="editor-reason">
          {reason}
        </p>
      ))}
      {isDone && !advice && <p class="hint">{t("editor.reasons")}</p>}
    </div>
  );
};

const Notation = ({ studio }: Props): JSX.Element => {
  const { draft, kit, workshop } = studio;
  const own = JSON.stringify(written(draft.value));
  const text = useSignal("");
  const said = useSignal("");
  const load = async (): Promise<void> => {
    const found = draftFrom(kit, workshop, await positionFrom(text.value));
    if (isRefusal(found)) said.value = whyNot(found);
    else {
      studio.replace(found);
      text.value = "";
      said.value = t("editor.loaded");
    }
  };
  return (
    <>
      <p class="hint">{t("editor.notationHelp")}</p>
      <ShareButton text={() => own} label={t("editor.copy")} copied={t("editor.copied")} />
      <label class="field">
        <span>{t("editor.paste")}</span>
        <textarea
          rows={3}
          spellcheck={false}
          value={text.value}
          onInput={({ currentTarget: { value } }) => (text.value = value)}
        />
      </label>
      <button
        type="button"
        class="button"
        data-action="load"
        disabled={text.value.trim() === ""}
        onClick={() => void load()}
      >
        {t("editor.load")}
      </button>
      <p role="status" data-test="loaded">
        {said.value}
      </p>
    </>
  );
};
