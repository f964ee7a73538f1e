/** What goes over the wire of each game, by the names it has outside: docs/protocol.md and the OpenAPI page tell every field. */
import type { Frame } from "../core/table.ts";
import type { MagiciansTypes } from "./magicians/types.ts";
import type { TowersTypes } from "./towers/types.ts";

export interface GameShapes {
  readonly TowersFrame: Frame<TowersTypes>;
  readonly TowersOptions: TowersTypes["options"];
  readonly TowersEvent: TowersTypes["heard"];
  readonly MagiciansFrame: Frame<MagiciansTypes>;
  readonly MagiciansView: MagiciansTypes["view"];
  readonly MagiciansOptions: MagiciansTypes["options"];
  readonly MagiciansEvent: MagiciansTypes["heard"];
}
