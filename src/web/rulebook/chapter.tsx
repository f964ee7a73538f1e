/** One chapter of the family's rules, to be read on a screen or on paper. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { kitOf } from "../app/games.ts";
import { language } from "../app/settings.ts";
import { t } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import type { Chapter } from "./book.ts";
import { Drawn } from "./picture.tsx";

export const ChapterPage = ({ game, chapter }: { game: string; chapter: Chapter }): JSX.Element => {
  const [kit, setKit] = useState<Kit | undefined>(undefined);
  useEffect(() => void kitOf(game)?.then(setKit), [game]);
  return (
    <article class="parchment chapter">
      {kit && <kit.Defs />}
      <h2>{chapter.title[language.value]}</h2>
      {chapter.sections.map(({ title, text, picture }) => (
        <section key={title.en}>
          <h3>{title[language.value]}</h3>
          {text.map((each) => (
            <p key={each.en}>{each[language.value]}</p>
          ))}
          {kit && picture && <Drawn kit={kit} picture={picture} />}
        </section>
      ))}
      <p class="chapter-foot">
        <a class="button dark" href={`/learn/${game}/first`}>
          {t("learn.first")}
        </a>
        <button type="button" class="button quiet dark" onClick={() => print()}>
          {t("book.print")}
        </button>
      </p>
    </article>
  );
};
