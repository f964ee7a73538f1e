/** All ways to this guest: how each is doing, what comes there, trying it, ending it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { ChannelChange, ChannelInfo } from "../../core/notices.ts";
import { TIDING_KINDS } from "../../core/notices.ts";
import { language } from "../app/settings.ts";
import { reasonOf } from "../i18n/words.ts";
import { changeChannel, notices, removeChannel, testChannel } from "./api.ts";
import { t } from "./i18n.ts";
import { ownChannel } from "./push.ts";

const timeOf = (at: number): string =>
  new Date(at).toLocaleString(language.value, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

export const Channels = (): JSX.Element => {
  const channels = notices.value?.channels ?? [];
  return (
    <section class="parchment notices-ways">
      <h2>{t("notices.ways")}</h2>
      {channels.length === 0 && <p>{t("notices.none")}</p>}
      <ul>
        {channels.map((each) => (
          <Channel key={each.channel} of={each} />
        ))}
      </ul>
    </section>
  );
};

const nameOf = ({ kind, label, address, channel }: ChannelInfo): string =>
  [
    t(`notices.kind.${kind}`),
    label,
    kind === "push" ? (channel === ownChannel.value ? `(${t("notices.thisDevice")})` : "") : address,
  ]
    .filter((part) => part !== "")
    .join(" · ");

const Channel = ({ of }: { of: ChannelInfo }): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const isTested = useSignal(false);
  const { channel, state, error, givenUp, sent, secret } = of;
  const name = nameOf(of);
  const change = async (what: ChannelChange): Promise<void> =>
    void (refused.value = await changeChannel(channel, what));
  const test = async (): Promise<void> => {
    const done = await testChannel(channel);
    refused.value = isRefusal(done) ? done : undefined;
    isTested.value = !isRefusal(done);
  };
  return (
    <li class="notices-way" data-kind={of.kind} data-state={state}>
      <h3>{name}</h3>
      <p class="hint">
        {t(`notices.state.${state}`)}
        {sent !== undefined && state !== "unconfirmed" && ` · ${t("notices.sent", { time: timeOf(sent) })}`}
      </p>
      {error && (
        <p class="notices-error" role="alert">
          {t("notices.error", {
            time: timeOf(error.at),
            say: t(`notices.fault.${error.why}`, { detail: error.detail }),
          })}
          {givenUp > 0 && ` ${t("notices.givenUp", { n: givenUp })}`}
        </p>
      )}
      {state !== "dead" && <Wishes of={of} change={change} />}
      {secret !== undefined && (
        <details class="notices-secret">
          <summary>{t("notices.secret")}</summary>
          <p class="hint">{t("notices.secretHelp")}</p>
          <code class="link">{secret}</code>
          <p>
            <a href="/docs/protocol/#being-told-elsewhere">{t("notices.secretMore")}</a>
          </p>
        </details>
      )}
      <div class="notices-acts">
        {(state === "on" || state === "unconfirmed") && (
          <button type="button" class="button" data-action="test" onClick={() => void test()}>
            {t(state === "on" ? "notices.test" : "notices.again")}
          </button>
        )}
        {(state === "on" || state === "off") && (
          <button type="button" class="button" data-action="pause" onClick={() => void change({ on: state === "off" })}>
            {t(state === "on" ? "notices.pause" : "notices.resume")}
          </button>
        )}
        <button
          type="button"
          class="button"
          data-action="remove"
          aria-label={`${t("notices.remove")}: ${name}`}
          onClick={() => void removeChannel(channel).then((why) => (refused.value = why))}
        >
          {t("notices.remove")}
        </button>
      </div>
      <p role="status">{isTested.value ? t("notices.tested") : ""}</p>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </li>
  );
};

const Wishes = ({ of, change }: { of: ChannelInfo; change: (what: ChannelChange) => Promise<void> }): JSX.Element => {
  const { kinds, reserve, digest } = of;
  return (
    <details>
      <summary>{t("notices.more")}</summary>
      <fieldset class="setting">
        <legend>{t("notices.kinds")}</legend>
        <div class="ticks">
          {TIDING_KINDS.map((kind) => (
            <label key={kind} class="tick">
              <input
                type="checkbox"
                name={kind}
                checked={kinds.includes(kind)}
                onChange={({ currentTarget: { checked } }) =>
                  void change({ kinds: checked ? [...kinds, kind] : kinds.filter((each) => each !== kind) })
                }
              />
              {t(`notices.of.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div class="ticks notices-how">
        <label class="tick">
          <input
            type="checkbox"
            name="digest"
            checked={digest}
            onChange={({ currentTarget: { checked } }) => void change({ digest: checked })}
          />
          {t("notices.digest")}
        </label>
        <label class="tick">
          <input
            type="checkbox"
            name="reserve"
            checked={reserve}
            onChange={({ currentTarget: { checked } }) => void change({ reserve: checked })}
          />
          {t("notices.reserve")}
        </label>
      </div>
    </details>
  );
};
