/**
 * A new version was put in place while this page was open: parts of the old one that were not loaded yet are gone. The page
 * begins anew, where it was; nothing is lost by that, as a game goes on from its record. But not again and again.
 */
const KEY = "zaubertisch.renewed";
const APART_MS = 20_000;

export function renewOnce(now: number, storage: Pick<Storage, "getItem" | "setItem">, reload: () => void): boolean {
  try {
    if (now - Number(storage.getItem(KEY) ?? -APART_MS) < APART_MS) return false;
    storage.setItem(KEY, String(now));
  } catch {
    // Nowhere to remember that it was tried: rather an error than a page that never rests.
    return false;
  }
  reload();
  return true;
}

type Page = Pick<EventTarget, "addEventListener"> & {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: { reload(): void };
};

/** Whoever leaves breaks off what was still loading: that is no new version, and a reload would keep them here. */
export function renewWhenOutdated(page: Page = window): void {
  let isLeaving = false;
  page.addEventListener("beforeunload", () => (isLeaving = true));
  page.addEventListener("pageshow", () => (isLeaving = false));
  page.addEventListener("vite:preloadError", (event) => {
    if (isLeaving) return;
    if (renewOnce(Date.now(), page.sessionStorage, () => page.location.reload())) event.preventDefault();
  });
}
