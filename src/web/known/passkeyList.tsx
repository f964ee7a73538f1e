/** One's passkeys: bind this device, name them, revoke them. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { when } from "../i18n/time.ts";
import { me } from "../sessions/guest.ts";
import { reasonOf, t } from "./i18n.ts";
import type { OwnPasskey, WaysBack } from "./source.ts";
import { bindDevice, hasPasskeys, namePasskey, revokePasskey } from "./source.ts";

type Do = (work: Promise<WaysBack | Refusal>) => Promise<Refusal | undefined>;

const facts = ({ created, used, host }: OwnPasskey): string =>
  [
    t("known.made", { when: when(created) }),
    ...(used > 0 ? [t("known.used", { when: when(used) })] : []),
    ...(host === location.hostname ? [] : [t("known.elsewhere", { host })]),
  ].join(" · ");

const Row = ({ passkey, attempt }: { passkey: OwnPasskey; attempt: Do }): JSX.Element => {
  const isNaming = useSignal(false);
  const isSure = useSignal(false);
  const name = passkey.name || t("known.unnamed");
  const revoke = async (sure: boolean): Promise<void> => {
    const refusal = await attempt(revokePasskey(passkey.id, sure));
    if (refusal?.refused === "last-way") isSure.value = true;
  };
  return (
    <li class="passkey">
      <div class="passkey-what">
        <strong>{name}</strong>
        <span class="hint">{facts(passkey)}</span>
      </div>
      {isSure.value ? (
        <div class="passkey-sure" role="alert">
          <p>{t("known.revokeSure")}</p>
          <button type="button" class="button" data-action="revoke-sure" onClick={() => void revoke(true)}>
            {t("known.revokeYes")}
          </button>
          <button type="button" class="button quiet dark" onClick={() => (isSure.value = false)}>
            {t("known.revokeNo")}
          </button>
        </div>
      ) : isNaming.value ? (
        <form
          class="say"
          onSubmit={(event) => {
            event.preventDefault();
            isNaming.value = false;
            void attempt(
              namePasskey(passkey.id, (event.currentTarget.elements.namedItem("name") as HTMLInputElement).value),
            );
          }}
        >
          <input name="name" type="text" maxLength={60} value={passkey.name} aria-label={t("known.rename")} />
          <button type="submit" class="button">
            {t("known.save")}
          </button>
        </form>
      ) : (
        <div class="passkey-ways">
          <button
            type="button"
            class="button quiet dark"
            aria-label={`${t("known.rename")}: ${name}`}
            data-action="name-passkey"
            onClick={() => (isNaming.value = true)}
          >
            {t("known.rename")}
          </button>
          <button
            type="button"
            class="button quiet dark"
            aria-label={`${t("known.revoke")}: ${name}`}
            data-action="revoke"
            onClick={() => void revoke(false)}
          >
            {t("known.revoke")}
          </button>
        </div>
      )}
    </li>
  );
};

export const PasskeyList = ({
  ways,
  onChange,
}: {
  ways: WaysBack;
  onChange: (ways: WaysBack) => void;
}): JSX.Element => {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBound = useSignal(false);
  const attempt: Do = async (work) => {
    const done = await work;
    // The question that follows says it better.
    refusal.value = isRefusal(done) && done.refused !== "last-way" ? done : undefined;
    if (isRefusal(done)) return done;
    onChange(done);
    return undefined;
  };
  const name = me.value?.name ?? "";
  return (
    <section class="parchment passkeys">
      <h2>{t("known.passkeys")}</h2>
      {hasPasskeys() ? <p class="hint">{t("known.passkeysHelp", { name })}</p> : <p>{t("known.unsafe")}</p>}
      {ways.passkeys.length === 0 && hasPasskeys() && <p>{t("known.none", { name })}</p>}
      <ul>
        {ways.passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} attempt={attempt} />
        ))}
      </ul>
      {isBound.value && !refusal.value && <p role="status">{t("known.bound")}</p>}
      {refusal.value && <p role="alert">{reasonOf(refusal.value)}</p>}
      {hasPasskeys() && (
        <button
          type="button"
          class={ways.passkeys.length === 0 ? "button main" : "button"}
          data-action="bind"
          onClick={() => void attempt(bindDevice()).then((refused) => (isBound.value = !refused))}
        >
          {t(ways.passkeys.length === 0 ? "known.add" : "known.addMore")}
        </button>
      )}
    </section>
  );
};
