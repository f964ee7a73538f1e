/** An address without a page. */
import type { JSX } from "preact";
import { t } from "./i18n/words.ts";

export const Missing = (): JSX.Element => (
  <main class="page">
    <h1>{t("page.missing")}</h1>
    <a class="button main" href="/">
      {t("nav.start")}
    </a>
  </main>
);
