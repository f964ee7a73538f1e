/** Moving to another device: one shows a code, the other takes it, and both are the same guest. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { clockText, useNow } from "../table/clock.tsx";
import type { OwnTable } from "../../core/ownTables.ts";
import { greet, linkForDevice, me, ownTables } from "../sessions/guest.ts";
import { reasonOf, t, tOf } from "../i18n/words.ts";
import { Qr, ReachNote } from "./invite.tsx";
import { useReach } from "./reach.ts";
import { Become } from "./become.tsx";
import { OwnData, OwnDevices } from "./ownDevices.tsx";
import { go, path } from "../app/route.ts";
import { useTitle } from "../ui/title.ts";

const CODE_LENGTH = 10;

export const DevicePage = (): JSX.Element => {
  const came = path.value.split("?")[1];
  const code = new URLSearchParams(came).get("code") ?? undefined;
  useTitle(t("title.device"));
  useEffect(() => void greet(), []);
  return (
    <main class="page narrow device">
      <header class="page-head">
        <h1>{t("device.title")}</h1>
        <p>{t("device.lead")}</p>
      </header>
      {came === "moved" && me.value && (
        <p class="parchment news" role="status">
          {t("device.moved", { name: me.value.name })}
        </p>
      )}
      {(came === "out" || came === "deleted") && (
        <p class="parchment news" role="status">
          {t(came === "out" ? "device.isOut" : "device.isDeleted")}
        </p>
      )}
      {came === "expired" && (
        <p class="parchment news" role="alert">
          {t("device.expired")}
        </p>
      )}
      {code === undefined ? (
        <>
          <Shown />
          <Taken />
          <Tables />
          <OwnDevices />
          <OwnData />
        </>
      ) : (
        <Become key={code} code={code} />
      )}
      <div class="page-actions">
        <a class="button" href="/known" data-action="known">
          {t("device.known")}
        </a>
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};

/** The code on this device, as long as it is good. */
const Shown = (): JSX.Element => {
  const shown = useSignal<{ readonly link: string; readonly until: number } | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const now = useNow(shown.value !== undefined);
  const show = async (): Promise<void> => {
    const made = await linkForDevice();
    refusal.value = isRefusal(made) ? made : undefined;
    if (!isRefusal(made)) shown.value = { link: made.link, until: performance.now() + made.seconds * 1000 };
  };
  const way = useReach();
  const left = shown.value ? shown.value.until - now : 0;
  const code = shown.value?.link.split("/").at(-1) ?? "";
  return (
    <section class="parchment device-code">
      <h2>{t("device.from")}</h2>
      <p class="hint">{t("device.fromHelp")}</p>
      {left > 0 && (
        <>
          {way && <Qr text={way.base + shown.value!.link} words={t("device.qr")} />}
          {way && <ReachNote way={way} />}
          <p class="code">{`${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`}</p>
          <p class="hint">{t("device.left", { time: clockText(left) })}</p>
        </>
      )}
      {shown.value && left <= 0 && <p role="status">{t("device.over")}</p>}
      {refusal.value && <p role="alert">{reasonOf(refusal.value)}</p>}
      <button type="button" class="button main" data-action="show-code" onClick={() => void show()}>
        {t(shown.value ? "device.fresh" : "device.show")}
      </button>
    </section>
  );
};

/** A code of the other device: the next page says whose it is, and asks. */
const Taken = (): JSX.Element => {
  const isShort = useSignal(false);
  const take = (text: string): void => {
    const code = text.replaceAll(/[^\p{L}\p{N}]/gu, "");
    isShort.value = code.length !== CODE_LENGTH;
    if (!isShort.value) go(`/device?code=${encodeURIComponent(code)}`);
  };
  return (
    <section class="parchment">
      <h2>{t("device.to")}</h2>
      <p class="hint">{t("device.toHelp")}</p>
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault();
          take((event.currentTarget.elements.namedItem("code") as HTMLInputElement).value);
        }}
      >
        <input
          name="code"
          type="text"
          maxLength={16}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-label={t("device.code")}
          placeholder={t("device.code")}
          aria-invalid={isShort.value}
        />
        <button type="submit" class="button" data-action="take-code">
          {t("device.enter")}
        </button>
      </form>
      {isShort.value && <p role="alert">{t("device.short")}</p>}
    </section>
  );
};

const Tables = (): JSX.Element | null => {
  const tables = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    void ownTables(false).then((found) => (tables.value = isRefusal(found) ? [] : found));
  }, []);
  const running = tables.value.filter(({ stage }) => stage !== "over");
  if (running.length === 0) return null;
  return (
    <section class="parchment">
      <h2>{t("device.tables")}</h2>
      <nav class="page-actions">
        {running.map(({ table, game }) => (
          <a key={table} class="button" href={`/t/${table}`}>
            {tOf("game", game)}
          </a>
        ))}
      </nav>
    </section>
  );
};
