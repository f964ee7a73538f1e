import { readFileSync } from "node:fs";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { describe, expect, test } from "vitest";
import { OwnTable } from "./ownTables.ts";
import type { RequestName } from "./protocol.ts";
import { REQUESTS } from "./protocol.ts";

const text = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
const examples = (kind: string): { type?: string; re?: string }[] =>
  [...text.matchAll(new RegExp(`\`\`\`json ${kind}\n(.*)\n\`\`\``, "g"))].map(
    (match) => JSON.parse(match[1]!) as object,
  );

describe("docs/protocol.md", () => {
  test.each(Object.keys(REQUESTS))("shows the request %s with an example the server would accept", (name) => {
    const example = examples("request").find(({ type }) => type === name);
    expect(example).toBeDefined();
    const check = Compile(REQUESTS[name as RequestName]);
    expect([...check.Errors(example)]).toEqual([]);
    expect(check.Check({ ...example, surplus: 1 })).toBe(false);
    expect(text).toContain(`\n### ${name}\n`);
  });

  test("shows every notice", () => {
    const notices = examples("notice").map(({ type }) => type);
    expect(notices).toEqual(["table", "frames", "lobby", "said", "reacted", "me", "bye"]);
  });

  test("shows one's tables as they are listed", () => {
    const [own] = examples("own");
    expect([...Compile(Type.Array(OwnTable)).Errors(own)]).toEqual([]);
  });

  test("every answer shown belongs to a request shown", () => {
    const ids = new Set(examples("request").map((each) => (each as { id: string }).id));
    const answers = examples("answer");
    expect(answers.length).toBeGreaterThan(8);
    for (const { re } of answers) expect(ids).toContain(re);
  });
});
