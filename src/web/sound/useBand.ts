/** At a table one hears its place and the theme, from the first touch on. */
import { useEffect } from "preact/hooks";
import type { PlaceHeard } from "./ambience.ts";

export function useBand(place: PlaceHeard): void {
  useEffect(() => {
    let isGone = false;
    let leave: (() => void) | undefined;
    void import("./band.ts").then(({ enter }) => {
      if (isGone) return;
      enter(place);
      leave = () => enter(undefined);
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [place]);
}
