/**
 * Light that changes slowly. What was there stays a while before what is there now, and only its opacity changes: two
 * still pictures, painted once each, instead of one that is painted sixty times a second.
 */
import { lasting } from "../app/settings.ts";

const LONG = 12_000;
const PAINT = /^url\(#(.+)\)$/;

/** A drawing as it looks in an hour, whatever the page's hour is: with gradients of its own, since those of the page follow the page. */
function copyOf(drawing: SVGSVGElement, hour: string, without: string): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const each of copy.querySelectorAll(`defs, ${without}`)) each.remove();
  const defs = document.createElementNS(copy.namespaceURI, "defs");
  const known = new Set<string>();
  for (const each of copy.querySelectorAll("[fill^='url(']")) {
    const id = PAINT.exec(each.getAttribute("fill")!)?.[1];
    const paint = id === undefined ? null : document.getElementById(id);
    if (!paint) continue;
    each.setAttribute("fill", `url(#${id}-${hour})`);
    if (known.has(id!)) continue;
    known.add(id!);
    const own = paint.cloneNode(true) as SVGElement;
    own.id = `${id}-${hour}`;
    defs.append(own);
  }
  copy.prepend(defs);
  copy.dataset.hour = hour;
  copy.classList.add("leaving");
  return copy;
}

/** To be called before the page's hour changes. `without`: what moves by itself, and would be seen twice. */
export function dissolve(drawings: Iterable<Element | null>, hour: string, without: string): void {
  const duration = lasting(LONG);
  for (const each of document.querySelectorAll("svg.leaving")) each.remove();
  if (duration === 0) return;
  for (const drawing of drawings) {
    if (!(drawing instanceof SVGSVGElement)) continue;
    const copy = copyOf(drawing, hour, without);
    drawing.after(copy);
    const fade = copy.animate({ opacity: [1, 0] }, { duration, easing: "ease-in-out" });
    fade.onfinish = () => copy.remove();
    // Another room has another drawing.
    addEventListener("resize", () => copy.remove(), { once: true });
  }
}
