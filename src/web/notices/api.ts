/** What the page asks of the server about notices. */
import { signal } from "@preact/signals";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type {
  ChannelChange,
  ChannelInfo,
  ChannelWish,
  Listening,
  Manner,
  Notices,
  Stopped,
} from "../../core/notices.ts";
import { language } from "../app/settings.ts";
import { fetched, greet, posted } from "../sessions/guest.ts";

/** Undefined: not known yet, or there is no server. */
export const notices = signal<Notices | undefined>(undefined);

/** Where this device is, if nobody has said otherwise. */
const here = (): Pick<Manner, "language" | "zone"> => ({
  language: language.value,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
});

export async function loadNotices(): Promise<Refusal | undefined> {
  if (!(await greet())) return { refused: "no-server", say: "There is no server." };
  const found = await fetched<Notices>("/api/notices");
  if (isRefusal(found)) return found;
  notices.value = found;
  return undefined;
}

/** The first channel brings language and time zone along. */
export async function addChannel(channel: ChannelWish): Promise<ChannelInfo | Refusal> {
  // Before: a mail that asks is written in it already.
  if ((notices.value?.channels.length ?? 0) === 0) await saveManner(here());
  const added = await posted<ChannelInfo>("/api/notices/channels", channel);
  if (isRefusal(added)) return added;
  await loadNotices();
  return added;
}

export async function changeChannel(channel: string, change: ChannelChange): Promise<Refusal | undefined> {
  const done = await posted<ChannelInfo>(`/api/notices/channels/${channel}`, change);
  await loadNotices();
  return isRefusal(done) ? done : undefined;
}

const bare = <T>(path: string): Promise<T | Refusal> => fetched<T>(path, { method: "POST" });

export async function removeChannel(channel: string): Promise<Refusal | undefined> {
  const done = await bare<object>(`/api/notices/channels/${channel}/remove`);
  await loadNotices();
  return isRefusal(done) ? done : undefined;
}

export const testChannel = (channel: string): Promise<object | Refusal> =>
  bare(`/api/notices/channels/${channel}/test`);

export async function saveManner(change: Partial<Manner>): Promise<Refusal | undefined> {
  const before = notices.value?.manner;
  if (!before) return undefined;
  const saved = await posted<Notices>("/api/notices/manner", { ...before, ...change });
  if (isRefusal(saved)) return saved;
  notices.value = saved;
  return undefined;
}

export async function setFeed(on: boolean): Promise<Refusal | undefined> {
  const saved = await posted<Notices>("/api/notices/feed", { on });
  if (isRefusal(saved)) return saved;
  notices.value = saved;
  return undefined;
}

export const confirmMail = (token: string): Promise<ChannelInfo | Refusal> => posted("/api/notices/confirm", { token });

export const stopBy = (token: string, undo = false): Promise<Stopped | Refusal> =>
  bare(`/api/notices/stop/${encodeURIComponent(token)}${undo ? "?undo=1" : ""}`);

export const earOf = (table: string): Promise<{ readonly ear: Listening } | Refusal> =>
  fetched(`/api/notices/tables/${encodeURIComponent(table)}`);

export const setEar = (table: string, ear: Listening): Promise<{ readonly ear: Listening } | Refusal> =>
  posted("/api/notices/tables", { table, ear });

export const inviteTo = (table: string, from: string, seat: number): Promise<object | Refusal> =>
  posted("/api/notices/invite", { table, from, seat });
