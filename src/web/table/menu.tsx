/** What is needed now and then at the table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { rulesPath } from "../app/games.ts";
import { t, tOf } from "../i18n/words.ts";
import { NameForm } from "../pages/nameForm.tsx";
import { TableNotices } from "../notices/tableNotices.tsx";
import { TableCode } from "../pages/tableCode.tsx";
import { SettingsForm } from "../pages/settingsForm.tsx";
import { ask } from "../sessions/connection.ts";
import type { Online } from "../sessions/online.ts";
import { Sheet } from "../ui/sheet.tsx";
import type { Controller } from "./controller.ts";

/** For good: it asks once more. Just going away keeps the seat. */
const GiveUp = ({ online, onDone }: { online: Online; onDone: () => void }): JSX.Element => {
  const isSure = useSignal(false);
  const giveUp = (): void => {
    if (!isSure.value) isSure.value = true;
    else void ask("leave", { table: online.id }).then(onDone);
  };
  return (
    <>
      <button type="button" class="button quiet dark" data-action="give-up" onClick={giveUp}>
        {t(isSure.value ? "menu.giveUpSure" : "menu.giveUp")}
      </button>
      <p class="hint" role="status">
        {t(isSure.value ? "menu.giveUpHelp" : "menu.leaveHelp")}
      </p>
    </>
  );
};

export const Menu = ({
  controller,
  online,
  onClose,
}: {
  controller: Controller;
  online: Online | undefined;
  onClose: () => void;
}): JSX.Element => {
  const info = online?.info.value;
  const seat = info?.you ?? null;
  return (
    <Sheet title={tOf("game", controller.kit.game.name)} onClose={onClose}>
      <nav class="menu">
        <a class="button" href={rulesPath(controller.kit.game.name)}>
          {t("nav.rules")}
        </a>
        <a class="button" href="/learn">
          {t("learn.link")}
        </a>
        <a class="button" href="/games">
          {t("games.title")}
        </a>
        <a class="button" href={controller.session.extra?.leave ?? "/"}>
          {t("table.leave")}
        </a>
      </nav>
      {online && seat !== null && <NameForm name={info!.seats[seat]!.name} />}
      {online && seat !== null && info!.stage === "playing" && <GiveUp online={online} onDone={onClose} />}
      {online && info && <TableNotices table={online.id} info={info} />}
      {online && <TableCode table={info?.invite ?? online.id} />}
      <SettingsForm />
    </Sheet>
  );
};
