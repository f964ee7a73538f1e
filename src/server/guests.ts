/** Guests: an unguessable token in a cookie is who you are. The store knows only its hash. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Hall } from "./hall.ts";
import { newId, unattended } from "./hall.ts";
import type { Person } from "./store.ts";

export const COOKIE = "zt";
/** A personal link works for a quarter of an hour. */
export const LINK_SECONDS = 900;

/** How the id begins that stands for somebody who wished to be forgotten. */
export const GONE = "gone ";
export const isGone = (person: string): boolean => person.startsWith(GONE);

/** What all connections of a guest are told at once, at whatever node. */
export interface PersonWord {
  readonly name?: string;
  /** Hashes of tokens that are good no more. */
  readonly revoked?: readonly string[];
  /** This guest is somebody else from now on, by the same tokens: connections come again. */
  readonly merged?: true;
}

export const personTopic = (person: string): string => `person ${person}`;

export const tellPerson = (hall: Hall, person: string, word: PersonWord): void =>
  hall.bus.publish(personTopic(person), JSON.stringify(word));

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
export const newToken = (): string => randomBytes(32).toString("base64url");

const NAMES = ["Alcina", "Balthasar", "Circe", "Dulcamara", "Esmeralda", "Faustus", "Griselda", "Hesper", "Isolde"];
const MORE_NAMES = ["Jorinde", "Klingsor", "Lorelei", "Merlin", "Nimue", "Oberon", "Prospero", "Rübezahl", "Titania"];

/** A name to begin with, friendly and easy to change. */
const guestName = (): string =>
  `${[...NAMES, ...MORE_NAMES][randomInt(NAMES.length + MORE_NAMES.length)]!} ${randomInt(10, 100)}`;

/** The guest of a token; with `place` it is noted that they are here. */
export async function personOf(hall: Hall, token: string | undefined, place?: string): Promise<Person | undefined> {
  if (token === undefined || token.length > 100) return undefined;
  const key = hashOf(token);
  const person = await hall.store.person(key);
  if (person && place !== undefined) noteVisit(hall, person.id, key, place);
  return person;
}

const DAY = 86_400_000;

/** Once a day is enough to know who has not been here for long. */
function noteVisit(hall: Hall, person: string, key: string, place: string): void {
  const today = Math.floor(hall.now() / DAY);
  if (hall.visitors.day !== today) hall.visitors = { day: today, seen: new Map() };
  const { seen } = hall.visitors;
  const isKnown = seen.has(key);
  seen.set(person, place).set(key, place);
  if (isKnown) return;
  unattended(hall, hall.store.saw(person, key, hall.now()));
}

export async function welcome(hall: Hall, device: string): Promise<{ person: Person; token: string }> {
  const person = { id: newId(), name: guestName() };
  const token = newToken();
  await hall.store.addPerson(person, hashOf(token), hall.now(), device);
  return { person, token };
}

/** No letter looks like another one or like a digit: people type codes. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** 50 bits: with the limits at the border nobody guesses one within its quarter of an hour. */
const CODE_LENGTH = 10;

/** A code that makes another device the same person. */
export async function newLink(hall: Hall, person: string): Promise<string> {
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join("");
  await hall.store.addToken(hashOf(code), person, hall.now() + LINK_SECONDS * 1000);
  return code;
}

/** As it was meant: people type small letters, blanks and hyphens. */
export const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
