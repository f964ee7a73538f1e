/** A poster as a picture file. Drawings go through an image, words through the canvas: only there are the page's letters. */
import type { Poster } from "./poster.ts";

const wrapped = ({ width, height, drawing }: Poster): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;

async function imageOf(markup: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  return image;
}

/** Undefined: this browser makes no pictures. */
export async function posterFile(poster: Poster, name: string): Promise<File | undefined> {
  const { width, height, texts } = poster;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.drawImage(await imageOf(wrapped(poster)), 0, 0);
  for (const { words, x, y, size, font, anchor, fill } of texts) {
    const weight = font === "Almendra" ? 700 : 400;
    const letters = `${weight} ${size}px "${font}"`;
    await document.fonts.load(letters);
    pen.font = `${letters}, serif`;
    pen.textAlign = anchor === "middle" ? "center" : anchor;
    pen.fillStyle = fill;
    // Long names become narrower, not longer than the picture.
    pen.fillText(words, x, y, anchor === "middle" ? 2 * Math.min(x, width - x) - 40 : width - 40);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob ? new File([blob], name, { type: "image/png" }) : undefined;
}
