/** Somebody's face at a table, and beside a bot's name that it is thinking and how long it thought the last time. */
import type { FunctionComponent, JSX } from "preact";
import { language } from "../app/settings.ts";
import { t } from "../i18n/words.ts";
import type { Desk, Player } from "../table/kit.ts";
import type { Mood } from "./cast.ts";
import { botFace, personFace } from "./cast.ts";
import { memo } from "../ui/memo.ts";
import { Portrait } from "./portrait.tsx";

export const faceOf = ({ face, level, by, name }: Player, seat: number): string =>
  face ?? (by === "bot" ? botFace(level ?? "journeyman", seat) : personFace(name));

type EmblemOf = FunctionComponent<{ of: number; size: number }>;

interface Props {
  readonly player: Player;
  readonly seat: number;
  readonly mood?: Mood | undefined;
  /** The game's own emblems, to be sewn on the hat. */
  readonly Emblem?: EmblemOf | undefined;
  /** Which of them, where that is not the player's colour. */
  readonly emblem?: number | undefined;
}

/** A face in a round frame of the seat's colour. */
export const FaceFrame = ({ face, mood, emblem }: Parameters<typeof Portrait>[0]): JSX.Element => (
  <span class="face">
    <Portrait face={face} mood={mood} emblem={emblem} />
  </span>
);

/** A thousand strokes: drawn anew for another mood, not for every step of the game. */
const SewnFace = memo(
  ({ face, mood, Emblem, emblem }: Pick<Props, "mood" | "Emblem"> & { face: string; emblem: number }) => (
    <FaceFrame face={face} mood={mood} emblem={Emblem && ((size) => <Emblem of={emblem} size={size} />)} />
  ),
);

export const Face = ({ player, seat, mood, Emblem, emblem = player.colour }: Props): JSX.Element => (
  <SewnFace face={faceOf(player, seat)} mood={mood} Emblem={Emblem} emblem={emblem} />
);

/** The same with the mood of the moment: what was felt just now, or that it has to decide. */
export const SeatFace = ({
  desk,
  seat,
  isDeciding,
  ...rest
}: Pick<Props, "Emblem" | "emblem"> & {
  desk: Pick<Desk, "players" | "moods">;
  seat: number;
  isDeciding: boolean;
}): JSX.Element => {
  const player = desk.players.value[seat]!;
  const mood = desk.moods?.value[seat] ?? (isDeciding && player.by === "bot" ? "thinking" : "plain");
  return <Face player={player} seat={seat} mood={mood} {...rest} />;
};

/** Less would read as no time at all. */
const LEAST_MS = 5;

const seconds = (ms: number): string =>
  (ms / 1000).toLocaleString(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const BotMark = ({ player, isThinking }: { player: Player; isThinking: boolean }): JSX.Element | null => {
  if (player.level === undefined) return null;
  const { thought } = player;
  return (
    <span class="bot-mark">
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
