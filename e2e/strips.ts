/**
 * A moment of a game as a strip of twelve pictures, 80 ms apart, in one PNG, to be looked at:
 * `node e2e/strips.ts FOLDER [name …]` (after `npm run build`). The page's clock is stopped between two pictures, so a
 * busy machine makes the same strip. Whoever has a new moment adds a line to MOMENTS in stripMoments.ts.
 */
import { mkdirSync } from "node:fs";
import { openUntil, pass } from "./film.ts";
import type { House } from "./house.ts";
import { openHouse } from "./house.ts";
import type { StripMoment } from "./stripMoments.ts";
import { keptMoment, MOMENTS } from "./stripMoments.ts";

const COUNT = 12;
const STEP = 80;
const SIZE = { width: 620, height: 760 };

async function film(house: House, name: string, moment: StripMoment): Promise<Buffer[]> {
  const page = await openUntil(house, keptMoment(name, moment), { viewport: SIZE, deviceScaleFactor: 1.5 }, (now) =>
    now.evaluate(
      ([what, begins]) =>
        begins === ""
          ? document.querySelector<HTMLElement>(".board")?.dataset.moment === what
          : document.querySelector(begins!) !== null,
      [moment.shown ?? moment.what, moment.begins ?? ""],
    ),
  );
  await pass(page, moment.later ?? 0);
  const pictures: Buffer[] = [];
  const clip = await page
    .locator(moment.where ?? ".scene")
    .first()
    .boundingBox();
  for (let i = 0; i < COUNT; i++) {
    pictures.push(await page.screenshot({ clip: clip!, animations: "allow" }));
    await pass(page, moment.step ?? STEP);
  }
  await page.context().close();
  return pictures;
}

/** Three in a row. */
async function strip(house: House, pictures: readonly Buffer[], step: number, path: string): Promise<void> {
  const page = await house.visit("/settings", { viewport: { width: 1600, height: 100 } });
  await page.setContent(
    `<body style="margin:0;background:#111;display:grid;grid-template-columns:repeat(3,1fr);gap:4px">${pictures
      .map(
        (each, i) =>
          `<figure style="margin:0;position:relative"><img style="width:100%;display:block" src="data:image/png;base64,${each.toString("base64")}"><b style="position:absolute;left:6px;top:2px;color:#fff;font:16px sans-serif">${i * step} ms</b></figure>`,
      )
      .join("")}</body>`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.context().close();
}

const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error(`where to? node e2e/strips.ts FOLDER [${Object.keys(MOMENTS).join(" ")}]`);
mkdirSync(folder, { recursive: true });
const house = await openHouse();
for (const [name, moment] of Object.entries(MOMENTS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  await strip(house, await film(house, name, moment), moment.step ?? STEP, `${folder}/${name}.png`);
  console.log(`${folder}/${name}.png`);
}
if (house.faults.length > 0) console.log(house.faults);
await house.close();
