/** A puzzle that somebody has kept as a file, opened at the table like one of a link. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { isRefusal } from "../../core/game.ts";
import { GAME_NAMES } from "../app/games.ts";
import { go } from "../app/route.ts";
import { packedPosition, positionFrom } from "../editor/link.ts";
import { t } from "./i18n.ts";

/** More is no puzzle. */
const MOST_BYTES = 200_000;

export const OpenFile = (): JSX.Element => {
  const said = useSignal("");
  const open = async (file: File | undefined): Promise<void> => {
    const found = file && file.size <= MOST_BYTES ? await positionFrom(await file.text()) : undefined;
    const game = found && !isRefusal(found) ? GAME_NAMES.find((name) => name === found.game) : undefined;
    if (!found || isRefusal(found) || game === undefined || !("best" in found)) said.value = t("riddles.noFile");
    else go(`/puzzles/${game}/made#${await packedPosition(found)}`);
  };
  return (
    <label class="field riddle-file">
      <span>{t("riddles.file")}</span>
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget: { files } }) => void open(files?.[0])}
      />
      <span role="status">{said.value}</span>
    </label>
  );
};
