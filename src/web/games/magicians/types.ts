/** The Three Magicians on the page, by its types. */
import type { Figure } from "../../../games/magicians/choices.ts";
import type { MagiciansTypes } from "../../../games/magicians/types.ts";
import type { Desk, Part } from "../../table/kit.ts";
import type { MagiciansScene } from "./scene.ts";

/** What a half-made choice is known by so far. */
export interface MagiciansPicked {
  readonly figure?: Figure;
  /** A whole decision, shown before it is made. */
  readonly text?: string;
  /** All a finger may have meant, that decision too. */
  readonly among?: readonly string[];
  /** M-F1 The wands marked to be thrown again. */
  readonly wands?: readonly number[];
}

export interface MagiciansKitTypes {
  readonly game: MagiciansTypes;
  readonly scene: MagiciansScene;
  readonly picked: MagiciansPicked;
}

export type MagiciansDesk = Desk<MagiciansKitTypes>;
export type MagiciansPart = Part<MagiciansKitTypes>;
