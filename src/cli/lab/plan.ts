/** What the report measures: rulebooks × players × modes, and what would change if something else were printed. */
import type { Experiment } from "../../bots/lab/experiment.ts";
import type { LabBot } from "../../bots/lab/players.ts";
import type { JsonObject } from "../../core/game.ts";

export interface ReportEntry {
  readonly id: string;
  readonly label: string;
  readonly experiment: Experiment;
  readonly games: number;
}

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  /** What is compared, in a sentence or two. */
  readonly says: string;
  /** Whether spells are told of in a table of their own. */
  readonly hasDeeds: boolean;
  readonly entries: readonly ReportEntry[];
}

const REPORT_SEED = "report 1";
/** Of a printed rulebook: ± 1 point of a seat's wins, with two players as well; with more, fewer games are enough for that. */
const GAMES = 10_000;
const ENOUGH: Readonly<Record<number, number>> = { 4: 8700, 5: 7500, 6: 7700 };
/** Of what nobody has printed, and of the slow player. */
const FEWER_GAMES = 4000;
const SLOW_GAMES = 800;

type Wish = JsonObject;

/** A figure is a game of its section, and its seed is its name: no two share their luck. */
const entry =
  (game: string, section: string) =>
  (label: string, wish: Wish, changes: JsonObject = {}, games = FEWER_GAMES, bot: LabBot = "quick"): ReportEntry => {
    const id = `${section}-${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`.replace(/-$/, "");
    return {
      id,
      label,
      experiment: { setup: { game, wish, changes }, seed: `${REPORT_SEED} ${id}`, bot },
      games,
    };
  };

const PLAYERS = [2, 3, 4, 5, 6];
/** In basic games the three abacus books have the same rules; in nasty ones the first two. */
const BASIC_BOOKS = ["capstone", "abacus-1"];
const NASTY_BOOKS = ["capstone", "abacus-1", "abacus-3"];

function versus(section: string, books: readonly string[], players: readonly number[], rest: Wish): ReportEntry[] {
  const make = entry("towers", section);
  const isNasty = rest.mode === "nasty" && rest.teams !== true;
  return players.flatMap((count) =>
    books.map((edition) =>
      make(
        `${count} players, ${edition}`,
        { players: count, edition, ...rest },
        {},
        isNasty ? (ENOUGH[count] ?? GAMES) : GAMES,
      ),
    ),
  );
}

const DICE = ["TD2", "TD3", "TDWD", "WD2", "WD3"];
const PLAIN_DECK = Object.fromEntries(DICE.map((card) => [card, 0]));
const MORE_DICE = { TD2: 6, TD3: 4, TDWD: 12, WD2: 6, WD3: 4, T1W5: 2, T2W4: 2, T4W2: 2, T5W1: 2, W1: 3, T1: 3 };

function printed(): ReportEntry[] {
  const make = entry("towers", "printed");
  const at = { players: 3, spells: "all" };
  return [
    make("as printed", at),
    make("3 wizards", at, { wizards: 3 }),
    make("5 wizards", at, { wizards: 5 }),
    make("4 potions", at, { potions: 4 }),
    make("6 potions", at, { potions: 6 }),
    make("7 towers", at, { towers: 7 }),
    make("5 towers", at, { towers: 5, lights: { t1: 3, t2: 3, t3: 3, t4: 3, t5: 3 } }),
    make("shields on spaces only", at, { shields: ["s0", "s4", "s8", "s12"] }),
    make("no dice cards", at, { deck: PLAIN_DECK }),
    make("twice the dice cards", at, { deck: MORE_DICE }),
    make("one light everywhere, 9 towers", at, { wizards: 3, lights: { t1: 1, t2: 1, t3: 1, t4: 1, t5: 1, t6: 1 } }),
    make("every spell at 1", {
      ...at,
      prices: { "advance-wizard": 1, "headwind-wizard": 1, nudge: 1, piggyback: 1, free: 1 },
    }),
    make("no spells", { ...at, spells: "none" }),
  ];
}

function switches(): ReportEntry[] {
  const make = entry("towers", "switches");
  const at = { players: 4, mode: "nasty", spells: "all" };
  return [
    make("capstone", at),
    make("redraw may leave towers", at, { redrawTowerOptional: true }),
    make("second card may be wasted", at, { mayWasteSecondCard: true }),
    make("only own entries end turns", at, { anyEntryEndsTurn: false }),
    make("Free at any time", at, { freeAnyTime: true }),
    make("abacus prices", { ...at, prices: { swap: 2, piggyback: 1, free: 1 } }),
    make("all of it: abacus-1", { ...at, edition: "abacus-1" }),
  ];
}

/** M-B1 Links with fields. */
const LINKS = [
  "forest-magician",
  "magician-tower",
  "forest-castle",
  "magician-life",
  "castle-life",
  "life-labyrinth",
  "castle-sun",
  "life-mill",
  "sun-mill",
  "mill-moon",
];

