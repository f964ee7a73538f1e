/** What Wandering Towers counts for a player's page, in German. */
import type { towersCareerEn } from "./career.words.en.ts";

export const towersCareerDe: Readonly<Record<keyof typeof towersCareerEn, string>> = {
  "kind.towers.basic": "Grundspiel",
  "kind.towers.basic-teams": "Grundspiel in Teams",
  "kind.towers.nasty": "Gemein",
  "kind.towers.nasty-teams": "Gemein in Teams",
  "kind.towers.solo": "Allein",
  "kind.towers.solo-spells": "Allein mit Zaubern",
  "kind.towers.coop": "Gemeinsam",
  "kind.towers.coop-spells": "Gemeinsam mit Zaubern",
  "count.towers.home": "Zauberer heimgebracht",
  "count.towers.filled": "Tränke gefüllt",
  "count.towers.shut": "Zauberer eingesperrt",
  "favourites.towers": "Lieblingszauber",
  "suffered.towers": "Eigene Zauberer, von anderen eingesperrt",
  "own.towers": "Eigene Zauberer, selbst eingesperrt",
  "grudges.towers": "Wer wen eingesperrt hat",
  "sufferedBy.towers": "hat dich {n}× eingesperrt",
  "doneTo.towers": "von dir {n}× eingesperrt",
  "fortune.towers.die": "Der Würfel",
  "fortuneUnit.towers.die": "Augen in {n} {n#Wurf|Würfen}",
  "fortune.towers.cards": "Gezogene Karten",
  "fortuneUnit.towers.cards": "Felder auf {n} {n#Karte|Karten}",
};
