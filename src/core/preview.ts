/** What a link is about, before anybody opens it: facts as an onlooker may know them. Words and drawing are made of it elsewhere. */
import type { JsonObject, Result } from "./game.ts";
import type { SeatInfo } from "./info.ts";

/** A table that waits for people, a game as an onlooker sees it, a puzzle, or a page of the house. */
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
  | { readonly kind: "daily" | "house" };

/** What is shown beside a link. */
export interface LinkWords {
  readonly title: string;
  readonly sentence: string;
}

/** Makes words and drawings of previews. It knows nothing but what it is given. */
export interface Painter {
  told(preview: Preview, language: string): Promise<LinkWords>;
  /** An SVG without style sheets. */
  drawn(preview: Preview, language: string): Promise<string>;
}

/** The size of such a picture: what most who show links want, about 1.91 : 1. */
export const PREVIEW_SIZE = { width: 1000, height: 524 } as const;
