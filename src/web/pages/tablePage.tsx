/** A table on the server: the room before the game, then the game. */
import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { state } from "../sessions/connection.ts";
import { kitOf } from "../app/games.ts";
import { reasonOf, t } from "../i18n/words.ts";
import { Missing } from "./missing.tsx";
import type { Online } from "../sessions/online.ts";
import { openOnline, sessionOf } from "../sessions/online.ts";
import { WaitingRoom } from "./waitingRoom.tsx";
import type { Controller } from "../table/controller.ts";
import { openController } from "../table/controller.ts";
import { TableMain } from "../table/table.tsx";
import { isTelevision as isScreen } from "../ui/layout.ts";
import { ScreenPage } from "./screenPage.tsx";
import { Television } from "./television.tsx";
import { TelevisionRoom } from "./televisionRoom.tsx";

interface Opened {
  readonly online: Online;
  readonly isTelevision: boolean;
}

const useOnline = (id: string): Online => {
  const online = useMemo(() => openOnline(id), [id]);
  useEffect(() => () => online.close(), [online]);
  return online;
};

const Opened = ({ online, isTelevision }: Opened): JSX.Element => {
  const [controller, setController] = useState<Controller | undefined>(undefined);
  const info = online.info.value;
  useSignalEffect(() => {
    const begun = online.info.value;
    if (!begun || begun.stage === "waiting" || online.frames.value.length === 0) return;
    void kitOf(begun.game)?.then((kit) => setController((open) => open ?? openController(kit, sessionOf(kit, online))));
  });
  useEffect(() => () => controller?.close(), [controller]);
  if (controller) {
    const { Defs } = controller.kit;
    return (
      <>
        <Defs />
        {isTelevision ? (
          <Television controller={controller} online={online} />
        ) : (
          <TableMain controller={controller} online={online} />
        )}
      </>
    );
  }
  if (info?.stage === "waiting")
    return isTelevision ? <TelevisionRoom info={info} /> : <WaitingRoom online={online} info={info} />;
  if (online.refused.value) return <Missing say={reasonOf(online.refused.value)} />;
  return <p class="loading">{t(state.value === "connecting" ? "page.connecting" : "page.loading")}</p>;
};

export const TablePage = ({ parts: [id = ""] }: { parts: readonly string[] }): JSX.Element => (
  <Opened online={useOnline(id)} isTelevision={false} />
);

const ScreenTable = ({ id }: { id: string }): JSX.Element => <Opened online={useOnline(id)} isTelevision />;

export const TelevisionPage = ({ parts: [id] }: { parts: readonly string[] }): JSX.Element => {
  useEffect(() => {
    isScreen.value = true;
    return () => {
      isScreen.value = false;
    };
  }, []);
  return id === undefined ? <ScreenPage /> : <ScreenTable id={id} />;
};
