/** The heading: what is asked for, of whom; and first of all whether the table hears us. */
import type { JSX } from "preact";
import type { Online } from "../sessions/online.ts";
import { t } from "../i18n/words.ts";
import { clockText, useNow } from "./clock.tsx";
import type { Controller } from "./controller.ts";
import { useTrouble } from "./trouble.tsx";

/** Somebody is waited for who is away, and how long until a bot plays: in a slow game none does for a while. */
const Awaited = ({ name, online }: { name: string; online: Online }): JSX.Element => {
  const { info, since } = online.clock.value!;
  const now = useNow(info.absent !== undefined);
  if (info.absent === undefined) return <>{t("link.away", { name })}</>;
  return (
    <>
      {/* Seconds that run are not read aloud. */}
      <span class="unseen">{t("link.awaited", { name })}</span>
      <span aria-hidden="true">{t("link.awaitedIn", { name, time: clockText(info.absent - (now - since)) })}</span>
    </>
  );
};

/** The decider, if it is another person who is away. */
function awayDecider({ frame, players, isBusy }: Controller): string | undefined {
  const { decider } = frame.value;
  const player = decider === null || isBusy.value ? undefined : players.value[decider];
  return player?.by === "person" && !player.here ? player.name : undefined;
}

/** Around one device the heading says to whom it speaks. */
function addressed({ session, players, choices, frame }: Controller): { name: string; colour: number } | undefined {
  const isHotSeat = !session.isOnline && players.value.filter(({ by }) => by === "person").length > 1;
  const decider = frame.value.decider;
  if (!isHotSeat || choices.value.length === 0 || decider === null) return undefined;
  return players.value[decider];
}

/** While pieces move the heading names whoever moves them, not who comes next. */
function acting({ caption, speaker, awaited }: Controller): string | undefined {
  const by = caption.value?.by ?? null;
  return by === null || awaited?.value
    ? undefined
    : t("table.acting", { you: speaker.isYou(by), name: speaker.name(by) });
}

export const Prompt = ({ controller, online }: { controller: Controller; online: Online | undefined }): JSX.Element => {
  const { kit, session } = controller;
  const trouble = useTrouble(online !== undefined);
  const isPast = controller.lookedAt.value !== undefined;
  const away = online?.clock.value && awayDecider(controller);
  const whom = isPast ? undefined : addressed(controller);
  return (
    <p class={`prompt ${trouble ? "troubled" : ""}`} role="status" data-test="prompt">
      {trouble ? (
        t(`link.${trouble}`)
      ) : isPast ? (
        t("table.past")
      ) : controller.lot.value ? (
        t("lot.title")
      ) : online && away !== undefined ? (
        <Awaited name={away} online={online} />
      ) : (
        <>
          {whom && <b class={`whom tint-${whom.colour}`}>{whom.name}</b>}
          {session.extra?.caption?.(controller) ?? acting(controller) ?? kit.prompt(controller)}
        </>
      )}
    </p>
  );
};
