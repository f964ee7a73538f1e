/** Recovery codes: for a drawer at home. Shown once, kept as hashes, each good once. */
import { randomInt } from "node:crypto";
import { hashOf, plainCode } from "../guests.ts";
import type { Hall } from "../hall.ts";
import type { Person } from "../store.ts";

const CODES = 8;
/** No letter looks like another one or like a digit. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** 80 bits: nobody guesses one, limits or not. */
const LENGTH = 16;
const GROUP = 4;

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join("");

/** As it is shown: in groups. */
const spelled = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, "g"))!.join("-");

/** Codes for passing and codes for recovery are never taken for each other. */
const hashed = (code: string): string => hashOf(`recovery ${plainCode(code)}`);

/** New ones; those from before are good no more. */
export async function newRecovery(hall: Hall, person: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await hall.store.setRecovery(person, codes.map(hashed), hall.now());
  return codes.map(spelled);
}

export const recover = (hall: Hall, code: string): Promise<Person | undefined> => hall.store.useRecovery(hashed(code));
