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
      // Upright on a phone, wide on a desk.
      const fit = () => (frame.style.height = `${Math.round(Math.min(frame.clientWidth * 1.05, 640))}px`);
      place.append(frame);
      fit();
      new ResizeObserver(fit).observe(place);
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
})();
