import type { SeatInfo } from "../../core/info.ts";
import { t } from "../i18n/words.ts";
import type { Player } from "../table/kit.ts";
import { botName } from "./names.ts";

/** Somebody at a table of the server, as everybody sees them. */
export function playerOf(seat: SeatInfo, index: number, colours: readonly string[], thought?: number): Player {
  const colour = seat.colour === undefined ? index : Math.max(0, colours.indexOf(seat.colour));
  const name = seat.by === "bot" ? botName(seat.level ?? "", index) : (seat.name ?? t("table.freeSeat"));
  return {
    name,
    colour,
    by: seat.by,
    // Who sees everything later is not told who is there.
    here: seat.here !== false || seat.standIn === true,
    standIn: seat.standIn === true,
    level: seat.level,
    left: seat.by === "bot" ? seat.name : undefined,
    thought,
  };
}
