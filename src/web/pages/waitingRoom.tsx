/** Before an online game begins: who sits where, the way in for friends, and what will be played. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { renderSVG } from "uqr";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { MOST_NAME } from "../../core/chat.ts";
import { isRefusal } from "../../core/game.ts";
import type { TableInfo } from "../../core/protocol.ts";
import { ask, me, rename } from "../sessions/connection.ts";
import { Face } from "../ui/face.tsx";
import { kitOf } from "../app/games.ts";
import { reasonOf, t, tOf } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import type { Online } from "../sessions/online.ts";
import { playerOf } from "../sessions/online.ts";
import { language } from "../app/settings.ts";

export const linkOf = (path: string): string => `${location.origin}${path}`;

/** A QR code as a picture: no markup of others gets into the page. */
export const Qr = ({ text, words }: { text: string; words: string }): JSX.Element => (
  <img class="qr" alt={words} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`} />
);

export const WaitingRoom = ({
  online,
  info,
  isTelevision,
}: {
  online: Online;
  info: TableInfo;
  isTelevision: boolean;
}): JSX.Element => {
  const [kit, setKit] = useState<Kit | undefined>(undefined);
  const refused = useSignal<string | undefined>(undefined);
  const table = online.id;
  const link = linkOf(`/t/${table}`);
  const isSeated = info.you !== null;
  useEffect(() => {
    document.title = t("title.room", { game: tOf("game", info.game) });
    void kitOf(info.game)?.then(setKit);
  }, [language.value]);
  // A friend's link seats at once, if there is room.
  useEffect(() => {
    if (!isSeated && !isTelevision && info.seats.some(({ by }) => by === "nobody"))
      void tell(ask("sit", { table, value: crypto.randomUUID() }));
  }, [online]);
  const tell = async (answer: Promise<object>): Promise<void> => {
    const done = await answer;
    refused.value = isRefusal(done) ? reasonOf(done) : undefined;
  };
  const isFull = info.seats.every(({ by }) => by !== "nobody");
  return (
    <main class="page room">
      {kit && <kit.Defs />}
      <header class="page-head">
        <h1>{tOf("game", info.game)}</h1>
        <p>{kit && t("new.lead", { minutes: kit.minutes(info.options) })}</p>
      </header>
      <section class="parchment room-seats">
        <h2>{t("room.seats")}</h2>
        <ol>
          {info.seats.map((seat, i) => {
            const player = playerOf(seat, i, kit?.colours ?? []);
            return (
              <li key={i} class={`room-seat tint-${player.colour}`}>
                <i class="dot" />
                {seat.level !== undefined && <Face level={seat.level} />}
                <span class={seat.by === "nobody" ? "free" : ""}>
                  {player.name}
                  {info.you === i && <small> {t("room.you")}</small>}
                  {seat.host && <small> {t("room.host")}</small>}
                </span>
                {info.host && seat.by !== "person" && (
                  <select
                    aria-label={t("room.bot", { n: i + 1 })}
                    value={seat.level ?? ""}
                    onChange={(event) =>
                      void tell(ask("bot", { table, seat: i, level: event.currentTarget.value || null }))
                    }
                  >
                    <option value="">{t("room.nobody")}</option>
                    {LEVEL_NAMES.map((level) => (
                      <option key={level} value={level}>
                        {t(`level.${level}`)}
                      </option>
                    ))}
                  </select>
                )}
                {info.host && seat.by === "person" && info.you !== i && (
                  <button
                    type="button"
                    class="button quiet dark"
                    onClick={() => void tell(ask("kick", { table, seat: i }))}
                  >
                    {t("room.kick")}
                  </button>
                )}
                {!isSeated && seat.by === "nobody" && !isTelevision && (
                  <button
                    type="button"
                    class="button"
                    onClick={() => void tell(ask("sit", { table, seat: i, value: crypto.randomUUID() }))}
                  >
                    {t("room.sit")}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        {isSeated && info.colours.length > 0 && (
          <div class="colours" role="group" aria-label={t("room.colour")}>
            {info.colours.map((colour) => (
              <button
                key={colour}
                type="button"
                class={`colour tint-${kit?.colours.indexOf(colour) ?? 0}`}
                aria-label={tOf("colour", String(kit?.colours.indexOf(colour) ?? 0))}
                onClick={() => void tell(ask("colour", { table, colour }))}
              />
            ))}
          </div>
        )}
        {isSeated && (
          <label class="inline">
            <span>{t("room.name")}</span>
            <input
              type="text"
              maxLength={MOST_NAME}
              value={me.value?.name ?? ""}
              onChange={(event) => event.currentTarget.value.trim() && void rename(event.currentTarget.value.trim())}
            />
          </label>
        )}
      </section>
      <section class="parchment room-invite">
        <h2>{t("room.invite")}</h2>
        <Qr text={link} words={t("room.qr")} />
        <p class="link">{link}</p>
        <button
          type="button"
          class="button"
          onClick={() => void (navigator.share ? navigator.share({ url: link }) : navigator.clipboard.writeText(link))}
        >
          {t("room.copy")}
        </button>
        <p class="hint">
          {t("room.television")} <a href={`/tv/${table}`}>{linkOf(`/tv/${table}`)}</a>
        </p>
      </section>
      <section class="parchment room-terms">
        <h2>{t("room.terms")}</h2>
        <TermsList info={info} kit={kit} />
      </section>
      {refused.value && (
        <p class="toast" role="alert">
          {refused.value}
        </p>
      )}
      <div class="page-actions">
        {info.host && (
          <button
            type="button"
            class="button main large"
            data-action="start"
            onClick={() => void tell(ask("start", { table, fill: "journeyman" }))}
          >
            {t(isFull ? "room.start" : "room.startWithBots")}
          </button>
        )}
        {!info.host && isSeated && <p class="waiting">{t("room.wait")}</p>}
        {isSeated && (
          <button type="button" class="button quiet" onClick={() => void ask("leave", { table })}>
            {t("room.leave")}
          </button>
        )}
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};

/** What will be played, in words. */
export const TermsList = ({
  info,
  kit,
}: {
  info: Pick<TableInfo, "game" | "options">;
  kit: Kit | undefined;
}): JSX.Element => {
  const { game, options } = info;
  const say = (name: string, value: unknown): string => {
    if (typeof value === "boolean") return tOf("form", value ? "yes" : "no");
    if (Array.isArray(value))
      return value.map((each) => tOf(`choice.${game}.${name}`, String(each))).join(", ") || t("form.none");
    return tOf(`choice.${game}.${name}`, String(value));
  };
  const fields = (kit?.form(options).fields ?? []).filter(
    ({ name, kind }) => options[name] !== undefined && kind !== "prices",
  );
  return (
    <dl class="terms">
      {fields.map(({ name }) => (
        <div key={name}>
          <dt>{tOf(`option.${game}`, name)}</dt>
          <dd>{say(name, options[name])}</dd>
        </div>
      ))}
    </dl>
  );
};
