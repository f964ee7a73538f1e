import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isRefusal } from "../../core/game.ts";
import { towers } from "../../games/towers/game.ts";
import { botContender, playGame } from "../arena.ts";
import { isSide } from "../match.ts";
import { checkOut, commitNamed, ROOT } from "./checkout.ts";
import { earlierContender } from "./contender.ts";

const folder = mkdtempSync(join(tmpdir(), "earlier-"));
const clone = join(folder, "clone");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Whoever has the files without their history gets the sentence of the last test, and that is all there is to show.
const isCloned = !isRefusal(commitNamed("HEAD"));
if (isCloned) {
  const args = ["clone", "--quiet", "--depth", "1", "--no-checkout", `file://${ROOT}`, clone];
  execFileSync("git", args, { stdio: "ignore" });
  symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
}

test("a bot of another commit plays a whole game by notation, the same for the same seed and iterations", async () => {
  expect(isSide("commit:HEAD/mage")).toBe(true);
  if (!isCloned) return expect(isRefusal(checkOut("HEAD"))).toBe(true);
  const earlier = earlierContender(towers, "commit:HEAD/mage", { iterations: 6 }, clone);
  try {
    const played = [];
    for (let i = 0; i < 2; i++)
      played.push(
        await playGame(towers, { players: 2 }, "by notation", [botContender(towers, "one-move", {}), earlier]),
      );
    expect(played[0]!.result).toEqual(played[1]!.result);
    expect(played[0]!.decisions).toBe(played[1]!.decisions);
    expect(played[0]!.asked[1]).toBeGreaterThan(10);
    expect(played[0]!.cpu[1]).toBeGreaterThan(0);
  } finally {
    earlier.close();
  }
});

test("a commit that is not there is refused in one sentence, and a shallow clone says why", () => {
  expect(checkOut("0123456789", folder)).toMatchObject({ say: "There is no commit 0123456789 here." });
  expect(checkOut("--output=x", folder)).toMatchObject({ refused: "commit" });
  if (isCloned)
    expect(checkOut("HEAD~1", clone)).toMatchObject({ say: expect.stringContaining("git fetch --unshallow") });
});
