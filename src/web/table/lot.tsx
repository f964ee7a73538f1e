/** Who starts, before everybody's eyes: the light goes round and stays with one. The log keeps it in words. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/words.ts";
import type { Session } from "../sessions/session.ts";
import { lasting } from "../app/settings.ts";
import type { Controller } from "./controller.ts";
import type { Speaker } from "./kit.ts";

/** How long the light goes round, and how long it then stays. */
const ROUND_MS = 1500;
const STAY_MS = 1300;
export const LOT_MS = ROUND_MS + STAY_MS;

/** The seat that starts; undefined: there is nobody to start before. */
function starterOf({ options, players }: Session): number | undefined {
  const { start } = options as { readonly start?: number };
  return players.value.length > 1 ? start : undefined;
}

/** That somebody starts, and whether the lot said so. */
export function startSaid(session: Session, speaker: Speaker): string[] {
  const start = starterOf(session);
  if (start === undefined) return [];
  const by = { you: speaker.isYou(start), name: speaker.name(start) };
  return [t(session.startIsDrawn ? "lot.drawn" : "lot.chosen", by)];
}

/** Nothing has been decided yet, and nobody has seen the lot. */
export const isLotDue = (session: Session): boolean =>
  session.startIsDrawn &&
  starterOf(session) !== undefined &&
  session.frames.peek().length === 1 &&
  (session.isOnline || session.seen.peek() < 0);

export const Lot = ({ controller }: { controller: Controller }): JSX.Element => {
  const players = controller.players.value;
  const start = starterOf(controller.session)!;
  const at = useSignal(0);
  useEffect(() => {
    const steps = 2 * players.length + start;
    // Slower and slower: the last steps take longest.
    const timers = Array.from({ length: steps }, (_, i) =>
      setTimeout(() => (at.value = i + 1), lasting(ROUND_MS) * ((i + 1) / steps) ** 2),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  const isDecided = at.value === 2 * players.length + start;
  return (
    <div class="lot">
      <h2>{t("lot.title")}</h2>
      <ol>
        {players.map(({ name, colour }, seat) => (
          <li
            key={seat}
            class={`tint-${colour} ${at.value % players.length === seat ? "lit" : ""} ${isDecided && seat === start ? "drawn" : ""}`}
          >
            {name}
          </li>
        ))}
      </ol>
      <p role="status">{isDecided ? startSaid(controller.session, controller.speaker) : ""}</p>
    </div>
  );
};
