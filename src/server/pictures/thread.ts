/** A thread that puts links into words and pictures: nobody at a table waits for it. */
import { parentPort, workerData } from "node:worker_threads";
import { PREVIEW_SIZE } from "../../core/preview.ts";
import { openEasel } from "./easel.ts";
import type { PictureGround } from "./ground.ts";
import { coloured } from "./ground.ts";
import { groundOf } from "./lay.ts";
import { smallPng } from "./png.ts";
import type { StudioAnswer, StudioOrder } from "./studio.ts";

const { web } = workerData as { readonly web: string };
const easel = await openEasel(web);
/** As many as there are games. */
const grounds = new Map<string, PictureGround>();

async function carryOut({ want, preview, language }: StudioOrder): Promise<Omit<StudioAnswer, "id">> {
  const { painter, raster } = easel;
  if (want === "words") return { told: await painter.told(preview, language) };
  const { ground: name, svg } = await painter.drawn(preview, language);
  const ground = grounds.get(name) ?? (await groundOf(web, easel, name));
  grounds.set(name, ground);
  const { indices, colours } = coloured(ground, raster(svg));
  return { png: smallPng(indices, colours, PREVIEW_SIZE.width, PREVIEW_SIZE.height) };
}

/** One after the other: a painter has one language at a time. */
let before: Promise<void> = Promise.resolve();
parentPort!.on("message", (order: StudioOrder) => {
  before = before.then(async () => {
    const answer = await carryOut(order).catch((error: unknown) => ({ fault: String(error) }));
    parentPort!.postMessage({ id: order.id, ...answer } satisfies StudioAnswer);
  });
});
