/** What is wrong with a position that somebody puts together, as data: the pages have the sentences, in every language. */

/** Broken: it cannot even be shown. Impossible: it can, but not be played. Unusual: no game is likely to have led there. */
export type FlawKind = "broken" | "impossible" | "unusual";

export interface Flaw {
  readonly kind: FlawKind;
  /** Its code: pages have a sentence for each. */
  readonly flaw: string;
  /** The clause of the rules it rests on. */
  readonly clause: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const flawOf = (kind: FlawKind, flaw: string, clause: string, values: Flaw["values"] = {}): Flaw => ({
  kind,
  flaw,
  clause,
  values,
});

export const isFlaw = (value: object): value is Flaw => "flaw" in value;
