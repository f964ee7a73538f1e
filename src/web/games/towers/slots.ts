/** Where each card lies: a card keeps its place until it is gone, and new ones come where there is room. */

/** Places of the last look, cards now: nothing that stays has to move. */
export function settle(
  before: readonly (string | undefined)[],
  cards: readonly string[],
  places: number,
): (string | undefined)[] {
  const rest = [...cards];
  const take = (code: string | undefined): string | undefined =>
    code !== undefined && rest.includes(code) ? rest.splice(rest.indexOf(code), 1)[0] : undefined;
  const kept = before.map(take);
  const size = Math.max(places, cards.length);
  const filled = Array.from({ length: Math.max(size, kept.length) }, (_, i) => kept[i] ?? rest.shift());
  // More than was asked for is given up where it is empty.
  while (filled.length > size) filled.splice(filled.lastIndexOf(undefined), 1);
  return filled;
}
