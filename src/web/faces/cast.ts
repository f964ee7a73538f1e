/** Who is who: every face put together from parts, so that forty-odd of them weigh less than one photograph. */
import type { CharacterName } from "../../bots/characters.ts";
import { characterOf, levelOf } from "../../bots/levels.ts";

/** What a face shows. */
export const MOODS = ["plain", "glad", "caught", "thinking", "sad"] as const;
export type Mood = (typeof MOODS)[number];

type Head = "round" | "long" | "square" | "heart";
type Hair = "none" | "short" | "curls" | "bob" | "braids" | "long" | "waves" | "bun" | "wild" | "tufts";
type Beard = "none" | "stubble" | "goatee" | "short" | "full" | "long" | "forked" | "moustache" | "walrus";
type Hat =
  | "cap"
  | "floppy"
  | "pointed"
  | "tall"
  | "wide"
  | "hood"
  | "turban"
  | "scarf"
  | "circlet"
  | "nightcap"
  | "bent";
type Glasses = "none" | "round" | "half" | "monocle" | "patch";
type Prop = "none" | "ladle" | "hammer" | "quill" | "wand" | "staff" | "potion" | "key" | "dice" | "book";
type Pet = "none" | "cat" | "owl" | "mouse" | "frog" | "raven" | "hedgehog" | "snail";

/** A face in parts. */
export interface Looks {
  readonly head: Head;
  /** Of SKINS and HAIRS (tones.ts). */
  readonly skin: number;
  readonly hair: Hair;
  readonly tone: number;
  readonly beard: Beard;
  readonly hat: Hat;
  readonly glasses: Glasses;
  readonly prop: Prop;
  readonly pet: Pet;
  readonly freckled: boolean;
  readonly old: boolean;
  /** Of hat and robe where no player's colour says otherwise. */
  readonly cloth: string;
}

/** "head skin hair tone beard hat glasses prop pet cloth marks": a line for each, as in a theatre's list of parts. */
function looks(line: string): Looks {
  const [head, skin, hair, tone, beard, hat, glasses, prop, pet, cloth, marks = ""] = line.split(" ");
  return {
    head: head as Head,
    skin: Number(skin),
    hair: hair as Hair,
    tone: Number(tone),
    beard: beard as Beard,
    hat: hat as Hat,
    glasses: glasses as Glasses,
    prop: prop as Prop,
    pet: pet as Pet,
    cloth: cloth!,
    freckled: marks.includes("f"),
    old: marks.includes("o"),
  };
}

/** Age, posture and one prop tell the level: ladles and freckles, tools, spectacles and ink, staffs and owls. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  apprentice: [
    "heart 0 braids 2 none cap none ladle none #4f9d78 f",
    "round 1 tufts 3 none floppy none ladle mouse #c9703a f",
    "round 0 curls 2 none scarf none none frog #5a86c4 f",
    "long 3 wild 0 none hood none none cat #5b5687",
    "heart 2 bob 1 none cap none potion none #b0527e f",
    "square 1 short 4 none bent none ladle snail #3f8f96 f",
  ],
  journeyman: [
    "long 1 short 1 stubble wide none hammer none #3f6fb5",
    "round 2 bun 0 none scarf none hammer none #a8552e",
    "square 0 tufts 3 short bent none key none #4b7d4f",
    "heart 0 long 4 none wide none wand mouse #7b5aa6",
    "square 4 none 0 full cap none hammer none #96603a",
    "long 3 braids 0 none pointed none key raven #3c7f8c",
  ],
  mage: [
    "heart 1 waves 2 none pointed half quill none #7a4bb0",
    "round 0 tufts 5 walrus tall monocle book none #35579b",
    "long 2 long 0 none circlet round quill cat #a03f6a",
    "long 0 short 0 goatee pointed round quill raven #46405f",
    "square 0 braids 4 none bent half book hedgehog #8a5a2b",
    "square 4 short 0 forked turban none potion none #2f7a68",
  ],
  archmage: [
    "long 0 long 5 long pointed half staff raven #2b2550 o",
    "heart 1 waves 6 none circlet none staff owl #5a6fb8 o",
    "round 0 tufts 6 full nightcap round none owl #6d3f8f o",
    "long 2 long 5 none hood none staff cat #33475e o",
    "square 3 none 6 forked turban patch staff none #8c2f3b o",
    "round 4 bun 6 none tall half book owl #3b6a4b o",
  ],
  /** Twelve for people. */
  person: [
    "round 1 short 1 none pointed none wand none #3f6fb5",
    "heart 0 long 2 none floppy none wand none #b0527e",
    "long 3 curls 0 none wide none none cat #4f9d78",
    "square 0 short 4 full bent none none none #c9703a",
    "heart 2 bob 0 none hood none potion none #5b5687",
    "round 4 braids 0 none turban round none none #2f7a68",
    "long 1 waves 3 none circlet none book none #7a4bb0",
    "square 2 tufts 1 moustache tall none none none #96603a",
    "round 0 bun 5 none scarf half none mouse #a03f6a o",
    "long 0 long 6 long pointed round staff none #35579b o",
    "heart 3 wild 3 none cap patch key none #8c2f3b",
    "square 4 none 0 goatee wide none dice none #8a5a2b",
  ],
};

/** Bots with a character of their own. */
const CHARACTERS: Readonly<Record<CharacterName, string>> = {
  gaoler: "square 0 none 0 walrus hood patch key none #4a4760",
  runner: "long 2 short 0 none bent none none hedgehog #2f8f6f",
  hoarder: "round 1 curls 3 full turban monocle potion mouse #8a6a1f",
  blocker: "square 4 short 0 short tall none hammer none #7c3f34",
  gambler: "heart 3 waves 0 none wide none dice raven #8c2f5a",
  teacher: "heart 0 bun 5 none pointed half book owl #35579b o",
};

/** The faces people may choose from. */
export const PEOPLE = LINES.person!.length;
const EACH = 6;

/** A face by its name: "mage.3", "person.7", "gaoler". */
const known = new Map<string, Looks>();

export function looksOf(face: string): Looks {
  const found = known.get(face);
  if (found) return found;
  const [group = "", number = "0"] = face.split(".");
  const lines = LINES[group] ?? LINES.journeyman!;
  const made = looks(
    (CHARACTERS as Readonly<Record<string, string>>)[group] ?? lines[Number(number) % lines.length] ?? lines[0]!,
  );
  known.set(face, made);
  return made;
}

/** Every face there is, for whoever wants to see them all. */
export const FACES: readonly string[] = [
  ...Object.entries(LINES).flatMap(([group, lines]) => lines.map((_, i) => `${group}.${i}`)),
  ...Object.keys(CHARACTERS),
];

/** A bot's face: of its character if it has one, else one of its level's six, by its seat as its name. */
export const botFace = (bot: string, seat: number): string => characterOf(bot) ?? `${levelOf(bot)}.${seat % EACH}`;

/** A person's face: chosen, or the same for the same name wherever it is read. */
export function personFace(name: string, chosen = ""): string {
  if (/^\d+$/.test(chosen) && Number(chosen) < PEOPLE) return `person.${chosen}`;
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return `person.${sum % PEOPLE}`;
}
