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

/** Rises with every change and every question: an answer that something has overtaken is not taken. */
let latest = 0;

export async function loadNotices(): Promise<Refusal | undefined> {
  const mine = ++latest;
  if (!(await greet())) return { refused: "no-server", say: "There is no server." };
  const found = await fetched<Notices>("/api/notices");
  if (isRefusal(found)) return found;
  if (mine === latest) notices.value = found;
  return undefined;
}

/** How many changes have no answer yet, and the last of them. */
let underWay = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * A change is seen at once and sent after those before it. What the server says counts when nothing is under way any more:
 * otherwise a tick that was just set would jump back with the answer to the one before.
 */
async function change(
  seen: (now: Notices) => Notices,
  send: () => Promise<object | Refusal>,
): Promise<Refusal | undefined> {
  latest++;
  underWay++;
  if (notices.value) notices.value = seen(notices.value);
  const sent = last.then(send);
  last = sent;
  const done = await sent;
  underWay--;
  if (underWay === 0) await loadNotices();
  return isRefusal(done) ? done : undefined;
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

export const changeChannel = (channel: string, wish: ChannelChange): Promise<Refusal | undefined> =>
  change(
    (now) => ({
      ...now,
      channels: now.channels.map((each) => (each.channel === channel ? { ...each, ...wish } : each)),
    }),
    () => posted(`/api/notices/channels/${channel}`, wish),
  );

const bare = <T>(path: string): Promise<T | Refusal> => fetched<T>(path, { method: "POST" });

export const removeChannel = (channel: string): Promise<Refusal | undefined> =>
  change(
    (now) => now,
    () => bare(`/api/notices/channels/${channel}/remove`),
  );

export const testChannel = (channel: string): Promise<object | Refusal> =>
  bare(`/api/notices/channels/${channel}/test`);

export async function saveManner(wish: Partial<Manner>): Promise<Refusal | undefined> {
  if (!notices.value) return undefined;
  return change(
    (now) => ({ ...now, manner: { ...now.manner, ...wish } }),
    () => posted("/api/notices/manner", { ...notices.value!.manner, ...wish }),
  );
}

export const setFeed = (on: boolean): Promise<Refusal | undefined> =>
  change(
    (now) => now,
    () => posted("/api/notices/feed", { on }),
  );

export const confirmMail = (token: string): Promise<ChannelInfo | Refusal> => posted("/api/notices/confirm", { token });

export const stopBy = (token: string, undo = false): Promise<Stopped | Refusal> =>
  bare(`/api/notices/stop/${encodeURIComponent(token)}${undo ? "?undo=1" : ""}`);

export const earOf = (table: string): Promise<{ readonly ear: Listening } | Refusal> =>
  fetched(`/api/notices/tables/${encodeURIComponent(table)}`);

export const setEar = (table: string, ear: Listening): Promise<{ readonly ear: Listening } | Refusal> =>
  posted("/api/notices/tables", { table, ear });

export const inviteTo = (table: string, from: string, seat: number): Promise<object | Refusal> =>
  posted("/api/notices/invite", { table, from, seat });
