/** One's games as a list tells them, wherever they are: on this device or on the server. */
import type { Result } from "../../core/game.ts";
import type { OwnTable } from "../../core/ownTables.ts";
import { t } from "../i18n/words.ts";
import { localPlayers } from "../sessions/begin.ts";
import { playerOf } from "../sessions/onlinePlayer.ts";
import { isYourTurn } from "../sessions/ownGames.ts";
import type { SavedGame } from "../sessions/saved.ts";

export interface MyGame {
  /** Of a local game its id, of a table the table's. */
  readonly id: string;
  readonly isLocal: boolean;
  readonly kind: "local" | "online" | "slow";
  readonly game: string;
  readonly stage: "waiting" | "playing" | "over";
  /** By seat; a free one has none. */
  readonly names: readonly string[];
  /** One's own seat; none where several people share a device. */
  readonly you: number | undefined;
  readonly asked: number | undefined;
  readonly isYourTurn: boolean;
  /** Milliseconds for the decision, when the list was told. */
  readonly left: number | undefined;
  readonly freeSeats: number;
  readonly result: Result | undefined;
  /** When something happened last, in milliseconds since 1970; undefined: nobody knows any more. */
  readonly at: number | undefined;
}

export function ofSaved({ id, game, sitters, seat, asked, record, created, played }: SavedGame): MyGame {
  const people = sitters.filter(({ by }) => by === "person").length;
  return {
    id,
    isLocal: true,
    kind: "local",
    game,
    stage: record.result ? "over" : "playing",
    names: localPlayers(sitters).map(({ name }) => name),
    you: people === 1 ? seat : undefined,
    asked,
    isYourTurn: false,
    left: undefined,
    freeSeats: 0,
    result: record.result,
    at: played ?? created,
  };
}

export function ofTable(table: OwnTable): MyGame {
  const { game, stage, seats, you, asked, left, clock, created, since, ended, result } = table;
  return {
    id: table.table,
    isLocal: false,
    kind: clock?.kind === "slow" ? "slow" : "online",
    game,
    stage,
    names: seats.map((seat, i) => (seat.by === "nobody" ? "" : playerOf(seat, i, []).name)),
    you,
    asked,
    isYourTurn: isYourTurn(table),
    left,
    freeSeats: seats.filter(({ by }) => by === "nobody").length,
    result,
    at: ended ?? since ?? created,
  };
}

const rankOf = (game: MyGame): number => (game.isYourTurn ? 0 : game.stage === "playing" ? 1 : 2);

/** What wants an answer first, and of that what has least time; then what runs, what waits, and what happened last. */
export function byUrgency(one: MyGame, other: MyGame): number {
  const rank = rankOf(one) - rankOf(other);
  if (rank !== 0) return rank;
  if (one.isYourTurn && one.left !== other.left) return (one.left ?? Infinity) - (other.left ?? Infinity);
  return (other.at ?? 0) - (one.at ?? 0);
}

export const hrefOf = ({ isLocal, game, id, stage }: MyGame): string => {
  if (stage === "over") return isLocal ? `/review/local/${id}` : `/review/t/${id}`;
  return isLocal ? `/local/${game}/${id}` : `/t/${id}`;
};

const others = ({ names, you }: MyGame): string => names.filter((name, seat) => seat !== you && name !== "").join(", ");

/** Against or with whom. */
export const companyOf = (game: MyGame): string => {
  const names = others(game);
  if (game.names.length === 1) return t("games.alone");
  return names === "" ? "" : game.you === undefined ? names : t("games.with", { names });
};

/** How it ended, in a few words. */
export function endOf({ result, names, you }: MyGame): string {
  if (!result) return "";
  if ("won" in result) {
    if (names.length === 1) return t(result.won ? "games.wonSolo" : "games.lostSolo");
    return t(result.won ? "games.wonTogether" : "games.lostTogether");
  }
  const { winners } = result;
  const rest = winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
  if (you === undefined || !winners.includes(you)) return t("games.lost", { names: rest.join(", ") });
  return rest.length === 0 ? t("games.won") : t("games.wonShared", { names: rest.join(", ") });
}
