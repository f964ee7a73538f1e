/** Open tables: what is played, who sits there, how long it takes. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LobbyEntry } from "../../core/info.ts";
import { followLobby, state } from "../sessions/connection.ts";
import { go } from "../app/route.ts";
import { GAME_NAMES, kitOf } from "../app/games.ts";
import { Greeters } from "../faces/greeters.tsx";
import { Face } from "../faces/mark.tsx";
import { t, tOf } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import { playerOf } from "../sessions/onlinePlayer.ts";
import { RatedMark, RatingBadge } from "../ratings/badge.tsx";
import { useSeatRatings } from "../ratings/source.ts";
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
        <section class="parchment empty">
          <Greeters />
          <p>{t(state.value === "open" ? "lobby.empty" : "page.connecting")}</p>
        </section>
      )}
      <ul class="open-tables">
        {tables.value.map((table) => {
          const kit = kits.find(({ game }) => game.name === table.game);
          return (
            <li key={table.id} class="parchment">
              <h2>
                {tOf("game", table.game)}
                {table.rated && <RatedMark />}
              </h2>
              <div class="company" aria-hidden="true">
                {table.seats.map((seat, i) => {
                  const player = playerOf(seat, i, kit?.colours ?? []);
                  return (
                    seat.by !== "nobody" && (
                      <span key={i} class={`tint-${player.colour}`}>
                        <Face player={player} seat={i} />
                      </span>
                    )
                  );
                })}
              </div>
              <Sitters table={table} kit={kit} />
              <TermsList info={table} kit={kit} />
              <p class="hint">{kit && t("new.lead", { minutes: kit.minutes(table.options) })}</p>
              <a class="button main" href={`/t/${table.id}`}>
                {t("lobby.join")}
              </a>
            </li>
          );
        })}
      </ul>
      <section class="parchment letters-in">
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

const Sitters = ({ table, kit }: { table: LobbyEntry; kit: Kit | undefined }): JSX.Element => {
  const names = table.seats.map((seat, i) => playerOf(seat, i, kit?.colours ?? []).name);
  const ratings = useSeatRatings(table.id, table.rated === true, names.join()).value;
  return (
    <p>
      {names.map((name, i) => (
        <span key={i}>
          {i > 0 && " · "}
          {name}
          <RatingBadge rating={ratings[i]} />
        </span>
      ))}
    </p>
  );
};
