/** What is needed now and then at the table. */
import type { JSX } from "preact";
import { t, tOf } from "../i18n/words.ts";
import { SettingsForm } from "../pages/settingsForm.tsx";
import { Sheet } from "../ui/sheet.tsx";
import type { Controller } from "./controller.ts";

export const Menu = ({ controller, onClose }: { controller: Controller; onClose: () => void }): JSX.Element => (
  <Sheet title={tOf("game", controller.kit.game.name)} onClose={onClose}>
    <nav class="menu">
      <a class="button" href={`/rules/${controller.kit.game.name}`}>
        {t("nav.rules")}
      </a>
      <a class="button" href={controller.session.extra?.leave ?? "/"}>
        {t("table.leave")}
      </a>
    </nav>
    <SettingsForm />
  </Sheet>
);
