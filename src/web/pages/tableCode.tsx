/** The six letters of a table, and where they are typed. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import { t } from "../i18n/words.ts";
import { codeOf } from "../sessions/codes.ts";
import { useReach } from "./reach.ts";

/** Asked for again before it is too old. */
const AGAIN_MS = 420_000;

/** Undefined: not known yet, or there is none. */
export function useTableCode(table: string): string | undefined {
  const [code, setCode] = useState<string | undefined>(undefined);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const answer = await codeOf(table);
      setCode(isRefusal(answer) ? undefined : answer.code);
    };
    void ask();
    const timer = setInterval(() => void ask(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [table]);
  return code;
}

/** Without what nobody types. */
export const typedAddress = (base: string, path: string): string => `${new URL(base).host}${path}`;

export const TableCode = ({ table }: { table: string }): JSX.Element | null => {
  const code = useTableCode(table);
  const way = useReach();
  if (code === undefined || !way) return null;
  return (
    <div class="table-code">
      <h3>{t("tv.code")}</h3>
      <p class="code" data-test="table-code">
        {code}
      </p>
      <p class="hint">
        {t("tv.codeHelp", { lobby: typedAddress(way.base, "/lobby"), tv: typedAddress(way.base, "/tv") })}
      </p>
    </div>
  );
};
