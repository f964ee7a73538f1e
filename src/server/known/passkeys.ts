/** Passkeys (WebAuthn): one binds a guest to a device without a name or a password, and brings the guest back there. */
import { createHash } from "node:crypto";
import type * as Webauthn from "@simplewebauthn/server";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { hashOf, newToken } from "../guests.ts";
import type { Hall } from "../hall.ts";
import { plainName } from "../plainText.ts";
import type { Person } from "../store.ts";
import type { ChallengeRow } from "./knownStore.ts";
import type { PasskeyInfo } from "./shapes.ts";
import type { Site } from "./site.ts";

/** A fifth of a second of every start, if it were loaded before somebody wants it. */
const webauthn = (): Promise<typeof Webauthn> => import("@simplewebauthn/server");

/** Time to find one's finger. */
const CHALLENGE_MS = 300_000;
/** More than anybody has devices. */
const MOST_PASSKEYS = 50;
const MOST_NAME = 60;

const wrong = (): Refusal => refuse("passkey", "This passkey does not fit: try again.");

async function newChallenge(hall: Hall, challenge: ChallengeRow): Promise<Uint8Array<ArrayBuffer>> {
  const token = newToken();
  await hall.store.addChallenge(hashOf(token), challenge, hall.now() + CHALLENGE_MS);
  return new Uint8Array(Buffer.from(token, "base64url"));
}

/** The challenge an answer says it is for; whether it was ever put, and to whom, the store knows. Once. */
async function answered(
  hall: Hall,
  { response }: RegistrationResponseJSON | AuthenticationResponseJSON,
): Promise<{ readonly challenge: string; readonly row: ChallengeRow } | undefined> {
  try {
    const said = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString("utf8")) as object;
    const challenge = "challenge" in said && typeof said.challenge === "string" ? said.challenge : "";
    const row = await hall.store.takeChallenge(hashOf(challenge), hall.now());
    return row && { challenge, row };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Always the same for a guest, and it says nothing about them. */
const handleOf = (person: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(`passkey ${person}`).digest());

export async function bindOptions(hall: Hall, { id, name }: Person, { host }: Site): Promise<object | Refusal> {
  const own = await hall.store.passkeys(id);
  if (own.length >= MOST_PASSKEYS) return refuse("too-many", "You have enough passkeys: revoke one first.");
  return (await webauthn()).generateRegistrationOptions({
    rpName: "Zaubertisch",
    rpID: host,
    userID: handleOf(id),
    userName: name,
    userDisplayName: name,
    challenge: await newChallenge(hall, { kind: "bind", person: id, former: null }),
    timeout: CHALLENGE_MS,
    attestationType: "none",
    // The same device need not be bound twice.
    excludeCredentials: own.filter((each) => each.host === host).map((each) => ({ id: each.id })),
    // Found without a name: coming back asks for nothing.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
}

export async function bind(
  hall: Hall,
  person: Person,
  { origin, host }: Site,
  response: RegistrationResponseJSON,
  device: string,
): Promise<undefined | Refusal> {
  const found = await answered(hall, response);
  if (found?.row.kind !== "bind" || found.row.person !== person.id) return wrong();
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: found.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!checked?.verified) return wrong();
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const now = hall.now();
  const row = { id, person: person.id, host, key: publicKey, counter, name: device, created: now, used: 0 };
  return (await hall.store.addPasskey(row)) ? undefined : wrong();
}

export async function enterOptions(hall: Hall, { host }: Site): Promise<object> {
  return (await webauthn()).generateAuthenticationOptions({
    rpID: host,
    challenge: await newChallenge(hall, { kind: "enter", person: null, former: null }),
    timeout: CHALLENGE_MS,
    userVerification: "preferred",
  });
}

/** Whose passkey has answered. */
export async function enter(
  hall: Hall,
  { origin, host }: Site,
  response: AuthenticationResponseJSON,
): Promise<Person | Refusal> {
  const found = await answered(hall, response);
  if (found?.row.kind !== "enter") return wrong();
  const passkey = await hall.store.passkey(response.id);
  if (!passkey) return refuse("unknown-passkey", "Nobody here has this passkey any more.");
  if (passkey.host !== host) return wrong();
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: found.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.key), counter: passkey.counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!checked?.verified) return wrong();
  const isUsed = await hall.store.usePasskey(passkey.id, checked.authenticationInfo.newCounter, hall.now());
  return (isUsed ? await hall.store.someone(passkey.person) : undefined) ?? wrong();
}

export const passkeysOf = async (hall: Hall, person: string): Promise<PasskeyInfo[]> =>
  (await hall.store.passkeys(person)).map(({ id, name, host, created, used }) => ({ id, name, host, created, used }));

const unknown = (): Refusal => refuse("unknown-passkey", "There is no such passkey.");

export async function nameIt(hall: Hall, person: string, id: string, name: string): Promise<undefined | Refusal> {
  const plain = plainName(name.slice(0, MOST_NAME));
  if (plain === "") return refuse("name", "A name needs a letter.");
  return (await hall.store.namePasskey(person, id, plain)) ? undefined : unknown();
}

/** Revokes one. The last way back goes only if somebody says twice that it shall. */
export async function revokeIt(hall: Hall, person: string, id: string, isSure: boolean): Promise<undefined | Refusal> {
  const [own, codes] = await Promise.all([hall.store.passkeys(person), hall.store.recoveryLeft(person)]);
  if (!own.some((each) => each.id === id)) return unknown();
  if (own.length === 1 && codes === 0 && !isSure)
    return refuse("last-way", "This is your last way back: without it, whoever loses this browser loses everything.");
  return (await hall.store.dropPasskey(person, id)) ? undefined : unknown();
}
