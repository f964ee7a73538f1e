/** Writes the lines that put a board into a page of somebody's own, and shows what they will see. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { address } from "../app/route.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { t } from "./i18n.ts";
import { embeddedPath, frameSnippet, scriptSnippet } from "./snippet.ts";
import { useTitle } from "../ui/title.ts";

const Lines = ({ name, help, lines }: { name: string; help: string; lines: string }): JSX.Element => (
  <section class="parchment embed-lines">
    <h2>{name}</h2>
    <p>{help}</p>
    <pre tabIndex={0}>
      <code>{lines}</code>
    </pre>
    <ShareButton text={() => lines} label={t("embed.copy")} copied={t("embed.copied")} />
  </section>
);

/** The link an address brings along: behind the #, since a whole game is too long for a server. */
const asked = (): string => {
  const { search, hash } = address();
  return new URLSearchParams(hash.slice(1)).get("link") ?? new URLSearchParams(search).get("link") ?? "";
};

export const SnippetPage = (): JSX.Element => {
  const link = useSignal(asked());
  useTitle(t("embed.pageTitle"));
  const { origin } = location;
  const path = link.value.trim() === "" ? undefined : embeddedPath(link.value, origin);
  return (
    <main class="page narrow embed-page">
      <header class="page-head">
        <h1>{t("embed.heading")}</h1>
      </header>
      <section class="parchment embed-link">
        <p>{t("embed.help")}</p>
        <label class="setting">
          <b>{t("embed.link")}</b>
          <input
            type="url"
            name="link"
            value={link.value}
            placeholder={`${origin}/puzzles/…`}
            aria-describedby="embed-state"
            onInput={(event) => (link.value = event.currentTarget.value)}
          />
        </label>
        <p id="embed-state" role="status">
          {path !== undefined ? t("embed.found") : link.value.trim() === "" ? t("embed.empty") : t("embed.unknown")}
        </p>
      </section>
      {path !== undefined && (
        <>
          <Lines
            name={t("embed.script")}
            help={t("embed.scriptHelp")}
            lines={scriptSnippet(origin, path, t("embed.frameTitle"))}
          />
          <Lines
            name={t("embed.frame")}
            help={t("embed.frameHelp")}
            lines={frameSnippet(origin, path, t("embed.frameTitle"))}
          />
          <section class="embed-preview">
            <h2>{t("embed.preview")}</h2>
            <iframe src={path} title={t("embed.frameTitle")} loading="lazy" />
          </section>
        </>
      )}
    </main>
  );
};
