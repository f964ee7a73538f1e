/** Back and forth through a finished game, by buttons and by keys. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/words.ts";
import type { IconName } from "../ui/icons.tsx";
import { Icon } from "../ui/icons.tsx";
import type { Reel } from "./reel.ts";

export function useStepKeys(reel: Reel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      const last = reel.frames.length - 1;
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: reel.n.value + 1,
        ArrowLeft: reel.n.value - 1,
        Home: 0,
        End: last,
      };
      const to = targets[event.key];
      if (to === undefined) return;
      event.preventDefault();
      reel.go(to);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [reel]);
}

export const Steps = ({ reel }: { reel: Reel }): JSX.Element => {
  const last = reel.frames.length - 1;
  const n = reel.n.value;
  const step = (name: "first" | "previous" | "next" | "last", to: number): JSX.Element => (
    <button
      type="button"
      class="icon-button"
      data-step={name}
      aria-label={t(`review.${name}`)}
      disabled={name === "first" || name === "previous" ? n === 0 : n === last}
      onClick={() => reel.go(to)}
    >
      <Icon name={name satisfies IconName} />
    </button>
  );
  const isPlaying = reel.isPlaying.value;
  return (
    <div class="steps">
      {step("first", 0)}
      {step("previous", n - 1)}
      <button
        type="button"
        class="icon-button steps-play"
        aria-label={t(isPlaying ? "review.pause" : "review.play")}
        onClick={() => (isPlaying ? reel.stop() : reel.play())}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
      {step("next", n + 1)}
      {step("last", last)}
      <span class="steps-at">{t("review.step", { turn: reel.turns[n]!, n, all: last })}</span>
    </div>
  );
};
