/** What a link in a mail is for: saying yes, and ending it. The one who has the link needs no login. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { Stopped } from "../../core/notices.ts";
import { reasonOf } from "../i18n/words.ts";
import { confirmMail, loadNotices, stopBy } from "./api.ts";
import { t } from "./i18n.ts";

/** Asked, not done at once: programs that look at mails open links too. */
export const Confirm = ({ token }: { token: string }): JSX.Element => {
  const address = useSignal<string | undefined>(undefined);
  const refused = useSignal<Refusal | undefined>(undefined);
  const confirm = async (): Promise<void> => {
    const done = await confirmMail(token);
    refused.value = isRefusal(done) ? done : undefined;
    if (!isRefusal(done)) address.value = done.address;
    await loadNotices();
  };
  return (
    <section class="parchment notices-token">
      <h2>{t("notices.confirm")}</h2>
      {address.value === undefined ? (
        <>
          <p>{t("notices.confirmHelp")}</p>
          <button type="button" class="button main large" data-action="confirm-mail" onClick={() => void confirm()}>
            {t("notices.confirm.yes")}
          </button>
        </>
      ) : (
        <p role="status">{t("notices.confirm.done", { address: address.value })}</p>
      )}
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </section>
  );
};

/** One tap was enough; whoever did not mean it takes it back here. */
export const Stop = ({ token }: { token: string }): JSX.Element => {
  const stopped = useSignal<Stopped | undefined>(undefined);
  const refused = useSignal<Refusal | undefined>(undefined);
  const end = async (undo: boolean): Promise<void> => {
    const done = await stopBy(token, undo);
    refused.value = isRefusal(done) ? done : undefined;
    stopped.value = isRefusal(done) ? undefined : done;
    await loadNotices();
  };
  useEffect(() => void end(false), [token]);
  const done = stopped.value;
  const said = (): string => {
    if (!done) return refused.value ? "" : t("notices.stop.wait");
    if (!done.stopped) return t("notices.stop.undone");
    return done.table ? t("notices.stoppedTable") : t("notices.stopped", { channel: done.channel });
  };
  return (
    <section class="parchment notices-token">
      <p role="status">{said()}</p>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
      {done?.stopped && (
        <button type="button" class="button" data-action="undo-stop" onClick={() => void end(true)}>
          {t("notices.stop.undo")}
        </button>
      )}
    </section>
  );
};
