/** Great moments get a ribbon across the board: triples, bonus throws, duels, figures lost. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { move } from "../../../table/move.ts";
import { t } from "../i18n.ts";
import { say } from "../words.ts";
import type { MagiciansDesk } from "../types.ts";

/** What is proclaimed, and in which mood. */
const MOODS: Readonly<Record<string, "good" | "bad" | "grave">> = {
  triple: "good",
  bonus: "good",
  "fight-again": "grave",
  "fight-won": "good",
  labyrinth: "bad",
  stone: "good",
};

export const Herald = ({ desk }: { desk: MagiciansDesk }): JSX.Element | null => {
  const { event } = desk.scene.value;
  const ribbon = useRef<HTMLParagraphElement>(null);
  const mood = event && MOODS[event.what];
  useLayoutEffect(() => {
    const duration = desk.lasting.peek();
    if (!ribbon.current || duration === 0) return;
    move(
      ribbon.current,
      [
        { opacity: 0, transform: "translateY(-14px) scaleX(.6)" },
        { opacity: 1, transform: "none", offset: 0.18 },
        { opacity: 1, transform: "none", offset: 0.85 },
        { opacity: 0, transform: "translateY(-6px)" },
      ],
      { duration },
    );
  }, [event]);
  if (!event || !mood || desk.lasting.value === 0) return null;
  const isBad =
    mood === "bad" || (event.what === "triple" && event.value === 0) || (event.what === "stone" && !event.gained);
  return (
    <p class={`herald ${isBad ? "bad" : mood}`} ref={ribbon} aria-hidden="true">
      {event.what === "fight-again"
        ? t("magicians.duelEqual")
        : say(event, desk.speaker, desk.options, { scene: desk.scene.value, isMoment: true })}
    </p>
  );
};
