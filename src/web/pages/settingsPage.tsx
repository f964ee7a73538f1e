/** The settings as a page of their own. */
import { HAS_SERVER } from "#server";
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";
import { FaceChooser } from "../faces/chooser.tsx";
import { SettingsForm } from "./settingsForm.tsx";
import { useTitle } from "../ui/title.ts";

export const SettingsPage = (): JSX.Element => {
  useTitle(t("title.settings"));
  return (
    <main class="page narrow">
      <header class="page-head">
        <h1>{t("nav.settings")}</h1>
      </header>
      <section class="parchment">
        <FaceChooser />
      </section>
      <section class="parchment">
        <SettingsForm />
      </section>
      <div class="page-actions">
        {HAS_SERVER && (
          <>
            <a class="button" href="/notices">
              {t("nav.notices")}
            </a>
            <a class="button" href="/device">
              {t("device.title")}
            </a>
            <a class="button" href="/known">
              {t("device.known")}
            </a>
          </>
        )}
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};
