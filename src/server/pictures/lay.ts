/** Lays grounds: after each build for all games (scripts/grounds.mjs), and in the server's thread for one that has none yet. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { seeded } from "../../core/chance.ts";
import type { Easel } from "./easel.ts";
import { openEasel } from "./easel.ts";
import type { PictureGround } from "./ground.ts";
import { newGround, readGround, writeGround } from "./ground.ts";
import { painterFile } from "./painterFile.ts";

const SAMPLES = 8;
const LANGUAGES = ["en", "de"] as const;

/** The same for all who lay it. */
async function laid({ painter, raster }: Easel, name: string): Promise<PictureGround> {
  // A thread that finds its grounds needs no rules.
  const [{ gameNamed }, { previewOf, somewhere }] = await Promise.all([
    import("../../games/index.ts"),
    import("./samples.ts"),
  ]);
  const game = gameNamed(name);
  const samples: Uint8Array[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    if (!game) break;
    const preview = previewOf(game, somewhere(game, seeded(`sample ${i}`)));
    samples.push(raster((await painter.drawn(preview, LANGUAGES[i % LANGUAGES.length]!)).svg));
  }
  return newGround(raster(await painter.ground(name)), samples);
}

/** Beside the painter, so that a new build has new ones. */
const fileOf = (web: string, name: string): string => resolve(dirname(painterFile(web)), "grounds", `${name}.bin`);

/** `web`: the folder of the built app. */
export async function groundOf(web: string, easel: Easel, name: string): Promise<PictureGround> {
  const file = fileOf(web, name);
  return existsSync(file) ? readGround(readFileSync(file)) : laid(easel, name);
}

export async function layAll(web: string): Promise<void> {
  const easel = await openEasel(web);
  for (const name of easel.painter.grounds) {
    const file = fileOf(web, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writeGround(await laid(easel, name)));
  }
}
