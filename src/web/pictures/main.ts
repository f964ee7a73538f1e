/** The boards as a server draws them: built into dist/pictures, and loaded by a thread of the server (src/server/pictures). */
import type { Painter } from "../../core/preview.ts";
import { pretendWindow } from "./window.ts";

/** `css`: the app's built style sheets. */
export async function openPainter(css: string): Promise<Painter> {
  // Whatever a page expects of its window must be there before any of it is loaded.
  pretendWindow();
  const painter = await import("./painter.ts");
  return painter.openPainter(css);
}
