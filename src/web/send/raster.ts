/** Drawings as pixels, by the page: no browser turns an SVG into pixels inside a worker. */
import type { StyleSheet } from "../pictures/sheet.ts";
import { readSheet } from "../pictures/sheet.ts";

export async function rasterOf(svg: string, width: number, height: number): Promise<ImageBitmap> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
    return canvas.transferToImageBitmap();
  } finally {
    URL.revokeObjectURL(address);
  }
}

const read = new Map<string, StyleSheet>();

/** The style sheets of this page, as they were written: a browser's own list has other words for colours. */
export async function pageSheet(): Promise<StyleSheet> {
  const all = await Promise.all(
    Array.from(document.styleSheets, async ({ href, ownerNode }) =>
      href === null ? (ownerNode?.textContent ?? "") : (await fetch(href)).text(),
    ),
  );
  const css = all.join("\n");
  const known = read.get(css) ?? readSheet(css);
  read.clear();
  read.set(css, known);
  return known;
}
