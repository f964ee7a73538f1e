/** Before the game, on a television: who is there, and a way in that can be scanned from the sofa. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableInfo } from "../../core/info.ts";
import { kitOf } from "../app/games.ts";
import { Face } from "../faces/mark.tsx";
import { t, tOf } from "../i18n/words.ts";
import { playerOf } from "../sessions/onlinePlayer.ts";
import type { Kit } from "../table/kit.ts";
import { Land } from "../ui/land.tsx";
import { Qr } from "./invite.tsx";
import { useReach } from "./reach.ts";
import { typedAddress, useTableCode } from "./tableCode.tsx";
import { Colour } from "../table/colour.tsx";

export const TelevisionRoom = ({ info }: { info: TableInfo }): JSX.Element => {
  const [kit, setKit] = useState<Kit | undefined>(undefined);
  const code = useTableCode(info.id);
  const way = useReach();
  // Only the link that leads to seats knows the onlookers' one.
  const isInvitation = info.watch !== undefined;
  useEffect(() => void kitOf(info.game)?.then(setKit), [info.game]);
  return (
    <main class="screen">
      <Land />
      {kit && <kit.Defs />}
      <h1>{tOf("game", info.game)}</h1>
      <section class="screen-own">
        <p>{t(isInvitation ? "tv.join" : "tv.watch")}</p>
        {way && <Qr text={`${way.base}/${isInvitation ? "t" : "w"}/${info.id}`} words={t("room.qr")} />}
        {way && code !== undefined && isInvitation && (
          <p>
            {t("tv.joinLetters", { address: typedAddress(way.base, "/lobby") })}
            <span class="code">{code}</span>
          </p>
        )}
      </section>
      <section class="screen-seats">
        <ol>
          {info.seats.map((seat, i) => {
            const player = playerOf(seat, i, kit?.colours ?? []);
            return (
              <li key={i} class={`tint-${player.colour} ${seat.by === "nobody" ? "free" : ""}`}>
                {seat.by === "nobody" ? (
                  <Colour of={player.colour} kit={kit} />
                ) : (
                  <Face player={player} seat={i} Emblem={kit?.Emblem} />
                )}
                {player.name}
              </li>
            );
          })}
        </ol>
        <p>{t("tv.wait")}</p>
      </section>
    </main>
  );
};
