/** Which bot sits here: how well it plays, and what it is fond of. */
import type { JSX } from "preact";
import { CHARACTER_NAMES } from "../../bots/characters.ts";
import { characterOf, LEVEL_NAMES, levelOf, withCharacter } from "../../bots/levels.ts";
import { t } from "../i18n/words.ts";

interface Props {
  /** Undefined: no bot. */
  readonly bot: string | undefined;
  /** What there is instead of a bot, in words, and what the choice is about. */
  readonly none: string;
  readonly label: string;
  readonly onChange: (bot: string | undefined) => void;
}

export const BotSelect = ({ bot, none, label, onChange }: Props): JSX.Element => {
  const character = bot === undefined ? "" : (characterOf(bot) ?? "");
  return (
    <span class="bot-select">
      <select
        aria-label={label}
        value={bot === undefined ? "" : levelOf(bot)}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === "" ? undefined : withCharacter(value, character))
        }
      >
        <option value="">{none}</option>
        {LEVEL_NAMES.map((level) => (
          <option key={level} value={level}>
            {t(`level.${level}`)}
          </option>
        ))}
      </select>
      {bot !== undefined && (
        <select
          aria-label={t("character.of", { who: label })}
          title={character === "" ? t("character.help") : t(`character.${character}.help`)}
          value={character}
          onChange={({ currentTarget: { value } }) => onChange(withCharacter(levelOf(bot), value))}
        >
          <option value="">{t("character.none")}</option>
          {CHARACTER_NAMES.map((each) => (
            <option key={each} value={each} title={t(`character.${each}.help`)}>
              {t(`character.${each}`)}
            </option>
          ))}
        </select>
      )}
    </span>
  );
};
