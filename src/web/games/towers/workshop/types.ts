/** The towers' workshop, by its types. */
import type { TowersArrangement } from "../../../../games/towers/arrangement.ts";
import type { TowersTypes } from "../../../../games/towers/types.ts";
import type { Editing } from "../../../editor/workshop.ts";

export type TowersEditing = Editing<TowersTypes, TowersArrangement>;
