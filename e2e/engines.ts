/**
 * Other browsers than the one most tests use, as far as they are installed (scripts/setup.mjs): Firefox, driven by
 * WebDriver BiDi, and a WebKit, which is what half of all phones run, driven by WebDriver.
 */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import puppeteer from "puppeteer-core";

/** The little that a pass through a game needs of a browser. */
export interface Engine {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  run(expression: string): Promise<unknown>;
  /** A picture of the page as PNG. */
  shot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));
const WEBKIT_DRIVER = ["/usr/bin/WebKitWebDriver"].find((path) => existsSync(path));
const [MINI_BROWSER] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").toSorted().toReversed();
const XVFB = ["/usr/bin/Xvfb"].find((path) => existsSync(path));

/** Those that can be opened on this machine. */
export const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  ...(FIREFOX && { firefox: () => openFirefox(FIREFOX) }),
  ...(WEBKIT_DRIVER && MINI_BROWSER && XVFB && { webkit: () => openWebKit(WEBKIT_DRIVER, MINI_BROWSER, XVFB) }),
};

async function openFirefox(executablePath: string): Promise<Engine> {
  const viewport = { width: 1280, height: 800 };
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: viewport,
  });
  const page = await browser.newPage();
  return {
    name: "firefox",
    goto: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    shot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

async function openWebKit(command: string, binary: string, xvfb: string): Promise<Engine> {
  const display = `:${100 + (process.pid % 400)}`;
  const screen = spawn(xvfb, [display, "-screen", "0", "1280x800x24", "-nolisten", "tcp"], { stdio: "ignore" });
  const port = await freePort();
  // Its own sandbox needs rights that a test has not; it looks at our pages only.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const driver = spawn(command, [`--port=${port}`], { env, stdio: "ignore" });
  const call = caller(`http://127.0.0.1:${port}`);
  const wanted = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const session = await patiently(
    () => call("POST", "/session", { capabilities: { alwaysMatch: wanted } }) as Promise<{ sessionId: string }>,
  );
  const path = `/session/${session.sessionId}`;
  return {
    name: "webkit",
    goto: async (url) => void (await call("POST", `${path}/url`, { url })),
    run: (expression) =>
      call("POST", `${path}/execute/async`, {
        script: `Promise.resolve(${expression}).then(arguments[0], (error) => arguments[0]("fault: " + error))`,
        args: [],
      }),
    shot: async () => Buffer.from(String(await call("GET", `${path}/screenshot`)), "base64"),
    async close() {
      await call("DELETE", path).catch(() => undefined);
      await Promise.all([ended(driver), ended(screen)]);
    },
  };
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

const caller =
  (base: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };

/** The driver and its screen need a moment before they answer. */
async function patiently<T>(attempt: () => Promise<T>, tries = 40): Promise<T> {
  for (let left = tries; ; left--)
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill();
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
