/** What pages ask the server about friends and weekly tables. */
import { signal } from "@preact/signals";
import type { OwnCompany } from "../../core/company.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { fetched, greet, posted } from "../sessions/guest.ts";

/** Undefined: not known yet, or there is no server. */
export const company = signal<OwnCompany | undefined>(undefined);

async function kept(asked: Promise<OwnCompany | Refusal>): Promise<Refusal | undefined> {
  const found = await asked;
  if (isRefusal(found)) return found;
  company.value = found;
  return undefined;
}

export async function loadCompany(): Promise<Refusal | undefined> {
  if (!(await greet())) return { refused: "no-server", say: "There is no server." };
  return kept(fetched<OwnCompany>("/api/company"));
}

const change = (path: string, body: object): Promise<Refusal | undefined> =>
  kept(posted<OwnCompany>(`/api/company/${path}`, body));

export const setLink = (on: boolean): Promise<Refusal | undefined> => change("link", { on });
export const befriend = (token: string): Promise<Refusal | undefined> => change("befriend", { token });
export const part = (friend: string): Promise<Refusal | undefined> => change("part", { friend });
export const leaveWeekly = (weekly: string): Promise<Refusal | undefined> => change(`weekly/${weekly}/leave`, {});
export const standWeekly = (table: string, weekday: number, minutes: number): Promise<Refusal | undefined> =>
  change("weekly", { table, weekday, minutes, zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" });

export const whoAsks = (token: string): Promise<{ readonly name: string } | Refusal> =>
  fetched(`/api/company/with/${encodeURIComponent(token)}`);

export const inviteFriend = (table: string, friend: string): Promise<object | Refusal> =>
  posted("/api/company/invite", { table, friend });
