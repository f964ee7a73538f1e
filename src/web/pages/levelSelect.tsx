/** How strong the bots are that one meets with one tap. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { LevelName } from "../../bots/levels.ts";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { t, tOf } from "../i18n/words.ts";
import { chooseLevel, rungOf } from "../sessions/ladder.ts";

export const LevelSelect = ({ game }: { game: string }): JSX.Element => {
  const level = useSignal<LevelName>(rungOf(game).level);
  return (
    <label class="level-select">
      <span aria-hidden="true">{t("ladder.against")}</span>
      <select
        aria-label={t("ladder.choose", { game: tOf("game", game) })}
        value={level.value}
        onChange={({ currentTarget: { value } }) => {
          level.value = LEVEL_NAMES.find((each) => each === value)!;
          chooseLevel(game, level.value);
        }}
      >
        {LEVEL_NAMES.map((each) => (
          <option key={each} value={each}>
            {t(`ladder.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
