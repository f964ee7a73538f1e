/** After a game begun with one tap: whom one meets next time, said openly, and the way to change it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { LevelName } from "../../bots/levels.ts";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { t, tOf } from "../i18n/words.ts";
import { LevelSelect } from "../pages/levelSelect.tsx";
import { isEasy, nextLevel, rungOf } from "../sessions/ladder.ts";
import { localGame } from "../sessions/saved.ts";
import type { Controller } from "./controller.ts";
import type { Kit } from "./kit.ts";

const levelNamed = (name: string | undefined): LevelName | undefined => LEVEL_NAMES.find((each) => each === name);

/** What the ladder has to say about a finished game. */
function climbSaid({ game, easyGame }: Kit, climbed: LevelName | undefined): string | undefined {
  const { level, wins } = rungOf(game.name);
  if (climbed) {
    const before = LEVEL_NAMES.find((each) => nextLevel(each) === climbed)!;
    const losesHelp = isEasy(before) && !isEasy(climbed) && Object.keys(easyGame).length > 0;
    const said = t("ladder.climbed", { who: t(`ladder.${climbed}`) });
    return losesHelp ? `${said} ${tOf("ladder.noHelp", game.name)}` : said;
  }
  const next = nextLevel(level);
  return wins > 0 && next ? t("ladder.oneMore", { who: t(`ladder.${next}`) }) : undefined;
}

export const Climb = ({ controller: { kit, session } }: { controller: Controller }): JSX.Element | null => {
  const isChanging = useSignal(false);
  const kept = session.isOnline ? undefined : localGame(session.id);
  const said = kept?.quick && climbSaid(kit, levelNamed(kept.climbed));
  if (!kept || !said) return null;
  return (
    <div class="climb">
      <p role="status">{said}</p>
      {isChanging.value ? (
        <LevelSelect game={kept.game} />
      ) : (
        <button type="button" class="button quiet dark" onClick={() => (isChanging.value = true)}>
          {t("ladder.change")}
        </button>
      )}
    </div>
  );
};
