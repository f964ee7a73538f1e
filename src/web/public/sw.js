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
