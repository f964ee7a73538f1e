/** Coming back: by what the device knows, or by a code from the drawer; and what becomes of the guest one was meanwhile. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { reasonOf, t } from "./i18n.ts";
import type { Arrival, Meeting } from "./source.ts";
import { comeBack, comeBackByCode, hasPasskeys, settle } from "./source.ts";

const CODE_LENGTH = 16;

/** Everything on the page belonged to somebody else: it begins anew. */
const arrive = (how: "back" | "merged"): void => location.replace(`/known?${how}`);

export const ComeBack = ({ onMeet }: { onMeet: (meeting: Meeting) => void }): JSX.Element => {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isShort = useSignal(false);
  const isBusy = useSignal(false);
  const come = async (way: () => Promise<Arrival | Refusal>): Promise<void> => {
    isBusy.value = true;
    refusal.value = undefined;
    const found = await way();
    isBusy.value = false;
    if (isRefusal(found)) refusal.value = found;
    else if (found.ask) onMeet(found.ask);
    else arrive("back");
  };
  const take = (text: string): void => {
    const code = text.replaceAll(/[^\p{L}\p{N}]/gu, "");
    isShort.value = code.length !== CODE_LENGTH;
    if (!isShort.value) void come(() => comeBackByCode(code));
  };
  return (
    <section class="parchment come-back">
      <h2>{t("known.back")}</h2>
      {hasPasskeys() && (
        <>
          <p class="hint">{t("known.backHelp")}</p>
          <button
            type="button"
            class="button main"
            data-action="come-back"
            disabled={isBusy.value}
            onClick={() => void come(comeBack)}
          >
            {t("known.backPasskey")}
          </button>
        </>
      )}
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault();
          take((event.currentTarget.elements.namedItem("recovery") as HTMLInputElement).value);
        }}
      >
        <input
          name="recovery"
          type="text"
          maxLength={24}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-label={t("known.backCode")}
          placeholder={t("known.backCode")}
          aria-invalid={isShort.value}
        />
        <button type="submit" class="button" data-action="recover" disabled={isBusy.value}>
          {t("known.backEnter")}
        </button>
      </form>
      {isShort.value && <p role="alert">{t("known.backShort")}</p>}
      {refusal.value && <p role="alert">{reasonOf(refusal.value)}</p>}
    </section>
  );
};

/** What both have, and three ways on. */
export const MergeAsk = ({ meeting, onStay }: { meeting: Meeting; onStay: () => void }): JSX.Element => {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const { here, there, both, ticket } = meeting;
  const names = { here: here.name, there: there.name };
  const go = async (bring: boolean): Promise<void> => {
    isBusy.value = true;
    const done = await settle(ticket, bring);
    isBusy.value = false;
    if (isRefusal(done)) refusal.value = done;
    else arrive(bring ? "merged" : "back");
  };
  return (
    <section class="parchment merge-ask" aria-labelledby="merge-title">
      <h2 id="merge-title">{t("known.merge")}</h2>
      <p>{t("known.mergeLead", names)}</p>
      <dl class="merge-both">
        {([here, there] as const).map(({ name, running, finished }, i) => (
          <div key={i}>
            <dt>
              <strong>{name}</strong> <span class="hint">{t(i === 0 ? "known.mergeHere" : "known.mergeThere")}</span>
            </dt>
            <dd>{t("known.mergeHave", { running, finished })}</dd>
          </div>
        ))}
      </dl>
      {both > 0 ? <p class="warning">{t("known.mergeBoth", { n: both })}</p> : <p>{t("known.mergeHelp", names)}</p>}
      {refusal.value && <p role="alert">{reasonOf(refusal.value)}</p>}
      <div class="page-actions">
        {both === 0 && (
          <button
            type="button"
            class="button main"
            data-action="merge"
            disabled={isBusy.value}
            onClick={() => void go(true)}
          >
            {t("known.mergeYes")}
          </button>
        )}
        <button type="button" class="button" data-action="leave" disabled={isBusy.value} onClick={() => void go(false)}>
          {t("known.mergeNo", names)}
        </button>
        <button type="button" class="button quiet dark" data-action="stay" onClick={onStay}>
          {t("known.mergeStay", names)}
        </button>
      </div>
      <p class="hint">{t("known.mergeNoHelp", names)}</p>
    </section>
  );
};
