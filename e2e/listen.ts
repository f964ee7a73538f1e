/** Renders every sound to a file of its own and says how loud it is: `node e2e/listen.ts FOLDER`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { openHouse } from "./house.ts";
import type { Heard } from "./listening.ts";
import { listen, wav } from "./listening.ts";

const [folder = "sounds"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = await openHouse();
const page = await house.visit("/settings");
const hear = await listen(page);
const keep = (heard: Heard): void => {
  writeFileSync(`${folder}/${heard.name}.wav`, wav(heard.samples));
  const figures = [heard.peak, heard.loudest].map((each) => each.toFixed(1).padStart(6)).join(" ");
  console.log(
    `${heard.name.padEnd(18)} peak and loudest 0.4 s in dB: ${figures}; sounds for ${heard.sounding.toFixed(1)} s`,
  );
};
const names = await page.evaluate(
  () => (globalThis as unknown as { instruments: { SOUNDS: string[] } }).instruments.SOUNDS,
);
for (const name of names) keep(await hear(`effect-${name}`, (all, arg) => all.effect(arg as "card"), name));
for (const place of ["meadow", "wood"])
  for (const hour of ["dusk", "night", "midnight", "dawn"])
    keep(
      await hear(
        `${place}-${hour}`,
        (all, arg) => all.place(arg.split(" ")[0] as "wood", arg.split(" ")[1]!, 24),
        `${place} ${hour}`,
      ),
    );
keep(await hear("theme", (all) => all.theme(32, "a")));
keep(await hear("theme-again", (all) => all.theme(32, "b")));
keep(await hear("tumult", (all) => all.tumult()));
await house.close();
