/** Somebody has come with a code of another device: who they would become here, and whether they want to. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { go } from "../app/route.ts";
import { reasonOf, t } from "../i18n/words.ts";
import { become, lookAtCode, me } from "../sessions/guest.ts";

export const Become = ({ code }: { code: string }): JSX.Element | null => {
  const found = useSignal<{ readonly name: string } | Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  useEffect(() => {
    void lookAtCode(code).then((seen) => (found.value = seen));
  }, [code]);
  const take = async (): Promise<void> => {
    isBusy.value = true;
    const now = await become(code);
    isBusy.value = false;
    // Everything on the page belonged to somebody else: it begins anew.
    if (isRefusal(now)) found.value = now;
    else location.replace("/device?moved");
  };
  if (!found.value) return null;
  if (isRefusal(found.value))
    return (
      <section class="parchment news">
        <p role="alert">{found.value.refused === "expired" ? t("device.expired") : reasonOf(found.value)}</p>
        <div class="page-actions">
          <a class="button" href="/device">
            {t("device.title")}
          </a>
        </div>
      </section>
    );
  return (
    <section class="parchment become">
      <h2>{t("device.become", { name: found.value.name })}</h2>
      {me.value && <p>{t("device.becomeNow", { name: me.value.name })}</p>}
      <p class="hint">{t("device.becomeHelp")}</p>
      <div class="page-actions">
        <button
          type="button"
          class="button main"
          data-action="become"
          disabled={isBusy.value}
          onClick={() => void take()}
        >
          {t("device.becomeYes", { name: found.value.name })}
        </button>
        <button type="button" class="button" onClick={() => go("/device", true)}>
          {t("device.becomeNo")}
        </button>
      </div>
    </section>
  );
};
