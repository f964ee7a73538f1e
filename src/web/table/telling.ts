/** What happened, in sentences, each with whose deed it was: for the caption, the log and the review. */
import type { GameTypes, Seat } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";
import type { Kit, Speaker } from "./kit.ts";

export interface Told {
  /** Whose deed it was; null: nobody's. */
  readonly by: Seat | null;
  readonly text: string;
}

interface Listener {
  readonly kit: Kit;
  readonly speaker: Speaker;
  readonly options: GameTypes["options"];
  /** Through whose eyes. */
  readonly seat: Seat;
}

/** What a log may keep of a frame; `before` is the frame it follows. */
export function tell({ kit, speaker, options, seat }: Listener, frame: Frame, before: Frame | undefined): Told[] {
  const told: Told[] = [];
  let scene = kit.scene((before ?? frame).view, seat);
  let by = frame.by;
  for (const event of frame.events) {
    by = kit.actor(event) ?? by;
    const text = event.fleeting ? undefined : kit.say(event, speaker, options, { scene, isMoment: false });
    if (text !== undefined) told.push({ by, text });
    scene = kit.step(scene, event);
  }
  return told;
}

/** Sentences that follow each other and have the same author. */
export function byAuthor(told: readonly Told[]): { readonly by: Seat | null; readonly sentences: readonly string[] }[] {
  const groups: { by: Seat | null; sentences: string[] }[] = [];
  for (const { by, text } of told) {
    const last = groups.at(-1);
    if (last?.by === by) last.sentences.push(text);
    else groups.push({ by, sentences: [text] });
  }
  return groups;
}
