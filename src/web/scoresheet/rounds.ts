/** A finished game by rounds: every decision in notation, with what chance made of it. */
import type { Seat } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { seededLuck, tableFrom } from "../../core/table.ts";
import type { Reel } from "../review/reel.ts";
import type { Finished } from "../review/source.ts";

/** One turn on paper, or what somebody said in another's. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly moves: readonly ScoreMove[];
}

export interface ScoreMove {
  readonly text: string;
  /** What chance drew for it. */
  readonly luck: readonly string[];
}

export interface ScoreRound {
  readonly round: number;
  readonly lines: readonly ScoreLine[];
}

export interface Scored {
  /** What chance decided before anybody else did. */
  readonly start: readonly string[];
  readonly rounds: readonly ScoreRound[];
}

/** A round begins when it is the turn of whoever began; alone, every turn is one. */
export function scoredOf({ kit: { game }, record }: Finished, turns: Reel["turns"]): Scored {
  const table = tableFrom(game, record, seededLuck("never drawn"));
  if (isRefusal(table)) throw new Error(table.say);
  const [start, ...entries] = table.log;
  const isAlone = game.seats(table.state) === 1;
  const rounds: { round: number; lines: { seat: Seat; moves: ScoreMove[] }[] }[] = [];
  let [turn, owner, first] = [0, -1, -1];
  entries.forEach(({ by, text, luck }, i) => {
    if (turns[i] !== turn) {
      const isNew = rounds.length === 0 || isAlone || (by === first && owner !== first);
      if (isNew) rounds.push({ round: rounds.length + 1, lines: [] });
      if (first < 0) first = by;
      [turn, owner] = [turns[i]!, by];
      rounds.at(-1)!.lines.push({ seat: by, moves: [] });
    }
    const { lines } = rounds.at(-1)!;
    if (lines.at(-1)!.seat !== by) lines.push({ seat: by, moves: [] });
    lines.at(-1)!.moves.push({ text, luck });
  });
  return { start: start!.luck, rounds };
}
