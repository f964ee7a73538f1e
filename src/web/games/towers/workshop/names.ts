/** Things and spots as people call them. */
import { levelsIn } from "../../../../games/towers/arrangement.ts";
import { isShared } from "../../../../games/towers/options.ts";
import { cardName } from "../card.tsx";
import type { CardAt, WizardAt } from "./changes.ts";
import { thingOf } from "./changes.ts";
import { t, tOf } from "./i18n.ts";
import type { TowersEditing } from "./types.ts";

export const seatName = (seat: number): string => tOf("colour", String(seat));

export const ownerName = ({ options }: TowersEditing, owner: number): string =>
  isShared(options.value.mode) ? t("workshop.everybody") : seatName(owner);

/** Which space a level is in, and the tower that covers it. */
function levelName({ state }: TowersEditing, at: number): string {
  for (const [space, each] of state.value.spaces.entries()) {
    const level = levelsIn(each, space).findIndex((one) => one.at === at);
    if (level < 0) continue;
    const above = each.towers[level]?.tower;
    if (above !== undefined) return t("workshop.underTower", { space, tower: above });
    return level === 0
      ? t("workshop.onGround", { space })
      : t("workshop.onTower", { space, tower: each.towers.at(-1)!.tower });
  }
  return "";
}

const whereName = (editing: TowersEditing, at: WizardAt): string =>
  at === "home" ? t("workshop.home") : at === "box" ? t("workshop.box") : levelName(editing, at);

function codeOf({ state }: TowersEditing, from: CardAt): string {
  const code = from.pile === "hand" ? state.value.hands[from.share]?.[from.slot] : from.card;
  return code === undefined ? t("workshop.noCard") : cardName(code);
}

export function thingName(name: string, editing: TowersEditing): string {
  const thing = thingOf(name);
  const { spaces, keep } = editing.state.value;
  switch (thing.kind) {
    case "tower": {
      const { tower } = thing;
      const space = spaces.findIndex(({ towers }) => towers.some((each) => each.tower === tower));
      return t("workshop.tower", { tower, space });
    }
    case "keep":
      return t("workshop.keep", { space: keep.space });
    case "wizard":
      return t("workshop.wizard", { name: ownerName(editing, thing.owner), where: whereName(editing, thing.at) });
    case "card":
      return t("workshop.card", { card: codeOf(editing, thing.from) });
  }
}

export function spotName(spot: string, editing: TowersEditing): string {
  const [where, a] = spot.split(" ");
  const { spaces, keep } = editing.state.value;
  const space = Number(a);
  if (where === "level") return levelName(editing, space);
  if (where !== "space") return "";
  if (space === keep.space) return t("workshop.onKeep", { space });
  const top = spaces[space]!.towers.at(-1);
  return top ? t("workshop.onTower", { space, tower: top.tower }) : t("workshop.onGround", { space });
}
