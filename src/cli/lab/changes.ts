/** `--set NAME=VALUE`: the knobs of the laboratory on the command line. */
import { readFileSync } from "node:fs";
import type { Json, JsonObject, Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import { isObject } from "../../core/json.ts";
import type { Knob, Laboratory } from "../../core/lab.ts";

/** `towers=7`, `deck.TD3=4`, `paths=5` for all of them, `shields=s0,s8` or none, `stones=yes`, `board=FILE`. The game checks the rest. */
export function changesOf({ knobs }: Laboratory, texts: readonly string[]): JsonObject | Refusal {
  const changes: Record<string, Json> = {};
  for (const text of texts) {
    const [, name = "", part, value = ""] = /^([^=.]+)(?:\.([^=]+))?=(.*)$/.exec(text) ?? [];
    const knob = knobs.find((each) => each.name === name);
    if (!knob)
      return refuse(
        "set",
        `--set ${text}: choose NAME=VALUE with one of ${knobs.map((each) => each.name).join(", ")}.`,
      );
    const read = valueOf(knob, part, value);
    if (isRefusal(read)) return read;
    const former = changes[name];
    changes[name] = knob.kind === "numbers" ? { ...(former as JsonObject | undefined), ...(read as JsonObject) } : read;
  }
  return changes;
}

function valueOf({ name, kind, of = [] }: Knob, part: string | undefined, value: string): Json | Refusal {
  if (part !== undefined && kind !== "numbers") return refuse("set", `--set ${name}: it has no parts.`);
  switch (kind) {
    case "number":
      return Number(value);
    case "yes-no":
      return value === "yes" || value === "no" ? value === "yes" : refuse("set", `--set ${name} takes yes or no.`);
    case "set":
      return value === "none" ? [] : value === "all" ? of : value.split(",");
    case "numbers":
      return Object.fromEntries((part === undefined ? of : [part]).map((each) => [each, Number(value)]));
    case "links":
      return linksIn(name, value);
  }
}

/** A list of links, or a board that has one: as JSON, or in a file. */
function linksIn(name: string, value: string): Json | Refusal {
  try {
    const json = JSON.parse(/^\s*[[{]/.test(value) ? value : readFileSync(value, "utf8")) as Json;
    return isObject(json) ? (json.links ?? null) : json;
  } catch {
    return refuse("set", `--set ${name}: neither JSON nor a file of it.`);
  }
}

export const knobHelp = ({ knobs }: Laboratory): string =>
  knobs
    .map(({ name, kind, of = [], least, most, help }) => {
      const takes =
        kind === "yes-no"
          ? "yes or no"
          : kind === "set"
            ? `some of ${of.join(",")}`
            : kind === "links"
              ? `links between ${of.join(", ")}, ${least} to ${most} fields on each`
              : `${least} to ${most}`;
      return `  ${`${name}${kind === "numbers" ? "[.PART]" : ""}`.padEnd(21)} ${help} (${takes})`;
    })
    .join("\n");
