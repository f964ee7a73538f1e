/** Loads a game's kit, opens a session and shows its table. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { kitOf } from "../app/games.ts";
import { t } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import { Missing } from "./missing.tsx";
import type { Session } from "../sessions/session.ts";
import type { Controller } from "../table/controller.ts";
import { openController } from "../table/controller.ts";
import { TableMain } from "../table/table.tsx";

export const SessionPage = ({
  game,
  open,
  none,
}: {
  game: string;
  open: (kit: Kit) => Promise<Session | undefined>;
  /** What is said if there is no such session. */
  none?: () => string;
}): JSX.Element => {
  const [controller, setController] = useState<Controller | "none" | undefined>(undefined);
  useEffect(() => {
    let opened: Controller | undefined;
    let isGone = false;
    void (async () => {
      const kit = await kitOf(game);
      const session = kit && (await open(kit));
      if (isGone) session?.close();
      else if (kit && session) setController((opened = openController(kit, session)));
      else setController("none");
    })();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, []);
  if (controller === undefined) return <p class="loading">{t("page.loading")}</p>;
  if (controller === "none") return <Missing say={none?.() ?? t("page.noTable")} />;
  const { Defs } = controller.kit;
  return (
    <>
      <Defs />
      <TableMain controller={controller} />
    </>
  );
};
