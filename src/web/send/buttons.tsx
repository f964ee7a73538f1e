/** What a finished game can be sent or kept as. The sheet behind it is loaded when somebody wants it. */
import type { FunctionComponent, JSX } from "preact";
import { useState } from "preact/hooks";
import type { Finished } from "../review/source.ts";
import { t } from "./i18n.ts";

interface Props {
  /** The game, as soon as somebody wants it; undefined: there is none after all. */
  readonly finished: () => Promise<Finished | undefined>;
  /** The address of its score sheet; undefined: it has none. */
  readonly paper: string | undefined;
  readonly kind: string;
  readonly onOpen?: () => void;
}

type ClipSheet = FunctionComponent<{ finished: Finished; onClose: () => void }>;

export const SendButtons = ({ finished, paper, kind, onOpen }: Props): JSX.Element => {
  const [opened, setOpened] = useState<{ finished: Finished; Sheet: ClipSheet } | undefined>(undefined);
  const open = async (): Promise<void> => {
    const [game, { ClipSheet: Sheet }] = await Promise.all([finished(), import("./clipSheet.tsx")]);
    if (!game) return;
    onOpen?.();
    setOpened({ finished: game, Sheet });
  };
  return (
    <>
      <button type="button" class={`button ${kind}`} data-action="clip" onClick={() => void open()}>
        {t("clip.open")}
      </button>
      {paper !== undefined && (
        <a class={`button ${kind}`} data-action="paper" href={paper}>
          {t("clip.paper")}
        </a>
      )}
      {opened && <opened.Sheet finished={opened.finished} onClose={() => setOpened(undefined)} />}
    </>
  );
};
