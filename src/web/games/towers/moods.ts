/** How an event of the towers feels to those it happens to. Who is covered is felt at its moment only, as everybody saw it (T-H3). */
import type { HeardEvent } from "../../../games/towers/events.ts";
import type { Moods } from "../../faces/moods.ts";
import type { TowersScene } from "./scene.ts";

export function moods(event: HeardEvent, { view }: TowersScene): Moods | undefined {
  const isShared = view.keep.home.length < view.handSizes.length;
  const of = (owners: readonly number[], mood: "glad" | "caught"): Moods | undefined =>
    isShared ? undefined : Object.fromEntries(owners.map((owner) => [owner, mood]));
  switch (event.what) {
    case "wizard":
      return event.home ? of([event.owner], "glad") : undefined;
    case "tower":
      return {
        ...(event.imprisons && of(view.spaces[event.to]?.on ?? [], "caught")),
        ...of(event.frees ?? [], "glad"),
      };
    case "fill":
      return of([event.seat], "glad");
    case "lost":
      return { [event.seat]: "caught" };
    default:
      return undefined;
  }
}
