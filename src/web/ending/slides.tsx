/** Lantern slides: side by side where there is room, else one after the other. The first touch stops their going on. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lasting } from "../app/settings.ts";
import { t } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import { Orb } from "./orb.tsx";
import type { Slide } from "./story.ts";
import type { ToldStory } from "./useStory.ts";

const SHOWN_MS = 4200;

/** Each picture takes a while to be drawn: one after the other, so that nothing stands still meanwhile. */
function useDrawn(count: number): number {
  const drawn = useSignal(0);
  useEffect(() => {
    if (drawn.value >= count) return undefined;
    const timer = setTimeout(() => drawn.value++, 120);
    return () => clearTimeout(timer);
  }, [drawn.value, count]);
  return drawn.value;
}

const Picture = ({
  kit,
  told,
  slide,
  isDrawn,
}: {
  kit: Kit;
  told: ToldStory;
  slide: Slide;
  isDrawn: boolean;
}): JSX.Element => (
  <div class="slide-glass" aria-hidden="true" inert>
    {slide.n === undefined ? (
      <Orb done={told.done} />
    ) : !isDrawn ? (
      <span class="slide-wait" />
    ) : (
      <kit.Board key={slide.n} desk={told.story.deskAt(slide.n)} />
    )}
  </div>
);

/** Before the story is known its room is there: nothing jumps when it comes. */
export const SlidesToCome = ({ areAll }: { areAll: boolean }): JSX.Element => (
  <div class={`slides ${areAll ? "all" : "one"}`} aria-hidden="true">
    {(areAll ? [0, 1, 2] : [0]).map((i) => (
      <div key={i} class="slide shown" style={{ "--i": i }}>
        <div class="slide-glass">
          <span class="slide-wait" />
        </div>
        <div class="slide-words" />
      </div>
    ))}
    {!areAll && <div class="slide-dots" />}
  </div>
);

export const Slides = ({ kit, told, areAll }: { kit: Kit; told: ToldStory; areAll: boolean }): JSX.Element => {
  const slides = told.story.slides(told.review);
  const shown = useSignal(0);
  const isHeld = useSignal(false);
  const drawn = useDrawn(slides.length);
  const isFound = told.review !== undefined;
  // News is shown when it comes; before that one picture follows the other.
  useEffect(() => {
    if (isFound && !isHeld.value) shown.value = 1;
  }, [isFound]);
  useEffect(() => {
    if (areAll || isHeld.value || lasting(1) === 0) return undefined;
    const timer = setTimeout(() => {
      shown.value = (shown.value + 1) % slides.length;
      if (shown.value === 0) isHeld.value = true;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown.value, areAll, isHeld.value]);
  return (
    <section class={`slides ${areAll ? "all" : "one"}`} aria-label={t("ending.story")}>
      {slides.map((slide, i) => {
        const isShown = areAll || i === shown.value;
        return (
          <figure key={slide.kind} class={`slide slide-${slide.kind} ${isShown ? "shown" : ""}`} style={{ "--i": i }}>
            {isShown && <Picture kit={kit} told={told} slide={slide} isDrawn={drawn > i || !areAll} />}
            <figcaption class={`${isShown ? "" : "unseen"} ${slide.kind === "turning" ? "decided" : ""}`}>
              <h3>{t(slide.kind === "turning" ? "review.decided" : `ending.${slide.kind}`)}</h3>
              <p role={slide.kind === "turning" ? "status" : undefined}>{slide.text}</p>
            </figcaption>
          </figure>
        );
      })}
      {!areAll && (
        <div class="slide-dots">
          {slides.map(({ kind }, i) => (
            <button
              key={kind}
              type="button"
              aria-label={t("ending.picture", { n: i + 1 })}
              aria-pressed={shown.value === i}
              onClick={() => {
                isHeld.value = true;
                shown.value = i;
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
};
