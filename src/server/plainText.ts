/** Names and talk as they are shown to others: text that can be seen, and that leaves the text around it alone. */

/** Control, private and unassigned characters, and what turns the direction of everything after it. */
const CONTROL = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/gu;
/** What is drawn as nothing: joiners, fillers, selectors, the empty braille cell. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Marks belong to a letter, and one letter carries a few at most. */
const LOOSE_MARKS = /(^|[\s\p{P}\p{S}\p{Z}])\p{M}+/gu;
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const tidy = (text: string): string =>
  text.replace(LOOSE_MARKS, "$1").replace(PILED_MARKS, "$1").replace(/\s+/gu, " ").trim();

/** Empty: there is nothing to see in it. */
const orNothing = (text: string): string => (SEEN.test(text.replaceAll(INVISIBLE, "")) ? text : "");

export const plainName = (name: string): string =>
  orNothing(tidy(name.normalize("NFC").replace(CONTROL, "").replace(INVISIBLE, "")));

/** In talk, joiners hold emoji and the letters of some scripts together. */
export const plainTalk = (text: string): string =>
  orNothing(tidy(text.normalize("NFC").replace(/\s/gu, " ").replace(CONTROL, "")));
