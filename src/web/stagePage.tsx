/** Loads a game's kit, opens a session and shows its table. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { kitOf } from "./games.ts";
import { t } from "./i18n/words.ts";
import type { Kit } from "./kit.ts";
import { Missing } from "./missing.tsx";
import type { Session } from "./session.ts";
import type { Stage } from "./stage.ts";
import { openStage } from "./stage.ts";
import { Table } from "./table.tsx";

export const StagePage = ({
  game,
  open,
}: {
  game: string;
  open: (kit: Kit) => Promise<Session | undefined>;
}): JSX.Element => {
  const [stage, setStage] = useState<Stage | "none" | undefined>(undefined);
  useEffect(() => {
    let opened: Stage | undefined;
    let isGone = false;
    void (async () => {
      const kit = await kitOf(game);
      const session = kit && (await open(kit));
      if (isGone) session?.close();
      else if (kit && session) setStage((opened = openStage(kit, session)));
      else setStage("none");
    })();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, []);
  if (stage === undefined) return <p class="loading">{t("page.loading")}</p>;
  if (stage === "none") return <Missing say={t("page.noTable")} />;
  const { Defs } = stage.kit;
  return (
    <>
      <Defs />
      <Table stage={stage} />
    </>
  );
};
