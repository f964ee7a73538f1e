/** docs/mutants.md: how many mutants of each file die, and why the others need not. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Hunt, Tried } from "./hunt.ts";
import { living } from "./hunt.ts";

/** Why a mutant may live. It is found again by its line and its change, wherever the line has moved to. */
export interface Reason {
  readonly file: string;
  readonly where: string;
  readonly change: string;
  /** One of the kinds below, a colon, and why. */
  readonly why: string;
}

const REASONS = new URL("reasons.json", import.meta.url);
const PAGE = "docs/mutants.md";

export const readReasons = (): Reason[] => JSON.parse(readFileSync(REASONS, "utf8")) as Reason[];

export const reasonFor = (reasons: readonly Reason[], file: string, { where, change }: Tried): string | undefined =>
  reasons.find((each) => each.file === file && each.where === where && each.change === change)?.why;

const percent = (part: number, all: number): string => (all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`);

export function summary(hunt: Hunt): string {
  const all = hunt.tried.length;
  const left = living(hunt).length;
  const hung = hunt.tried.filter(({ fate }) => fate === "hung").length;
  return `| ${hunt.file} | ${all} | ${all - left} | ${hung} | ${left} | ${percent(all - left, all)} |`;
}

/** The page, from what is known of every file. */
export function writePage(all: readonly Hunt[], reasons: readonly Reason[]): void {
  const hunts = all.filter((hunt) => hunt.tried.length > 0);
  const tried = hunts.flatMap((hunt) => hunt.tried);
  const left = hunts.flatMap(living);
  const rows = hunts.map(summary);
  const total = `| **all** | ${tried.length} | ${tried.length - left.length} | ${tried.filter(({ fate }) => fate === "hung").length} | ${left.length} | **${percent(tried.length - left.length, tried.length)}** |`;
  const lists = hunts.filter((hunt) => living(hunt).length > 0).map((hunt) => survivors(hunt, reasons));
  const page = `${readFileSync(new URL("page.md", import.meta.url), "utf8").trim()}

| file | mutants | dead | of these hung | live | score |
|---|--:|--:|--:|--:|--:|
${[...rows, total].join("\n")}

## Those that live
${lists.join("\n")}`;
  writeFileSync(PAGE, `${page.trim()}\n`);
}

/** Mutants of one line that live for one reason are one line of the page. */
function survivors(hunt: Hunt, reasons: readonly Reason[]): string {
  const groups = Map.groupBy(living(hunt), (each) => {
    const why = reasonFor(reasons, hunt.file, each) ?? "**unexplained**";
    return `\`${each.where}\`\n${why}`;
  });
  const lines = [...groups].map(([key, each]) => {
    const [where, why] = key.split("\n");
    return `- ${where!}: ${each.map(({ change }) => `\`${change}\``).join(", ")} – ${why!}`;
  });
  return `\n### ${hunt.file}\n\n${lines.join("\n")}\n`;
}
