/** Beside a name: that it is you, that somebody is away or has left, that a bot plays. In words, for every reader. */
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";
import type { Desk, Player } from "./kit.ts";

/** How somebody is not simply there; undefined: simply there. */
function absenceOf({ by, here, standIn, left }: Player): string | undefined {
  if (by === "bot") return left === undefined ? undefined : t("presence.left", { name: left });
  if (standIn) return t("presence.standIn");
  return by === "person" && !here ? t("presence.away") : undefined;
}

export const Presence = ({ desk, seat }: { desk: Desk; seat: number }): JSX.Element | null => {
  const player = desk.players.value[seat]!;
  // Who plays alone is called "You" already.
  const isYou = desk.speaker.isYou(seat) && player.name !== t("table.you");
  const absence = absenceOf(player);
  if (!isYou && absence === undefined) return null;
  return (
    <span class="presences">
      {isYou && <small class="presence you">{t("presence.you")}</small>}
      {absence !== undefined && <small class="presence absent">{absence}</small>}
    </span>
  );
};
