/** Ratings as the server tells them. */
import type { ReadonlySignal } from "@preact/signals";
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { BotRating, RatingInfo } from "../../core/ratingInfo.ts";
import { fetched, greet } from "../sessions/guest.ts";

interface Told {
  readonly own: readonly RatingInfo[];
  readonly bots: readonly BotRating[];
}

/** Undefined: not known yet. */
export function useRatings(): ReadonlySignal<Told | Refusal | undefined> {
  const told = useMemo(() => signal<Told | Refusal | undefined>(undefined), []);
  useEffect(() => {
    void greet()
      .then(() => fetched<Told>("/api/ratings"))
      .then((each) => (told.value = each));
  }, []);
  return told;
}

/** By seat, of a rated table; none elsewhere, or not known yet. Asked again when others sit there. */
export function useSeatRatings(
  table: string,
  isRated: boolean,
  who: string,
): ReadonlySignal<readonly (RatingInfo | null)[]> {
  const told = useMemo(() => signal<readonly (RatingInfo | null)[]>([]), [table]);
  useEffect(() => {
    if (!isRated) return;
    let isGone = false;
    void fetched<{ seats: readonly (RatingInfo | null)[] }>(`/api/tables/${encodeURIComponent(table)}/ratings`).then(
      (each) => {
        if (!isGone && !isRefusal(each)) told.value = each.seats;
      },
    );
    return () => {
      isGone = true;
    };
  }, [table, isRated, who]);
  return told;
}
