/** Hot-seat: the device goes to the next player, and nobody's cards are seen on the way. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../faces/mark.tsx";
import { t } from "../i18n/words.ts";
import { Land } from "../ui/land.tsx";
import type { Controller } from "./controller.ts";

export const Handover = ({ controller, seat }: { controller: Controller; seat: number }): JSX.Element => {
  const player = controller.players.value[seat]!;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <div
      class={`handover tint-${player.colour}`}
      role="dialog"
      aria-modal="true"
      aria-label={t("handover.title", { name: player.name })}
    >
      <Land />
      <div class="handover-body">
        <Face player={player} seat={seat} mood="glad" Emblem={controller.kit.Emblem} />
        <h2>{t("handover.title", { name: player.name })}</h2>
        <p>{t("handover.help")}</p>
        <button
          type="button"
          class="button main large"
          ref={button}
          data-action="take-over"
          onClick={() => controller.session.takeOver()}
        >
          {t("handover.take", { name: player.name })}
        </button>
      </div>
    </div>
  );
};
