/** A cause in the words of the towers. Pure: the command line says the same (cli/why.ts). */
import type { Cause } from "../../../bots/why.ts";
import type { Seat } from "../../../core/game.ts";
import { CODES, faceOf } from "../../../games/towers/cards.ts";
import type { TowersFact } from "../../../games/towers/facts.ts";
import { factOf, MEANS_SPELL } from "../../../games/towers/facts.ts";
import type { TowersView } from "../../../games/towers/hidden.ts";
import type { TowersOptions } from "../../../games/towers/options.ts";
import { isShared, pricesAt } from "../../../games/towers/options.ts";
import type { Spell } from "../../../games/towers/spells.ts";
import { SPELLS } from "../../../games/towers/spells.ts";
import { SPACES } from "../../../games/towers/state.ts";
import type { Teller } from "../../why/teller.ts";
import { causeSaid, whoOf } from "../../why/teller.ts";

export interface TowersMoment {
  readonly by: Seat;
  readonly view: TowersView;
  readonly options: TowersOptions;
  /** Spaces have numbers on the board. */
  readonly isMarked: boolean;
}

/** What a card is called. */
export function cardWords({ t }: Pick<Teller, "t">, code: string): string {
  const { tower, wizard, dice } = faceOf(code);
  const parts: string[] = [];
  if (tower) parts.push(dice ? t("towers.cardTowerDice", { dice }) : t("towers.cardTower", { n: tower }));
  if (wizard) parts.push(dice ? t("towers.cardWizardDice", { dice }) : t("towers.cardWizard", { n: wizard }));
  return parts.join(t("towers.cardOr"));
}

/** “3 spaces before Ravenskeep”: as far as it is to walk; from the other side it is behind. By its number where one sees it. */
export function whereWords({ t }: Pick<Teller, "t">, space: number, keep: number, isMarked: boolean): string {
  const before = (keep - space + SPACES) % SPACES;
  if (before === 0) return t("where.keep");
  if (isMarked) return t("where.space", { n: space });
  return before <= SPACES / 2 ? t("where.before", { n: before }) : t("where.behind", { n: SPACES - before });
}

export function causeWords(teller: Teller, cause: Cause, moment: TowersMoment): string {
  const fact = factOf(cause.fact);
  const spellName = (spell: Spell): string =>
    teller.t(moment.options.edition === "capstone" ? `spell.${spell}` : `spell.abacus.${spell}`);
  if (fact.what === "spend")
    return teller.t("why.towers.spend", { spell: spellName(fact.spell!), n: pricesAt(moment.options)[fact.spell!] });
  if (fact.what === "redraw" && cause.when === "once")
    return teller.t(isShared(moment.options.mode) ? "why.towers.redrawnCards" : "why.towers.redrawn");
  const said = deedWords(teller, fact, moment, spellName);
  // T-N2 Somebody else's move that nobody holds up.
  if (cause.when === "once" && fact.by !== moment.by) return teller.t("why.towers.declared", { deed: said });
  return causeSaid(teller, cause, { said, means: meansWords(teller, cause, fact, spellName) });
}

function deedWords(
  teller: Teller,
  fact: TowersFact,
  { view, options, isMarked }: TowersMoment,
  spellName: (spell: Spell) => string,
): string {
  const { what, by, owner, space } = fact;
  const isDoer = what === "home" || what === "near";
  const key = isDoer ? "why.towers.wizard" : "why.towers.theWizard";
  const wizard = isShared(options.mode) ? teller.t(`${key}Ours`) : teller.t(key, whoOf(teller, owner));
  return teller.t(`why.towers.${what}`, {
    ...whoOf(teller, what === "goal" ? owner : by),
    wizard,
    at: space === undefined ? "" : placeWords(teller, what, owner, space, view, isMarked),
    spell: fact.spell && spellName(fact.spell),
    card: fact.card === undefined ? undefined : cardWords(teller, CODES[fact.card]!),
  });
}

/** Where the wizard is; or where it will be then, seen from how things stand now. */
function placeWords(
  teller: Teller,
  what: TowersFact["what"],
  owner: number,
  space: number,
  view: TowersView,
  isMarked: boolean,
): string {
  const where = whereWords(teller, space, view.keep.space, isMarked);
  if (what === "free") return teller.t("why.towers.under", { where });
  if (view.spaces[space]!.on.includes(owner)) return teller.t("why.towers.at", { where });
  if (view.keep.space === space) return teller.t("why.towers.thenKeep");
  return teller.t(isMarked ? "why.towers.then" : "why.towers.thenNow", { where });
}

/** With what it is mostly done, if that is not the decision itself. */
function meansWords(
  teller: Teller,
  { means, when }: Cause,
  { what }: TowersFact,
  spellName: (spell: Spell) => string,
): string | undefined {
  if (means < 0 || when === "once" || what === "cast" || what === "play") return undefined;
  const spell = SPELLS[means - MEANS_SPELL];
  if (spell) return teller.t("why.towers.bySpell", { spell: spellName(spell) });
  return teller.t("why.towers.byCard", { card: cardWords(teller, CODES[means]!) });
}
