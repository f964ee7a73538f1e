/** Your turn shows in the tab: in its title, in its little picture, and on wish by sound and notification. */
import { effect } from "@preact/signals";
import { t, tOf } from "./i18n/words.ts";
import { notices } from "./settings.ts";
import { play } from "./sound.ts";
import type { Stage } from "./stage.ts";

export function markTurn(stage: Stage): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!;
  let was = false;
  const stop = effect(() => {
    const isAsked = stage.legal.value.length > 0;
    const game = tOf("game", stage.kit.game.name);
    document.title = isAsked ? t("title.yourTurn", { game }) : t("title.table", { game });
    icon.href = isAsked ? "/icon-turn.svg" : "/icon.svg";
    if (isAsked && !was) tellAway(game);
    was = isAsked;
  });
  return () => {
    stop();
    icon.href = "/icon.svg";
  };
}

function tellAway(game: string): void {
  if (!document.hidden) return;
  play("turn");
  if (notices.value === "on" && "Notification" in window && Notification.permission === "granted")
    Reflect.construct(Notification, [t("title.yourTurn", { game }), { icon: "/icon-192.png" }]);
}
