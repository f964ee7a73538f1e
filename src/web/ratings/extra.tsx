/** What a rated game adds to its table: that it is one, and everybody's number. */
import type { JSX } from "preact";
import type { TableInfo } from "../../core/info.ts";
import type { Controller } from "../table/controller.ts";
import type { Extra } from "../sessions/session.ts";
import { RatingBadge } from "./badge.tsx";
import "./plaque.css";
import { t } from "./i18n.ts";
import { useSeatRatings } from "./source.ts";

/** Undefined: this table is not rated. */
export function ratedExtra({ rated, id }: TableInfo): Extra | undefined {
  if (!rated) return undefined;
  // No odds on the buttons, no wands chosen beforehand.
  return {
    leave: "/",
    isUnaided: true,
    Beside: ({ controller }) => <RatedPlaque table={id} controller={controller} />,
  };
}

const RatedPlaque = ({ table, controller }: { table: string; controller: Controller }): JSX.Element => {
  const players = controller.players.value;
  const ratings = useSeatRatings(table, true, "").value;
  return (
    <div class="table-beside">
      <span class="table-plaque">
        {t("ratings.rated")}
        {ratings.map((rating, seat) => (
          <span key={seat} title={players[seat]?.name}>
            <span class="unseen">{players[seat]?.name}</span>
            <RatingBadge rating={rating} />
          </span>
        ))}
      </span>
    </div>
  );
};
