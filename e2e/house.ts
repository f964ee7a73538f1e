/** A server with the built app and a real browser, for one file of tests. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { chromium } from "playwright-core";
import type { Limits } from "../src/server/limits.ts";
import { NO_LIMITS } from "../src/server/limits.ts";
import type { OutreachSettings } from "../src/server/notices/outreach.ts";
import type { Serving } from "../src/server/server.ts";
import { serve } from "../src/server/server.ts";

/** The first is the same Chromium without its windows: half the processor time. */
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // A house by its name in the network: no certificate, and not the machine itself.
  "--host-resolver-rules=MAP *.home.test 127.0.0.1",
];

/** The operator's token in every house. */
export const OPERATOR = "operator-of-this-test-house";

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1440, height: 900 };

export interface House {
  readonly base: string;
  readonly browser: Browser;
  /** A visitor with a fresh browser; another address than the house's own is a path too. Faults of the page make the test fail. */
  visit(path: string, wish?: Wish): Promise<Page>;
  /** Stops the server and starts it again at the same address. */
  restart(): Promise<void>;
  /** What went wrong on any page so far. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

export interface Wish extends BrowserContextOptions {
  /** Settings kept on the device, such as speed. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Settings of who wants to see what comes of a thing, not how it moves and sounds: waves, smoke and notes cost a page half of
 * its processor time. A newcomer's own settings are in newcomer.test.ts and magicians.test.ts.
 */
export const AT_ONCE = { speed: "instant", motion: "less", sound: "off" };

const findBrowser = (): string => {
  const found = process.env.BROWSER_PATH ?? BROWSERS.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
  if (found === undefined) throw new Error("no browser: node scripts/setup.mjs --browser");
  return found;
};

/** `built`: the folder of another page than the app's own. Without limits unless a test wants them: all come from one address. */
export async function openHouse(
  built?: string,
  limits: Limits = NO_LIMITS,
  notices: OutreachSettings = {},
): Promise<House> {
  const web = built ?? process.env.WEB_DIR ?? fileURLToPath(new URL("../dist/web", import.meta.url));
  const data = mkdtempSync(join(tmpdir(), "zaubertisch-e2e-"));
  const log = pino({ level: "warn" }, process.stderr);
  const open = (port: number): Promise<Serving> =>
    serve({ port, host: "127.0.0.1", dataDir: data, web, limits, botPace: 0, log, operatorToken: OPERATOR, notices });
  let server = await open(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
  const faults: string[] = [];
  const base = `http://127.0.0.1:${server.port}`;
  return {
    base,
    browser,
    faults,
    async visit(path, { settings = {}, ...wish } = {}) {
      const context = await browser.newContext({
        viewport: DESKTOP,
        locale: "en-GB",
        serviceWorkers: "block",
        reducedMotion: "no-preference",
        ...wish,
      });
      await context.addInitScript((kept) => {
        for (const [name, value] of Object.entries(kept))
          if (localStorage.getItem(`zaubertisch.${name}`) === null) localStorage.setItem(`zaubertisch.${name}`, value);
      }, settings);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(`${error.message} ${error.stack?.split("\n")[1] ?? ""}`));
      page.on("console", (message) => {
        const text = message.text();
        // A lost network is part of some tests.
        if (
          message.type() === "error" &&
          !/Failed to load resource|WebSocket|blocked by Playwright|ERR_INTERNET_DISCONNECTED/.test(text)
        )
          faults.push(text);
      });
      await page.goto(new URL(path, base).href);
      return page;
    },
    async restart() {
      const { port } = server;
      await server.close();
      server = await open(port);
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
