/** Glowworms, as everything outside this folder knows it. */
import type { Game } from "../../../core/game.ts";
import { isRefusal } from "../../../core/game.ts";
import { pick } from "../../../core/json.ts";
import { choices } from "./choices.ts";
import { drawing } from "./drawing.ts";
import { guess, view } from "./hidden.ts";
import { eager, hints, wild } from "./hints.ts";
import { format, formatOutcome, parse, parseOutcome, read, write } from "./notation.ts";
import { complete, FIELDS } from "./options.ts";
import { apply, applyOutcome, KINDS, legal, resultOf, setup } from "./play.ts";
import { FACES, PHASES, SEATS, STATE } from "./state.ts";
import type { GlowwormsTypes } from "./types.ts";

const { at } = STATE;
const CLAUSES: Readonly<Record<number, string>> = { [KINDS.go]: "G-T2", [KINDS.wait]: "G-T3", [KINDS.show]: "G-T4" };

export const glowworms: Game<GlowwormsTypes> = {
  name: "glowworms",
  fields: FIELDS,
  setup(wish, chance) {
    const wished = complete(wish);
    return isRefusal(wished) ? wished : setup(wished, chance);
  },
  options: (s) => ({ players: SEATS, start: s[at.start]!, stones: s[at.stones]! }),
  seats: () => SEATS,
  isTogether: () => false,
  silence: () => undefined,
  colours: () => [],
  decider: (s) => s[at.decider]!,
  active: (s) => s[at.active]!,
  legal,
  choices,
  apply,
  outcome: (_, chance) => [1 + chance.below(FACES)],
  applyOutcome,
  beginsTurn: ({ what }) => what === "turn",
  result: (s) => (s[at.phase] === PHASES.finished ? resultOf(s) : undefined),
  orders: [],
  byOrder: () => undefined,
  clause: (_, decision) => CLAUSES[decision]!,
  view,
  hear: (event) => event,
  guess,
  format,
  parse,
  formatOutcome,
  parseOutcome,
  write,
  read(given, json) {
    const wished = complete(
      pick(
        given,
        FIELDS.map(({ name }) => name),
      ),
    );
    return isRefusal(wished) ? wished : read(wished.start ?? 0, wished.stones, json);
  },
  policies: { eager, wild },
  hints,
  drawing,
  wishes: [{}, { start: 1, stones: 6 }, { start: 2, stones: 9 }],
};
