/**
 * One PostgreSQL and one Redis for all test files of a run, started when the first test asks for one (vitest's globalSetup):
 * a run that needs neither does not wait for them.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import type { OwnPostgres } from "./postgres.ts";
import { openPostgres } from "./postgres.ts";
import type { OwnRedis } from "./redis.ts";
import { openRedis } from "./redis.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests ask for the address of a fresh schema, or of Redis (`askOwn`). */
    readonly ownServers: number;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<OwnPostgres> | undefined;
  let redis: Promise<OwnRedis> | undefined;
  const answer = async (path: string | undefined): Promise<string> =>
    path === "/redis" ? (await (redis ??= openRedis())).url : (await (postgres ??= openPostgres())).fresh();
  const desk = createServer((request, response) => {
    answer(request.url).then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  desk.unref();
  await once(desk, "listening");
  project.provide("ownServers", (desk.address() as AddressInfo).port);
  return async () => {
    desk.close();
    await (await postgres)?.close();
    await (await redis)?.close();
  };
}
