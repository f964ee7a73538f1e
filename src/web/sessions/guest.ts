/** Who this browser is to the server, and what can be asked without an open connection. */
import { HAS_SERVER } from "#server";
import { signal } from "@preact/signals";
import type { Refusal } from "../../core/game.ts";
import type { OwnTable } from "../../core/ownTables.ts";
import type { Answers, RequestName, RequestOf } from "../../core/protocol.ts";
import { guestName } from "../app/settings.ts";

export const me = signal<{ readonly person: string; readonly name: string } | undefined>(undefined);

const NO_SERVER: Refusal = { refused: "no-server", say: "There is no server." };
const PATIENCE_MS = 4000;

/** JSON of the server; a page without one is answered with another page, or not at all. */
export async function fetched<T>(path: string, init?: RequestInit): Promise<T | Refusal> {
  if (!HAS_SERVER) return NO_SERVER;
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS), ...init });
    if (!answer.headers.get("content-type")?.includes("json")) return NO_SERVER;
    return (await answer.json()) as T | Refusal;
  } catch {
    return NO_SERVER;
  }
}

/** Makes this browser a guest of the server, if there is one; `anew` asks even if it has been one. */
export async function greet(anew = false): Promise<boolean> {
  if (me.value && !anew) return true;
  const known = await fetched<{ person: string; name: string }>("/api/me");
  if ("refused" in known) return false;
  me.value = known;
  return true;
}

const asGuest = async <T>(path: string, init?: RequestInit): Promise<T | Refusal> =>
  (await greet()) ? fetched<T>(path, init) : NO_SERVER;

/** Plain requests need no open connection. */
export const post = <N extends RequestName>(
  type: N,
  body: Omit<RequestOf<N>, "type" | "id">,
): Promise<Answers[N] | Refusal> =>
  asGuest<Answers[N]>(`/api/${type}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** An address that makes another device the same guest, for so many seconds. */
export const linkForDevice = (): Promise<{ readonly link: string; readonly seconds: number } | Refusal> =>
  asGuest("/api/me/link", { method: "POST" });

export const posted = <T>(path: string, body: object): Promise<T | Refusal> =>
  fetched<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Whose code this is. Nothing changes by asking. */
export const lookAtCode = (code: string): Promise<{ readonly name: string } | Refusal> =>
  posted("/api/me/look", { code });

/** This device becomes the guest whose code it has. */
export const become = (code: string): Promise<{ readonly name: string } | Refusal> =>
  posted("/api/me/become", { code });

/** A device that is this guest; `seen` is the day it was here last. */
export interface OwnDevice {
  readonly device: string;
  readonly name: string;
  readonly seen: number;
  readonly here: boolean;
}

export const ownDevices = (): Promise<{ readonly devices: readonly OwnDevice[] } | Refusal> =>
  asGuest("/api/me/devices");

/** Logs out one device, all of them, or without a wish this one. */
export const logOut = (wish: {
  readonly device?: string;
  readonly everywhere?: boolean;
}): Promise<{ readonly here: boolean } | Refusal> => posted("/api/me/logout", wish);

/** The server forgets this guest. */
export const deleteMe = (name: string): Promise<object | Refusal> => posted("/api/me/delete", { name });

/** So many tables come at once. */
export const PAGE = 30;

/** This guest's tables, newest first. Who is no guest has none, and does not become one by asking. */
export const ownTables = (over: boolean, before?: string): Promise<readonly OwnTable[] | Refusal> =>
  fetched(
    `/api/me/tables?over=${over}&most=${PAGE}${before === undefined ? "" : `&before=${encodeURIComponent(before)}`}`,
  );

/** Addresses of this machine that others in its network can reach. */
export const addresses = (): Promise<{ readonly addresses: readonly string[] } | Refusal> => fetched("/api/addresses");

export async function rename(name: string): Promise<Refusal | undefined> {
  const answer = await post("rename", { name });
  if ("refused" in answer) return answer;
  guestName.value = answer.name;
  if (me.value) me.value = { ...me.value, name: answer.name };
  return undefined;
}
