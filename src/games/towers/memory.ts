/** T-H2 What a weak memory loses of the covered wizards, and what a perfect one may tell a program. */
import type { Chance } from "../../core/chance.ts";
import { shuffle } from "../../core/chance.ts";
import type { JsonObject, Seat, State } from "../../core/game.ts";
import { CODES } from "./cards.ts";
import { MEMORIES } from "./options.ts";
import { write } from "./position.ts";
import { addWizards, handCodes, isVisible, LEVEL_ROOM, LEVELS, shareOf, SPACES, STATE, wizardsOn } from "./state.ts";

const { at } = STATE;

const mixed = new Uint8Array(SPACES * LEVEL_ROOM);
const forgotten = new Uint8Array(LEVELS);

/** T-H2 Who is on a covered level: everybody sees the towers and can count who is missing, but not where they are. */
export function forget(s: State, _seat: Seat, memory: number, chance: Chance): void {
  if (MEMORIES[s[at.memory]!] !== "strict") return;
  let levels = 0;
  let count = 0;
  for (let level = 0; level < LEVELS; level++)
    if (!isVisible(s, level) && chance.below(1000) >= memory * 1000) forgotten[levels++] = level;
  // Sorted by owner, so that nothing of where they were is left.
  for (let owner = 0; owner < s[at.owners]!; owner++)
    for (let i = 0; i < levels; i++)
      for (; wizardsOn(s, forgotten[i]!, owner) > 0; mixed[count++] = owner) addWizards(s, forgotten[i]!, owner, -1);
  shuffle(mixed, count, chance);
  for (let i = 0; i < count;) {
    const level = forgotten[chance.below(levels)]!;
    if (s[at.size + level]! < LEVEL_ROOM) addWizards(s, level, mixed[i++]!, 1);
  }
}

/** T-H1 Other hands and the draw pile are counts; `unseen` is what they hold together. */
export function known(s: State, seat: Seat): { state: JsonObject; unseen: string[] } {
  const share = shareOf(s, seat);
  const state = write(s);
  const unseen: string[] = Array.from(s.subarray(at.deck, at.deck + s[at.deckSize]!), (card) => CODES[card]!);
  const hands = Array.from({ length: s[at.owners]! }, (_, other) => {
    const hand = handCodes(s, other);
    if (other === share) return hand;
    unseen.push(...hand);
    return hand.length;
  });
  return { state: { ...state, hands, deck: s[at.deckSize]! }, unseen: unseen.toSorted() };
}
