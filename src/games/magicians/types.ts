/** The Three Magicians by its types, from the rules to the board. */
import type { GameTypes } from "../../core/game.ts";
import type { MagiciansChoice } from "./choices.ts";
import type { MagiciansEvent } from "./events.ts";
import type { MagiciansView } from "./hidden.ts";
import type { MagiciansOptions } from "./options.ts";

export interface MagiciansTypes extends GameTypes {
  readonly options: MagiciansOptions;
  readonly view: MagiciansView;
  readonly event: MagiciansEvent;
  /** M-C2 Everybody hears everything. */
  readonly heard: MagiciansEvent;
  readonly choice: MagiciansChoice;
}
