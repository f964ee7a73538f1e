/** Whether this browser can be reached while no page is open, and whether it is. */
import { signal } from "@preact/signals";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { addChannel, notices, removeChannel } from "./api.ts";

/** `failed`: the browser itself could not subscribe. */
export type PushState = "unsupported" | "ios" | "insecure" | "denied" | "off" | "on" | "failed";

export const pushState = signal<PushState>("off");
/** The channel that is this browser. */
export const ownChannel = signal<string | undefined>(undefined);

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

function possible(): PushState | undefined {
  if (!isSecureContext) return "insecure";
  const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!canPush) return isApple() && !isInstalled() ? "ios" : "unsupported";
  return Notification.permission === "denied" ? "denied" : undefined;
}

/** A page that was never visited before has its worker in a moment, one that is served without has none. */
const WORKER_MS = 3000;
const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WORKER_MS)),
  ]);

/** The server knows a channel by a fingerprint of its address. */
async function fingerprint(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(["push", endpoint])));
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").slice(0, 32);
}

export async function lookAtPush(): Promise<void> {
  const not = possible();
  if (not) {
    pushState.value = not;
    return;
  }
  const subscription = await (await worker())?.pushManager.getSubscription().catch(() => null);
  const id = subscription ? await fingerprint(subscription.endpoint) : undefined;
  const known = notices.value?.channels.find(({ channel, state }) => channel === id && state !== "dead");
  ownChannel.value = known?.channel;
  pushState.value = known ? "on" : "off";
}

const keyOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const deviceName = (): string =>
  (/Android|iPhone|iPad|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent) ?? [""])[0];

/** Asks the person, then the browser, then the server. */
export async function enablePush(): Promise<Refusal | undefined> {
  if ((await Notification.requestPermission()) !== "granted") {
    await lookAtPush();
    return undefined;
  }
  const { pushKey } = notices.value ?? {};
  const registration = await worker();
  if (!registration || pushKey === undefined) {
    pushState.value = "failed";
    return undefined;
  }
  const subscribe = (): Promise<PushSubscription> =>
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyOf(pushKey) });
  try {
    // One made for another house's key is of no use.
    const subscription = await subscribe().catch(async () => {
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      return subscribe();
    });
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys;
    const added = await addChannel({ kind: "push", endpoint, p256dh, auth, label: deviceName() });
    await lookAtPush();
    return isRefusal(added) ? added : undefined;
  } catch {
    pushState.value = "failed";
    return undefined;
  }
}

export async function disablePush(): Promise<Refusal | undefined> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  const id = ownChannel.value;
  await subscription?.unsubscribe();
  const done = id === undefined ? undefined : await removeChannel(id);
  await lookAtPush();
  return done;
}
