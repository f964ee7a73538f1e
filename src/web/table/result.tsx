/** The end: who won and how, the story of the game in pictures; and then, smaller, what one may want next. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Result } from "../../core/game.ts";
import { ONLOOKER } from "../../core/game.ts";
import { lasting } from "../app/settings.ts";
import { After, reviewPath } from "../ending/after.tsx";
import { Dawn, Sparks } from "../ending/dawn.tsx";
import { Heroes } from "../ending/heroes.tsx";
import { Slides, SlidesToCome } from "../ending/slides.tsx";
import { useStory } from "../ending/useStory.ts";
import { t } from "../i18n/words.ts";
import { isTelevision, layout } from "../ui/layout.ts";
import { play } from "../ui/sound.ts";
import { Climb } from "./climb.tsx";
import { Standings, standingLines } from "./standings.tsx";
import type { Controller } from "./controller.ts";

/** A victory shared by two or three: so many letters leave no room for the rest of a phone's page. */
const LONG_TITLE = 48;

function outcomeOf(controller: Controller, result: Result) {
  const scene = controller.scene.value;
  return {
    title: "won" in result ? t(result.won ? "result.won" : "result.lost") : headline(controller, result.winners),
    verdict: controller.kit.verdict(result, scene),
    ranking: "ranking" in result ? result.ranking : [],
    tallies: controller.kit.tallies(scene),
  };
}

/** Has somebody here won? Undefined: nobody here plays, or several do. */
function hasWon({ seat, speaker }: Controller, result: Result): boolean | undefined {
  if ("won" in result) return result.won;
  const you = seat.value;
  return you !== ONLOOKER && speaker.isYou(you) ? result.winners.includes(you) : undefined;
}

/** What everybody sees, on a screen in the room as on a phone. */
const Story = ({
  controller,
  result,
  hasStory,
  children,
}: {
  controller: Controller;
  result: Result;
  hasStory: boolean;
  children: ComponentChildren;
}): JSX.Element => {
  const { title, verdict, ranking, tallies } = outcomeOf(controller, result);
  const won = hasWon(controller, result);
  const areAll = isTelevision.value || layout.value === "desk";
  const told = useStory(controller, hasStory, won === false && "winners" in result ? controller.seat.value : undefined);
  return (
    <>
      <Dawn isWood={controller.kit.place === "wood"} />
      {won !== false && <Sparks />}
      <header class="ending-head">
        <h2 class={title.length > LONG_TITLE ? "long" : ""}>{title}</h2>
        {won === false && <p class="kind">{t("ending.kind")}</p>}
      </header>
      <Heroes controller={controller} result={result} />
      {hasStory &&
        (told.value ? (
          <Slides kit={controller.kit} told={told.value} areAll={areAll} />
        ) : (
          <SlidesToCome areAll={areAll} />
        ))}
      <div class="ending-paper">
        <div class="ending-figures">
          {verdict.length > 0 && (
            <ul>
              {verdict.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {ranking.length > 0 && <Standings ranking={ranking} tallies={tallies} desk={controller} />}
        </div>
        {children}
      </div>
    </>
  );
};

/** Somebody in a hurry taps or presses a key, and everything is there. */
function useHaste(): readonly [isStill: boolean, hurry: () => void] {
  const isStill = useSignal(lasting(1) === 0);
  useEffect(() => {
    const hurry = (): void => void (isStill.value = true);
    addEventListener("keydown", hurry);
    return () => removeEventListener("keydown", hurry);
  }, []);
  return [isStill.value, () => (isStill.value = true)];
}

export const ResultPanel = ({ controller, result }: { controller: Controller; result: Result }): JSX.Element => {
  const isClosed = useSignal(false);
  const [isStill, hurry] = useHaste();
  const { extra } = controller.session;
  useEffect(() => play(hasWon(controller, result) === false ? "lose" : "win"), []);
  if (isClosed.value)
    return (
      <button type="button" class="button main result-back" onClick={() => (isClosed.value = false)}>
        {t("ending.back")}
      </button>
    );
  const { title, verdict, ranking, tallies } = outcomeOf(controller, result);
  return (
    // The buttons are there from the first moment; a tap elsewhere only hurries what moves.
    <div class={`result ending ${isStill ? "still" : ""}`} role="dialog" aria-label={title} onPointerDown={hurry}>
      <Story controller={controller} result={result} hasStory={reviewPath(controller) !== undefined}>
        <div class="ending-next">
          {extra?.Ending && <extra.Ending controller={controller} result={result} />}
          <Climb controller={controller} />
          <After
            controller={controller}
            title={title}
            lines={[...verdict, ...standingLines(ranking, tallies, controller)]}
            onLook={() => (isClosed.value = true)}
          />
        </div>
      </Story>
    </div>
  );
};

/** On a screen in the room: nothing to press. */
export const TelevisionResult = ({ controller, result }: { controller: Controller; result: Result }): JSX.Element => (
  <div class={`result ending ${lasting(1) === 0 ? "still" : ""}`}>
    <Story controller={controller} result={result} hasStory>
      <p class="ending-next">{t("tv.again")}</p>
    </Story>
  </div>
);

function headline(controller: Controller, winners: readonly number[]): string {
  const names = winners.map((seat) => controller.speaker.name(seat));
  const you = winners.length === 1 && controller.speaker.isYou(winners[0]!);
  return t(winners.length === 1 ? "result.winner" : "result.winners", { you, name: names.join(t("result.and")) });
}
