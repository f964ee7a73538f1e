/** The position of the day at the table: one answer, which the server grades. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import type { DailyAsked, DailyView } from "../../core/daily.ts";
import type { Event, Refusal, State } from "../../core/game.ts";
import { CHANCE, isRefusal, OVER, refuse } from "../../core/game.ts";
import { applyText, legalTexts, replay } from "../../core/record.ts";
import type { Frame } from "../../core/table.ts";
import { aboutGame } from "../app/games.ts";
import { reasonOf, tOf } from "../i18n/words.ts";
import { SessionPage } from "../pages/sessionPage.tsx";
import { arrangedSession } from "../sessions/arranged.ts";
import { fetched, greet } from "../sessions/guest.ts";
import type { Session } from "../sessions/session.ts";
import type { Kit } from "../table/kit.ts";
import { t } from "./i18n.ts";
import { decideDaily, scoreWords } from "./source.ts";
import "../learn/learn.css";
import "../riddles/riddles.css";

export const DuelPage = ({ game }: { game: string }): JSX.Element => (
  <SessionPage game={game} open={(kit) => open(kit)} />
);

async function open(kit: Kit): Promise<Session | undefined> {
  const { name } = kit.game;
  // Their words say what is asked.
  await Promise.all([greet(), aboutGame(name)?.riddles?.()]);
  const view = await fetched<DailyView>(`/api/daily/${name}`);
  if (isRefusal(view) || !view.asked) return undefined;
  return openDuel(kit, view.asked, view);
}

/** What became of the answer; undefined: there is none yet. */
type Graded = { readonly score: number } | Refusal | undefined;

function openDuel({ game }: Kit, asked: DailyAsked, { you }: DailyView): Session | undefined {
  const state = replay(game, { record: 1, game: game.name, ...asked });
  if (isRefusal(state)) return undefined;
  const seat = game.decider(state);
  const graded = signal<Graded>(typeof you?.score === "number" ? { score: you.score } : undefined);
  const frames = signal<readonly Frame[]>([frameOf(0, state, [], you === null)]);

  function frameOf(n: number, at: State, events: readonly Event[], isAsked: boolean): Frame {
    const decider = game.decider(at);
    const choices = isAsked && decider === seat ? game.choices(at) : undefined;
    return {
      n,
      by: events.length > 0 ? seat : null,
      events: events.flatMap((event) => game.hear(event, seat) ?? []),
      view: game.view(at, seat),
      decider: decider === OVER || decider === CHANCE ? null : decider,
      ...(choices && { legal: choices.map(({ text }) => text), choices }),
    };
  }

  async function submit(text: string): Promise<Refusal | undefined> {
    if (graded.peek() || isRefusal(state) || !legalTexts(game, state).includes(text))
      return refuse("illegal", "The rules do not allow this now.");
    const told = await decideDaily(game.name, text);
    if (isRefusal(told) && told.refused !== "daily") return told;
    graded.value = told;
    const events: Event[] = [];
    applyText(game, state, text, (event) => events.push(event));
    frames.value = [...frames.peek(), frameOf(1, state, events, false)];
    return undefined;
  }

  const next = `/daily/${game.name}`;
  const arranged = arrangedSession({
    id: `daily-${game.name}`,
    game,
    state,
    seat,
    others: "mage",
    frames,
    decide: () => undefined,
    next,
  });
  return {
    ...arranged,
    submit,
    extra: {
      leave: next,
      isUnaided: true,
      Beside: () => <DuelBar goal={asked.goal} graded={graded} next={next} />,
    },
  };
}

interface BarProps {
  readonly goal: string;
  readonly graded: ReadonlySignal<Graded>;
  readonly next: string;
}

const DuelBar = ({ goal, graded, next }: BarProps): JSX.Element => {
  const told = graded.value;
  return (
    <section class={`coach riddle ${told ? "done" : ""}`} aria-label={t("daily.titlePosition")} data-test="duel">
      <div class="coach-said" role="status">
        <p data-test="goal">
          {told === undefined
            ? tOf("riddleGoal", goal)
            : isRefusal(told)
              ? reasonOf(told)
              : t("daily.answered", { score: scoreWords("position", told.score) })}
        </p>
      </div>
      {told !== undefined && (
        <div class="coach-tools">
          <a class="button main" data-action="to-ranks" href={next}>
            {t("daily.toRanks")}
          </a>
        </div>
      )}
    </section>
  );
};
