/** A real nginx with the configuration of deploy/, its nodes and its port changed to those of a test. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Balancer } from "./balancer.ts";
import { freePort } from "./postgres.ts";

const NGINX = "/usr/sbin/nginx";
const SITE = new URL("../../deploy/nginx.conf", import.meta.url);

export const hasNginx = (): boolean => existsSync(NGINX);

/** The site as it is in deploy/, for these nodes. */
function siteFor(port: number, nodes: readonly number[]): string {
  const servers = nodes.map((node) => `    server 127.0.0.1:${node} max_fails=0;`).join("\n");
  return readFileSync(SITE, "utf8")
    .replace(/(^ +server node\d:8080 [^\n]*\n)+/gm, `${servers}\n`)
    .replace("listen 8080;", `listen 127.0.0.1:${port};`);
}

/** What Debian's own nginx.conf would say around it, in a folder of its own. */
const around = (folder: string): string => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 16384; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
  include ${folder}/site.conf;
}`;

export async function openNginx(nodes: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "site.conf"), siteFor(port, nodes));
  writeFileSync(join(folder, "nginx.conf"), around(folder));
  const server = spawn(NGINX, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const endAtOnce = (): void => void server.kill("SIGTERM");
  process.on("exit", endAtOnce);
  const isThere = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/metrics`).then(
      ({ status }) => status === 404,
      () => false,
    );
  for (let tries = 0; !(await isThere()); tries++) {
    if (server.exitCode !== null || tries > 300) throw new Error("nginx does not start");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    processes: [server.pid!],
    async close() {
      process.off("exit", endAtOnce);
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
