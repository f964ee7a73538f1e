/** From legal decisions to what glows: every text is read once, and picking narrows the list down to one. */
import type { Picked } from "../../table/kit.ts";
import type { TurnView } from "../../../games/towers/hidden.ts";

export interface Choice {
  readonly text: string;
  readonly verb: string;
  readonly spell?: string;
  readonly card?: string;
  /** What is touched on the board. */
  readonly piece?: "tower" | "wizard" | "swap";
  readonly space?: number;
  /** Counted from the bottom, 1 is the lowest. */
  readonly level?: number;
  readonly owner?: number;
  /** The second space of a swap. */
  readonly other?: number;
}

export function read(text: string): Choice {
  const [verb = "", ...rest] = text.split(" ");
  if (verb === "cast") return { ...place(rest.slice(1), rest[0]!), text, verb, spell: rest[0]! };
  if (verb === "play" || verb === "give" || verb === "return") return { text, verb, card: rest[0]! };
  if (verb === "redraw") return { ...place(rest.slice(1), "tower"), text, verb };
  if (verb === "tower" || verb === "wizard") return { ...place(rest, verb), text, verb };
  return { text, verb };
}

/** `S/L`, `S of P`, `S S` or `S`. */
function place(words: readonly string[], kind: string): Partial<Choice> {
  const [first, second, third] = words;
  if (first === undefined || !/^\d/.test(first)) return {};
  const [space, level] = first.split("/").map(Number);
  if (level !== undefined) return { piece: "tower", space: space!, level };
  if (kind === "swap") return { piece: "swap", space: space!, other: Number(second) };
  return { piece: "wizard", space: space!, ...(second === "of" && { owner: Number(third) }) };
}

const begins = (text: string, prefix: string): boolean => text === prefix || text.startsWith(`${prefix} `);

/** What can be touched on the board now. */
export function onBoard(legal: readonly string[], picked: Picked): Choice[] {
  const choices = legal.map(read).filter((choice) => choice.piece !== undefined);
  if (picked.prefix !== "") return choices.filter(({ text }) => begins(text, picked.prefix));
  return choices.filter(({ verb }) => verb === "tower" || verb === "wizard");
}

const STEPS_OF_SPELL: Readonly<Record<string, number>> = {
  "advance-wizard": 1,
  "advance-tower": 2,
  "headwind-wizard": -1,
  "headwind-tower": -2,
};

/** How far the card in play moves a tower or a wizard. */
function stepsOf(turn: TurnView, piece: "T" | "W"): number {
  const value = turn.card === null ? undefined : new RegExp(`${piece}([1-5D])`).exec(turn.card)?.[1];
  return value === undefined ? 0 : value === "D" ? (turn.roll ?? 0) : Number(value);
}

/** Where a choice brings its piece. */
export function landing(choice: Choice, turn: TurnView): number | undefined {
  if (choice.space === undefined) return undefined;
  const ahead = (steps: number): number => (choice.space! + steps + 16) % 16;
  switch (choice.verb) {
    case "redraw":
      return ahead(1);
    case "tower":
      return ahead(stepsOf(turn, "T"));
    case "wizard":
      return ahead(stepsOf(turn, "W"));
    default: {
      if (choice.spell === "piggyback") return ahead(stepsOf(turn, "W"));
      const steps = STEPS_OF_SPELL[choice.spell ?? ""];
      return steps === undefined ? undefined : ahead(steps);
    }
  }
}

/** A dice card cannot be taken back once it is played. */
export const hasDice = (card: string): boolean => card.includes("D");
