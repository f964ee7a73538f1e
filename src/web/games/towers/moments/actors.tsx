/** Everything that acts in a moment on the ring, by its event. */
import type { Actor } from "../../../table/actors.tsx";
import { castCircle, material } from "./spells.tsx";
import { brew } from "./potion.tsx";
import { homecoming } from "./homecoming.tsx";
import { leap, shut } from "./stone.tsx";
import { chain } from "./swap.tsx";
import type { RingTableau } from "./tableau.ts";

export function actorsOf(tableau: RingTableau): Actor[] {
  const { event } = tableau.scene;
  switch (event?.what) {
    case "tower":
      return [...shut(tableau, event), ...material(tableau)];
    case "keep":
      return [...leap(tableau), ...material(tableau)];
    case "wizard":
      return [...(event.home ? homecoming(tableau, event) : []), ...material(tableau)];
    case "swap":
      return chain(tableau, event);
    case "cast":
      return castCircle(tableau, event);
    case "fill":
      return brew(tableau, event);
    default:
      return [];
  }
}
