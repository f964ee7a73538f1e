/** Which page belongs to the address. */
import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./i18n/words.ts";
import { Missing } from "./missing.tsx";
import { parts, path } from "./route.ts";
import { Sky } from "./sky.tsx";
import { Start } from "./start.tsx";

type Page = FunctionComponent<{ parts: readonly string[] }>;

/** Pages besides the first are loaded when somebody goes there. */
const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  local: async () => (await import("./localPage.tsx")).LocalPage,
  new: async () => (await import("./create.tsx")).Create,
  t: async () => (await import("./tablePage.tsx")).TablePage,
  w: async () => (await import("./tablePage.tsx")).TablePage,
  tv: async () => (await import("./tablePage.tsx")).TelevisionPage,
  lobby: async () => (await import("./lobby.tsx")).Lobby,
  device: async () => (await import("./devicePage.tsx")).DevicePage,
  settings: async () => (await import("./settingsPage.tsx")).SettingsPage,
  solo: async () => (await import("./solo/soloPage.tsx")).SoloPage,
  rules: async () => (await import("./rules.tsx")).Rules,
  review: async () => (await import("./review/page.tsx")).ReviewPage,
};

const Loading: Page = () => <p class="loading">{t("page.loading")}</p>;

export const Shell = (): JSX.Element => {
  const [first, ...rest] = parts(path.value);
  const [page, setPage] = useState<{ name: string; Page: Page } | undefined>(undefined);
  const name = first ?? "";
  useEffect(() => {
    const load = PAGES[name];
    if (load) void load().then((Page) => setPage({ name, Page }));
  }, [name]);
  const Current: Page = name === "" ? Start : !PAGES[name] ? Missing : page?.name === name ? page.Page : Loading;
  return (
    <>
      <Sky />
      <Current key={path.value.split(/[?#]/)[0]} parts={rest} />
    </>
  );
};
