/** Open tables: what is played, who sits there, how long it takes. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LobbyEntry } from "../../core/info.ts";
import { followLobby, state } from "../sessions/connection.ts";
import { go } from "../app/route.ts";
import { GAME_NAMES, kitOf } from "../app/games.ts";
import { t, tOf } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import { playerOf } from "../sessions/online.ts";
import { TroubleLine } from "../table/trouble.tsx";
import { Letters } from "./letters.tsx";
import { TermsList } from "./waitingRoom.tsx";
import { language } from "../app/settings.ts";

export const Lobby = (): JSX.Element => {
  const tables = useSignal<readonly LobbyEntry[]>([]);
  const [kits, setKits] = useState<readonly Kit[]>([]);
  useEffect(() => {
    document.title = t("title.lobby");
    void Promise.all(GAME_NAMES.map((name) => kitOf(name)!)).then(setKits);
  }, [language.value]);
  useEffect(
    () =>
      followLobby((notice) => {
        if (notice.type === "lobby") tables.value = notice.tables;
      }),
    [],
  );
  return (
    <main class="page narrow">
      <h1>{t("lobby.title")}</h1>
      <TroubleLine />
      {tables.value.length === 0 && (
        <p class="page-head">{t(state.value === "open" ? "lobby.empty" : "page.connecting")}</p>
      )}
      <ul class="open-tables">
        {tables.value.map((table) => {
          const kit = kits.find(({ game }) => game.name === table.game);
          return (
            <li key={table.id} class="parchment">
              <h2>{tOf("game", table.game)}</h2>
              <p>{table.seats.map((seat, i) => playerOf(seat, i, kit?.colours ?? []).name).join(" · ")}</p>
              <TermsList info={table} kit={kit} />
              <p class="hint">{kit && t("new.lead", { minutes: kit.minutes(table.options) })}</p>
              <a class="button main" href={`/t/${table.id}`}>
                {t("lobby.join")}
              </a>
            </li>
          );
        })}
      </ul>
      <section class="parchment">
        <Letters label={t("lobby.code")} onTable={(table) => go(`/t/${table}`)} />
      </section>
      <div class="page-actions">
        {GAME_NAMES.map((name) => (
          <a key={name} class="button" href={`/new/${name}`}>
            {t("lobby.new", { game: tOf("game", name) })}
          </a>
        ))}
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};
