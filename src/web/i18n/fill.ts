/** What stands in braces and brackets in a text is filled in here. */
export interface Values {
  readonly [name: string]: string | number | boolean | undefined;
}

/** The forms a language may have for numbers, in the order in which a text has them. */
const FORMS: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

interface Plurals {
  readonly rules: Intl.PluralRules;
  readonly forms: readonly Intl.LDMLPluralRule[];
}
const known = new Map<string, Plurals>();

function pluralsOf(language: string): Plurals {
  const there = known.get(language);
  if (there) return there;
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const plurals = { rules, forms: FORMS.filter((form) => pluralCategories.includes(form)) };
  known.set(language, plurals);
  return plurals;
}

/**
 * `{name}` is a value; `{n#card|cards}` the word for that number, as many forms as the language has; `[you take|{name}
 * takes]` depends on whether the reader is meant (`you`).
 */
export function fill(text: string, values: Values, language: string): string {
  return text
    .replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, you: string, other: string) => (values.you ? you : other))
    .replace(/\{(\w+)#([^}]*)\}/g, (_, name: string, words: string) => {
      const { rules, forms } = pluralsOf(language);
      return words.split("|")[forms.indexOf(rules.select(Number(values[name])))] ?? "";
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
