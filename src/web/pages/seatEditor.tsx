/** Who sits where around one device: people and bots as one likes, each with a name or a level of their own. */
import type { JSX } from "preact";
import { MOST_NAME } from "../../core/chat.ts";
import { t } from "../i18n/words.ts";
import { botName, playerName } from "../sessions/names.ts";
import type { Sitter } from "../sessions/saved.ts";
import { botFace, personFace } from "../faces/cast.ts";
import { FaceFrame } from "../faces/mark.tsx";
import { BotSelect } from "./botSelect.tsx";

interface Props {
  readonly sitters: readonly Sitter[];
  readonly onChange: (seat: number, sitter: Sitter) => void;
}

export const SeatEditor = ({ sitters, onChange }: Props): JSX.Element => {
  const people = sitters.filter(({ by }) => by === "person").length;
  return (
    <ol class="seat-editor">
      {sitters.map((sitter, seat) => (
        <li key={seat} class={`tint-${seat}`}>
          <FaceFrame
            face={sitter.by === "bot" ? botFace(sitter.level, seat) : personFace(playerName(sitter.name, seat, people))}
          />
          {sitter.by === "bot" ? (
            <span class="seat-bot">{botName(sitter.level, seat)}</span>
          ) : (
            <input
              type="text"
              maxLength={MOST_NAME}
              aria-label={t("new.nameOf", { n: seat + 1 })}
              placeholder={playerName("", seat, people)}
              value={sitter.name}
              onInput={(event) => onChange(seat, { by: "person", name: event.currentTarget.value })}
            />
          )}
          <BotSelect
            label={t("new.seat", { n: seat + 1 })}
            none={t("new.person")}
            bot={sitter.by === "bot" ? sitter.level : undefined}
            onChange={(bot) =>
              onChange(seat, bot === undefined ? { by: "person", name: "" } : { by: "bot", level: bot })
            }
          />
        </li>
      ))}
    </ol>
  );
};
