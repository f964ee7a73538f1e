/** The first page: one tap, and you play. A game plays itself behind it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isRefusal } from "../core/game.ts";
import { openDemo } from "./demo.ts";
import { GAME_NAMES, kitOf } from "./games.ts";
import { t, tOf } from "./i18n/words.ts";
import { Icon } from "./icons.tsx";
import type { Kit } from "./kit.ts";
import { localGame, localGames, startLocal } from "./local.ts";
import { go } from "./route.ts";
import { language } from "./settings.ts";
import type { Stage } from "./stage.ts";
import { openStage } from "./stage.ts";

async function playNow(name: string): Promise<void> {
  const kit = await kitOf(name)!;
  const seats = kit.seats(kit.quickGame);
  const bots = Array.from({ length: seats - 1 }, () => ({ by: "bot" as const, level: "journeyman" }));
  const id = startLocal(kit.game, kit.quickGame, [{ by: "person", name: "" }, ...bots]);
  if (isRefusal(id)) throw new Error(id.say);
  go(`/local/${name}/${id}`);
}

const Alive = ({ kit }: { kit: Kit }): JSX.Element => {
  const [stage, setStage] = useState<Stage | undefined>(undefined);
  useEffect(() => {
    const opened = openStage(kit, openDemo(kit), true);
    setStage(opened);
    return () => opened.close();
  }, [kit]);
  const { Board } = kit;
  return (
    <div class="alive" aria-hidden="true" inert>
      {stage && <Board desk={stage} />}
    </div>
  );
};

export const Start = (): JSX.Element => {
  const [kits, setKits] = useState<readonly Kit[]>([]);
  useEffect(() => {
    document.title = t("title.start");
  }, [language.value]);
  useEffect(() => {
    void Promise.all(GAME_NAMES.map((name) => kitOf(name)!)).then(setKits);
  }, []);
  const running = localGames()
    .map(localGame)
    .find((kept) => kept && !kept.record.result);
  return (
    <main class="start">
      {kits.map(({ game, Defs }) => (
        <Defs key={game.name} />
      ))}
      <header class="masthead">
        <h1>{t("app.name")}</h1>
        <p>{t("app.motto")}</p>
      </header>
      {kits[0] && <Alive kit={kits[0]} />}
      <div class="games">
        {GAME_NAMES.map((name) => (
          <article key={name} class="game-card">
            <h2>{tOf("game", name)}</h2>
            <p>{tOf("gameLine", name)}</p>
            <button
              type="button"
              class="button main large"
              data-action={`play-${name}`}
              onClick={() => void playNow(name)}
            >
              {t("start.play")}
            </button>
            <div class="game-links">
              <a class="button" href={`/new/${name}`}>
                {t("start.more")}
              </a>
              <a class="button quiet" href={`/rules/${name}`}>
                {t("nav.rules")}
              </a>
            </div>
          </article>
        ))}
      </div>
      <nav class="foot">
        {running && (
          <a class="button" href={`/local/${running.game}/${running.id}`}>
            {t("start.resume", { game: tOf("game", running.game) })}
          </a>
        )}
        <a class="button quiet" href="/lobby">
          {t("lobby.title")}
        </a>
        <a class="button quiet" href="/settings">
          <Icon name="settings" />
          {t("nav.settings")}
        </a>
        <button
          type="button"
          class="button quiet"
          lang={language.value === "de" ? "en" : "de"}
          onClick={() => (language.value = language.value === "de" ? "en" : "de")}
        >
          {t("nav.otherLanguage")}
        </button>
      </nav>
    </main>
  );
};
