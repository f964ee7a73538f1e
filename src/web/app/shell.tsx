/** Which page belongs to the address. */
import { SERVER_PAGES } from "#server";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t, wordsOf } from "../i18n/words.ts";
import { Missing } from "../pages/missing.tsx";
import type { Page } from "./about.ts";
import { ABOUT } from "./games.ts";
import { parts, path } from "./route.ts";
import { Land } from "../ui/land.tsx";
import { Sky } from "../ui/sky.tsx";
import { Start } from "../pages/start.tsx";

/** Pages besides the first are loaded when somebody goes there. */
const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  ...SERVER_PAGES,
  local: async () => (await import("../pages/localPage.tsx")).LocalPage,
  new: async () => (await import("../pages/create.tsx")).Create,
  games: async () => (await import("../pages/gamesPage.tsx")).GamesPage,
  player: async () => (await import("../player/page.tsx")).PlayerPage,
  settings: async () => (await import("../pages/settingsPage.tsx")).SettingsPage,
  rules: async () => (await import("../pages/rules.tsx")).Rules,
  learn: async () => (await import("../learn/page.tsx")).LearnPage,
  puzzles: async () => (await import("../riddles/page.tsx")).RiddlesPage,
  editor: async () => (await import("../editor/page.tsx")).EditorPage,
  odds: async () => (await import("../odds/page.tsx")).OddsPage,
  lab: async () => (await import("../lab/page.tsx")).LabPage,
  scoresheet: async () => (await import("../scoresheet/page.tsx")).ScoresheetPage,
  review: async () => (await import("../review/page.tsx")).ReviewPage,
  ...Object.fromEntries(ABOUT.flatMap(({ alone }) => (alone ? [[alone.path, () => alone.Page()]] : []))),
};

/** There the board is the land. */
const TABLES: readonly string[] = ["", "local", "t", "w", "tv", "review", "editor", "odds"];

const Loading: Page = () => <p class="loading">{t("page.loading")}</p>;

export const Shell = (): JSX.Element => {
  const [first, ...rest] = parts(path.value);
  const [page, setPage] = useState<{ name: string; Page: Page } | undefined>(undefined);
  const name = first ?? "";
  useEffect(() => {
    const load = PAGES[name];
    const show = async (): Promise<void> => {
      const Page = await load!();
      await wordsOf();
      setPage({ name, Page });
    };
    if (load) void show();
  }, [name]);
  const Current: Page = name === "" ? Start : !PAGES[name] ? Missing : page?.name === name ? page.Page : Loading;
  return (
    <>
      <Sky />
      {!TABLES.includes(name) && !(name === "embed" && rest.length > 0) && <Land />}
      <Current key={path.value.split(/[?#]/)[0]} parts={rest} />
    </>
  );
};
