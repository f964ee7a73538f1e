/** What the board shows at a moment: a view, carried on event by event. */
import type { Seat } from "../../../core/game.ts";
import type { Desk, Part } from "../../../web/table/kit.ts";
import type { GlowwormsEvent } from "../rules/events.ts";
import type { GlowwormsView } from "../rules/hidden.ts";
import type { GlowwormsTypes } from "../rules/types.ts";

export interface GlowwormsScene {
  readonly view: GlowwormsView;
  readonly seat: Seat;
}

export interface GlowwormsKitTypes {
  readonly game: GlowwormsTypes;
  readonly scene: GlowwormsScene;
  /** Every choice is made with one touch. */
  readonly picked: object;
}

export type GlowwormsDesk = Desk<GlowwormsKitTypes>;
export type GlowwormsPart = Part<GlowwormsKitTypes>;

export const sceneOf = (view: GlowwormsView, seat: Seat): GlowwormsScene => ({ view, seat });

const put = <T>(list: readonly T[], index: number, value: T): T[] => list.map((old, i) => (i === index ? value : old));

export const step = ({ view, seat }: GlowwormsScene, event: GlowwormsEvent): GlowwormsScene => ({
  seat,
  view: viewAfter(view, event),
});

function viewAfter(view: GlowwormsView, event: GlowwormsEvent): GlowwormsView {
  switch (event.what) {
    case "turn":
      return { ...view, active: event.seat, die: null };
    case "roll":
      return { ...view, die: event.value };
    case "go":
      return { ...view, stones: put(view.stones, event.seat, event.to) };
    case "show":
      return {
        ...view,
        stones: put(view.stones, event.seat, event.to),
        sparks: put(view.sparks, event.seat, event.spark),
        shown: put(view.shown, event.seat, true),
      };
    case "light":
      return { ...view, lights: put(view.lights, event.seat, view.lights[event.seat]! + 1) };
    case "over":
      return { ...view, sparks: event.sparks };
  }
}
