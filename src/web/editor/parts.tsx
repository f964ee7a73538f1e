/** Parts that every game's shelf is made of. */
import type { ComponentChildren, JSX } from "preact";
import type { Seat } from "../../core/game.ts";
import type { Editing } from "./workshop.ts";

/** One of the seats, such as whose turn it is. */
export const SeatPick = ({
  label,
  name,
  seats,
  seat,
  choose,
}: {
  label: string;
  name: (seat: Seat) => string;
  seats: number;
  seat: Seat;
  choose: (seat: Seat) => void;
}): JSX.Element => (
  <fieldset class="seat-pick">
    <legend>{label}</legend>
    <div class="segments">
      {Array.from({ length: seats }, (_, each) => (
        <label key={each}>
          <input type="radio" name={label} checked={each === seat} onChange={() => choose(each)} />
          <span>{name(each)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** Something on the shelf that can be taken, and perhaps a place where something can be put. */
export const ShelfThing = ({
  editing,
  thing,
  spot,
  label,
  children,
}: {
  editing: Pick<Editing, "held" | "isLocked">;
  thing?: string | undefined;
  spot?: string;
  label: string;
  children: ComponentChildren;
}): JSX.Element => (
  <button
    type="button"
    class="shelf-thing"
    data-thing={thing}
    data-spot={spot}
    data-at={spot}
    aria-label={label}
    title={label}
    aria-pressed={thing !== undefined && editing.held.value === thing}
    disabled={editing.isLocked.value}
  >
    {children}
  </button>
);
