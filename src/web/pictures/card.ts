/** The picture beside a link: the board on the left, what it is about on the right, night around both. */
import { PREVIEW_SIZE } from "../../core/preview.ts";
import type { BoardLayers } from "./layers.ts";
import { layersIn, onPage } from "./layers.ts";
import type { StyleSheet } from "./sheet.ts";
import { writeMarkup } from "./tree.ts";

/** Somebody on the card: a name in a colour, and what counts. */
export interface LinkCardRow {
  readonly name: string;
  /** Of its emblem, as markup. */
  readonly emblem: string;
  readonly count: string;
}

export interface LinkCard {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rows: readonly LinkCardRow[];
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const BOARD = { x: 12, y: 12, width: 660, height: HEIGHT - 24 };
const COLUMN = { x: 696, width: WIDTH - 696 - 24 };
const MOST_TITLE_LINES = 3;
const ROW = 38;

const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Roughly, since nobody measures letters here. */
const LETTER = 0.52;

/** As many words on a line as fit; what is too long ends with dots. */
export function wrapped(text: string, size: number, width: number, most: number): string[] {
  const room = Math.floor(width / (size * LETTER));
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.length > room ? `${word.slice(0, room - 1)}…` : word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]!.slice(0, room - 1)}…`];
}

const text = (words: string, x: number, y: number, style: string): string =>
  `<text x="${x}" y="${y}" ${style}>${escapeMarkup(words)}</text>`;

/** Layers of a board, in its place on the card. */
function boardIn({ defs, frame, layers }: BoardLayers): string {
  const place = `x="${BOARD.x}" y="${BOARD.y}" width="${BOARD.width}" height="${BOARD.height}"`;
  const shown = layers.filter(({ children }) => children.length > 0);
  return (
    defs + shown.map((each) => `<svg ${place} viewBox="${frame}">${writeMarkup({ ...each, tag: "" })}</svg>`).join("")
  );
}

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside}</svg>`;

const STARS = Array.from({ length: 40 }, (_, i) => {
  const [x, y] = [(i * 379 + 61) % WIDTH, (i * 151 + 23) % HEIGHT];
  return `<circle cx="${x}" cy="${y}" r="${0.6 + (i % 3) * 0.4}" fill="#dfe7ff" opacity="${0.25 + (i % 4) * 0.12}"/>`;
}).join("");

const NIGHT = `<defs><linearGradient id="card-night" x2="0.2" y2="1"><stop offset="0" stop-color="#1b2160"/><stop offset="1" stop-color="#0b0e2c"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#card-night)"/>${STARS}`;

function rowsOf(rows: readonly LinkCardRow[], top: number, sheet: StyleSheet): string {
  return rows
    .map(({ name, emblem, count }, i) => {
      const y = top + i * ROW;
      const [short = ""] = wrapped(name, 22, COLUMN.width - 80, 1);
      return (
        `<g transform="translate(${COLUMN.x + 14} ${y - 7})">${writeMarkup({ ...onPage(emblem, sheet), tag: "" })}</g>` +
        text(short, COLUMN.x + 36, y, 'font-family="Alegreya Sans" font-size="22" fill="#f6ecd4"') +
        text(
          count,
          COLUMN.x + COLUMN.width,
          y,
          'font-family="Alegreya Sans" font-weight="700" font-size="22" text-anchor="end" fill="#f6c65b"',
        )
      );
    })
    .join("");
}

/** What all cards of a game share: night, and the board's ground, if that is what a board leaves out when it is laid already. */
export function groundCard(whole: string, rest: string, sheet: StyleSheet): string {
  const board = layersIn(whole, sheet);
  const isLeftOut = layersIn(rest, sheet).layers[0]?.children.length === 0;
  return drawing(NIGHT + boardIn({ ...board, layers: isLeftOut ? board.layers.slice(0, 1) : [] }));
}

/** Everything above that, as one drawing without style sheets. */
export function cardOf(markup: string, sheet: StyleSheet, card: LinkCard): string {
  const title = wrapped(card.title, 38, COLUMN.width, MOST_TITLE_LINES);
  const words = card.lines.flatMap((line) => wrapped(line, 20, COLUMN.width, 5));
  const below = 64 + title.length * 42;
  const rows = below + words.length * 26 + 34;
  return drawing(
    `${boardIn(layersIn(markup, sheet))}${title
      .map((line, i) =>
        text(line, COLUMN.x, 70 + i * 42, 'font-family="Almendra" font-weight="700" font-size="38" fill="#fff6dd"'),
      )
      .join("")}${words
      .map((line, i) =>
        text(line, COLUMN.x, below + 18 + i * 26, 'font-family="Alegreya Sans" font-size="20" fill="#b9c4e6"'),
      )
      .join(
        "",
      )}${rowsOf(card.rows, rows, sheet)}${text("Zaubertisch", COLUMN.x + COLUMN.width, HEIGHT - 26, 'font-family="Almendra" font-weight="700" font-size="24" text-anchor="end" fill="#f6c65b"')}`,
  );
}
