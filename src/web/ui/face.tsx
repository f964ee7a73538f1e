/** The faces of the bots, one for each level: the longer the beard, the further it looks ahead. */
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";
import type { Player } from "../table/kit.ts";
import { language } from "../app/settings.ts";

const SKIN = "#f0c9a4";
const INK = "#3a2b52";

/** Hat, hair and beard in front of and behind the same head. */
const FEATURES: Readonly<Record<string, { readonly behind: JSX.Element; readonly front: JSX.Element }>> = {
  apprentice: {
    behind: <path d="M12 27q12-14 24 0l2 8q-14 6-28 0Z" fill="#c9703a" />,
    front: (
      <>
        <path d="M13 23q11-9 22 0l3 2q-14 4-28 0Z" fill="#4f9d78" />
        <path d="M15 22q2-9 9-9t9 9Z" fill="#4f9d78" />
        <path d="M29 14q5-1 6 3" fill="none" stroke="#4f9d78" stroke-width="3" stroke-linecap="round" />
        <path d="M17 34h.1m2 1.5h.1m10 -1.5h.1m-2 1.5h.1" stroke="#c9703a" stroke-width="1.6" stroke-linecap="round" />
        <path d="M21 38q3 2.5 6 0" fill="none" stroke={INK} stroke-width="1.6" stroke-linecap="round" />
      </>
    ),
  },
  journeyman: {
    behind: <path d="M11 28q13-16 26 0v8q-13 5-26 0Z" fill="#5b3d2a" />,
    front: (
      <>
        <path d="M11 24q13-7 26 0l2 2q-15 3-30 0Z" fill="#3f6fb5" />
        <path d="M15 23 22 8l11 15Z" fill="#3f6fb5" />
        <path d="M20 40q4 4 8 0l-1 4h-6Z" fill="#5b3d2a" />
        <path d="M20 38q4 1.5 8 0" fill="none" stroke={INK} stroke-width="1.6" stroke-linecap="round" />
      </>
    ),
  },
  mage: {
    behind: <path d="M10 30q14-18 28 0l1 12q-15 6-30 0Z" fill="#8d8aa8" />,
    front: (
      <>
        <path d="M14 34q2 14 10 14t10-14q-5 4-10 3-5 1-10-3Z" fill="#8d8aa8" />
        <path d="M9 24q15-7 30 0l2 2q-17 4-34 0Z" fill="#7a4bb0" />
        <path d="M14 23 24 3l9 20Z" fill="#7a4bb0" />
        <path d="m24 12 1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3Z" fill="#f6d46b" />
      </>
    ),
  },
  archmage: {
    behind: <path d="M9 30q15-20 30 0l2 16q-17 6-34 0Z" fill="#e8e6f2" />,
    front: (
      <>
        <path d="M13 33q0 12 11 17 11-5 11-17-5 5-11 4-6 1-11-4Z" fill="#f6f4fb" />
        <path d="M17 29q3-2 5 0m4 0q3-2 5 0" fill="none" stroke="#f6f4fb" stroke-width="2.4" stroke-linecap="round" />
        <path d="M7 24q17-8 34 0l2 2q-19 5-38 0Z" fill="#2b2550" />
        <path d="M13 23 27 0l8 23Z" fill="#2b2550" />
        <path d="M13 22q11-5 22 0v2q-11-4-22 0Z" fill="#f0b93f" />
        <path d="M25 9a4 4 0 1 0 4 5 3.2 3.2 0 0 1-4-5Z" fill="#f6d46b" />
      </>
    ),
  },
};

export const Face = ({ level }: { level: string }): JSX.Element => {
  const { behind, front } = FEATURES[level] ?? FEATURES.journeyman!;
  return (
    <svg class="face" viewBox="4 0 40 51" aria-hidden="true">
      {behind}
      <ellipse cx="24" cy="31" rx="10.5" ry="11.5" fill={SKIN} />
      <path d="M34 26q1.5 9-4 14 3-6 2-13Z" fill="#d9a67c" />
      <circle cx="20" cy="31" r="1.5" fill={INK} />
      <circle cx="28" cy="31" r="1.5" fill={INK} />
      {front}
    </svg>
  );
};

/** Less would read as no time at all. */
const LEAST_MS = 5;

const seconds = (ms: number): string =>
  (ms / 1000).toLocaleString(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Beside a bot's name: its face, that it is thinking, and how long it thought the last time. */
export const BotMark = ({ player, isThinking }: { player: Player; isThinking: boolean }): JSX.Element | null => {
  if (player.level === undefined) return null;
  const { thought } = player;
  return (
    <span class="bot-mark">
      <Face level={player.level} />
      {isThinking ? (
        <span class="thinking" role="img" aria-label={t("bot.thinking")}>
          <i />
          <i />
          <i />
        </span>
      ) : (
        thought !== undefined &&
        thought >= LEAST_MS && (
          <small role="img" aria-label={t("bot.thought", { s: seconds(thought) })}>
            {t("bot.seconds", { s: seconds(thought) })}
          </small>
        )
      )}
    </span>
  );
};
