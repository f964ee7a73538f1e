/** The family's rules as data: short chapters, drawn with the game's own board on arranged positions. The clauses stay the law. */
import type { State } from "../../core/game.ts";
import type { Said } from "../learn/lesson.ts";

export interface Picture {
  readonly position: () => State;
  /** Decisions and outcomes before the moment shown. */
  readonly lines?: readonly string[];
  /** A decision shown as if it were about to be made. */
  readonly shown?: string;
  readonly caption: Said;
}

export interface Section {
  readonly title: Said;
  readonly text: readonly Said[];
  readonly picture?: Picture;
}

export interface Chapter {
  readonly name: string;
  readonly title: Said;
  readonly sections: readonly Section[];
}
