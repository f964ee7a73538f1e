/** Which devices are this guest, logging them out, taking everything along, and going for good. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { language } from "../app/settings.ts";
import { reasonOf, t } from "../i18n/words.ts";
import type { OwnDevice } from "../sessions/guest.ts";
import { deleteMe, logOut, me, ownDevices } from "../sessions/guest.ts";

const dayOf = (seen: number): string =>
  new Date(seen).toLocaleDateString(language.value, { day: "numeric", month: "long", year: "numeric" });

export const OwnDevices = (): JSX.Element | null => {
  const devices = useSignal<readonly OwnDevice[]>([]);
  const refused = useSignal<Refusal | undefined>(undefined);
  const load = async (): Promise<void> => {
    const found = await ownDevices();
    devices.value = isRefusal(found) ? [] : found.devices;
  };
  useEffect(() => void load(), [me.value?.person]);
  const out = async (wish: { device?: string; everywhere?: boolean }): Promise<void> => {
    const done = await logOut(wish);
    refused.value = isRefusal(done) ? done : undefined;
    // Whoever comes next is somebody new: the page begins anew.
    if (!isRefusal(done) && done.here) location.replace("/device?out");
    else await load();
  };
  if (!me.value || devices.value.length === 0) return null;
  return (
    <section class="parchment devices">
      <h2>{t("device.devices", { name: me.value.name })}</h2>
      <ul class="device-list">
        {devices.value.map(({ device, name, seen, here }) => (
          <li key={device}>
            <span>
              {name || t("device.unnamed")}
              <small>{here ? t("device.here") : seen > 0 ? t("device.seen", { day: dayOf(seen) }) : ""}</small>
            </span>
            <button
              type="button"
              class="button"
              data-action={here ? "log-out-here" : "log-out-other"}
              onClick={() => void out({ device })}
            >
              {t("device.logOut")}
            </button>
          </li>
        ))}
      </ul>
      <p class="hint">{t("device.logOutHelp")}</p>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
      {devices.value.length > 1 && (
        <button type="button" class="button" data-action="log-out-all" onClick={() => void out({ everywhere: true })}>
          {t("device.logOutAll")}
        </button>
      )}
    </section>
  );
};

export const OwnData = (): JSX.Element | null => {
  const isSure = useSignal(false);
  const refused = useSignal<Refusal | undefined>(undefined);
  const remove = async (): Promise<void> => {
    const done = await deleteMe(me.value!.name);
    refused.value = isRefusal(done) ? done : undefined;
    if (!isRefusal(done)) location.replace("/device?deleted");
  };
  if (!me.value) return null;
  return (
    <section class="parchment own-data">
      <h2>{t("device.data")}</h2>
      <p class="hint">{t("device.dataHelp")}</p>
      <div class="page-actions">
        <a class="button" href="/api/me/export" download="zaubertisch.json" data-action="export">
          {t("device.export")}
        </a>
        {!isSure.value && (
          <button type="button" class="button" data-action="delete" onClick={() => (isSure.value = true)}>
            {t("device.delete")}
          </button>
        )}
      </div>
      {isSure.value && (
        <>
          <p role="alert">{t("device.deleteSure", { name: me.value.name })}</p>
          <div class="page-actions">
            <button type="button" class="button main" data-action="delete-sure" onClick={() => void remove()}>
              {t("device.deleteYes")}
            </button>
            <button type="button" class="button" onClick={() => (isSure.value = false)}>
              {t("device.deleteNo")}
            </button>
          </div>
        </>
      )}
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </section>
  );
};
