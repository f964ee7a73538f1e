// Works without a network after the first visit: every file of the build is kept, and pages come from here when the
// network is gone. The list of files is written below by the build (vite.config.ts).
const FILES = /* FILES */ [];
const VERSION = /* VERSION */ "development";
const NAME = `zaubertisch-${VERSION}`;
/** Outlives versions: which messages were shown. */
const SHOWN = "zaubertisch-shown";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== NAME && name !== SHOWN) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** Answers may vary by origin or encoding; for our own files that makes no difference. */
const kept = (request) => caches.match(request, { ignoreVary: true, ignoreSearch: true });

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || /^\/(api|link)\//.test(url.pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => kept("./")));
    return;
  }
  event.respondWith(kept(request).then((found) => found ?? fetch(request)));
});

const MOST_SHOWN = 200;
let showing = Promise.resolve();

/**
 * A server that is killed after the push service has taken a message, and before it knows that, sends it again when it is back.
 * Nobody sees it twice: keys of what was shown are kept, also after it was tapped or wiped away. One after the other, since
 * two of the same key may come together; kept after it is shown, since a worker can be ended in between.
 */
function once(key, show, hide) {
  const look = async () => {
    const cache = await caches.open(SHOWN);
    const shown = (await cache.match("/shown").then((found) => found?.json())) ?? [];
    if (key !== "" && shown.includes(key)) return hide();
    await show();
    if (key !== "") await cache.put("/shown", new Response(JSON.stringify([...shown, key].slice(-MOST_SHOWN))));
  };
  // Where nothing can be kept it is better seen twice than never.
  const work = showing.then(look).catch(show);
  showing = work.catch(() => undefined);
  return work;
}

/** What the server tells somebody who is not looking. News of the same table take the place of what was shown before. */
self.addEventListener("push", (event) => {
  const read = () => {
    try {
      return event.data?.json() ?? {};
    } catch {
      return {};
    }
  };
  const {
    title = "Zaubertisch",
    body = "",
    url = "/games",
    topic = "",
    key = "",
    badge,
    stop,
    language = "en",
  } = read();
  const options = {
    body,
    tag: topic,
    lang: language,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { url, key, stop },
    actions: stop ? [{ action: "stop", title: language === "de" ? "Nichts mehr davon" : "No more of this" }] : [],
  };
  const show = async () => {
    await self.registration.showNotification(title, { ...options, renotify: topic !== "", silent: false });
    await mark(badge);
  };
  // Browsers want to see something for every message. What is still there stays; else it comes without a sound and goes at once.
  const hide = async () => {
    const there = await self.registration.getNotifications({ tag: topic });
    if (there.length > 0) return;
    await self.registration.showNotification(title, { ...options, renotify: false, silent: true });
    for (const each of await self.registration.getNotifications({ tag: topic })) each.close();
  };
  event.waitUntil(once(key, show, hide));
});

/** The installed app shows how many games wait, where the system can. */
async function mark(count) {
  if (typeof count !== "number" || !("setAppBadge" in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** One tap leads to the table: in a window that is there already, if there is one. */
self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  const { url = "/games", stop } = notification.data ?? {};
  notification.close();
  // Links of another origin are nobody's to follow.
  const own = (link) => {
    const { pathname, search } = new URL(link, location.origin);
    return new URL(pathname + search, location.origin);
  };
  const end = () => fetch(`/api/notices/stop/${own(stop).searchParams.get("stop")}`, { method: "POST" });
  const open = async () => {
    const there = own(url);
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const same = windows.find((each) => new URL(each.url).pathname === there.pathname);
    const show = (window) => window.focus().catch(() => undefined);
    if (same) return show(same);
    const [any] = windows;
    // A window that cannot be led there gets a new one beside it.
    const led = any && "navigate" in any ? await any.navigate(there.href).catch(() => null) : null;
    return led ? show(led) : self.clients.openWindow(there.href);
  };
  event.waitUntil(action === "stop" && stop ? end() : open());
});

/** The browser has changed its address for push messages: the server is told. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const old = event.oldSubscription?.options ?? event.newSubscription?.options;
  if (!old) return;
  const renew = async () => {
    const next = event.newSubscription ?? (await self.registration.pushManager.subscribe(old));
    const { endpoint, keys } = next.toJSON();
    await fetch("/api/notices/channels", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    });
  };
  event.waitUntil(renew());
});
