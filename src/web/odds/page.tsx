/** `/odds/GAME#p=…`: every decision of a position with its chances, and what can be counted exactly. */
import { computed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Refusal, State } from "../../core/game.ts";
import { CHANCE, isRefusal, OVER, refuse } from "../../core/game.ts";
import { address } from "../app/route.ts";
import { aboutGame, kitOf } from "../app/games.ts";
import { positionIn } from "../editor/link.ts";
import { draftFrom, stateOf } from "../editor/studio.ts";
import type { Draft, Workshop } from "../editor/workshop.ts";
import { reasonOf } from "../editor/i18n.ts";
import { Missing } from "../pages/missing.tsx";
import type { Kit } from "../table/kit.ts";
import { stillDesk } from "../table/still.ts";
import { Icon } from "../ui/icons.tsx";
import { ShareButton } from "../ui/shareButton.tsx";
import { Decisions, useExploration } from "./decisions.tsx";
import { Exact } from "./exact.tsx";
import { t, tOf } from "./i18n.ts";
import { decisionSaid } from "./sayings.ts";
import { useTitle } from "../ui/title.ts";

interface Opened {
  readonly kit: Kit;
  readonly workshop: Workshop;
  readonly draft: Draft;
  readonly state: State | undefined;
}

/** A position behind the # of this page. */
export async function openPosition(name: string): Promise<Opened | Refusal> {
  const about = aboutGame(name);
  if (!about?.workshop) return refuse("no-page", "There is nothing at this address.");
  const [kit, workshop] = await Promise.all([kitOf(name)!, about.workshop()]);
  const draft = draftFrom(kit, workshop, await positionIn(address().hash));
  return isRefusal(draft) ? draft : { kit, workshop, draft, state: stateOf(kit, draft) };
}

/** Why a position could not be opened, in a sentence. */
export const whyNot = (refusal: Refusal): string => (refusal.refused === "flawed" ? refusal.say : reasonOf(refusal));

export const OddsPage = ({ parts: [game = ""] }: { parts: readonly string[] }): JSX.Element => {
  const [opened, setOpened] = useState<Opened | Refusal | undefined>(undefined);
  useEffect(() => {
    const reopen = (): void => void openPosition(game).then(setOpened);
    reopen();
    addEventListener("hashchange", reopen);
    return () => removeEventListener("hashchange", reopen);
  }, []);
  useTitle(t("explore.pageTitle", { game: tOf("game", game) }));
  if (!opened) return <p class="loading">{t("page.loading")}</p>;
  if (isRefusal(opened)) return <Missing say={whyNot(opened)} />;
  return <Explorer key={address().hash} {...opened} />;
};

const Explorer = ({ kit, workshop, draft, state }: Opened): JSX.Element => {
  const { game } = kit;
  const decider = state ? game.decider(state) : OVER;
  const isAsked = state !== undefined && decider !== CHANCE && decider !== OVER;
  const seats = state ? game.seats(state) : 0;
  const seat = useSignal(isAsked ? decider : state ? game.active(state) : 0);
  const pointed = useSignal<string | undefined>(undefined);
  const explored = useExploration(kit, isAsked ? state : undefined);
  const name = (each: number): string => workshop.seatName(each);
  const desk = useMemo(() => {
    const still = computed(() => {
      const open = kit.unveiled(draft.options);
      const shown = stateOf(kit, { ...draft, options: open });
      const view = shown ? game.view(shown, seat.value) : workshop.view(open, draft.state, seat.value);
      return { options: open, view, seat: seat.value, seats: Math.max(seats, 1) };
    });
    const choices = isAsked ? game.choices(state) : [];
    const hint = computed(() => {
      const choice = choices.find(({ text }) => text === pointed.value);
      return choice && { choice, facts: [] };
    });
    return stillDesk(kit, still, name, hint);
  }, []);
  const { Defs, Board, Hand } = kit;
  const after = seat.value === decider ? pointed.value : undefined;
  return (
    <>
      <Defs />
      <main class="editor explorer">
        <header class="bar">
          <a
            class="icon-button"
            href={`/editor/${game.name}${address().hash}`}
            aria-label={t("explore.edit")}
            title={t("explore.edit")}
          >
            <Icon name="back" />
          </a>
          <h1 class="prompt">{t("explore.title", { game: tOf("game", game.name) })}</h1>
          <ShareButton
            text={() => t("explore.title", { game: tOf("game", game.name) })}
            url={location.href}
            label={t("explore.share")}
            copied={t("explore.copied")}
          />
        </header>
        <div class="scene">
          <Board desk={desk} />
        </div>
        <div class="editor-said explorer-hand">
          <Hand desk={desk} />
        </div>
        <div class="parchment editor-side shelf">
          {!state && <p role="alert">{t("explore.impossible")}</p>}
          {decider === CHANCE && <p class="hint">{t("explore.luckFirst")}</p>}
          {state && decider === OVER && <p>{t("explore.over")}</p>}
          {isAsked && (
            <section aria-label={t("explore.decisions", { name: name(decider) })}>
              <h2>{t("explore.decisions", { name: name(decider) })}</h2>
              <Decisions {...{ kit, state, seat: decider, name, pointed, explored }} />
            </section>
          )}
          {state && (
            <section class="explorer-exact">
              <h2>{t("explore.exact")}</h2>
              <label class="inline">
                <span>{t("explore.of")}</span>
                <select value={seat.value} onChange={({ currentTarget: { value } }) => (seat.value = Number(value))}>
                  {Array.from({ length: seats }, (_, each) => (
                    <option key={each} value={each}>
                      {name(each)}
                    </option>
                  ))}
                </select>
              </label>
              <p>
                {after === undefined
                  ? t("explore.now")
                  : t("explore.after", {
                      what: decisionSaid(kit, state, decider, after, { name, isYou: () => false }),
                    })}
              </p>
              <Exact {...{ kit, workshop, state, seat: seat.value, after }} />
            </section>
          )}
        </div>
      </main>
    </>
  );
};
