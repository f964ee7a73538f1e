/** Par of a day that is over: worked out here, from the secret that everybody knows by now. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { DailyParRequest } from "./parWorker.ts";
import { t } from "./i18n.ts";

export const DailyPar = ({ game, secret }: { game: string; secret: string }): JSX.Element | null => {
  const par = useSignal<number | null | undefined>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL("./parWorker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", (event: MessageEvent<number | null>) => (par.value = event.data));
    const request: DailyParRequest = { game, secret };
    worker.postMessage(request);
    return () => worker.terminate();
  }, [game, secret]);
  if (par.value === null) return null;
  return (
    <p class="daily-par" role="status" data-test="par">
      {par.value === undefined ? t("daily.parSearching") : t("daily.par", { n: par.value })}
    </p>
  );
};
