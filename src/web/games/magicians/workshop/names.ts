/** Things as people call them. */
import { cardName, colourName, atNode } from "../describe.ts";
import { thingOf } from "./changes.ts";
import { t } from "./i18n.ts";
import type { MagiciansEditing } from "./types.ts";

export function thingName(name: string, { state }: MagiciansEditing): string {
  const thing = thingOf(name);
  const { magicians, apprentices } = state.value;
  switch (thing.kind) {
    case "card":
      return thing.from === "place"
        ? t("bench.card", { card: cardName(thing.place) })
        : t("bench.cardOf", { card: cardName(thing.place), name: colourName(thing.from) });
    case "magician":
      return t("bench.magician", { name: colourName(thing.seat), where: atNode(magicians[thing.seat]!) });
    case "apprentice":
      return t("bench.apprentice", { name: colourName(thing.seat), where: atNode(apprentices[thing.seat]!) });
  }
}
