/** Somebody's two numbers, from the marks their games have left. */
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { CURRENT, seasonId } from "../../bots/seasons.ts";
import { levelStanding, titleOf } from "../../bots/standing.ts";
import type { Game } from "../../core/game.ts";
import { RESULTS } from "../../core/rating.ts";
import type { BotRating, CraftInfo, RatingInfo } from "../../core/ratingInfo.ts";
import { craftShare, shownResults } from "../../core/ratingInfo.ts";
import { GAMES, gameNamed } from "../../games/index.ts";
import type { Hall } from "../hall.ts";
import type { TableRow } from "../store.ts";
import { levelOf } from "./rows.ts";
import type { MarkRow } from "./store.ts";

/** Craft is that of the latest games: who learns is soon seen as what they are. */
const LATEST = 50;
/** A title needs so many games. */
const TITLE_GAMES = 5;

const nothing = (game: Game): RatingInfo => ({
  game: game.name,
  results: null,
  doubt: null,
  provisional: true,
  games: 0,
  season: RESULTS.name,
  craft: null,
});

async function ratingOf(hall: Hall, game: Game, who: string): Promise<RatingInfo> {
  const level = levelOf(who);
  if (level !== undefined) return botInfo(game, level) ?? nothing(game);
  const marks = await hall.store.marksOf(who, game.name, LATEST);
  const last = marks.find(({ season }) => season === RESULTS.name);
  return {
    ...nothing(game),
    ...(last && { ...shownResults(last), games: last.games }),
    craft: craftFrom(game, marks),
  };
}

function craftFrom(game: Game, marks: readonly MarkRow[]): CraftInfo | null {
  const season = seasonId(game, CURRENT);
  const judged = marks.flatMap(({ judgement, points, stake }) =>
    judgement === season && points !== null && stake !== null ? [{ points, stake }] : [],
  );
  const share = craftShare(judged);
  if (!share) return null;
  const points = judged.reduce((sum, each) => sum + each.points, 0) / judged.length;
  const title = judged.length < TITLE_GAMES ? null : (titleOf(game, share.given) ?? null);
  return { ...share, points, games: judged.length, title, season };
}

/** A level as it was measured. */
function botInfo(game: Game, level: string): BotRating | undefined {
  const standing = levelStanding(game, level);
  if (!standing) return undefined;
  const { given, games, points } = standing;
  const season = seasonId(game, CURRENT);
  return {
    ...nothing(game),
    ...shownResults(standing),
    games,
    craft: { given, margin: null, points, games, title: level, season },
    level,
  };
}

export const botRatings = (): BotRating[] =>
  GAMES.flatMap((game) => LEVEL_NAMES.flatMap((level) => botInfo(game, level) ?? []));

export const ownRatings = (hall: Hall, who: string): Promise<RatingInfo[]> =>
  Promise.all(GAMES.map(async (game) => (who === "" ? nothing(game) : ratingOf(hall, game, who))));

/** By seat; null where nobody sits. */
export function seatRatings(hall: Hall, row: TableRow): Promise<(RatingInfo | null)[]> {
  const game = gameNamed(row.terms.game)!;
  return Promise.all(
    row.seats.map(async ({ person, bot }) => {
      if (person !== undefined) return ratingOf(hall, game, person);
      return bot === undefined ? null : (botInfo(game, bot) ?? null);
    }),
  );
}
