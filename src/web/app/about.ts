/** What the pages know of a game before it is loaded: light, for the first page shows every game. */
import type { FunctionComponent } from "preact";
import type { Riddle } from "../../core/riddle.ts";
import type { Chapter } from "../rulebook/book.ts";
import type { Lesson } from "../learn/lesson.ts";
import type { Vocabulary } from "../i18n/words.ts";
import type { SavedGame } from "../sessions/saved.ts";
import type { Session } from "../sessions/session.ts";
import type { Workshop } from "../editor/workshop.ts";
import type { Kit } from "../table/kit.ts";
import type { Language } from "./settings.ts";

/** A page by the parts of its address after the first. */
export type Page = FunctionComponent<{ parts: readonly string[] }>;

/** A choice kept on this device. */
export interface Setting {
  readonly name: string;
  readonly value: { value: string };
  readonly choices: readonly string[];
}

export interface About {
  readonly name: string;
  /** `game.NAME` is what it is called, `gameLine.NAME` what it is about, `gameAlone.NAME` what there is for one alone. */
  readonly words: Vocabulary;
  /** What a player may like to set about its board, with words `setting.NAME` and `settingHelp.NAME`. */
  readonly settings?: readonly Setting[];
  /** Board and rules, with their styles and words: what the first page needs. */
  kit(): Promise<Kit>;
  /** What any table needs besides; absent: nothing. */
  more?(): Promise<unknown>;
  /** Its clauses, in the language if there is one for it. */
  rules(language: Language): Promise<string>;
  /** The family's rules, the first chapter first; without: there are only the clauses. */
  book?(): Promise<readonly Chapter[]>;
  /** What teaches it, the first game first; without: nothing does yet. */
  lessons?(): Promise<readonly Lesson[]>;
  /** What can be puzzled over, with its words; without: nobody has thought of any. */
  riddles?(): Promise<readonly Riddle[]>;
  /** Of a game with something ranked for each day (`Game.daily`). */
  readonly daily?: {
    /** Where the like can be practised, unranked. */
    readonly practice: string;
    /** An answer to the day's position, in words. */
    answer?(text: string): string;
  };
  /** The words for what the laboratory changes and looks at; without: it is not to be changed. */
  lab?(): Promise<unknown>;
  /** For putting its positions together; without: nobody can. */
  workshop?(): Promise<Workshop>;
  /** Of a game with more for one who plays alone: its page, and what is put around a game alone on this device. */
  readonly alone?: {
    /** The first part of the page's address. */
    readonly path: string;
    Page(): Promise<Page>;
    open(session: Session, kept: SavedGame): Promise<Session>;
  };
}
