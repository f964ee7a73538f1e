// `npm run dev`: pages and server that follow every change, at one address, until Ctrl-C. Pages are Vite's; what they ask
// of the server goes on to a server process that starts anew when one of its files changes. It keeps its tables in .cache/dev.
import { spawn } from "node:child_process";
import { createServer as createSocket } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const { env } = process;

/** Chosen once, so that the server comes back where the pages look for it. */
const freePort = () =>
  new Promise((resolve) => {
    const socket = createSocket().listen(0, "127.0.0.1", () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });

const port = await freePort();
const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "src/server/main.ts"], {
  cwd: root,
  env: {
    LOG_LEVEL: "warn",
    DATA_DIR: ".cache/dev",
    WEB_DIR: ".cache/none",
    ...env,
    HOST: "127.0.0.1",
    PORT: `${port}`,
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const gone = new Promise((resolve) => server.on("exit", resolve));
// The server tells its own address, which is not the one to open.
const ready = new Promise((resolve) => {
  createInterface({ input: server.stdout }).on("line", (line) => {
    if (/^(Restarting|Failed)/.test(line)) console.log(`server: ${line}`);
    if (!line.startsWith("The table is open")) return;
    console.log("server: ready");
    resolve();
  });
});

const target = `http://127.0.0.1:${port}`;
const pages = await createServer({
  configFile: `${root}vite.config.ts`,
  configLoader: "native",
  cacheDir: `${root}.cache/vite`,
  clearScreen: false,
  server: {
    host: env.HOST ?? "127.0.0.1",
    port: Number(env.PORT ?? 5173),
    proxy: { "/api": { target, ws: true }, "/link": target, "/health": target },
  },
});

async function stop(code) {
  // Asked a second time, it goes at once.
  process.once("SIGINT", () => process.exit(1));
  server.kill("SIGTERM");
  await Promise.all([pages.close(), gone]);
  process.exit(code);
}
process.once("SIGINT", () => void stop(0));
process.once("SIGTERM", () => void stop(0));
server.once("exit", () => void stop(1));

await Promise.all([ready, pages.listen()]);
console.log(`The table is open: ${pages.resolvedUrls.local[0]}`);
console.log("Pages and server follow every change; Ctrl-C ends both.");
