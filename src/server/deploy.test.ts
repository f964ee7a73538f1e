/** The files under deploy/ and what they name must agree with the program: metrics, paths, variables. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openTestServer, playOn, playWith } from "../testing/testServer.ts";
import { StoreTrouble } from "./trouble.ts";
import { isTrouble } from "./hall.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Names of ours and of Node's in a query. */
const metricsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\b(?:zaubertisch|nodejs|process)_\w+/g), ([name]) => name)),
];

test("every metric that the dashboard and the alerts ask for is there", async () => {
  const server = await openTestServer();
  const ann = await server.visitor();
  const table = await playWith([ann], { game: "towers", options: { mode: "solo" } });
  await playOn([ann], table, 3);
  await ann.ask("decide", { table, n: 0, text: "nonsense" });
  isTrouble(server.serving.hall, new StoreTrouble("full"));
  const shown = await (await ann.get("/metrics")).text();
  const there = new Set(Array.from(shown.matchAll(/^(\w+)[{ ]/gm), ([, name]) => name));
  const dashboard = JSON.parse(read("deploy/dashboard.json")) as { panels: { targets: { expr: string }[] }[] };
  const asked = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n");
  const alerts = Array.from(read("deploy/alerts.yaml").matchAll(/expr: (.+)/g), ([, expr]) => expr).join("\n");
  for (const text of [asked, alerts]) {
    expect(metricsIn(text).length).toBeGreaterThan(5);
    for (const name of metricsIn(text)) expect([...there], name).toContain(name);
  }
  await server.close();
});

test("every variable that is set there, or read by the server, is documented", () => {
  const documented = read("docs/operations.md");
  const read1 = Array.from(read("src/server/main.ts").matchAll(/env\.([A-Z_]+)/g), ([, name]) => name!);
  const set = [
    ...Array.from(read("deploy/Containerfile").matchAll(/\b([A-Z_]+)=/g), ([, name]) => name!),
    ...Array.from(read("deploy/compose.yaml").matchAll(/^ {6}([A-Z_]+):/gm), ([, name]) => name!),
    ...Array.from(read("deploy/compose-nodes.yaml").matchAll(/^ {4}([A-Z_]+):/gm), ([, name]) => name!),
    ...Array.from(
      (/^Environment=(.+)$/m.exec(read("deploy/zaubertisch.service"))?.[1] ?? "").matchAll(/([A-Z_]+)=/g),
      ([, name]) => name!,
    ),
  ];
  expect(set.length).toBeGreaterThan(8);
  // Node's own.
  for (const name of [...read1, ...set].filter((each) => each !== "NODE_ENV"))
    expect(documented, name).toContain(`\`${name}\``);
});

test("the container file copies what there is, and does not run as root", () => {
  const text = read("deploy/Containerfile");
  const copied = Array.from(text.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, paths]) => paths!.split(" ")).flat();
  expect(copied.length).toBeGreaterThan(5);
  const admitted = new Set(read(".dockerignore").split("\n"));
  for (const path of copied) {
    expect(globSync(path, { cwd: ROOT }), path).not.toEqual([]);
    expect(admitted, path).toContain(`!${path}`);
  }
  expect(text.slice(text.lastIndexOf("FROM"))).toMatch(/^USER node$/m);
  expect(read("deploy/compose.yaml")).toContain("dockerfile: deploy/Containerfile");
  for (const [, script] of text.matchAll(/"(src\/[^"]+)"/g)) expect(existsSync(join(ROOT, script!))).toBe(true);
});

test("the service units name scripts that are there, and systemd understands them", () => {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-units-"));
  const names = ["zaubertisch.service", "zaubertisch-backup.service", "zaubertisch-backup.timer"];
  for (const name of names) {
    const text = read(`deploy/${name}`);
    for (const [script] of text.matchAll(/src\/[\w/]+\.ts/g)) expect(existsSync(join(ROOT, script)), script).toBe(true);
    writeFileSync(join(folder, name), text.replaceAll("/opt/zaubertisch/node_modules/.bin/node", process.execPath));
  }
  // Where there is no systemd there is nothing it could misunderstand.
  if (existsSync("/usr/bin/systemd-analyze")) {
    const { stderr, status } = spawnSync(
      "/usr/bin/systemd-analyze",
      ["verify", ...names.map((name) => join(folder, name))],
      {
        encoding: "utf8",
      },
    );
    expect(stderr.split("\n").filter((line) => line.includes("zaubertisch"))).toEqual([]);
    expect(status).toBe(0);
  }
  rmSync(folder, { recursive: true });
});
