/** All finished games of a player added up: the same figures for those of a server and those of a device. */
import { dayText } from "./calendar.ts";
import type { OpenYear, YearInGames } from "./careerYear.ts";
import { openYear } from "./careerYear.ts";
import type { Account, Ending, Fortune } from "./ledger.ts";
import { added } from "./ledger.ts";

/** Somebody else at a finished game. */
export interface Company {
  /** A guest's id, or a bot's level. */
  readonly who: string;
  /** As the guest was called then. */
  readonly name: string;
  /** Whether it was a bot. */
  readonly isBot: boolean;
  /** Where they sat. */
  readonly seat: number;
  /** On the same side. */
  readonly isPartner: boolean;
  /** How it ended for them. */
  readonly ending: Ending;
  /** So often the player did to them what nobody likes. */
  readonly suffered: number;
}

/** A finished game as one player remembers it. */
export interface PastGame extends Ending {
  /** The table on the server, or the game on the device. */
  readonly id: string;
  /** The game's name. */
  readonly game: string;
  /** Which way of playing, as a name of the game. */
  readonly kind: string;
  /** How many sat there. */
  readonly players: number;
  /** Where the player sat. */
  readonly seat: number;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  /** The others. */
  readonly company: readonly Company[];
  /** What was counted. */
  readonly account: Account;
}

/** Results of games that are alike. */
export interface Results {
  /** The game's name. */
  readonly game: string;
  /** Which way of playing, as a name of the game. */
  readonly kind: string;
  /** How many sat there. */
  readonly players: number;
  /** So many games. */
  games: number;
  /** So many won alone or with partners. */
  won: number;
  /** So many where others won as well. */
  shared: number;
  /** Alone or together: the best score. */
  best?: number;
}

/** Somebody one has played against, and how it went. */
export interface Rival {
  /** A guest's id, or a bot's level. */
  readonly who: string;
  /** As they were called last. */
  name: string;
  /** Whether it is a bot. */
  readonly isBot: boolean;
  /** So many games against them. */
  games: number;
  /** In so many of them the player ended before them. */
  ahead: number;
  /** In so many behind. */
  behind: number;
  /** Games on the same side, which are not among the others. */
  together: number;
  /** So often they did to the player what nobody likes. */
  suffered: number;
  /** So often the player did it to them. */
  done: number;
  /** The same by game, partners not left out. */
  readonly harm: Record<string, [suffered: number, done: number]>;
  /** When they met last. */
  last: number;
}

/** What games of one kind add up to besides results. */
export interface Chronicle {
  /** How often something happened, by names of the game. */
  counts: Record<string, number>;
  /** How often something was chosen among its like. */
  favourites: Record<string, number>;
  /** What nobody likes, done by others. */
  suffered: number;
  /** The same by one's own misfortune. */
  own: number;
  /** What came by luck. */
  fortunes: Record<string, Fortune>;
}

/** Wins in a row. */
export interface Streak {
  /** Now: wins if above 0, games without a win if below. */
  now: number;
  /** The most there ever were. */
  best: number;
}

/** All of it. */
export interface Career {
  /** So many games. */
  games: number;
  /** So many won alone or with partners. */
  won: number;
  /** So many where others won as well. */
  shared: number;
  /** When the first of them ended, in milliseconds since 1970; 0: there is none. */
  first: number;
  /** When the last of them ended. */
  last: number;
  /** By game, way of playing and number of players, the most games first. */
  results: Results[];
  /** Wins in a row. */
  streak: Streak;
  /** With whom, the most games first. */
  rivals: Rival[];
  /** By game. */
  chronicles: Record<string, Chronicle>;
  /** By day as in a calendar, `2026-11-18`: games, and how many of them were won. */
  days: Record<string, [games: number, won: number]>;
  /** By year, `2026`. */
  years: Record<string, YearInGames>;
}

const newCareer = (): Career => ({
  games: 0,
  won: 0,
  shared: 0,
  first: 0,
  last: 0,
  results: [],
  streak: { now: 0, best: 0 },
  rivals: [],
  chronicles: {},
  days: {},
  years: {},
});

const MINUTE_MS = 60_000;

