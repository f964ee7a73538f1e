/** Every word people read, for tests: the house's own and those each game brings. */
import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** The words of one language by their files, each with the object it exports. */
export async function wordFiles(
  language: "de" | "en",
): Promise<[path: string, words: Readonly<Record<string, string>>][]> {
  const paths = globSync(`src/{web,testing}/**/{*.,}words.${language}.ts`).toSorted();
  return Promise.all(
    paths.map(async (path): Promise<[string, Readonly<Record<string, string>>]> => {
      const exported = (await import(pathToFileURL(path).href)) as Readonly<
        Record<string, Readonly<Record<string, string>>>
      >;
      return [path, Object.values(exported)[0]!];
    }),
  );
}

/** All of them together, with the pages' own. */
export async function wordsIn(language: "de" | "en"): Promise<Readonly<Record<string, string>>> {
  const house = (await import(`../web/i18n/${language}.ts`)) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  const brought = await wordFiles(language);
  return Object.assign({}, house[language], ...brought.map(([, words]) => words)) as Readonly<Record<string, string>>;
}
