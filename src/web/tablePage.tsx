/** A table on the server: the room before the game, then the game. */
import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { state } from "./connection.ts";
import { kitOf } from "./games.ts";
import { t, tOf } from "./i18n/words.ts";
import { Missing } from "./missing.tsx";
import type { Online } from "./onlineSession.ts";
import { openOnline, sessionOf } from "./onlineSession.ts";
import { Room } from "./room.tsx";
import type { Stage } from "./stage.ts";
import { openStage } from "./stage.ts";
import { Table } from "./table.tsx";
import { Television } from "./television.tsx";

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
  const [stage, setStage] = useState<Stage | undefined>(undefined);
  const info = online.info.value;
  useSignalEffect(() => {
    const begun = online.info.value;
    if (!begun || begun.stage === "waiting" || online.frames.value.length === 0) return;
    void kitOf(begun.game)?.then((kit) => setStage((open) => open ?? openStage(kit, sessionOf(kit, online))));
  });
  useEffect(() => () => stage?.close(), [stage]);
  if (stage) {
    const { Defs } = stage.kit;
    return (
      <>
        <Defs />
        {isTelevision ? <Television stage={stage} /> : <Table stage={stage} online={online} />}
      </>
    );
  }
  if (info?.stage === "waiting") return <Room online={online} info={info} isTelevision={isTelevision} />;
  if (online.refused.value) return <Missing say={tOf("refused", online.refused.value.refused)} />;
  return <p class="loading">{t(state.value === "connecting" ? "page.connecting" : "page.loading")}</p>;
};

export const TablePage = ({ parts: [id = ""] }: { parts: readonly string[] }): JSX.Element => (
  <Opened online={useOnline(id)} isTelevision={false} />
);

export const TelevisionPage = ({ parts: [id = ""] }: { parts: readonly string[] }): JSX.Element => (
  <Opened online={useOnline(id)} isTelevision />
);
