/** Recovery codes: made on wish, shown once. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { downloadText, share } from "../ui/share.ts";
import { reasonOf, t } from "./i18n.ts";
import { newCodes } from "./source.ts";

const Shown = ({ codes }: { codes: readonly string[] }): JSX.Element => {
  const isCopied = useSignal(false);
  const text = codes.join("\n");
  return (
    <div class="recovery-shown" role="status">
      <p>{t("known.codesShown")}</p>
      <ol class="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="page-actions">
        <button
          type="button"
          class="button"
          onClick={() => void share(text).then((done) => (isCopied.value = done === "copied"))}
        >
          {t("known.codesCopy")}
        </button>
        <button
          type="button"
          class="button"
          data-action="save-codes"
          onClick={() => downloadText("zaubertisch-codes.txt", "text/plain", `${location.origin}\n\n${text}\n`)}
        >
          {t("known.codesSave")}
        </button>
      </div>
      {isCopied.value && <p>{t("known.codesCopied")}</p>}
    </div>
  );
};

export const Codes = ({ left, onMade }: { left: number; onMade: (count: number) => void }): JSX.Element => {
  const shown = useSignal<readonly string[] | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const make = async (): Promise<void> => {
    const made = await newCodes();
    refusal.value = isRefusal(made) ? made : undefined;
    if (isRefusal(made)) return;
    shown.value = made.codes;
    onMade(made.codes.length);
  };
  return (
    <section class="parchment recovery">
      <h2>{t("known.codes")}</h2>
      <p class="hint">{t("known.codesHelp")}</p>
      {shown.value ? (
        <Shown codes={shown.value} />
      ) : (
        <p>{left > 0 ? t("known.codesLeft", { n: left }) : t("known.codesNone")}</p>
      )}
      {refusal.value && <p role="alert">{reasonOf(refusal.value)}</p>}
      {!shown.value && (
        <button type="button" class="button" data-action="make-codes" onClick={() => void make()}>
          {t(left > 0 ? "known.codesAnew" : "known.codesMake")}
        </button>
      )}
    </section>
  );
};
