/** A board to be linked otherwise: two places pressed one after the other are linked or parted, each link has its fields and symbols. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Json } from "../../core/game.ts";
import type { Knob, LabLink } from "../../core/lab.ts";
import { t, tOf } from "./i18n.ts";
import { Changed, Stepper } from "./stepper.tsx";

interface Props {
  readonly game: string;
  readonly knob: Knob;
  readonly printed: readonly LabLink[];
  readonly now: readonly LabLink[];
  readonly set: (value: Json) => void;
}

/** Percent of the picture for each column and row. */
const [ACROSS, DOWN] = [33.3, 33.3];
const FIELDS_OF_NEW = 3;

const joins = ({ from, to }: LabLink, one: string, other: string): boolean =>
  (from === one && to === other) || (from === other && to === one);

const isAmong = (links: readonly LabLink[], link: LabLink): boolean =>
  links.some((each) => JSON.stringify(each) === JSON.stringify(link));

export const LinksField = ({ game, knob, printed, now, set }: Props): JSX.Element => {
  const { name, of = [], least = 0, most = 0 } = knob;
  const picked = useSignal<string | undefined>(undefined);
  const word = (place: string): string => tOf(`part.${game}.${name}`, place);
  const label = ({ from, to }: LabLink): string => `${word(from)} – ${word(to)}`;
  const put = (links: readonly LabLink[]): void => set([...links]);
  const change = (link: LabLink, next: Partial<LabLink>): void =>
    put(now.map((each) => (each === link ? { ...each, ...next } : each)));
  const press = (place: string): void => {
    const first = picked.value;
    picked.value = first === undefined ? place : undefined;
    if (first === undefined || first === place) return;
    const rest = now.filter((link) => !joins(link, first, place));
    const former = printed.find((link) => joins(link, first, place));
    if (rest.length < now.length) put(rest);
    else put([...now, former ?? { from: first, to: place, fields: Math.min(most, FIELDS_OF_NEW), symbols: [] }]);
  };
  const differing =
    now.filter((link) => !isAmong(printed, link)).length +
    printed.filter(({ from, to }) => !now.some((link) => joins(link, from, to))).length;
  return (
    <details>
      <summary>
        {t("lab.links")} <Changed n={differing} />
      </summary>
      <p class="hint" role="status">
        {picked.value === undefined ? t("lab.linksHelp") : t("lab.linksTo", { place: word(picked.value) })}
      </p>
      <div class="links-picture">
        <Picture knob={knob} links={now} />
        {of.map((place, i) => (
          <button
            key={place}
            type="button"
            class="links-place"
            data-place={place}
            aria-pressed={picked.value === place}
            style={spotStyle(knob.spots?.[i])}
            onClick={() => press(place)}
          >
            {word(place)}
          </button>
        ))}
      </div>
      <ul class="links-list">
        {now.map((link) => (
          <li key={`${link.from}-${link.to}`} class="part">
            <span>{label(link)}</span>
            <Stepper
              name={label(link)}
              value={link.fields}
              printed={printed.find((each) => joins(each, link.from, link.to))?.fields}
              knob={{ least, most }}
              set={(fields) => change(link, { fields, symbols: link.symbols.filter((each) => each <= fields) })}
            />
            <div class="links-fields">
              {Array.from({ length: link.fields }, (_, i) => i + 1).map((field) => (
                <button
                  key={field}
                  type="button"
                  aria-pressed={link.symbols.includes(field)}
                  aria-label={t("lab.linksSymbol", { n: field, link: label(link) })}
                  onClick={() => change(link, { symbols: toggled(link.symbols, field) })}
                >
                  {link.symbols.includes(field) ? "★" : "○"}
                </button>
              ))}
              <button
                type="button"
                class="links-part"
                aria-label={t("lab.linksPart", { link: label(link) })}
                onClick={() => put(now.filter((each) => each !== link))}
              >
                ✕
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Written links={now} put={put} />
    </details>
  );
};

const toggled = (symbols: readonly number[], field: number): readonly number[] =>
  symbols.includes(field) ? symbols.filter((each) => each !== field) : [...symbols, field].toSorted((a, b) => a - b);

const at = ([column, row]: readonly [number, number] = [0, 0]): readonly [number, number] => [
  ACROSS * (column + 0.5),
  DOWN * (row + 0.5),
];
const spotStyle = (spot: readonly [number, number] | undefined): Readonly<Record<"left" | "top", string>> => {
  const [left, top] = at(spot);
  return { left: `${left}%`, top: `${top}%` };
};

/** Lines and fields, for eyes alone: the list says the same. */
const Picture = ({ knob: { of = [], spots = [] }, links }: { knob: Knob; links: readonly LabLink[] }): JSX.Element => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {links.map(({ from, to, fields, symbols }) => {
      const [a, b] = [at(spots[of.indexOf(from)]), at(spots[of.indexOf(to)])];
      // A way past a place between bends around it.
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const bend = Math.max(Math.abs(dx) / ACROSS, Math.abs(dy) / DOWN) > 1.5 ? 0.18 : 0;
      const middle = [(a[0] + b[0]) / 2 - bend * dy, (a[1] + b[1]) / 2 + bend * dx] as const;
      return (
        <g key={`${from}-${to}`}>
          <path d={`M${a.join()}Q${middle.join()} ${b.join()}`} />
          {Array.from({ length: fields }, (_, i) => {
            const s = 0.18 + (0.64 * (i + 1)) / (fields + 1);
            const on = (k: 0 | 1): number => (1 - s) * (1 - s) * a[k] + 2 * s * (1 - s) * middle[k] + s * s * b[k];
            return (
              <ellipse
                key={i}
                class={symbols.includes(i + 1) ? "marked" : ""}
                cx={on(0)}
                cy={on(1)}
                rx="1.1"
                ry="1.7"
              />
            );
          })}
        </g>
      );
    })}
  </svg>
);

/** The same as JSON, to copy, to keep, to paste. */
const Written = ({
  links,
  put,
}: {
  links: readonly LabLink[];
  put: (links: readonly LabLink[]) => void;
}): JSX.Element => {
  const isBroken = useSignal(false);
  const read = (text: string): void => {
    try {
      const json = JSON.parse(text) as { links?: unknown } | unknown[];
      const list = Array.isArray(json) ? json : (json as { links?: unknown }).links;
      isBroken.value = !Array.isArray(list) || !list.every(isShown);
      if (!isBroken.value) put(list as readonly LabLink[]);
    } catch {
      isBroken.value = true;
    }
  };
  return (
    <label class="links-json">
      <span>{t("lab.linksJson")}</span>
      <textarea
        rows={5}
        spellcheck={false}
        value={`[\n${links.map((link) => JSON.stringify(link)).join(",\n")}\n]`}
        onChange={({ currentTarget: { value } }) => read(value)}
      />
      {isBroken.value && (
        <span class="warning" role="alert">
          {t("lab.linksBroken")}
        </span>
      )}
    </label>
  );
};

/** Enough of a link to be drawn; the game says whether it can be played. */
const isShown = (json: unknown): boolean => {
  const { from, to, fields, symbols } = (json ?? {}) as Partial<Record<keyof LabLink, unknown>>;
  return [from, to].every((each) => typeof each === "string") && typeof fields === "number" && Array.isArray(symbols);
};
