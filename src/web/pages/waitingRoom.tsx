/** Before an online game begins: who sits where, the way in for friends, and what will be played. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import type { TableInfo } from "../../core/info.ts";
import { ask } from "../sessions/connection.ts";
import { random } from "../sessions/random.ts";
import { BotSelect } from "./botSelect.tsx";
import { Invite } from "./invite.tsx";
import { NameForm } from "./nameForm.tsx";
import { Land } from "../ui/land.tsx";
import { StandWeekly } from "../company/weeklies.tsx";
import { Colour } from "../table/colour.tsx";
import { optionLines } from "./optionLines.ts";
import { InviteKnown, TellMe } from "../notices/tellMe.tsx";
import { TroubleLine } from "../table/trouble.tsx";
import { Face } from "../faces/mark.tsx";
import { kitOf } from "../app/games.ts";
import { reasonOf, t, tOf } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";
import { PublishedNote } from "../publishing/note.tsx";
import { RatedMark, RatingBadge } from "../ratings/badge.tsx";
import { useSeatRatings } from "../ratings/source.ts";
import type { Online } from "../sessions/online.ts";
import { playerOf } from "../sessions/onlinePlayer.ts";
import { guestName, language } from "../app/settings.ts";

export const WaitingRoom = ({ online, info }: { online: Online; info: TableInfo }): JSX.Element => {
  const [kit, setKit] = useState<Kit | undefined>(undefined);
  const refused = useSignal<string | undefined>(undefined);
  const table = online.id;
  const isSeated = info.you !== null;
  const isSlow = info.clock?.kind === "slow";
  useEffect(() => {
    document.title = t("title.room", { game: tOf("game", info.game) });
    void kitOf(info.game)?.then(setKit);
  }, [language.value]);
  // A friend's link seats at once, if there is room.
  useEffect(() => {
    if (!isSeated && info.seats.some(({ by }) => by === "nobody")) void tell(ask("sit", { table, value: random() }));
  }, [online]);
  const tell = async (answer: Promise<object>): Promise<void> => {
    const done = await answer;
    refused.value = isRefusal(done) ? reasonOf(done) : undefined;
  };
  const ratings = useSeatRatings(
    table,
    info.rated === true,
    info.seats.map(({ name, level }) => name ?? level).join(),
  ).value;
  const isFull = info.seats.every(({ by }) => by !== "nobody");
  return (
    <main class="page room">
      <Land />
      {kit && <kit.Defs />}
      <TroubleLine />
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
                <Colour of={player.colour} kit={kit} />
                {seat.by !== "nobody" && <Face player={player} seat={i} Emblem={kit?.Emblem} />}
                <span class={seat.by === "nobody" ? "free" : ""}>
                  {player.name}
                  <RatingBadge rating={ratings[i]} />
                  {info.you === i && <small> {t("room.you")}</small>}
                  {seat.host && <small> {t("room.host")}</small>}
                  {!player.here && <small> {t("room.away")}</small>}
                </span>
                {info.host && seat.by !== "person" && (
                  <BotSelect
                    label={t("room.bot", { n: i + 1 })}
                    none={t("room.nobody")}
                    bot={seat.level}
                    onChange={(bot) => void tell(ask("bot", { table, seat: i, level: bot ?? null }))}
                  />
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
                {!isSeated && seat.by === "nobody" && (
                  <button
                    type="button"
                    class="button"
                    onClick={() => void tell(ask("sit", { table, seat: i, value: random() }))}
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
              >
                <Colour of={kit?.colours.indexOf(colour) ?? 0} kit={kit} />
              </button>
            ))}
          </div>
        )}
        {isSeated && (
          <div class="room-name">
            {guestName.value === "" && <h3>{t("name.ask")}</h3>}
            <NameForm />
          </div>
        )}
      </section>
      <Invite table={info.invite ?? table} />
      <section class="parchment room-terms">
        <h2>
          {t("room.terms")}
          {info.rated && <RatedMark />}
        </h2>
        <TermsList info={info} kit={kit} />
      </section>
      {info.host && <InviteKnown table={table} />}
      {info.host && <StandWeekly table={table} />}
      {isSeated && isSlow && <TellMe />}
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
  info: Pick<TableInfo, "options" | "seats" | "published">;
  kit: Kit | undefined;
}): JSX.Element => {
  const { options, seats } = info;
  const starter = (): string => {
    if (typeof options.start !== "number") return t("new.startDrawn");
    return seats[options.start]?.name ?? t("new.seat", { n: options.start + 1 });
  };
  return (
    <>
      <dl class="terms">
        {kit &&
          optionLines(kit, options).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {kit && kit.seats(options) > 1 && (
          <div>
            <dt>{t("new.start")}</dt>
            <dd>{starter()}</dd>
          </div>
        )}
      </dl>
      {info.published && <PublishedNote />}
    </>
  );
};
