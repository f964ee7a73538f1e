/** The rules in the app: the family's, chapter by chapter, and beside them the clauses, to be searched and linked. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { aboutGame, GAME_NAMES, rulesOf, rulesPath } from "../app/games.ts";
import { t, tOf } from "../i18n/words.ts";
import type { Chapter } from "../rulebook/book.ts";
import { ChapterPage } from "../rulebook/chapter.tsx";
import type { Block } from "./rulesText.ts";
import { parseRules, plain } from "./rulesText.ts";
import { hashOf, path } from "../app/route.ts";
import { language } from "../app/settings.ts";
import { useTitle } from "../ui/title.ts";

/** `/rules/GAME/CHAPTER`, or `/rules/GAME` for the clauses, which links and refusals point into. */
export const Rules = ({ parts: [game = "", name] }: { parts: readonly string[] }): JSX.Element => {
  const [book, setBook] = useState<readonly Chapter[] | undefined>(undefined);
  useTitle(t("title.rules", { game: tOf("game", game) }));
  useEffect(() => {
    const loaded = aboutGame(game)?.book?.();
    if (loaded) void loaded.then(setBook);
  }, [game]);
  const chapter = book?.find((each) => each.name === name);
  return (
    <main class="page narrow">
      <header class="page-head">
        <h1>{t("rules.title", { game: tOf("game", game) })}</h1>
        <nav class="page-actions">
          <a class="button quiet" href="/learn">
            {t("learn.link")}
          </a>
          {GAME_NAMES.filter((each) => each !== game).map((each) => (
            <a key={each} class="button quiet" href={rulesPath(each)}>
              {tOf("game", each)}
            </a>
          ))}
          <button type="button" class="button quiet" onClick={() => history.back()}>
            {t("rules.back")}
          </button>
        </nav>
      </header>
      {book && (
        <nav class="chapters" aria-label={t("book.chapters")}>
          {book.map((each) => (
            <a
              key={each.name}
              class="button quiet"
              aria-current={each === chapter ? "page" : undefined}
              href={`/rules/${game}/${each.name}`}
            >
              {each.title[language.value]}
            </a>
          ))}
          <a class="button quiet" aria-current={name === undefined ? "page" : undefined} href={`/rules/${game}`}>
            {t("book.clauses")}
          </a>
        </nav>
      )}
      {name === undefined ? <Clauses game={game} /> : chapter && <ChapterPage game={game} chapter={chapter} />}
    </main>
  );
};

const Clauses = ({ game }: { game: string }): JSX.Element => {
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const sought = useSignal("");
  useEffect(
    () => void rulesOf(game, language.value).then((text) => setBlocks(parseRules(text))),
    [game, language.value],
  );
  const marked = hashOf(path.value);
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: "center" });
  }, [blocks, marked]);
  const words = sought.value
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const isFound = (block: Block): boolean => words.every((word) => plain(block).toLowerCase().includes(word));
  const shown = words.length === 0 ? blocks : blocks.filter((block) => block.kind !== "heading" && isFound(block));
  return (
    <section class="parchment rules">
      <input
        type="search"
        class="search"
        aria-label={t("rules.search")}
        placeholder={t("rules.search")}
        value={sought.value}
        onInput={(event) => (sought.value = event.currentTarget.value)}
      />
      <p role="status" class="hint">
        {words.length > 0 && t("rules.found", { n: shown.length })}
      </p>
      {shown.map((block, i) => (
        <Shown key={block.id ?? i} block={block} isMarked={block.id !== undefined && block.id === marked} />
      ))}
    </section>
  );
};

const Shown = ({ block, isMarked }: { block: Block; isMarked: boolean }): JSX.Element => {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={block.id}>
          <Rich text={block.text} />
        </h2>
      );
    case "clause":
      return (
        <p class={isMarked ? "clause marked" : "clause"} id={block.id}>
          <a class="clause-id" href={`#${block.id}`}>
            {block.id}
          </a>
          <Rich text={block.text} />
        </p>
      );
    case "table":
      return (
        <div class="table-scroll" tabIndex={0} role="region" aria-label={block.rows[0]!.join(", ")}>
          <table>
            <thead>
              <tr>
                {block.rows[0]!.map((cell, i) => (
                  <th key={i} scope="col">
                    <Rich text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.slice(1).map((row, i) => (
                <tr key={i}>
                  {row.map((cell, k) => (
                    <td key={k}>
                      <Rich text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "picture":
      return <pre>{block.text}</pre>;
    default:
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
  }
};

/** Bold, italics, code and links to clauses. */
const Rich = ({ text }: { text: string }): JSX.Element => (
  <>
    {text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]-(?:[A-Z]\d*|\d)(?:\.\d+)?\b)/g).map((part, i) => {
      if (part.startsWith("**")) return <b key={i}>{part.slice(2, -2)}</b>;
      if (part.startsWith("*")) return <i key={i}>{part.slice(1, -1)}</i>;
      if (part.startsWith("`")) return <code key={i}>{part.slice(1, -1)}</code>;
      if (/^[A-Z]-/.test(part))
        return (
          <a key={i} href={`#${part}`}>
            {part}
          </a>
        );
      return part;
    })}
  </>
);
