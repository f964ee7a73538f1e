/** One tap hands a text on; where that is not possible, the text stands there to be copied by hand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";
import { share } from "./share.ts";

interface Props {
  readonly text: () => string;
  readonly url?: string | undefined;
  /** What the button says, if it hands on something else than a result. */
  readonly label?: string;
  readonly copied?: string;
}

export const ShareButton = ({
  text,
  url,
  label = t("result.share"),
  copied = t("result.copied"),
}: Props): JSX.Element => {
  const failed = useSignal<string | undefined>(undefined);
  const isCopied = useSignal(false);
  const hand = async (): Promise<void> => {
    const whole = text();
    const done = await share(whole, url);
    isCopied.value = done === "copied";
    failed.value = done === "failed" ? [whole, url].filter(Boolean).join("\n") : undefined;
    if (isCopied.value) setTimeout(() => (isCopied.value = false), 4000);
  };
  return (
    <>
      <button type="button" class="button" data-action="share" onClick={() => void hand()}>
        {label}
      </button>
      {isCopied.value && (
        <p class="toast" role="status">
          {copied}
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
