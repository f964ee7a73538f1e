/** The devices of a guest: each has a token of its own, and each can be logged out, by itself or all together. */
import type { Refusal } from "../core/game.ts";
import { refuse } from "../core/game.ts";
import { hashOf, newToken, plainCode, tellPerson } from "./guests.ts";
import type { Hall } from "./hall.ts";
import type { Person } from "./store.ts";

/** A device as its guest sees it. */
export interface DeviceInfo {
  /** To log it out by. */
  readonly device: string;
  /** Browser and system, as far as they are known. */
  readonly name: string;
  /** Milliseconds since 1970, to the day. */
  readonly seen: number;
  /** This one. */
  readonly here: boolean;
}

const ID_LENGTH = 16;
const idOf = (key: string): string => key.slice(0, ID_LENGTH);

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** Enough to tell one's own devices apart, and no more than that. */
export function deviceName(userAgent: string | undefined): string {
  const found = (list: readonly (readonly [string, string])[]): string | undefined =>
    list.find(([sign]) => userAgent?.includes(sign))?.[1];
  return [found(BROWSERS), found(SYSTEMS)].filter((part) => part !== undefined).join(", ");
}

export async function devicesOf(hall: Hall, person: Person, token: string): Promise<DeviceInfo[]> {
  const here = hashOf(token);
  return (await hall.store.devices(person.id)).map(({ key, device, seen }) => ({
    device: idOf(key),
    name: device,
    seen,
    here: key === here,
  }));
}

const expired = (): Refusal => refuse("expired", "There is no such code, or it is too old, or it has been used.");

/** Whose code this is, for somebody who is asked whether to become that guest. */
export async function lookAtCode(hall: Hall, code: string): Promise<{ name: string } | Refusal> {
  const person = await hall.store.peek(hashOf(plainCode(code)), hall.now());
  return person ? { name: person.name } : expired();
}

/** This device becomes the guest whose code it has: once, and whoever it was is logged out here. */
export async function become(
  hall: Hall,
  code: string,
  device: string,
  before: { readonly person: Person; readonly token: string } | undefined,
): Promise<{ person: Person; token: string } | Refusal> {
  const token = newToken();
  const person = await hall.store.claim(hashOf(plainCode(code)), hashOf(token), device, hall.now());
  if (!person) return expired();
  if (before) await revoke(hall, before.person.id, [hashOf(before.token)]);
  return { person, token };
}

/** Which of a guest's devices: one by its id, all of them, or the one that asks. */
export interface LogOutWish {
  readonly device?: string;
  readonly everywhere?: boolean;
}

/** Logs devices out. Resolves with whether the one that asks was among them. */
export async function logOut(
  hall: Hall,
  person: Person,
  token: string,
  { device, everywhere }: LogOutWish,
): Promise<{ here: boolean } | Refusal> {
  const here = hashOf(token);
  const keys = (await hall.store.devices(person.id)).map(({ key }) => key);
  const chosen = keys.filter((key) => everywhere || (device === undefined ? key === here : idOf(key) === device));
  if (chosen.length === 0) return refuse("unknown-device", "There is no such device.");
  await revoke(hall, person.id, chosen);
  return { here: chosen.includes(here) };
}

/** Tokens that are good no more; their connections are closed at once, at whatever node. */
export async function revoke(hall: Hall, person: string, keys: readonly string[]): Promise<void> {
  await hall.store.revoke(person, keys);
  // Whoever has the device now is not told what is for this guest.
  for (const { id, kind, detail } of await hall.store.channels(person))
    if (kind === "push" && keys.includes(String(detail.device))) await hall.store.dropChannel(id);
  tellPerson(hall, person, { revoked: keys });
}
