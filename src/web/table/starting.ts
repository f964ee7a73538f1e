/** Who starts, and how that came about, in words and in time. */
import type { StartThrow } from "../../core/game.ts";
import { t } from "../i18n/words.ts";
import type { Session } from "../sessions/session.ts";
import { language } from "../app/settings.ts";
import type { Speaker } from "./kit.ts";

/** How long the light goes round, a throw takes, and how long what was drawn then stays. */
export const ROUND_MS = 1500;
export const THROW_MS = 900;
const STAY_MS = 1300;

type Starting = Pick<Session, "options" | "players" | "startIsDrawn" | "startThrows">;

/** The seat that starts; undefined: there is nobody to start before. */
export function starterOf({ options, players }: Starting): number | undefined {
  const { start } = options as { readonly start?: number };
  return players.value.length > 1 ? start : undefined;
}

export const sumOf = ({ values }: StartThrow): number => values.reduce((sum, value) => sum + value, 0);

/** What was thrown, if it is what made this seat start: a game from elsewhere may have had other luck. */
export function throwsOf(session: Starting): readonly (readonly StartThrow[])[] {
  const { startThrows } = session;
  const best = startThrows.at(-1)?.toSorted((a, b) => sumOf(b) - sumOf(a))[0];
  return best?.seat === starterOf(session) ? startThrows : [];
}

/** How long it takes to see who starts, at normal speed. */
export const lotMs = (session: Starting): number => (throwsOf(session).flat().length * THROW_MS || ROUND_MS) + STAY_MS;

/** That somebody starts, and how that came about. */
export function startSaid(session: Starting, speaker: Speaker): string[] {
  const start = starterOf(session);
  if (start === undefined) return [];
  const by = { you: speaker.isYou(start), name: speaker.name(start) };
  const rounds = session.startIsDrawn ? throwsOf(session) : [];
  if (rounds.length === 0) return [t(session.startIsDrawn ? "lot.drawn" : "lot.chosen", by)];
  const list = new Intl.ListFormat(language.value, { type: "unit" });
  const each = (one: StartThrow): string =>
    t("lot.threw", { you: speaker.isYou(one.seat), name: speaker.name(one.seat), n: sumOf(one) });
  return [...rounds.map((round) => t("lot.throws", { list: list.format(round.map(each)) })), t("lot.chosen", by)];
}

/** Nothing has been decided yet, and nobody has seen the lot. */
export const isLotDue = (session: Session): boolean =>
  session.startIsDrawn &&
  starterOf(session) !== undefined &&
  session.frames.peek().length === 1 &&
  (session.isOnline || session.seen.peek() < 0);
