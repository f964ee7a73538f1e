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

interface Shape {
  readonly width: number;
  readonly height: number;
  /** Where the sky of days lies: its first day, and from one day or month to the next. */
  readonly sky: readonly [x: number, y: number];
  readonly step: readonly [day: number, month: number];
  /** Room for figures: the left upper one, from one to the next, and how many stand side by side. */
  readonly facts: readonly [x: number, y: number, right: number, down: number, across: number];
  readonly most: number;
  readonly title: readonly [x: number, y: number, size: number];
  readonly ground: number;
}

/** `tall` fills a phone, `wide` stands beside links. */
export const POSTERS = {
  tall: {
    width: 1080,
    height: 1350,
    sky: [138, 300],
    step: [29, 47],
    facts: [210, 930, 330, 144, 3],
    most: 6,
    title: [540, 206, 84],
    ground: 1226,
  },
  wide: {
    width: 1000,
    height: 524,
    sky: [84, 132],
    step: [19.4, 27],
    facts: [790, 120, 0, 76, 1],
    most: 4,
    title: [40, 76, 46],
    ground: 478,
  },
} as const satisfies Record<string, Shape>;

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

function skyOf(career: Career, year: number, { sky: [x, y], step: [day, month] }: Shape): string {
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

function valleyOf({ width: w, height: h, ground: g }: Shape): string {
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

const NIGHT = `<defs><linearGradient id="poster-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0d2b"/><stop offset=".62" stop-color="#1f2766"/><stop offset="1" stop-color="#34568a"/></linearGradient></defs>`;

/** `address`: of the house, or of the page that is shown. */
export function posterOf(career: Career, name: string, year: number, size: keyof typeof POSTERS, address = ""): Poster {
  const shape: Shape = POSTERS[size];
  const { width, height, title, sky, step, facts, most } = shape;
  const isTall = size === "tall";
  const [x, y, big] = title;
  const month = new Intl.DateTimeFormat(language.value, { month: "short", timeZone: "UTC" });
  const heading = { font: "Almendra", anchor: isTall ? "middle" : "start" } as const;
  const plain = { font: "Alegreya Sans", fill: MIST } as const;
  const [left, top, right, down, across] = facts;
  const texts: PosterText[] = [
    { ...heading, words: t("player.posterTitle", { name, year }), x, y, size: big, fill: CREAM },
    ...Array.from({ length: MONTHS }, (_, m) => ({
      ...plain,
      words: month.format(Date.UTC(year, m, 15)).replace(".", ""),
      x: sky[0] - step[0],
      y: sky[1] + m * step[1] + step[0] * 0.28,
      size: step[0] * 0.86,
      anchor: "end" as const,
    })),
    ...factsOf(career, year)
      .slice(0, most)
      .flatMap(({ value, words }, i): PosterText[] => {
        const [fx, fy] = [left + (i % across) * right, top + Math.floor(i / across) * down];
        const anchor = isTall ? ("middle" as const) : ("start" as const);
        const room = isTall ? 74 : 44;
        return [
          { words: value, x: fx, y: fy, size: room, font: "Almendra", anchor, fill: GOLD },
          { ...plain, words, x: fx, y: fy + room * 0.52, size: isTall ? 30 : 21, anchor, fill: CREAM },
        ];
      }),
    {
      ...plain,
      words: address === "" ? "Zaubertisch" : `Zaubertisch · ${address}`,
      x: width / 2,
      y: height - (isTall ? 34 : 14),
      size: isTall ? 30 : 19,
      anchor: "middle",
    },
  ];
  const moon = isTall ? [952, 92, 42] : [944, 58, 26];
  const drawing = `${NIGHT}<rect width="${width}" height="${height}" fill="url(#poster-night)"/><circle cx="${moon[0]}" cy="${moon[1]}" r="${moon[2]! * 1.5}" fill="${MOON}" opacity=".12"/><circle cx="${moon[0]}" cy="${moon[1]}" r="${moon[2]}" fill="${CREAM}"/>${valleyOf(shape)}${skyOf(career, year, shape)}`;
  return { width, height, drawing, texts };
}
