// Boards of the magic table in a page: <div data-zaubertisch="/embed/…"></div>, any number of them, and this script once.
(() => {
  const { origin } = new URL(document.currentScript?.src ?? location.href);
  const show = () => {
    for (const place of document.querySelectorAll("[data-zaubertisch]")) {
      const path = place.getAttribute("data-zaubertisch");
      // Only what this server shows; a frame that is there stays.
      if (!path.startsWith("/embed/") || place.firstElementChild) continue;
      const frame = document.createElement("iframe");
      frame.src = origin + path;
      frame.title = place.getAttribute("data-title") ?? "Zaubertisch";
      frame.loading = "lazy";
      frame.style.cssText = "display:block;width:100%;max-width:860px;border:0;border-radius:12px";
      // Upright on a phone, wide on a desk. A puzzle has cards or wands below its board.
      const least = path.startsWith("/embed/puzzle/") ? 600 : 340;
      const fit = () =>
        (frame.style.height = `${Math.round(Math.min(Math.max(frame.clientWidth * 1.05, least), 640))}px`);
      place.append(frame);
      fit();
      new ResizeObserver(fit).observe(place);
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
})();
