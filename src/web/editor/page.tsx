/** `/editor`, `/editor/GAME` and `/editor/GAME#p=…`: a position of a game put together by hand, checked, and used. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import { address, readdress } from "../app/route.ts";
import { ABOUT, aboutGame, kitOf } from "../app/games.ts";
import { reasonOf } from "../i18n/words.ts";
import { Missing } from "../pages/missing.tsx";
import { OptionForm } from "../pages/optionForm.tsx";
import { stillDesk } from "../table/still.ts";
import { Icon } from "../ui/icons.tsx";
import type { IconName } from "../ui/icons.tsx";
import { useCarry } from "./carry.ts";
import { Checks } from "./checks.tsx";
import { t, tOf } from "./i18n.ts";
import { hasPosition, packedPosition, positionIn, written } from "./link.ts";
import type { Atelier } from "./studio.ts";
import { draftFrom, firstDraft, openStudio } from "./studio.ts";
import { TurnPanel } from "./turnPanel.tsx";
import { UsePanel } from "./usePanel.tsx";
import { useTitle } from "../ui/title.ts";

export const EditorPage = ({ parts: [game] }: { parts: readonly string[] }): JSX.Element => {
  if (game === undefined) return <Choice />;
  if (!aboutGame(game)?.workshop) return <Missing say={t("page.missing")} />;
  return <Opened key={game} game={game} />;
};

const Choice = (): JSX.Element => {
  useTitle(t("editor.pageTitle"));
  return (
    <main class="page narrow">
      <header class="page-head">
        <h1>{t("editor.title")}</h1>
        <p>{t("editor.lead")}</p>
      </header>
      <div class="editor-choice">
        {ABOUT.filter(({ workshop }) => workshop).map(({ name }) => (
          <a key={name} class="parchment" data-game={name} href={`/editor/${name}`}>
            <strong>{tOf("game", name)}</strong>
            <span>{tOf("gameLine", name)}</span>
          </a>
        ))}
      </div>
    </main>
  );
};

/** A position that could not be opened is said in one sentence, above a board to begin with. */
async function open(name: string): Promise<{ studio: Atelier; trouble: string | undefined }> {
  const [kit, workshop] = await Promise.all([kitOf(name)!, aboutGame(name)!.workshop!()]);
  const first = firstDraft(kit, workshop, kit.quickGame);
  if (isRefusal(first)) throw new Error(first.say);
  const { hash } = address();
  if (!hasPosition(hash)) return { studio: openStudio(kit, workshop, first), trouble: undefined };
  const draft = draftFrom(kit, workshop, await positionIn(hash));
  return isRefusal(draft)
    ? { studio: openStudio(kit, workshop, first), trouble: draft.refused === "flawed" ? draft.say : reasonOf(draft) }
    : { studio: openStudio(kit, workshop, draft), trouble: undefined };
}

const Opened = ({ game }: { game: string }): JSX.Element => {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof open>> | undefined>(undefined);
  useEffect(() => {
    const reopen = (): void => void open(game).then(setOpened);
    reopen();
    // Another link pasted over this one.
    addEventListener("hashchange", reopen);
    return () => removeEventListener("hashchange", reopen);
  }, []);
  useTitle(t("editor.gameTitle", { game: tOf("game", game) }));
  return opened ? <Editor {...opened} /> : <p class="loading">{t("page.loading")}</p>;
};

/** The address always leads here: whoever reloads or copies it has this position. */
function useAddress({ draft, kit }: Atelier): void {
  const isFirst = useSignal(true);
  useEffect(
    () =>
      draft.subscribe((now) => {
        if (isFirst.peek()) isFirst.value = false;
        else
          void packedPosition(written(now)).then((hash) => {
            if (draft.peek() === now) readdress(`/editor/${kit.game.name}#${hash}`);
          });
      }),
    [draft],
  );
}

const TABS = ["pieces", "turn", "rules", "use"] as const;

