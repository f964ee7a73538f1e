/** Wandering Towers on the page, by its types. */
import type { Spell } from "../../../games/towers/spells.ts";
import type { TowersVerb } from "../../../games/towers/choices.ts";
import type { TowersTypes } from "../../../games/towers/types.ts";
import type { Controller } from "../../table/controller.ts";
import type { Desk, Part } from "../../table/kit.ts";
import type { TowersScene } from "./scene.ts";

/** What a half-made choice is known by so far. */
export interface TowersPicked {
  readonly verb?: TowersVerb;
  readonly spell?: Spell;
  readonly card?: string;
  /** A whole decision, shown before it is made. */
  readonly text?: string;
  /** Whose stack is looked at, or the first space of a swap. */
  readonly space?: number;
}

export interface TowersKitTypes {
  readonly game: TowersTypes;
  readonly scene: TowersScene;
  readonly picked: TowersPicked;
}

export type TowersDesk = Desk<TowersKitTypes>;
/** A whole table of it. */
export type TowersController = Controller<TowersKitTypes>;
export type TowersPart = Part<TowersKitTypes>;
