/** For tests: a schema of its own in the PostgreSQL of this run, or its Redis. */
import { inject } from "vitest";

async function askOwn(what: "postgres" | "redis"): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${inject("ownServers")}/${what}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

export const freshSchema = (): Promise<string> => askOwn("postgres");
export const ownRedis = (): Promise<string> => askOwn("redis");
