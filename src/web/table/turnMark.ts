/** Your turn shows in the tab: in its title, in its little picture, and on wish by sound and notification. */
import { effect } from "@preact/signals";
import { t, tOf } from "../i18n/words.ts";
import { notices } from "../app/settings.ts";
import { play } from "../ui/sound.ts";
import type { Controller } from "./controller.ts";

/** The tab's little picture, with a light when somebody is waited for. */
export function markIcon(isLit: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = isLit ? "/icon-turn.svg" : "/icon.svg";
}

export function markTurn(controller: Controller): () => void {
  let was = false;
  const stop = effect(() => {
    const isAsked = controller.choices.value.length > 0;
    const game = tOf("game", controller.kit.game.name);
    document.title = isAsked ? t("title.yourTurn", { game }) : t("title.table", { game });
    markIcon(isAsked);
    if (isAsked && !was) tellAway(game);
    was = isAsked;
  });
  return () => {
    stop();
    markIcon(false);
  };
}

function tellAway(game: string): void {
  if (!document.hidden) return;
  play("turn");
  if (notices.value === "on" && "Notification" in window && Notification.permission === "granted")
    Reflect.construct(Notification, [t("title.yourTurn", { game }), { icon: "/icon-192.png" }]);
}
