/** The story of a finished game in three pictures: how it began in earnest, what turned it, how it ended. */
import type { Review } from "../../bots/review.ts";
import type { Result, Seat } from "../../core/game.ts";
import { signal } from "@preact/signals";
import type { Mood } from "../faces/cast.ts";
import { t } from "../i18n/words.ts";
import { decidedBy } from "../review/findings.tsx";
import { turningPoint } from "../review/figures.ts";
import { measureOf } from "../review/measure.ts";
import type { Reel } from "../review/reel.ts";
import type { Finished } from "../review/source.ts";
import type { Desk } from "../table/kit.ts";

/** One picture of the story. */
export interface Slide {
  readonly kind: "first" | "early" | "best" | "turning" | "last";
  /** The frame it shows; undefined: it is still looked for. */
  readonly n: number | undefined;
  readonly text: string;
}

/** What somebody feels at each frame, by the events that lead there; only the games' own feelings say what matters. */
function feelingsOf({ kit, frames }: Reel): ReadonlyMap<Seat, Mood>[] {
  return frames.map((frame, n) => {
    const felt = new Map<Seat, Mood>();
    const before = frames[n - 1];
    if (!before || !kit.moods) return felt;
    let scene = kit.scene(before.view, frame.by ?? 0);
    for (const event of frame.events) {
      for (const [seat, mood] of Object.entries(kit.moods(event, scene) ?? {})) if (mood) felt.set(Number(seat), mood);
      scene = kit.step(scene, event);
    }
    return felt;
  });
}

const feels = (felt: ReadonlyMap<Seat, Mood>, mood: Mood): boolean => [...felt.values()].includes(mood);

/** The first time somebody suffers; where nobody ever does, the first time somebody is glad. */
function firstBlood(all: readonly ReadonlyMap<Seat, Mood>[]): Pick<Slide, "kind"> & { readonly n: number } {
  const caught = all.findIndex((felt) => feels(felt, "caught"));
  if (caught > 0) return { kind: "first", n: caught };
  const glad = all.findIndex((felt) => feels(felt, "glad"));
  return { kind: "early", n: Math.max(1, glad) };
}

/** Of one's own decisions the one that brought most; before that is judged, the last one was glad about. */
function bestOf(all: readonly ReadonlyMap<Seat, Mood>[], you: Seat, review: Review | undefined): number | undefined {
  const end = all.length - 1;
  const gain = (n: number): number => (review?.points[n]?.[you] ?? 0) - (review?.points[n - 1]?.[you] ?? 0);
  const glad = all.flatMap((felt, n) => (n > 0 && n < end && felt.get(you) === "glad" ? [n] : []));
  return review ? glad.toSorted((a, b) => gain(b) - gain(a))[0] : glad.at(-1);
}

/** So near the end something is still its last step. */
const NEAR_THE_END = 12;

/** What won it, where the last decision only ended the round; else that one. */
function lastStep(all: readonly ReadonlyMap<Seat, Mood>[], result: Result): number {
  const end = all.length - 1;
  const winners = "winners" in result ? result.winners : [];
  const last = all.findLastIndex((felt) => winners.some((seat) => felt.get(seat) === "glad"));
  // A game that was given up may have had no moment at all.
  return all[end]!.size === 0 && last > 0 && end - last < NEAR_THE_END ? last : end;
}

/** Words are said anew for each language; which moments they are is found once. */
export interface Story {
  slides(review: Review | undefined): readonly Slide[];
  /** A moment on the board, to be looked at only. */
  deskAt(n: number): Desk;
}

/** `you`: somebody who lost, and whose best moment belongs to the story. */
export function storyOf({ record, kit }: Finished, reel: Reel, you: Seat | undefined): Story {
  const all = feelingsOf(reel);
  const blood = firstBlood(all);
  const last = reel.frames.length - 1;
  const end = lastStep(all, record.result!);
  const measure = measureOf(kit, reel.options, record.result);
  const desks = new Map<number, Desk>();
  const told = (n: number): string => reel.sentences(n) || reel.sentences(Math.max(1, n - 1));
  return {
    slides(review) {
      const best = you === undefined ? undefined : bestOf(all, you, review);
      const first = best === undefined ? blood : ({ kind: "best", n: best } as const);
      const turning = review && turningPoint(review, record.result);
      return [
        { ...first, text: told(first.n) },
        {
          kind: "turning",
          n: review && (turning ? turning.n + 1 : Math.ceil(last / 2)),
          text: review ? decidedBy(reel, review, record.result, measure) : t("review.thinking"),
        },
        { kind: "last", n: end, text: told(end) },
      ];
    },
    deskAt(n) {
      const known = desks.get(n);
      if (known) return known;
      const frame = reel.frames[n]!;
      const seat = frame.by ?? frame.decider ?? 0;
      const desk: Desk = {
        ...reel,
        scene: signal(kit.scene(frame.view, seat)),
        frame: signal(frame),
        choices: signal([]),
        picked: signal(undefined),
        seat: signal(seat),
        lasting: signal(0),
      };
      desks.set(n, desk);
      return desk;
    },
  };
}
