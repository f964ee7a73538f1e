/** For tests: a schema of its own in the PostgreSQL of this run. */
import { inject } from "vitest";

export async function freshSchema(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${inject("ownServers")}/postgres`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
