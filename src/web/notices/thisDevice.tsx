/** This browser: whether it can be reached, and how to change that. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { reasonOf } from "../i18n/words.ts";
import { notices } from "./api.ts";
import { t } from "./i18n.ts";
import { disablePush, enablePush, lookAtPush, pushState } from "./push.ts";

export const ThisDevice = (): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  useEffect(() => void lookAtPush(), [notices.value]);
  const change = async (work: () => Promise<Refusal | undefined>): Promise<void> => {
    isBusy.value = true;
    refused.value = await work();
    isBusy.value = false;
  };
  const state = pushState.value;
  return (
    <section class="parchment notices-here" data-state={state}>
      <h2>{t("notices.here")}</h2>
      <p role="status">{t(`notices.here.${state}`)}</p>
      {(state === "off" || state === "failed") && (
        <button
          type="button"
          class="button main"
          data-action="enable-push"
          disabled={isBusy.value}
          onClick={() => void change(enablePush)}
        >
          {t("notices.here.enable")}
        </button>
      )}
      {state === "on" && (
        <button
          type="button"
          class="button"
          data-action="disable-push"
          disabled={isBusy.value}
          onClick={() => void change(disablePush)}
        >
          {t("notices.here.disable")}
        </button>
      )}
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </section>
  );
};
