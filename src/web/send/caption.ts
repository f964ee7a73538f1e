/** What stands below the board in an animated picture, in the letters of the page. */
import { scatter } from "../ui/scatter.ts";
import type { ClipCaption } from "./plan.ts";

const PAD = 12;
const LINE = 21;
const HEAD = 24;
const MOST_LINES = 3;
const EMBLEM = 26;
const PLAIN = "500 18px 'Alegreya Sans', sans-serif";
const BOLD = "700 18px 'Alegreya Sans', sans-serif";

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** As many words on a line as fit; what is too long ends with dots. */
function linesOf(pen: OffscreenCanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!;
  while (last.length > 1 && pen.measureText(`${last} …`).width > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last} …`];
}

const leftOf = ({ colour }: ClipCaption): number => PAD + (colour === undefined ? 0 : EMBLEM + 8);

function linesIn(pen: OffscreenCanvasRenderingContext2D, caption: ClipCaption, width: number): string[] {
  pen.font = PLAIN;
  return linesOf(pen, caption.text, width - PAD - leftOf(caption), MOST_LINES);
}

/** Room for the longest of them: a picture does not change its size. */
export function captionHeight(captions: readonly ClipCaption[], width: number): number {
  const pen = new OffscreenCanvas(1, 1).getContext("2d")!;
  const counts = captions.map((each) => linesIn(pen, each, width).length + Number(each.more !== ""));
  return HEAD + Math.max(1, ...counts) * LINE + PAD;
}

export function captionPicture(
  title: string,
  caption: ClipCaption,
  emblem: ImageBitmap | undefined,
  width: number,
  height: number,
): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = token("--night");
  pen.fillRect(0, 0, width, height);
  pen.font = "500 14px 'Alegreya Sans', sans-serif";
  pen.fillStyle = token("--mist");
  pen.fillText(`${title} · ${caption.where}`, PAD, 20, width - 120);
  pen.font = "700 15px Almendra, serif";
  pen.textAlign = "right";
  pen.fillStyle = token("--star");
  pen.fillText("Zaubertisch", width - PAD, 20);
  pen.textAlign = "left";
  const left = leftOf(caption);
  if (emblem) pen.drawImage(emblem, PAD - 1, 29);
  const lines = linesIn(pen, caption, width);
  pen.fillStyle = token("--cream");
  lines.forEach((line, i) => pen.fillText(line, left, HEAD + (i + 1) * LINE));
  pen.font = BOLD;
  pen.fillStyle = token("--star");
  if (caption.more) pen.fillText(caption.more, left, HEAD + (lines.length + 1) * LINE, width - PAD - left);
  return canvas.transferToImageBitmap();
}

/** The night behind the board, as the page has it. */
export function skyPicture(width: number, height: number): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d")!;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  [0, 0.16, 0.34, 1].forEach((at, i) => sky.addColorStop(at, token(`--sky-${[0, 1, 2, 4][i]}`)));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = token("--moonlight");
  for (const { x, y, z } of scatter(26, 3)) pen.fillRect(x * width, y * height * 0.2, 1 + z, 1 + z);
  return canvas.transferToImageBitmap();
}

/** The size in which an emblem is drawn for it. */
export const EMBLEM_SIZE = EMBLEM;
