/** A further way: mail, or a webhook. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { ChannelKind } from "../../core/notices.ts";
import { CHANNEL_KINDS } from "../../core/notices.ts";
import { reasonOf } from "../i18n/words.ts";
import { addChannel, notices } from "./api.ts";
import { t } from "./i18n.ts";

type Written = Exclude<ChannelKind, "push">;

export const AddChannel = (): JSX.Element => {
  const hasMail = notices.value?.mail ?? false;
  const kinds = CHANNEL_KINDS.filter((each): each is Written => each !== "push" && (each !== "mail" || hasMail));
  const kind = useSignal<Written>(kinds[0]!);
  const refused = useSignal<Refusal | undefined>(undefined);
  const isAsked = useSignal(false);
  const isMail = kind.value === "mail";
  const add = async (form: HTMLFormElement): Promise<void> => {
    const field = form.elements.namedItem("address") as HTMLInputElement;
    const address = field.value.trim();
    const added = await addChannel({ kind: kind.value, ...(isMail ? { mail: address } : { url: address }) });
    refused.value = isRefusal(added) ? added : undefined;
    isAsked.value = !isRefusal(added) && added.state === "unconfirmed";
    if (!isRefusal(added)) field.value = "";
  };
  return (
    <section class="parchment">
      <h2>{t("notices.add")}</h2>
      <form
        class="notices-add"
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <label>
          {t("notices.add.kind")}
          <select
            name="kind"
            value={kind.value}
            onChange={(event) => (kind.value = event.currentTarget.value as Written)}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {t(`notices.kind.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="wide">
          {t(isMail ? "notices.add.mail" : "notices.add.url")}
          <input
            name="address"
            type="text"
            inputMode={isMail ? "email" : "url"}
            autocomplete={isMail ? "email" : "off"}
            autocapitalize="off"
            spellcheck={false}
            maxLength={2000}
            required
            aria-invalid={refused.value !== undefined}
            aria-describedby="add-help"
          />
        </label>
        <button type="submit" class="button main" data-action="add-channel">
          {t("notices.add.button")}
        </button>
      </form>
      <p id="add-help" class="hint">
        {t(kind.value === "mail" ? "notices.add.mailHelp" : `notices.add.${kind.value}`)}
      </p>
      <p role="status">{isAsked.value ? t("notices.add.asked") : ""}</p>
      {refused.value && (
        // In a low window it would appear below the edge.
        <p class="notices-error" role="alert" ref={(said) => said?.scrollIntoView({ block: "nearest" })}>
          {reasonOf(refused.value)}
        </p>
      )}
    </section>
  );
};
