/** The story behind a table whose game is over: its pictures at once, the turning point as soon as it is found. */
import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Review } from "../../bots/review.ts";
import type { Json, Seat } from "../../core/game.ts";
import { isRefusal, ONLOOKER } from "../../core/game.ts";
import type { Finished } from "../review/source.ts";
import type { Controller } from "../table/controller.ts";
import type { Story } from "./story.ts";

/** The finished game behind the table, once somebody wants more of it than the board. */
export async function finishedAt({ session, speaker }: Controller): Promise<Finished | undefined> {
  const [json, { finishedOf }] = await Promise.all([session.record(), import("../review/source.ts")]);
  if (!json) return undefined;
  const seat = session.seat.peek();
  const finished = await finishedOf(json as Json, {
    players: () => session.players.value,
    // Around one device people are called by their names.
    you: seat !== ONLOOKER && speaker.isYou(seat) ? seat : undefined,
    table: session.isOnline ? session.id : undefined,
  });
  return isRefusal(finished) ? undefined : finished;
}

export interface ToldStory {
  readonly story: Story;
  readonly review: Review | undefined;
  /** How much of the game is judged, from 0 to 1. */
  readonly done: number;
}

/** The least that is worth drawing anew. */
const STEP = 0.1;

/** `isWanted`: a puzzle has no story, a sealed game does not tell it. `loser`: whose best moment is wanted. */
export function useStory(
  controller: Controller,
  isWanted: boolean,
  loser: Seat | undefined,
): Signal<ToldStory | undefined> {
  const told = useSignal<ToldStory | undefined>(undefined);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const tell = async (): Promise<void> => {
      const [finished, { openReel }, { storyOf }, { judging }] = await Promise.all([
        finishedAt(controller),
        import("../review/reel.ts"),
        import("./story.ts"),
        import("../review/judging.ts"),
      ]);
      if (!finished || isGone) return;
      const story = storyOf(finished, openReel(finished), loser);
      told.value = { story, review: undefined, done: 0 };
      stop = judging(finished.record, (review) => {
        const { done } = review;
        if (done === 1) told.value = { story, review, done };
        else if (done >= told.value!.done + STEP) told.value = { story, review: undefined, done };
      });
    };
    if (isWanted) void tell();
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return told;
}
