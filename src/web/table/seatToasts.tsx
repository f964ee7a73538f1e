/** What concerns one's own seat at an online table: a bot keeps it warm, one could take one, the others play once more. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { isRefusal } from "../../core/game.ts";
import { ask } from "../sessions/connection.ts";
import { random } from "../sessions/random.ts";
import { t } from "../i18n/words.ts";
import type { Online } from "../sessions/online.ts";
import { go } from "../app/route.ts";
import { guestName } from "../app/settings.ts";
import { NameForm } from "../pages/nameForm.tsx";
import { Sheet } from "../ui/sheet.tsx";
import type { Controller } from "./controller.ts";

/** Whoever comes late may play on for a bot, if the table allows it. Who has no name yet is asked for one. */
const JoinIn = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element | null => {
  const isNaming = useSignal(false);
  const seat = online.info.value!.seats.findIndex(({ by }) => by === "bot");
  if (seat < 0) return null;
  const sit = async (): Promise<void> => {
    isNaming.value = false;
    const answer = await ask("sit", { table: online.id, seat, value: random() });
    if (isRefusal(answer)) controller.refusal.value = answer;
  };
  return (
    <>
      <button
        type="button"
        class="button join-in"
        data-action="join-in"
        onClick={() => (guestName.value === "" ? (isNaming.value = true) : void sit())}
      >
        {t("chat.joinIn", { name: controller.speaker.name(seat) })}
      </button>
      {isNaming.value && (
        <Sheet title={t("name.ask")} onClose={() => (isNaming.value = false)}>
          <NameForm onDone={() => void sit()} />
        </Sheet>
      )}
    </>
  );
};

/** Leaves the seat to a bot, or takes it back, if there is time left to decide with. */
export async function standBy(controller: Controller, online: Online, bot: boolean): Promise<void> {
  const answer = await ask("standby", { table: online.id, bot });
  if (isRefusal(answer)) controller.refusal.value = answer;
}

export const SeatToasts = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element => {
  const info = online.info.value!;
  const { you } = info;
  const standIn = you !== null && info.stage === "playing" && info.seats[you]?.standIn === true;
  return (
    <>
      {standIn && (
        <div class="toast" role="alert">
          <span>{t("chat.standIn")}</span>
          <button type="button" class="button main" onClick={() => void standBy(controller, online, false)}>
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
    </>
  );
};
