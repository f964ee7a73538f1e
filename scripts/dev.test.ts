/** `npm run dev`: pages and server at one address, both following changes; nothing is left when it ends. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "zaubertisch-dev-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("dev serves pages and server, starts the server anew when it changes, and ends both", async () => {
  const dev = spawn(process.execPath, ["scripts/dev.mjs"], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise<number | null>((resolve) => dev.on("exit", resolve));
  const lines = createInterface({ input: dev.stdout });
  const line = (sought: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      lines.on("line", (text) => sought.test(text) && resolve(sought.exec(text)!));
      void gone.then((code) => reject(new Error(`dev ended with ${code} before it said ${sought}`)));
    });

  try {
    const [, base] = await line(/open: (\S+)/);
    expect(await (await fetch(base!)).text()).toContain("/@vite/client");
    const health = async (): Promise<unknown> => (await fetch(`${base}health`)).json();
    expect(await health()).toEqual({ ok: true });

    const again = line(/^server: Restarting/).then(() => line(/^server: ready/));
    utimesSync("src/server/main.ts", new Date(), new Date());
    await again;
    expect(await health()).toEqual({ ok: true });

    dev.kill("SIGINT");
    expect(await gone).toBe(0);
    await expect(fetch(base!)).rejects.toThrow("fetch failed");
  } finally {
    dev.kill("SIGTERM");
  }
});
