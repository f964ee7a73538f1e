/** What stands in braces and brackets in a text is filled in here. */
export interface Values {
  readonly [name: string]: string | number | boolean | undefined;
}

/**
 * `{name}` is a value; `{n#card|cards}` the word for one or for many; `[you take|{name} takes]` depends on whether the
 * reader is meant (`you`).
 */
export function fill(text: string, values: Values): string {
  return text
    .replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, you: string, other: string) => (values.you ? you : other))
    .replace(/\{(\w+)#([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      values[name] === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
