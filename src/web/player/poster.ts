/** A year in games as one picture: a night sky in which every day with games is a star, over a valley of towers. */
import type { Career } from "../../core/career.ts";
import { language } from "../app/settings.ts";
import { t } from "./i18n.ts";
import { daysOf, factsOf } from "./yearFacts.ts";

/** Words on a picture: whoever paints it has the letters. */
export interface PosterText {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: "Almendra" | "Alegreya Sans";
  readonly anchor: "start" | "middle" | "end";
  readonly fill: string;
}

export interface Poster {
  readonly width: number;
  readonly height: number;
  /** Everything but the words, as the inside of an SVG. */
  readonly drawing: string;
  readonly texts: readonly PosterText[];
}

/** Fills a phone. */
const [WIDTH, HEIGHT, GROUND] = [1080, 1350, 1226];
/** Where the sky of days lies: its first day, and from one day or month to the next. */
const SKY = { x: 138, y: 300, day: 29, month: 47 };
/** Figures, three side by side. */
const FACTS = { x: 210, y: 930, right: 330, down: 144, across: 3, most: 6 };

const [GOLD, MOON, CREAM, MIST] = ["#ffcf5c", "#dfe7ff", "#fff6dd", "#b9c4e6"];
const MONTHS = 12;

/** Eight points around a small heart. */
export const STAR_PATH = `M${Array.from({ length: 8 }, (_, i) => {
  const [r, a] = [i % 2 ? 0.42 : 1, (i * Math.PI) / 4];
  return `${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`;
}).join("L")}Z`;
/** Of a star, as a share of a day's room: the more games, the larger. */
export const starSize = (games: number): number => 0.4 + 0.11 * Math.min(3, Math.log2(games));

const round = (value: number): string => value.toFixed(1);

function skyOf(career: Career, year: number): string {
  const { x, y, day, month } = SKY;
  const played = new Map(daysOf(career.days, year).map(([key, games, won]) => [key, { games, won }]));
  const room = Math.min(day, month);
  let drawn = "";
  for (let m = 0; m < MONTHS; m++) {
    const count = new Date(Date.UTC(year, m + 1, 0)).getUTCDate();
    for (let d = 0; d < count; d++) {
      const own = played.get(new Date(Date.UTC(year, m, d + 1)).toISOString().slice(0, 10));
      const [cx, cy] = [round(x + d * day), round(y + m * month)];
      if (!own) {
        drawn += `<circle cx="${cx}" cy="${cy}" r="${round(room * 0.06)}" fill="${MIST}" opacity=".4"/>`;
        continue;
      }
      const isGolden = own.won * 2 >= own.games;
      const scale = room * starSize(own.games) * 0.95;
      if (isGolden) drawn += `<circle cx="${cx}" cy="${cy}" r="${round(scale * 1.15)}" fill="${GOLD}" opacity=".16"/>`;
      drawn += `<path d="${STAR_PATH}" transform="translate(${cx} ${cy}) scale(${round(scale)})" fill="${isGolden ? GOLD : MOON}"/>`;
    }
  }
  return drawn;
}

/** A tower with a roof and a lit window, its foot at x. */
const tower = (x: number, foot: number, wide: number, high: number, fill: string): string =>
  `<path d="M${x - wide / 2} ${foot}v${-high}h${wide}v${high}zM${x - wide * 0.7} ${foot - high}L${x} ${foot - high - wide * 1.3}L${x + wide * 0.7} ${foot - high}z" fill="${fill}"/>` +
  `<rect x="${x - wide * 0.1}" y="${foot - high * 0.8}" width="${wide * 0.2}" height="${wide * 0.34}" rx="${wide * 0.1}" fill="${GOLD}"/>`;

function valley(): string {
  const [w, h, g] = [WIDTH, HEIGHT, GROUND];
  const u = (h - g) / 10;
  const hill = (from: number, fill: string, shift: number): string =>
    `<path d="M0 ${h}V${from}C${w * 0.16} ${from - 5 * u} ${w * 0.3} ${from - 3 * u + shift} ${w * 0.46} ${from - u}S${w * 0.8} ${from - 4 * u - shift} ${w} ${from - u}V${h}Z" fill="${fill}"/>`;
  return (
    hill(g + 2 * u, "#22396a", u) +
    tower(w * 0.14, g + u, 2.2 * u, 4 * u, "#1a2758") +
    tower(w * 0.83, g + 1.4 * u, 2.6 * u, 5.2 * u, "#1a2758") +
    tower(w * 0.88, g + 1.8 * u, 1.8 * u, 3 * u, "#1a2758") +
    hill(g + 5 * u, "#15434f", -u) +
    tower(w * 0.52, g + 5 * u, 2 * u, 3.4 * u, "#0f2b3d") +
    hill(g + 8 * u, "#0c2733", u)
  );
}

const MOON_DRAWN = `<circle cx="952" cy="92" r="63" fill="${MOON}" opacity=".12"/><circle cx="952" cy="92" r="42" fill="${CREAM}"/>`;
const NIGHT = `<defs><linearGradient id="poster-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0d2b"/><stop offset=".62" stop-color="#1f2766"/><stop offset="1" stop-color="#34568a"/></linearGradient></defs>`;

/** `address`: of the house it was played in. */
export function posterOf(career: Career, name: string, year: number, address: string): Poster {
  const month = new Intl.DateTimeFormat(language.value, { month: "short", timeZone: "UTC" });
  const middle = { anchor: "middle", x: WIDTH / 2 } as const;
  const plain = { font: "Alegreya Sans", fill: MIST } as const;
  const texts: PosterText[] = [
    { ...middle, words: t("player.posterTitle", { name, year }), y: 206, size: 84, font: "Almendra", fill: CREAM },
    ...Array.from({ length: MONTHS }, (_, m) => ({
      ...plain,
      words: month.format(Date.UTC(year, m, 15)).replace(".", ""),
      x: SKY.x - SKY.day,
      y: SKY.y + m * SKY.month + SKY.day * 0.28,
      size: SKY.day * 0.86,
      anchor: "end" as const,
    })),
    ...factsOf(career, year)
      .slice(0, FACTS.most)
      .flatMap(({ value, words }, i): PosterText[] => {
        const x = FACTS.x + (i % FACTS.across) * FACTS.right;
        const y = FACTS.y + Math.floor(i / FACTS.across) * FACTS.down;
        return [
          { ...middle, x, y, words: value, size: 74, font: "Almendra", fill: GOLD },
          { ...middle, x, y: y + 38, words, size: 30, font: "Alegreya Sans", fill: CREAM },
        ];
      }),
    { ...plain, ...middle, words: `Zaubertisch · ${address}`, y: HEIGHT - 34, size: 30 },
  ];
  const drawing = `${NIGHT}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#poster-night)"/>${MOON_DRAWN}${valley()}${skyOf(career, year)}`;
  return { width: WIDTH, height: HEIGHT, drawing, texts };
}
