/** The link by which others see one's page: off until somebody wants it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { reasonOf, t } from "./i18n.ts";
import { share } from "./source.ts";

export const Showing = ({ link: first }: { link: string | null }): JSX.Element => {
  const link = useSignal(first);
  const isOff = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const turn = async (isOn: boolean): Promise<void> => {
    const done = await share(isOn);
    refusal.value = isRefusal(done) ? done : undefined;
    if (isRefusal(done)) return;
    link.value = done.link;
    isOff.value = !isOn;
  };
  const address = link.value === null ? "" : `${location.origin}/player/${link.value}`;
  return (
    <section class="parchment player-showing half">
      <h2>{t("player.share.title")}</h2>
      <p class="hint">{t("player.share.help")}</p>
      {link.value !== null && (
        <p class="link">
          <a href={address}>{address}</a>
        </p>
      )}
      {isOff.value && <p role="status">{t("player.share.isOff")}</p>}
      {refusal.value && <p role="alert">{reasonOf(refusal.value)}</p>}
      <div class="page-actions">
        {link.value !== null && (
          <ShareButton text={() => ""} url={address} label={t("room.copy")} copied={t("room.copied")} />
        )}
        <button
          type="button"
          class={link.value === null ? "button" : "button quiet dark"}
          data-action={link.value === null ? "show-page" : "hide-page"}
          onClick={() => void turn(link.value === null)}
        >
          {t(link.value === null ? "player.share.on" : "player.share.off")}
        </button>
      </div>
    </section>
  );
};
