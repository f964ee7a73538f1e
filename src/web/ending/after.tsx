/** After the end, smaller than the story: one tap to what one may want next. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { useState } from "preact/hooks";
import { go, linkTo } from "../app/route.ts";
import { t, tOf } from "../i18n/words.ts";
import type { Finished } from "../review/source.ts";
import { SendButtons } from "../send/buttons.tsx";
import { localGame } from "../sessions/saved.ts";
import type { Controller } from "../table/controller.ts";
import { layout } from "../ui/layout.ts";
import { download } from "../ui/share.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { finishedAt } from "./useStory.ts";

/** Undefined: a puzzle, which is not kept and has no luck to tell apart from skill. */
export function reviewPath({ session }: Controller): string | undefined {
  if (session.extra?.isSealed) return undefined;
  if (session.isOnline) return `/review/t/${session.id}`;
  return localGame(session.id) && `/review/local/${session.id}`;
}

interface Props {
  readonly controller: Controller;
  readonly title: string;
  /** The result in lines, for a text. */
  readonly lines: readonly string[];
  readonly onLook: () => void;
}

export const After = ({ controller, title, lines, onLook }: Props): JSX.Element => {
  const { session } = controller;
  const { extra } = session;
  const isOpen = useSignal(false);
  const path = reviewPath(controller);
  // Where there is little room, what is wanted seldom is one tap away.
  const isSmall = layout.value === "tall" || layout.value === "low" || layout.value === "strip";
  return (
    <div class={`after ${isOpen.value ? "open" : ""}`}>
      {!extra?.isOnce && (
        <button
          type="button"
          class="button main"
          data-action="again"
          onClick={() => void session.again().then((to) => go(to))}
        >
          {t("result.again")}
        </button>
      )}
      {path !== undefined && (
        <a class="button" data-action="review" href={path}>
          {t("review.open")}
        </a>
      )}
      {!extra?.isOnce && (
        <ShareButton
          text={() => sharedText(controller, title, lines)}
          // A game of this device has no address for others.
          url={session.isOnline && path !== undefined ? linkTo(path) : undefined}
        />
      )}
      {isSmall && (
        <button
          type="button"
          class="button quiet dark more"
          data-action="more"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {t("ending.more")}
        </button>
      )}
      {(!isSmall || isOpen.value) && (
        <div class="after-more">
          {!extra?.isSealed && <Luck controller={controller} />}
          {path !== undefined && (
            <SendButtons
              finished={() => finishedAt(controller)}
              paper={path.replace("/review", "/scoresheet")}
              kind="quiet dark"
              // Whoever turns the device keeps what is open.
              onOpen={() => (isOpen.value = true)}
            />
          )}
          <button type="button" class="button quiet dark" data-action="look" onClick={onLook}>
            {t("result.look")}
          </button>
          {!extra?.isSealed && (
            <button
              type="button"
              class="button quiet dark"
              data-action="record"
              onClick={() => void keepRecord(controller)}
            >
              {t("result.record")}
            </button>
          )}
          <a class="button quiet dark" href={extra?.leave ?? "/"}>
            {t("table.leave")}
          </a>
        </div>
      )}
    </div>
  );
};

/** The result as a text for others, or what this way of playing says instead. */
function sharedText({ kit, session }: Controller, title: string, lines: readonly string[]): string {
  const own = session.extra?.shared?.();
  return own ?? [t("result.shareText", { game: tOf("game", kit.game.name), title }), ...lines].join("\n");
}

type Sheet = FunctionComponent<{ finished: Finished; onClose: () => void }>;

const Luck = ({ controller }: { controller: Controller }): JSX.Element => {
  const [opened, setOpened] = useState<{ finished: Finished; Sheet: Sheet } | undefined>(undefined);
  const open = async (): Promise<void> => {
    const [finished, { LuckSheet }] = await Promise.all([finishedAt(controller), import("../table/luckSheet.tsx")]);
    if (finished) setOpened({ finished, Sheet: LuckSheet });
  };
  return (
    <>
      <button type="button" class="button quiet dark" data-action="verify" onClick={() => void open()}>
        {t("result.verify")}
      </button>
      {opened && <opened.Sheet finished={opened.finished} onClose={() => setOpened(undefined)} />}
    </>
  );
};

/** The record as a file of one's own. */
async function keepRecord({ session, kit }: Controller): Promise<void> {
  const record = await session.record();
  if (record) download(`${kit.game.name}-${session.id}.json`, record);
}
