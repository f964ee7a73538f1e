/** Chances of the magicians in tables: what everybody can do with the next throw, and duels, all of it counted out. */
import type { Seat, State } from "../../../../core/game.ts";
import { chanceAgain, chanceOfStopping } from "../../../../games/magicians/chances.ts";
import { duelTable, freshFight, laidIn } from "../../../../games/magicians/duel.ts";
import { featsOf, FALLS, mayImagine, othersThan } from "../../../../games/magicians/prospects.ts";
import { choices } from "../../../../games/magicians/choices.ts";
import { write } from "../../../../games/magicians/position.ts";
import type { OddsTable } from "../../../editor/workshop.ts";
import { colourName } from "../describe.ts";
import { t, tOf } from "./i18n.ts";

export function odds(s: State, seat: Seat): OddsTable[] {
  const { fight } = write(s).turn;
  if (fight) return fightTables(s);
  return [...(mayImagine(s) ? [seat, ...othersThan(seat)].map((each) => featTable(s, each)) : []), leaderTable(s)];
}

function featTable(s: State, seat: Seat): OddsTable {
  return {
    title: t("odds.next", { name: colourName(seat) }),
    help: t("odds.nextHelp"),
    rows: featsOf(s, seat).map(({ what, seat: other, falls }) => ({
      what: tOf("odds.feat", what, { name: other === undefined ? "" : colourName(other) }),
      chance: falls / FALLS,
      more: t("odds.ofFalls", { n: falls, of: FALLS }),
    })),
  };
}

/** M-K What each result is worth to whoever throws first, for a fight nobody has begun. */
function leaderTable(s: State): OddsTable {
  const [first = 0, second = 1] = [write(s).active, othersThan(write(s).active)[0]];
  const often = laidIn(freshFight("", first, second));
  return {
    title: t("odds.duel"),
    help: t("odds.duelHelp"),
    rows: duelTable()
      .toSorted((a, b) => b.chance - a.chance)
      .map(({ sum, throws, chance }) => {
        const laid = often.find((each) => each.sum === sum && each.throws === throws)?.chance ?? 0;
        return { what: t("odds.laid", { sum, throws }), chance, more: t("odds.ends", { n: percent(laid) }) };
      }),
  };
}

const percent = (chance: number): string => (100 * chance).toFixed(1);

/** A fight under way: each decision solved, and how it will end. */
function fightTables(s: State): OddsTable[] {
  const { turn } = write(s);
  const fight = turn.fight!;
  const name = colourName(fight.thrower);
  const decisions = choices(s)
    .filter(({ verb }) => verb === "rethrow" || verb === "stop")
    .map(({ verb, wands = [] }) => ({
      what:
        verb === "stop"
          ? t("odds.stop")
          : t("odds.rethrow", { wands: wands.map((wand) => colourName(wand)).join(", ") }),
      chance: verb === "stop" ? chanceOfStopping(fight) : chanceAgain(fight, wands),
    }))
    .toSorted((a, b) => b.chance - a.chance);
  return [
    ...(decisions.length > 0 ? [{ title: t("odds.fight", { name }), help: t("odds.fightHelp"), rows: decisions }] : []),
    {
      title: t("odds.fightEnds", { name }),
      rows: laidIn(fight).map(({ sum, throws, chance }) => ({ what: t("odds.laid", { sum, throws }), chance })),
    },
  ];
}
