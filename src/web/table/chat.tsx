/** Talk and small signs at an online table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { MOST_TALK } from "../../core/chat.ts";
import { isRefusal } from "../../core/game.ts";
import { ask } from "../sessions/connection.ts";
import { reasonOf, t, tOf } from "../i18n/words.ts";
import { Icon } from "../ui/icons.tsx";
import type { Online } from "../sessions/online.ts";
import type { Outbox } from "../sessions/outbox.ts";
import { openOutbox } from "../sessions/outbox.ts";
import { Sheet } from "../ui/sheet.tsx";
import type { Controller } from "./controller.ts";
import { mutedAt, Peace } from "./peace.tsx";
import { standBy } from "./seatToasts.tsx";

/** A sign somebody gives, for a moment. */
const Sign = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element | null => {
  const sign = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const reaction = online.reaction.value;
    if (!reaction || mutedAt(online.id).peek().includes(reaction.seat)) return undefined;
    sign.value = t("chat.sign", { name: controller.speaker.name(reaction.seat), what: tOf("reaction", reaction.what) });
    const timer = setTimeout(() => (sign.value = undefined), 3500);
    return () => clearTimeout(timer);
  }, [online.reaction.value]);
  if (sign.value === undefined) return null;
  return (
    <p class="sign" role="status">
      {sign.value}
    </p>
  );
};

/** A sign that cannot be given now says why: nothing is dropped without a word. */
const Reactions = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element => (
  <div class="reactions">
    {online.info.value!.signs.map((what) => (
      <button
        key={what}
        type="button"
        class="button quiet dark"
        onClick={() =>
          void ask("react", { table: online.id, what }).then((answer) => {
            if (isRefusal(answer)) controller.refusal.value = answer;
          })
        }
      >
        {tOf("reaction", what)}
      </button>
    ))}
  </div>
);

/** What is written stays until the table has it, or comes back with the reason why not. */
const SayForm = ({ outbox }: { outbox: Outbox }): JSX.Element => {
  const field = useRef<HTMLInputElement>(null);
  const returned = outbox.returned.value;
  useEffect(() => {
    if (returned && field.current && field.current.value === "") field.current.value = returned.text;
  }, [returned]);
  return (
    <>
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault();
          const text = field.current!.value.trim();
          if (text) outbox.say(text);
          field.current!.value = "";
        }}
      >
        <input
          ref={field}
          name="text"
          type="text"
          maxLength={MOST_TALK}
          aria-label={t("chat.field")}
          placeholder={t("chat.field")}
          autocomplete="off"
        />
        <button type="submit" class="button">
          {t("chat.say")}
        </button>
      </form>
      {returned && (
        <p class="warning" role="alert">
          {t("chat.returned", { why: reasonOf(returned.why) })}
        </p>
      )}
    </>
  );
};

export const Chat = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element => {
  const isOpen = useSignal(false);
  const muted = mutedAt(online.id).value;
  const lines = online.chat.value.filter(({ seat }) => seat === null || !muted.includes(seat));
  /** The last line that was seen. */
  const read = useSignal(online.chat.peek().at(-1)?.k ?? -1);
  const outbox = useMemo(() => openOutbox((text) => ask("say", { table: online.id, text })), [online]);
  const info = online.info.value!;
  const { you } = info;
  useEffect(() => {
    if (isOpen.value) read.value = lines.at(-1)?.k ?? -1;
  }, [isOpen.value, lines]);
  // What one says oneself is no news.
  const unread = lines.filter(({ k, seat }) => k > read.value && seat !== you).length;
  const standIn = you !== null && info.seats[you]?.standIn === true;
  return (
    <>
      <button
        type="button"
        class="icon-button talk-button"
        aria-label={unread > 0 ? t("chat.unread", { n: unread }) : t("chat.title")}
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="talk" />
        {unread > 0 && <b class="unread">{unread}</b>}
      </button>
      <Sign controller={controller} online={online} />
      {isOpen.value && (
        <Sheet title={t("chat.title")} onClose={() => (isOpen.value = false)}>
          <ol class="talk">
            {lines.map(({ k, name, text }) => (
              <li key={k}>
                <b>{name}</b> {text}
              </li>
            ))}
            {outbox.waiting.value.map((text, i) => (
              <li key={`waiting ${i}`} class="waiting-line">
                {text} <small>{t("chat.sending")}</small>
              </li>
            ))}
          </ol>
          {you !== null && <Reactions controller={controller} online={online} />}
          {info.talk && you !== null && <SayForm outbox={outbox} />}
          {!info.talk && you !== null && <p class="hint">{t("chat.closed")}</p>}
          <Peace table={online.id} info={info} />
          {you !== null && info.stage === "playing" && (
            <button type="button" class="button quiet dark" onClick={() => void standBy(controller, online, !standIn)}>
              {t(standIn ? "chat.takeBack" : "chat.letBot")}
            </button>
          )}
        </Sheet>
      )}
    </>
  );
};