function magicians(): ReportEntry[] {
  const make = entry("magicians", "magicians");
  const fields = (count: number): JsonObject => ({
    paths: Object.fromEntries(LINKS.map((link) => [link, count])),
  });
  return [
    make("as printed", {}),
    make("apprentice may rest", { apprenticeMayRest: true }),
    make("20 rounds", { roundLimit: 20 }),
    make("40 rounds", { roundLimit: 40 }),
    make("1 field on each link", {}, fields(1)),
    make("2 fields on each link", {}, fields(2)),
    make("4 fields on each link", {}, fields(4)),
    make("5 fields on each link", {}, fields(5)),
    make(
      "symbols on every link",
      {},
      {
        symbols: LINKS,
      },
    ),
    make("no symbols", {}, { symbols: [] }),
    make("5 cards win", {}, { goal: 5 }),
    make("6 cards win", {}, { goal: 6 }),
    make("1 copy of each card", {}, { copies: 1 }),
    make("3 copies of each card", {}, { copies: 3 }),
    make("stones from the beginning", {}, { stones: true }),
  ];
}

function together(): ReportEntry[] {
  const make = entry("towers", "together");
  return [
    make("solo", { mode: "solo" }),
    make("solo with spells", { mode: "solo-spells" }),
    make("together, 2", { mode: "coop", players: 2 }),
    make("together with spells, 2", { mode: "coop-spells", players: 2 }),
    make("solo, 10 wizards", { mode: "solo" }, { wizards: 10 }),
    make("solo, 7 towers", { mode: "solo" }, { towers: 7 }),
  ];
}

function slow(): ReportEntry[] {
  const make = entry("towers", "planner");
  const magic = entry("magicians", "planner");
  return [
    make("2 players, planner", { players: 2 }, {}, SLOW_GAMES, "planner"),
    make("3 players, planner", { players: 3 }, {}, SLOW_GAMES, "planner"),
    make("4 players, planner", { players: 4 }, {}, SLOW_GAMES, "planner"),
    magic("magicians, planner", {}, {}, SLOW_GAMES, "planner"),
  ];
}

export const REPORT: readonly ReportSection[] = [
  {
    id: "basic",
    title: "Basic game, the two spells of a first game",
    says: "The abacus books have the same rules here, all three, so they are measured once.",
    hasDeeds: false,
    entries: versus("basic", BASIC_BOOKS, PLAYERS, {}),
  },
  {
    id: "spells",
    title: "Basic game, all eight spells",
    says: "Now prices matter as well: Swap, Piggyback and Free cost differently in the two families of books.",
    hasDeeds: true,
    entries: versus("spells", BASIC_BOOKS, PLAYERS, { spells: "all" }),
  },
  {
    id: "nasty",
    title: "Nasty game, all eight spells",
    says: "Everybody casts on everybody's turn. The first two abacus books have the same rules; the third has Free a Wizard as Capstone does.",
    hasDeeds: true,
    entries: [
      ...versus("nasty", NASTY_BOOKS, [2, 3, 4], { mode: "nasty", spells: "all" }),
      ...versus("nasty", BASIC_BOOKS, [5, 6], { mode: "nasty", spells: "all" }),
    ],
  },
  {
    id: "teams",
    title: "Teams, basic game, all eight spells",
    says: "Partners sit opposite. Wins are those of the starting player's team, then of the next one.",
    hasDeeds: false,
    entries: versus("teams", BASIC_BOOKS, [4, 6], { teams: true, spells: "all" }),
  },
  {
    id: "nasty-teams",
    title: "Teams, nasty game, all eight spells",
    says: "",
    hasDeeds: false,
    entries: versus("nasty-teams", BASIC_BOOKS, [4, 6], { teams: true, mode: "nasty", spells: "all" }),
  },
  {
    id: "switches",
    title: "Which difference between the books matters",
    says: "Nasty game of four by Capstone's book, and one switch after the other set as in the first abacus book.",
    hasDeeds: true,
    entries: switches(),
  },
  {
    id: "printed",
    title: "If something else were printed",
    says: "Basic game of three with all spells by Capstone's book; one thing changed at a time.",
    hasDeeds: false,
    entries: printed(),
  },
  {
    id: "together",
    title: "Alone and together",
    says: "The score is the number of cards played, fewer is better; 30 is the rulebook's goal.",
    hasDeeds: false,
    entries: together(),
  },
  {
    id: "magicians",
    title: "The Three Magicians",
    says: "The printed board is lost; three fields on each link are our reading. The first lines say how much hangs on it.",
    hasDeeds: true,
    entries: magicians(),
  },
  {
    id: "planner",
    title: "The same questions to a better player",
    says: "The planner looks every turn of its own through. It is slow, so it plays fewer games, and the intervals are wider.",
    hasDeeds: false,
    entries: slow(),
  },
];
