/** The others at an online table: talk, small signs, a lost connection, a seat that a bot keeps warm. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { MOST_TALK } from "../../core/chat.ts";
import { isRefusal } from "../../core/game.ts";
import { ask, state } from "../sessions/connection.ts";
import { t, tOf } from "../i18n/words.ts";
import { Icon } from "../ui/icons.tsx";
import type { Online } from "../sessions/online.ts";
import { go } from "../app/route.ts";
import { Sheet } from "../ui/sheet.tsx";
import type { Controller } from "./controller.ts";

/** Whoever comes late may play on for a bot, if the table allows it. */
const JoinIn = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element | null => {
  const seat = online.info.value!.seats.findIndex(({ by }) => by === "bot");
  if (seat < 0) return null;
  const sit = async (): Promise<void> => {
    const answer = await ask("sit", { table: online.id, seat, value: crypto.randomUUID() });
    if (isRefusal(answer)) controller.refusal.value = answer;
  };
  return (
    <button type="button" class="button join-in" data-action="join-in" onClick={() => void sit()}>
      {t("chat.joinIn", { name: controller.speaker.name(seat) })}
    </button>
  );
};

export const Chat = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element => {
  const isOpen = useSignal(false);
  const read = useSignal(online.chat.peek().length);
  const info = online.info.value!;
  const you = info.you;
  const lines = online.chat.value;
  const sign = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const reaction = online.reaction.value;
    if (!reaction) return undefined;
    sign.value = t("chat.sign", { name: controller.speaker.name(reaction.seat), what: tOf("reaction", reaction.what) });
    const timer = setTimeout(() => (sign.value = undefined), 3500);
    return () => clearTimeout(timer);
  }, [online.reaction.value]);
  const open = (): void => {
    isOpen.value = true;
    read.value = lines.length;
  };
  const standIn = you !== null && info.seats[you]?.standIn === true;
  return (
    <>
      <button type="button" class="icon-button talk-button" aria-label={t("chat.title")} onClick={open}>
        <Icon name="talk" />
        {lines.length > read.value && <b class="unread">{lines.length - read.value}</b>}
      </button>
      {state.value === "connecting" && (
        <p class="connection" role="status">
          {t("page.connecting")}
        </p>
      )}
      {sign.value && (
        <p class="sign" role="status">
          {sign.value}
        </p>
      )}
      {standIn && (
        <div class="toast" role="alert">
          <span>{t("chat.standIn")}</span>
          <button
            type="button"
            class="button main"
            onClick={() => void ask("standby", { table: online.id, bot: false })}
          >
            {t("chat.takeBack")}
          </button>
        </div>
      )}
      {info.stage === "playing" && you === null && info.watch !== undefined && (
        <JoinIn controller={controller} online={online} />
      )}
      {info.next !== undefined && (
        <div class="toast" role="status">
          <span>{t("chat.rematch")}</span>
          <button type="button" class="button main" onClick={() => go(`/t/${info.next}`)}>
            {t("chat.join")}
          </button>
        </div>
      )}
      {isOpen.value && (
        <Sheet title={t("chat.title")} onClose={() => (isOpen.value = false)}>
          <ol class="talk">
            {lines.map(({ k, name, text }) => (
              <li key={k}>
                <b>{name}</b> {text}
              </li>
            ))}
          </ol>
          {you !== null && (
            <div class="reactions">
              {info.signs.map((what) => (
                <button
                  key={what}
                  type="button"
                  class="button quiet dark"
                  onClick={() => void ask("react", { table: online.id, what })}
                >
                  {tOf("reaction", what)}
                </button>
              ))}
            </div>
          )}
          {info.talk && you !== null ? (
            <form
              class="say"
              onSubmit={(event) => {
                event.preventDefault();
                const field = event.currentTarget.elements.namedItem("text") as HTMLInputElement;
                if (field.value.trim()) void ask("say", { table: online.id, text: field.value.trim() });
                field.value = "";
              }}
            >
              <input
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
          ) : (
            you !== null && <p class="hint">{t("chat.closed")}</p>
          )}
          {you !== null && info.stage === "playing" && (
            <button
              type="button"
              class="button quiet dark"
              onClick={() => void ask("standby", { table: online.id, bot: !standIn })}
            >
              {t(standIn ? "chat.takeBack" : "chat.letBot")}
            </button>
          )}
        </Sheet>
      )}
    </>
  );
};
