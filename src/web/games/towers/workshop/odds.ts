/** Chances of the towers in tables: what the others can do with cards nobody but they have seen, and what one may draw. */
import type { Seat, State } from "../../../../core/game.ts";
import { CODES } from "../../../../games/towers/cards.ts";
import type { StepBits } from "../../../../games/towers/counting.ts";
import {
  chanceOfDraw,
  chanceOfHand,
  handOf,
  openSpaces,
  stepsHome,
  stepsShut,
  unseenBy,
} from "../../../../games/towers/counting.ts";
import { shareOf, STATE } from "../../../../games/towers/state.ts";
import type { OddsTable } from "../../../editor/workshop.ts";
import { cardName } from "../card.tsx";
import { t } from "./i18n.ts";
import { seatName } from "./names.ts";

const { at } = STATE;

/** Cards that are drawn with a decision are not seen before it is made. */
export function odds(s: State, seat: Seat, known: State): OddsTable[] {
  const unseen = unseenBy(known, seat);
  const all = unseen.reduce((sum, n) => sum + n, 0);
  return [...(s[at.shared] ? [] : [othersTable(s, seat, unseen)]), drawTable(s, seat, unseen, all)];
}

function othersTable(s: State, seat: Seat, unseen: Uint8Array): OddsTable {
  const own = shareOf(s, seat);
  const others = Array.from({ length: s[at.players]! - 1 }, (_, i) => (seat + 1 + i) % s[at.players]!);
  return {
    title: t("odds.others"),
    help: t("odds.othersHelp"),
    rows: others.flatMap((other) => {
      const hand = handOf(s, other);
      const row = (what: string, steps: StepBits): OddsTable["rows"] => {
        const chance = chanceOfHand(unseen, hand, steps);
        return chance > 0 ? [{ what, chance }] : [];
      };
      const spaces = openSpaces(s, own);
      return [
        ...row(t("odds.home", { name: seatName(other) }), stepsHome(s, other)),
        ...row(t("odds.shut", { name: seatName(other) }), stepsShut(s, own)),
        ...(spaces.length > 1
          ? spaces.flatMap((space) =>
              row(t("odds.shutOn", { name: seatName(other), space }), stepsShut(s, own, [space])),
            )
          : []),
      ];
    }),
  };
}

function drawTable(s: State, seat: Seat, unseen: Uint8Array, all: number): OddsTable {
  const kinds = Array.from(unseen, (n, kind) => ({ n, code: CODES[kind]! })).filter(({ n }) => n > 0);
  const home = chanceOfDraw(unseen, stepsHome(s, seat));
  return {
    title: t("odds.draw", { n: all }),
    help: t("odds.drawHelp"),
    rows: [
      { what: t("odds.drawHome"), chance: home },
      ...kinds
        .toSorted((a, b) => b.n - a.n)
        .map(({ n, code }) => ({ what: cardName(code), chance: n / all, more: t("odds.left", { n }) })),
    ],
  };
}
