/** What is needed now and then at the table. */
import type { JSX } from "preact";
import { t, tOf } from "./i18n/words.ts";
import { SettingsForm } from "./settingsForm.tsx";
import { Sheet } from "./sheet.tsx";
import type { Stage } from "./stage.ts";

export const Menu = ({ stage, onClose }: { stage: Stage; onClose: () => void }): JSX.Element => (
  <Sheet title={tOf("game", stage.kit.game.name)} onClose={onClose}>
    <nav class="menu">
      <a class="button" href={`/rules/${stage.kit.game.name}`}>
        {t("nav.rules")}
      </a>
      <a class="button" href={stage.session.extra?.leave ?? "/"}>
        {t("table.leave")}
      </a>
    </nav>
    <SettingsForm />
  </Sheet>
);
