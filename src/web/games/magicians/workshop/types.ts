/** The magicians' workshop, by its types. */
import type { MagiciansArrangement } from "../../../../games/magicians/arrangement.ts";
import type { MagiciansTypes } from "../../../../games/magicians/types.ts";
import type { Editing } from "../../../editor/workshop.ts";

export type MagiciansEditing = Editing<MagiciansTypes, MagiciansArrangement>;
