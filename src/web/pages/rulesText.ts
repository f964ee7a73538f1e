/** The little of Markdown that docs/rules uses, read into blocks. */
export type Block =
  | { readonly kind: "heading"; readonly id?: string | undefined; readonly text: string }
  | { readonly kind: "clause"; readonly id: string; readonly text: string }
  | { readonly kind: "text"; readonly id?: undefined; readonly text: string }
  /** Drawn with letters: every line as it is. */
  | { readonly kind: "picture"; readonly id?: undefined; readonly text: string }
  | { readonly kind: "table"; readonly id?: undefined; readonly rows: readonly (readonly string[])[] };

export function parseRules(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  let kind: "clause" | "text" | "table" | undefined;
  const close = (): void => {
    if (kind === "table") blocks.push({ kind, rows: open.filter((line) => !/^\|[-| :]+\|$/.test(line)).map(cells) });
    else if (kind !== undefined) blocks.push(paragraph(open.join(" ")));
    open = [];
    kind = undefined;
  };
  let picture: string[] | undefined;
  for (const line of markdown.split("\n")) {
    const text = line.trim();
    if (text.startsWith("```")) {
      close();
      if (picture) blocks.push({ kind: "picture", text: picture.join("\n") });
      picture = picture ? undefined : [];
      continue;
    }
    if (picture) {
      picture.push(line);
      continue;
    }
    if (text.startsWith("#")) {
      close();
      if (text.startsWith("##")) blocks.push(heading(text.replace(/^#+\s*/, "")));
    } else if (text === "") close();
    else if (text.startsWith("|")) {
      if (kind !== "table") close();
      kind = "table";
      open.push(text);
    } else {
      if (text.startsWith("- ") || kind === "table") close();
      kind ??= "text";
      open.push(text);
    }
  }
  close();
  return blocks;
}

const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

function heading(text: string): Block {
  const id = /^[A-Z]-\w+/.exec(text)?.[0];
  return { kind: "heading", id, text: id === undefined ? text : text.slice(id.length).trim() };
}

/** Files beside the rules cannot be opened in the app: of a link to one, only its words are left. */
const withoutLinks = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

function paragraph(linked: string): Block {
  const text = withoutLinks(linked);
  const clause = /^- \*\*([A-Z]-[\w.]+)\*\*\s*(.*)$/.exec(text);
  return clause
    ? { kind: "clause", id: clause[1]!, text: clause[2]! }
    : { kind: "text", text: text.replace(/^- /, "") };
}

/** Everything a block says, for searching. */
export const plain = (block: Block): string =>
  block.kind === "table" ? block.rows.flat().join(" ") : `${block.id ?? ""} ${block.text}`.replace(/[*`]/g, "");
