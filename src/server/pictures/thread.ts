/** A thread that puts links into words and pictures: nobody at a table waits for it. */
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import type { Painter } from "../../core/preview.ts";
import { lettersForPictures } from "./letters.ts";
import { smallPng } from "./png.ts";
import type { StudioAnswer, StudioOrder } from "./studio.ts";

const { painterFile, sheets } = workerData as { readonly painterFile: string; readonly sheets: string };
const css = globSync(`${sheets}/*.css`)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const { openPainter } = (await import(pathToFileURL(painterFile).href)) as {
  openPainter(css: string): Promise<Painter>;
};
const painter = await openPainter(css);
const font = { loadSystemFonts: false, fontFiles: lettersForPictures(), defaultFontFamily: "Alegreya Sans" };

async function carryOut({ want, preview, language }: StudioOrder): Promise<Omit<StudioAnswer, "id">> {
  if (want === "words") return { told: await painter.told(preview, language) };
  const { pixels, width, height } = new Resvg(await painter.drawn(preview, language), { font }).render();
  return { png: smallPng(pixels, width, height, "game" in preview ? preview.game : "") };
}

/** One after the other: a painter has one language at a time. */
let before: Promise<void> = Promise.resolve();
parentPort!.on("message", (order: StudioOrder) => {
  before = before.then(async () => {
    const answer = await carryOut(order).catch((error: unknown) => ({ fault: String(error) }));
    parentPort!.postMessage({ id: order.id, ...answer } satisfies StudioAnswer);
  });
});
