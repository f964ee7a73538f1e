/** Wandering Towers by its types, from the rules to the board. */
import type { GameTypes } from "../../core/game.ts";
import type { TowersChoice } from "./choices.ts";
import type { HeardEvent, TowersEvent } from "./events.ts";
import type { TowersView } from "./hidden.ts";
import type { TowersOptions } from "./options.ts";

export interface TowersTypes extends GameTypes {
  readonly options: TowersOptions;
  readonly view: TowersView;
  readonly event: TowersEvent;
  readonly heard: HeardEvent;
  readonly choice: TowersChoice;
}
