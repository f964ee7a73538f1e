/** At a table: a player is told of the turn, an onlooker of the end. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import type { TableInfo } from "../../core/info.ts";
import { earOf, setEar } from "./api.ts";
import { t } from "./i18n.ts";
import { TellMe } from "./tellMe.tsx";

/** `table`: the id one has come with. */
export const TableNotices = ({ table, info }: { table: string; info: TableInfo }): JSX.Element | null => {
  if (info.stage === "over") return null;
  if (info.you === null) return <Follow table={table} />;
  return info.clock?.kind === "slow" ? <TellMe /> : null;
};

const Follow = ({ table }: { table: string }): JSX.Element => {
  const isFollowed = useSignal(false);
  useEffect(() => {
    void earOf(table).then((found) => (isFollowed.value = !isRefusal(found) && found.ear === "follow"));
  }, [table]);
  const follow = async (): Promise<void> => {
    const set = await setEar(table, isFollowed.value ? "usual" : "follow");
    if (!isRefusal(set)) isFollowed.value = set.ear === "follow";
  };
  return (
    <section class="notices-turn">
      <button
        type="button"
        class="button quiet dark"
        data-action="follow-table"
        aria-pressed={isFollowed.value}
        onClick={() => void follow()}
      >
        {t("notices.follow")}
      </button>
      {isFollowed.value && (
        <p class="hint" role="status">
          {t("notices.followed")} <a href="/notices">{t("notices.turn.more")}</a>
        </p>
      )}
    </section>
  );
};
