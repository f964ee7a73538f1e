/** What a test found about luck, in words anybody understands: how many of so many such runs stray as far. */
import type { Finding } from "../../core/odds.ts";
import { t } from "./i18n.ts";

/** From "quite usual" to "luck is a poor excuse". */
const USUAL = 0.25;
const SOME = 0.05;
const RARE = 0.0005;

/** Small whole numbers that say about the same: 3 of 4, 2 of 5, 1 of 30. */
function inWords(chance: number): { readonly n: number; readonly of: number } {
  if (chance >= 0.995) return { n: 99, of: 100 };
  let best = { n: 1, of: 1 };
  for (let of = 2; of <= 10; of++) {
    const n = Math.round(chance * of);
    if (n === 0 || n === of) continue;
    const isCloser = Math.abs(n / of - chance) < Math.abs(best.n / best.of - chance) - 0.012;
    if (isCloser) best = { n, of };
  }
  if (best.of > 1 && chance >= 0.08) return best;
  if (chance > 0.9) return { n: Math.round(chance * 100), of: 100 };
  const of = 1 / chance;
  const step = 10 ** Math.floor(Math.log10(of));
  return { n: 1, of: Math.round(of / step) * step };
}

export function verdictOf({ chance }: Finding): string {
  if (chance < RARE) return t("player.verdictOdd", { n: 1, of: 1 / RARE });
  const values = inWords(chance);
  if (chance >= USUAL) return t("player.verdictUsual", values);
  return t(chance >= SOME ? "player.verdictSome" : "player.verdictRare", values);
}