const Editor = ({ studio, trouble }: { studio: Atelier; trouble: string | undefined }): JSX.Element => {
  const { kit, workshop } = studio;
  const root = useCarry(studio);
  const tab = useSignal<(typeof TABS)[number]>("pieces");
  const said = useSignal(trouble);
  useEffect(() => void (said.value = trouble), [studio]);
  const desk = useMemo(() => stillDesk(kit, studio.still, studio.name, studio.hint), [studio]);
  useAddress(studio);
  const { Defs, Board } = kit;
  const { Bench } = workshop;
  const held = studio.held.value;
  return (
    <>
      <Defs />
      <main class="editor" ref={root} data-held={held}>
        <Bar studio={studio} />
        <div class="scene">
          <Bench editing={studio}>
            <Board desk={desk} />
          </Bench>
        </div>
        <div class="carry-ghost" aria-hidden="true">
          {held !== undefined && workshop.thingName(held, studio)}
        </div>
        <p class="editor-said" role="status" data-test="held">
          {studio.isLocked.value ? (
            <button type="button" class="editor-let-go" data-action="unlock" onClick={() => studio.setMoves([])}>
              {t("editor.unlock")}
            </button>
          ) : held !== undefined ? (
            t("editor.holding", { thing: workshop.thingName(held, studio) })
          ) : (
            t("editor.help")
          )}
          {held !== undefined && (
            <button type="button" class="editor-let-go" onClick={() => (studio.held.value = undefined)}>
              {t("editor.letGo")}
            </button>
          )}
        </p>
        <div class="parchment editor-side shelf">
          {said.value !== undefined && (
            <p class="editor-trouble" role="alert" data-test="trouble">
              {said.value}
              <button
                type="button"
                class="icon-button"
                aria-label={t("table.close")}
                onClick={() => (said.value = undefined)}
              >
                <Icon name="close" />
              </button>
            </p>
          )}
          <Checks studio={studio} />
          <div
            class="editor-tabs"
            role="tablist"
            aria-label={t("editor.tabs")}
            onKeyDown={(event) => {
              const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
              if (by === 0) return;
              tab.value = TABS[(TABS.indexOf(tab.value) + by + TABS.length) % TABS.length]!;
              event.currentTarget.querySelector<HTMLElement>(`#tab-${tab.value}`)?.focus();
            }}
          >
            {TABS.map((each) => (
              <button
                key={each}
                type="button"
                role="tab"
                id={`tab-${each}`}
                aria-controls="editor-panel"
                aria-selected={tab.value === each}
                tabIndex={tab.value === each ? 0 : -1}
                onClick={() => (tab.value = each)}
              >
                {t(`editor.tab.${each}`)}
              </button>
            ))}
          </div>
          <div class="editor-panel" id="editor-panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
            {tab.value === "pieces" && (
              <>
                <EyesPick studio={studio} />
                <workshop.Shelf editing={studio} />
              </>
            )}
            {tab.value === "turn" && <TurnPanel studio={studio} />}
            {tab.value === "rules" && <Rules studio={studio} say={(text) => (said.value = text)} />}
            {tab.value === "use" && <UsePanel studio={studio} />}
          </div>
        </div>
      </main>
    </>
  );
};

const Bar = ({ studio }: { studio: Atelier }): JSX.Element => {
  const tools: [name: "undo" | "redo" | "start" | "clear", icon: IconName, isOff: boolean, act: () => void][] = [
    ["undo", "undo", !studio.mayUndo.value, studio.undo],
    ["redo", "redo", !studio.mayRedo.value, studio.redo],
    ["start", "restart", false, studio.restart],
    ["clear", "delete", false, studio.clear],
  ];
  return (
    <header class="bar">
      <a class="icon-button" href="/" aria-label={t("nav.start")}>
        <Icon name="back" />
      </a>
      <h1 class="prompt">{t("editor.title")}</h1>
      {tools.map(([name, icon, isOff, act]) => (
        <button
          key={name}
          type="button"
          class="icon-button"
          data-action={name}
          aria-label={t(`editor.${name}`)}
          title={t(`editor.${name}`)}
          disabled={isOff}
          onClick={act}
        >
          <Icon name={icon} />
        </button>
      ))}
    </header>
  );
};

/** Everything, or what one of them sees: as the rules hide it. */
const EyesPick = ({ studio }: { studio: Atelier }): JSX.Element => {
  const { eyes, still, start } = studio;
  return (
    <label class="inline editor-eyes">
      <span>{t("editor.eyes")}</span>
      <select
        value={String(eyes.value)}
        onChange={({ currentTarget: { value } }) => (eyes.value = value === "all" ? "all" : Number(value))}
      >
        <option value="all">{t("editor.eyesAll")}</option>
        {start.value &&
          Array.from({ length: still.value.seats }, (_, seat) => (
            <option key={seat} value={seat}>
              {studio.name(seat)}
            </option>
          ))}
      </select>
    </label>
  );
};

const Rules = ({ studio, say }: { studio: Atelier; say(text: string | undefined): void }): JSX.Element => {
  const { kit, options } = studio;
  const { fields, wish } = kit.form(options.value);
  const change = (next: typeof wish): void => {
    const refusal = studio.setOptions(kit.form(next).wish);
    say(refusal && reasonOf(refusal));
  };
  return <OptionForm game={kit.game.name} fields={fields} wish={wish} onChange={change} />;
};
