/** What each legal decision would do, as data. */
import type { Choice, State } from "../../../core/game.ts";
import { decisions } from "../../../core/game.ts";
import { format } from "./notation.ts";
import { KINDS, legal } from "./play.ts";
import { STATE } from "./state.ts";

const { at } = STATE;

export interface GlowwormsChoice extends Choice {
  readonly verb: "go" | "wait" | "show";
  /** From which stone to which; the last one ends the game (G-E1). */
  readonly from?: number;
  readonly to?: number;
  readonly ends?: true;
}

const buffer = decisions();

export const choices = (s: State): GlowwormsChoice[] =>
  Array.from(buffer.subarray(0, legal(s, buffer)), (decision): GlowwormsChoice => {
    const text = format(s, decision);
    if (decision === KINDS.wait) return { text, verb: "wait" };
    const isShow = decision === KINDS.show;
    const from = s[at.stone + s[at.active]!]!;
    const to = Math.min(s[at.stones]!, from + (isShow ? s[at.spark + s[at.active]!]! : s[at.die]!));
    const ends = to === s[at.stones] && ({ ends: true } as const);
    // G-T4 A spark turned up cannot be turned down again.
    return isShow ? { text, verb: "show", from, to, ...ends, final: true } : { text, verb: "go", from, to, ...ends };
  });
