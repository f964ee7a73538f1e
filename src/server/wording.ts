/** Frames of one moment in JSON, one seat's after another's: what several of them see alike is put into words once. */
import type { Frame } from "../core/table.ts";

export function newWording(): (frame: Frame) => string {
  const known = new Map<unknown, string>();
  const put = (part: unknown): string => {
    let text = known.get(part);
    if (text === undefined) known.set(part, (text = JSON.stringify(part)));
    return text;
  };
  return ({ view, ...frame }) => {
    let seen = "";
    for (const field in view) {
      const part: unknown = view[field as keyof typeof view];
      if (part !== undefined)
        seen += `${seen === "" ? "" : ","}"${field}":${typeof part === "object" ? put(part) : JSON.stringify(part)}`;
    }
    return `${JSON.stringify(frame).slice(0, -1)},"view":{${seen}}}`;
  };
}
