// Works without a network after the first visit: every file of the build is kept, and pages come from here when the
// network is gone. The list of files is written below by the build (vite.config.ts).
const FILES = /* FILES */ [];
const VERSION = /* VERSION */ "development";
const NAME = `zaubertisch-${VERSION}`;

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
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
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
    event.respondWith(fetch(request).catch(() => kept("/")));
    return;
  }
  event.respondWith(kept(request).then((found) => found ?? fetch(request)));
});

/** What the server tells somebody who is not looking. The same key, or the same table, takes the place of what was shown before. */
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
  const show = async () => {
    const shown = await self.registration.getNotifications({ tag: topic });
    // Sent twice because a server was killed in between: it is there already, and makes no sound again.
    const isRepeated = shown.some((each) => each.data?.key === key && key !== "");
    const actions = stop
      ? [{ action: "stop", title: language === "de" ? "Nichts mehr davon" : "No more of this" }]
      : [];
    await self.registration.showNotification(title, {
      body,
      tag: topic,
      renotify: topic !== "" && !isRepeated,
      silent: isRepeated,
      lang: language,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { url, key, stop },
      actions,
    });
    await mark(badge);
  };
  event.waitUntil(show());
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
