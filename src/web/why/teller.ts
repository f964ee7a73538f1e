/** How a cause is told: pure, so that the command line says the same as the page. */
import type { Cause } from "../../bots/why.ts";
import type { Seat } from "../../core/game.ts";
import type { Values } from "../i18n/fill.ts";

export interface Teller {
  t(key: string, values?: Values): string;
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
  /** Of what might be decided, or what others may do; else of what was decided. */
  readonly mode?: "advice" | "threat";
}

/** A deed as its game says it, to stand after “after this”; and with what it is mostly done. */
export interface Deed {
  readonly said: string;
  readonly means?: string | undefined;
}

/** Who does it, for texts that tell the reader from others. */
export const whoOf = (teller: Teller, seat: Seat): { you: boolean; name: string } => ({
  you: teller.isYou(seat),
  name: teller.name(seat),
});

/** Where it happens more often, how often, and how often otherwise. */
export function causeSaid(teller: Teller, { afterPlayed, afterBest }: Cause, { said, means }: Deed): string {
  const isOfPlayed = afterPlayed > afterBest;
  const [more, less] = isOfPlayed ? [afterPlayed, afterBest] : [afterBest, afterPlayed];
  const sentence = teller.t(keyOf(teller, isOfPlayed), {
    deed: said,
    more: shareOfGames(teller, more),
    less: shareSaid(teller, less),
  });
  return means === undefined ? sentence : `${sentence} ${teller.t("why.mostly", { means })}`;
}

function keyOf({ mode }: Teller, isOfPlayed: boolean): string {
  if (mode === "threat") return "why.threat";
  if (mode === "advice") return isOfPlayed ? "why.advisedOther" : "why.advised";
  return isOfPlayed ? "why.after" : "why.afterBetter";
}

const shareOfGames = (teller: Teller, share: number): string => {
  const n = Math.round(100 * share);
  return n === 100 ? teller.t("why.allOf") : teller.t("why.shareOf", { n });
};

function shareSaid(teller: Teller, share: number): string {
  const n = Math.round(100 * share);
  return n === 0 ? teller.t("why.none") : n === 100 ? teller.t("why.all") : teller.t("why.share", { n });
}

/** All that was found, in sentences; two causes count only together. */
export const joinedCauses = (teller: Teller, sentences: readonly string[]): string =>
  [...sentences, ...(sentences.length > 1 ? [teller.t("why.both")] : [])].join(" ");
