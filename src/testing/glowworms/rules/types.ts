/** Glowworms by its types, from the rules to the board. */
import type { GameTypes } from "../../../core/game.ts";
import type { GlowwormsChoice } from "./choices.ts";
import type { GlowwormsEvent } from "./events.ts";
import type { GlowwormsView } from "./hidden.ts";
import type { GlowwormsOptions } from "./options.ts";

export interface GlowwormsTypes extends GameTypes {
  readonly options: GlowwormsOptions;
  readonly view: GlowwormsView;
  readonly event: GlowwormsEvent;
  readonly heard: GlowwormsEvent;
  readonly choice: GlowwormsChoice;
}
