/** What a link is about, before anybody opens it: facts as an onlooker may know them. Words and drawing are made of it elsewhere. */
import type { JsonObject, Result } from "./game.ts";
import type { SeatInfo } from "./info.ts";

/** A table that waits for people, a game as an onlooker sees it, a puzzle, somebody's page, or one of the house. */
export type Preview =
  | {
      readonly kind: "waiting";
      readonly game: string;
      readonly options: JsonObject;
      readonly seats: readonly SeatInfo[];
    }
  | {
      readonly kind: "playing" | "over" | "review";
      readonly game: string;
      /** Complete. */
      readonly options: JsonObject;
      readonly seats: readonly SeatInfo[];
      /** The table as an onlooker may see it. */
      readonly view: object;
      /** The number of the frame it is of. */
      readonly n: number;
      readonly result?: Result;
    }
  | { readonly kind: "riddle"; readonly game: string; readonly id: string }
  /** What somebody shows of their games. */
  | { readonly kind: "player"; readonly name: string }
  | { readonly kind: "daily" | "friends" | "house" };

/** What is shown beside a link. */
export interface LinkWords {
  readonly title: string;
  readonly sentence: string;
}

/** What a picture shows on a ground that many pictures share. */
export interface LinkDrawing {
  /** The name of its ground: it says nothing but which game it is. */
  readonly ground: string;
  /** An SVG without style sheets, transparent where the ground is seen. */
  readonly svg: string;
}

/** Makes words and drawings of previews. It knows nothing but what it is given. */
export interface Painter {
  told(preview: Preview, language: string): Promise<LinkWords>;
  drawn(preview: Preview, language: string): Promise<LinkDrawing>;
  /** Names of all grounds. */
  readonly grounds: readonly string[];
  /** The ground of a name, as an SVG without style sheets. */
  ground(name: string): Promise<string>;
}

/** The size of such a picture: what most who show links want, about 1.91 : 1. */
export const PREVIEW_SIZE = { width: 1000, height: 524 } as const;
