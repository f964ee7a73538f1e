/** A year of somebody's games in a few facts. */
import type { PastGame } from "./career.ts";

/** Whoever one played with most. */
export interface YearCompany {
  /** A guest's id, or a bot's level. */
  readonly who: string;
  /** As they were called last. */
  name: string;
  /** Whether it is a bot. */
  readonly isBot: boolean;
  /** So many games. */
  games: number;
}

/** What was chosen most. */
export interface YearFavourite {
  /** The game's name. */
  readonly game: string;
  /** As the game names it. */
  readonly name: string;
  /** How often. */
  count: number;
}

/** One year. */
export interface YearInGames {
  /** So many games. */
  games: number;
  /** So many of them won, alone or with others. */
  won: number;
  /** The most wins in a row. */
  run: number;
  /** Games by name of the game. */
  byGame: Record<string, number>;
  /** People before bots; null: always alone. */
  company: YearCompany | null;
  /** Null: nothing was ever chosen among its like. */
  favourite: YearFavourite | null;
}

/** A year being added up. */
export interface OpenYear {
  add(past: PastGame, hasWon: boolean): void;
  close(): YearInGames;
}

export function openYear(): OpenYear {
  const year = { games: 0, won: 0, run: 0, byGame: {} as Record<string, number> };
  const company = new Map<string, YearCompany>();
  const favourites = new Map<string, YearFavourite>();
  let run = 0;
  return {
    add({ game, account, company: others }, hasWon) {
      year.games++;
      year.won += Number(hasWon);
      year.byGame[game] = (year.byGame[game] ?? 0) + 1;
      run = hasWon ? run + 1 : 0;
      year.run = Math.max(year.run, run);
      for (const { who, name, isBot } of others) {
        const one = company.get(who) ?? { who, name, isBot, games: 0 };
        company.set(who, one);
        one.name = name;
        one.games++;
      }
      for (const [name, count] of Object.entries(account.favourites)) {
        const one = favourites.get(`${game} ${name}`) ?? { game, name, count: 0 };
        favourites.set(`${game} ${name}`, one);
        one.count += count;
      }
    },
    close: () => ({
      ...year,
      company:
        [...company.values()].toSorted((a, b) => Number(a.isBot) - Number(b.isBot) || b.games - a.games)[0] ?? null,
      favourite: [...favourites.values()].toSorted((a, b) => b.count - a.count)[0] ?? null,
    }),
  };
}
