/** People with their browsers closed, each with one way to be reached; and what has come by which. */
import { digestOf } from "../../server/notices/signing.ts";
import type { Guest } from "../client.ts";
import { newGuest } from "../client.ts";
import type { HookReceiver } from "./hookReceiver.ts";
import { openHookReceiver } from "./hookReceiver.ts";
import type { MailServer } from "./mailServer.ts";
import { openMailServer } from "./mailServer.ts";
import type { PushService } from "./pushService.ts";
import { openPushService } from "./pushService.ts";

export const WAYS = ["push", "mail", "json", "ntfy"] as const;
export type Way = (typeof WAYS)[number];

export interface Listener {
  readonly guest: Guest;
  readonly way: Way;
  readonly channel: string;
}

/** Something has arrived. */
export interface Arrival {
  readonly key: string;
  readonly way: Way;
  readonly at: number;
  /**
   * A person sees something new: a push message as the service worker decides, a mail if its Message-ID is new in the mailbox, a
   * webhook if its receiver goes by the key it is sent for that purpose.
   */
  readonly isSeen: boolean;
}

export interface Ears {
  readonly push: PushService;
  readonly mail: MailServer;
  readonly hooks: HookReceiver;
  /** Everything that has come so far; each is told once. */
  fresh(): readonly Arrival[];
  close(): Promise<void>;
}

export async function openEars(): Promise<Ears> {
  const [push, mail, hooks] = await Promise.all([openPushService(), openMailServer(), openHookReceiver()]);
  const known = { push: 0, mail: 0, hooks: 0 };
  const seen = new Set<string>();
  const isNew = (place: string, key: string): boolean => seen.size < seen.add(`${place} ${key}`).size;
  return {
    push,
    mail,
    hooks,
    fresh() {
      const pushed = push.pushed.slice(known.push);
      const mails = mail.mails.slice(known.mail);
      const hooked = hooks.hooked.slice(known.hooks);
      known.push += pushed.length;
      known.mail += mails.length;
      known.hooks += hooked.length;
      return [
        ...pushed.map(({ payload, at, isSeen }): Arrival => ({ key: String(payload.key), way: "push", at, isSeen })),
        ...mails.map(({ headers, to, at }): Arrival => {
          const [, key = ""] = /^<([^@]+)@/.exec(headers["message-id"] ?? "") ?? [];
          return { key, way: "mail", at, isSeen: isNew(to, key) };
        }),
        ...hooked.map(({ key, path, body, at }): Arrival => {
          if (path.startsWith("/json")) return { key, way: "json", at, isSeen: isNew(path, key) };
          return { key, way: "ntfy", at, isSeen: isNew(String(body.topic), String(body.sequence_id)) };
        }),
      ];
    },
    close: async () => void (await Promise.all([push.close(), mail.close(), hooks.close()])),
  };
}

/** The settings of a server that may reach these ears. */
export const environmentOf = ({ mail }: Ears): Record<string, string> => ({
  NOTICE_NETWORKS: "127.0.0.0/8",
  PUBLIC_URL: "https://table.example",
  SMTP_URL: mail.url,
  MAIL_FROM: "Zaubertisch <table@table.example>",
});

/** Asks until there is an answer: servers are killed here. */
export async function insist<T>(port: () => number, guest: Guest | undefined, path: string, body?: object): Promise<T> {
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port()}${path}`, {
        ...(body && { method: "POST", body: JSON.stringify(body) }),
        headers: { ...(guest && { cookie: guest.cookie }), ...(body && { "content-type": "application/json" }) },
        signal: AbortSignal.timeout(5000),
      });
      if (answer.status < 500) return (await answer.json()) as T;
    } catch {
      // Nobody is there at the moment.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const wishFor = (way: Way, i: number, { push, hooks }: Ears): object => {
  if (way === "push") return push.subscribe();
  if (way === "mail") return { mail: `guest${i}@home.example` };
  return { url: `${hooks.base}/${way}/${i}` };
};

export async function newListener(port: () => number, ears: Ears, i: number): Promise<Listener> {
  const guest = await newGuest(port());
  const way = WAYS[i % WAYS.length]!;
  const wish = { kind: way, ...wishFor(way, i, ears) };
  const added = await insist<{ channel?: string }>(port, guest, "/api/notices/channels", wish);
  const { channel } = added;
  if (channel === undefined) throw new Error(JSON.stringify(added));
  if (way === "mail") await confirm(port, ears, `guest${i}@home.example`);
  await insist(port, guest, `/api/notices/channels/${channel}`, { kinds: ["turn"] });
  return { guest, way, channel };
}

/** The link in the mail that asks. */
async function confirm(port: () => number, { mail }: Ears, address: string): Promise<void> {
  for (;;) {
    const text = mail.mails.find(({ to }) => to === address)?.text;
    const [, token] = /confirm=(\S+)/.exec(text ?? "") ?? [];
    if (token !== undefined)
      return void (await insist(port, undefined, "/api/notices/confirm", { token: decodeURIComponent(token) }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** By what a listener's tiding of a turn is known. */
export const keyOf = ({ guest, channel }: Listener, table: string, n: number): string =>
  digestOf(guest.person, "turn", table, n, channel);
