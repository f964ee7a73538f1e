/** A painter with everything it needs: the boards as they were built, style sheets, letters, and a rasteriser. */
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type resvg from "@resvg/resvg-js";
import type { Painter } from "../../core/preview.ts";
import { lettersForPictures } from "./letters.ts";
import { packages } from "./packages.ts";
import { painterFile } from "./painterFile.ts";

const { Resvg } = packages("@resvg/resvg-js") as typeof resvg;

export interface Easel {
  readonly painter: Painter;
  /** Red, green, blue and density of each pixel, the colours times their density. */
  raster(svg: string): Uint8Array;
}

export async function openPainter(web: string): Promise<Painter> {
  const css = readdirSync(`${web}/assets`)
    .filter((name) => name.endsWith(".css"))
    .toSorted()
    .map((name) => readFileSync(`${web}/assets/${name}`, "utf8"))
    .join("\n");
  const module = (await import(pathToFileURL(painterFile(web)).href)) as {
    openPainter(css: string): Promise<Painter>;
  };
  return module.openPainter(css);
}

/** `web`: the folder of the built app. */
export async function openEasel(web: string): Promise<Easel> {
  const font = { loadSystemFonts: false, fontFiles: lettersForPictures(), defaultFontFamily: "Alegreya Sans" };
  return {
    painter: await openPainter(web),
    raster: (svg) => new Resvg(svg, { font }).render().pixels,
  };
}
