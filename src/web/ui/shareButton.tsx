/** One tap hands a text on; where that is not possible, the text stands there to be copied by hand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";
import { share } from "./share.ts";

export const ShareButton = ({ text, url }: { text: () => string; url?: string | undefined }): JSX.Element => {
  const failed = useSignal<string | undefined>(undefined);
  const isCopied = useSignal(false);
  const hand = async (): Promise<void> => {
    const whole = text();
    const done = await share(whole, url);
    isCopied.value = done === "copied";
    failed.value = done === "failed" ? whole : undefined;
    if (isCopied.value) setTimeout(() => (isCopied.value = false), 4000);
  };
  return (
    <>
      <button type="button" class="button" data-action="share" onClick={() => void hand()}>
        {t("result.share")}
      </button>
      {isCopied.value && (
        <p class="toast" role="status">
          {t("result.copied")}
        </p>
      )}
      {failed.value !== undefined && (
        <p class="shared-text" role="status">
          {t("result.notCopied")} <span>{failed.value}</span>
        </p>
      )}
    </>
  );
};