/** The day of a moment where clocks are so many minutes ahead of UTC. */
const dayOf = (at: number, ahead: number): string => dayText(at + ahead * MINUTE_MS);

/** A career being added up: games come in the order in which they ended. */
export interface OpenCareer {
  add(past: PastGame): void;
  close(): Career;
}

export function openCareer(ahead = 0): OpenCareer {
  const career = newCareer();
  const results = new Map<string, Results>();
  const rivals = new Map<string, Rival>();
  const years = new Map<string, OpenYear>();
  return {
    add(past) {
      const hasWon = past.end !== "lost";
      career.games++;
      career.won += Number(past.end === "won");
      career.shared += Number(past.end === "shared");
      career.first ||= past.ended;
      career.last = past.ended;
      const { streak } = career;
      streak.now = hasWon ? Math.max(0, streak.now) + 1 : Math.min(0, streak.now) - 1;
      streak.best = Math.max(streak.best, streak.now);
      const date = dayOf(past.ended, ahead);
      const day = (career.days[date] ??= [0, 0]);
      day[0]++;
      day[1] += Number(hasWon);
      const year = years.get(date.slice(0, -6)) ?? openYear();
      years.set(date.slice(0, -6), year);
      year.add(past, hasWon);
      addResult(results, past);
      for (const other of past.company) addRival(rivals, past, other);
      chronicle((career.chronicles[past.game] ??= newChronicle()), past);
    },
    close: () => ({
      ...career,
      years: Object.fromEntries([...years].map(([name, year]) => [name, year.close()])),
      results: [...results.values()].toSorted((a, b) => b.games - a.games),
      rivals: [...rivals.values()].toSorted((a, b) => b.games + b.together - a.games - a.together || b.last - a.last),
    }),
  };
}

function addResult(results: Map<string, Results>, { game, kind, players, end, score }: PastGame): void {
  const key = `${game} ${kind} ${players}`;
  const own = results.get(key) ?? { game, kind, players, games: 0, won: 0, shared: 0 };
  results.set(key, own);
  own.games++;
  own.won += Number(end === "won");
  own.shared += Number(end === "shared");
  if (score !== undefined) own.best = Math.min(own.best ?? Infinity, score);
}

/** Who ended before whom: by rank, or where there is none by who has won. */
function order(one: Ending, other: Ending): number {
  if (one.rank !== undefined && other.rank !== undefined) return Math.sign(other.rank - one.rank);
  return Number(one.end !== "lost") - Number(other.end !== "lost");
}

function addRival(rivals: Map<string, Rival>, past: PastGame, { who, name, isBot, seat, ...other }: Company): void {
  const none = { games: 0, ahead: 0, behind: 0, together: 0, suffered: 0, done: 0, last: 0 };
  const rival: Rival = rivals.get(who) ?? { who, name, isBot, ...none, harm: {} };
  rivals.set(who, rival);
  rival.name = name;
  rival.last = past.ended;
  const suffered = past.account.suffered[seat] ?? 0;
  if (suffered + other.suffered > 0) {
    const harm = (rival.harm[past.game] ??= [0, 0]);
    harm[0] += suffered;
    harm[1] += other.suffered;
  }
  if (other.isPartner) {
    rival.together++;
    return;
  }
  const sign = order(past, other.ending);
  rival.games++;
  rival.ahead += Number(sign > 0);
  rival.behind += Number(sign < 0);
  rival.suffered += suffered;
  rival.done += other.suffered;
}

const newChronicle = (): Chronicle => ({ counts: {}, favourites: {}, suffered: 0, own: 0, fortunes: {} });

function sumUp(into: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) into[name] = (into[name] ?? 0) + count;
}

function chronicle(into: Chronicle, { seat, account }: PastGame): void {
  sumUp(into.counts, account.counts);
  sumUp(into.favourites, account.favourites);
  for (const [by, count] of account.suffered.entries())
    if (by === seat) into.own += count;
    else into.suffered += count;
  for (const [name, fortune] of Object.entries(account.fortunes)) {
    const before = into.fortunes[name];
    into.fortunes[name] = before ? added(before, fortune) : fortune;
  }
}
