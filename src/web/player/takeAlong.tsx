/** Everything that was counted, to take along: from the server, or of this device. */
import type { JSX } from "preact";
import { pastHead, pastLine } from "../../core/pastTable.ts";
import { download, downloadText } from "../ui/share.ts";
import { devicePast } from "./devicePast.ts";
import { t } from "./i18n.ts";

async function saveDevice(kind: "json" | "csv"): Promise<void> {
  const past = await devicePast();
  if (kind === "json") download("zaubertisch-games.json", { games: past });
  else downloadText("zaubertisch-games.csv", "text/csv", pastHead() + past.map(pastLine).join(""));
}

const KINDS = [
  ["json", "player.exportJson"],
  ["csv", "player.exportCsv"],
] as const;

export const TakeAlong = ({ from }: { from: "online" | "device" }): JSX.Element => (
  <section class="parchment half">
    <h2>{t("player.export")}</h2>
    <p class="hint">{t("player.exportHelp")}</p>
    <div class="page-actions">
      {KINDS.map(([kind, words]) =>
        from === "online" ? (
          <a key={kind} class="button" download href={`/api/me/past.${kind}`} data-action={`export-${kind}`}>
            {t(words)}
          </a>
        ) : (
          <button
            key={kind}
            type="button"
            class="button"
            data-action={`export-${kind}`}
            onClick={() => void saveDevice(kind)}
          >
            {t(words)}
          </button>
        ),
      )}
    </div>
  </section>
);
