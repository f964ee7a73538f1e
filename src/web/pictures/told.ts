/** A link in words: a title and a sentence, in the language of whoever sees it. */
import type { Result } from "../../core/game.ts";
import type { Preview, LinkWords } from "../../core/preview.ts";
import { language } from "../app/settings.ts";
import type { Player } from "../table/kit.ts";
import { t, tOf } from "./i18n.ts";

type Played = Extract<Preview, { view: object }>;

/** As `Intl.ListFormat` does it, which takes a thirtieth of a first picture to wake up. */
export function listed(names: readonly string[]): string {
  const [last = "", ...before] = names.toReversed();
  if (before.length === 0) return last;
  const comma = language.value === "en" && before.length > 1 ? "," : "";
  return `${before.toReversed().join(", ")}${comma} ${t("preview.and")} ${last}`;
}

function endTitle(game: string, result: Result | undefined, players: readonly Player[]): string {
  if (!result || !("winners" in result)) return t(result?.won ? "preview.overWon" : "preview.overLost", { game });
  const name = listed(result.winners.map((seat) => players[seat]?.name ?? ""));
  return t(result.winners.length > 1 ? "preview.overShared" : "preview.over", { game, name });
}

function playedTold(preview: Played, players: readonly Player[]): LinkWords {
  const game = tOf("game", preview.game);
  const names = listed(players.map(({ name }) => name));
  const { n } = preview;
  switch (preview.kind) {
    case "playing":
      return { title: t("preview.playing", { game, names }), sentence: t("preview.playingLine", { n }) };
    case "review":
      return { title: t("preview.review", { game, n }), sentence: t("preview.reviewLine", { names }) };
    default:
      return { title: endTitle(game, preview.result, players), sentence: t("preview.overLine", { names }) };
  }
}

/** `theme`: of a riddle, what kind it is. */
export function toldOf(preview: Preview, players: readonly Player[], theme: string): LinkWords {
  switch (preview.kind) {
    case "waiting": {
      const game = tOf("game", preview.game);
      const isFree = preview.seats.some(({ by }) => by === "nobody");
      const host = preview.seats.find((seat) => seat.host)?.name;
      const seats = preview.seats.length;
      return {
        title: t(isFree ? "preview.waiting" : "preview.waitingFull", { game }),
        sentence: host ? t("preview.waitingLine", { host, seats }) : t("preview.waitingLineNobody", { seats }),
      };
    }
    case "riddle":
      return {
        title: t("preview.riddle", { theme: tOf("riddleTheme", theme) }),
        sentence: t("preview.riddleLine", { game: tOf("game", preview.game) }),
      };
    case "daily":
      return { title: t("preview.daily"), sentence: t("preview.dailyLine") };
    case "friends":
      return { title: t("preview.friends"), sentence: t("preview.friendsLine") };
    case "player":
      return {
        title: t("preview.player", { name: preview.name }),
        sentence: t("preview.playerLine", { name: preview.name }),
      };
    case "house":
      return { title: t("preview.house"), sentence: t("preview.houseLine") };
    default:
      return playedTold(preview, players);
  }
}
