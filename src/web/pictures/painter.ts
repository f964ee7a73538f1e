/** Previews in words and drawings, by the app's own words and boards. */
import { seeded } from "../../core/chance.ts";
import type { Game, JsonObject, State } from "../../core/game.ts";
import { isRefusal, ONLOOKER } from "../../core/game.ts";
import type { Painter, Preview } from "../../core/preview.ts";
import { applyText } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";
import { aboutGame, GAME_NAMES, kitOf } from "../app/games.ts";
import type { Language } from "../app/settings.ts";
import { language, LANGUAGES } from "../app/settings.ts";
import { wordsOf } from "../i18n/words.ts";
import { playerOf } from "../sessions/onlinePlayer.ts";
import { onGround } from "../table/ground.ts";
import type { Kit, Player } from "../table/kit.ts";
import { emblemOf, markup } from "./board.tsx";
import type { LinkCardRow } from "./card.ts";
import { cardOf, groundCard } from "./card.ts";
import { readSheet } from "./sheet.ts";
import { toldOf } from "./told.ts";
import { tOf } from "./i18n.ts";

/** What is to be drawn: a board, and who sits at it. */
interface Shown {
  readonly kit: Kit;
  readonly options: JsonObject;
  readonly view: object;
  readonly seat: number;
  readonly players: readonly Player[];
  readonly theme: string;
  /** Something has happened that can be counted. */
  readonly isCounted: boolean;
}

const stateOr = (game: Game, wish: JsonObject): State => {
  const state = game.setup(wish, seeded("preview"));
  if (!isRefusal(state)) return state;
  const plain = game.setup({}, seeded("preview"));
  if (isRefusal(plain)) throw new Error(plain.say);
  return plain;
};

/** A board nobody has played at: of a table that waits, or of no table at all. */
function laid(kit: Kit, wish: JsonObject, seats: Preview | undefined): Shown {
  const state = stateOr(kit.game, wish);
  const known = seats?.kind === "waiting" ? seats.seats : [];
  const players = known.map((seat, i) => playerOf(seat, i, kit.colours));
  const view = kit.game.view(state, ONLOOKER);
  return { kit, options: kit.game.options(state), view, seat: ONLOOKER, players, theme: "", isCounted: false };
}

/** A riddle as whoever is to find the answer sees it. */
function asked(kit: Kit, riddle: Riddle): Shown {
  const { game } = kit;
  const state = game.read(riddle.options, riddle.state);
  if (isRefusal(state)) throw new Error(state.say);
  for (const move of riddle.moves) applyText(game, state, move);
  const seat = game.decider(state);
  const view = game.view(state, seat);
  return { kit, options: game.options(state), view, seat, players: [], theme: riddle.theme, isCounted: false };
}

async function kitNamed(name: string): Promise<Kit> {
  const kit = await kitOf(name);
  if (!kit) throw new Error(`there is no game ${name}`);
  return kit;
}

async function shownOf(preview: Preview): Promise<Shown> {
  const name = "game" in preview ? preview.game : GAME_NAMES[0]!;
  const kit = await kitNamed(name);
  if ("view" in preview) {
    const { options, view, seats } = preview;
    const players = seats.map((seat, i) => playerOf(seat, i, kit.colours));
    return { kit, options, view, seat: ONLOOKER, players, theme: "", isCounted: true };
  }
  if (preview.kind === "riddle") {
    const riddle = (await aboutGame(name)?.riddles?.())?.find(({ id }) => id === preview.id);
    if (riddle) return asked(kit, riddle);
  }
  return laid(kit, preview.kind === "waiting" ? preview.options : kit.quickGame, preview);
}

/** What each has of what counts first. */
function rowsOf({ kit, view, players, isCounted, seat }: Shown): LinkCardRow[] {
  const [tally] = kit.tallies(kit.scene(view, seat));
  return players.map(({ name, colour }, i) => ({
    name,
    emblem: emblemOf(kit, colour),
    count: isCounted && tally && players.length > 1 ? String(tally.of(i)) : "",
  }));
}

const isLanguage = (name: string): name is Language => LANGUAGES.some((each) => each === name);

/** `css`: the app's built style sheets. One thing at a time: the language is that of the whole page. */
export function openPainter(css: string): Painter {
  const sheet = readSheet(css);
  const speak = async (name: string): Promise<void> => {
    const wish = isLanguage(name) ? name : "en";
    await wordsOf(wish);
    language.value = wish;
  };
  return {
    async told(preview, name) {
      await speak(name);
      const { players, theme } = await shownOf(preview);
      return toldOf(preview, players, theme);
    },
    async drawn(preview, name) {
      await speak(name);
      const shown = await shownOf(preview);
      const { kit, options, view, seat, players } = shown;
      const { title, sentence } = toldOf(preview, players, shown.theme);
      // Who plays stands below anyway.
      const heading = preview.kind === "playing" ? tOf("game", preview.game) : title;
      const lines = players.length > 3 ? [] : [sentence];
      const board = onGround(() => markup(kit, options, view, seat, players));
      const svg = cardOf(board, sheet, { title: heading, lines, rows: rowsOf(shown) });
      return { ground: kit.game.name, svg };
    },
    grounds: GAME_NAMES,
    async ground(name) {
      await speak("en");
      const kit = await kitNamed(name);
      const { options, view, seat } = laid(kit, kit.quickGame, undefined);
      const board = (): string => markup(kit, options, view, seat, []);
      return groundCard(board(), onGround(board), sheet);
    },
  };
}
