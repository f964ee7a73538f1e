/** What the others call you: asked once, kindly, and changed whenever you like. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { MOST_NAME } from "../../core/chat.ts";
import { guestName } from "../app/settings.ts";
import { reasonOf, t } from "../i18n/words.ts";
import { greet, me, rename } from "../sessions/guest.ts";

export const NameForm = ({ name, onDone }: { name?: string | undefined; onDone?: () => void }): JSX.Element => {
  const refused = useSignal<string | undefined>(undefined);
  const isDone = useSignal(false);
  const typed = useSignal<string | undefined>(undefined);
  useEffect(() => void greet(), []);
  const current = name ?? me.value?.name ?? "";
  const keep = async (): Promise<void> => {
    const wish = typed.value?.trim() || current;
    const refusal = await rename(wish);
    refused.value = refusal && reasonOf(refusal);
    isDone.value = refusal === undefined;
    if (refusal) return;
    typed.value = undefined;
    onDone?.();
  };
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <label>
        <span>{t("name.field")}</span>
        <input
          type="text"
          maxLength={MOST_NAME}
          autocomplete="nickname"
          value={typed.value ?? current}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            isDone.value = false;
          }}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="submit" class="button main" data-action="name">
        {t("name.keep")}
      </button>
      <p class="hint" role="status">
        {refused.value ?? t(isDone.value || guestName.value !== "" ? "name.done" : "name.help")}
      </p>
    </form>
  );
};
