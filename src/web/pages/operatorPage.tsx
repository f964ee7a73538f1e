/** The operator's page. Its token stays in this tab and goes along with each request, never as a cookie. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { JsonObject, Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Line } from "../../core/chat.ts";
import { language } from "../app/settings.ts";
import { reasonOf, t, tOf } from "./operatorWords.ts";
import { useTitle } from "../ui/title.ts";

interface Desk {
  readonly reports: readonly {
    readonly k: number;
    readonly at: number;
    readonly table: string;
    readonly about: string;
    readonly name: string;
    readonly why: string;
    readonly text: string;
    readonly said: readonly Line[];
    readonly address: string | null;
  }[];
  readonly bans: readonly { readonly kind: string; readonly who: string; readonly until: number }[];
  readonly acts: readonly {
    readonly k: number;
    readonly at: number;
    readonly what: string;
    readonly detail: JsonObject;
  }[];
}

type Do = (path: string, body: object) => void;

const KEY = "zaubertisch.operator";

async function call<T>(token: string, path: string, body?: object): Promise<T | Refusal> {
  const sent = body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  try {
    const answer = await fetch(`/api/operator${path}`, {
      ...sent,
      headers: { ...sent?.headers, authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as T | Refusal;
  } catch {
    return refuse("no-server", "The server cannot be reached.");
  }
}

export const OperatorPage = (): JSX.Element => {
  const token = useSignal(sessionStorage.getItem(KEY) ?? "");
  const desk = useSignal<Desk | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const load = async (): Promise<void> => {
    const found = await call<Desk>(token.value, "");
    refusal.value = isRefusal(found) ? found : undefined;
    desk.value = isRefusal(found) ? undefined : found;
    if (!isRefusal(found)) sessionStorage.setItem(KEY, token.value);
  };
  const act = async (path: string, body: object): Promise<void> => {
    const done = await call<object>(token.value, path, body);
    await load();
    if (isRefusal(done)) refusal.value = done;
  };
  useTitle(t("title.operator"));
  useEffect(() => {
    if (token.value !== "") void load();
  }, []);
  const leave = (): void => {
    sessionStorage.removeItem(KEY);
    token.value = "";
    desk.value = undefined;
  };
  return (
    <main class="page narrow">
      <header class="page-head">
        <h1>{t("operator.title")}</h1>
      </header>
      {refusal.value && (
        <p class="parchment news" role="alert">
          {reasonOf(refusal.value)}
        </p>
      )}
      {desk.value ? (
        <>
          <Reports desk={desk.value} act={(path, body) => void act(path, body)} />
          <Bans desk={desk.value} act={(path, body) => void act(path, body)} />
          <Acts desk={desk.value} />
          <div class="page-actions">
            <button type="button" class="button quiet" onClick={leave}>
              {t("operator.leave")}
            </button>
          </div>
        </>
      ) : (
        <TokenForm
          onEnter={(entered) => {
            token.value = entered;
            void load();
          }}
        />
      )}
    </main>
  );
};

const TokenForm = ({ onEnter }: { onEnter: (token: string) => void }): JSX.Element => (
  <form
    class="say parchment"
    onSubmit={(event) => {
      event.preventDefault();
      onEnter(String(new FormData(event.currentTarget).get("token")).trim());
    }}
  >
    <input
      name="token"
      type="password"
      autocomplete="off"
      required
      aria-label={t("operator.token")}
      placeholder={t("operator.token")}
    />
    <button type="submit" class="button main">
      {t("operator.enter")}
    </button>
  </form>
);

const moment = (at: number): string => new Date(at).toLocaleString(language.value);

/** Hours somebody is sent away for. */
const HOURS = [1, 24, 168, 720];

const Reports = ({ desk: { reports }, act }: { desk: Desk; act: Do }): JSX.Element => {
  const hours = useSignal(24);
  return (
    <section class="parchment">
      <h2>{t("operator.reports")}</h2>
      {reports.length === 0 && <p>{t("operator.noReports")}</p>}
      {reports.length > 0 && (
        <label>
          {t("operator.hours")}{" "}
          <select value={hours.value} onChange={(event) => (hours.value = Number(event.currentTarget.value))}>
            {HOURS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      {reports.map(({ k, at, table, about, name, why, text, said, address }) => (
        <article key={k} class="report">
          <h3>{t("operator.about", { name, why: tOf("peace.why", why) })}</h3>
          <p class="hint">{moment(at)}</p>
          {text !== "" && <p>{text}</p>}
          {said.length > 0 && (
            <details>
              <summary>{t("operator.said")}</summary>
              <ol class="talk">
                {said.map((line) => (
                  <li key={line.k}>
                    <b>{line.name}</b> {line.text}
                  </li>
                ))}
              </ol>
            </details>
          )}
          <p class="page-actions">
            <a class="button quiet dark" href={`/t/${table}`}>
              {t("operator.table")}
            </a>
            <button type="button" class="button" onClick={() => act("/settle", { report: k })}>
              {t("operator.settle")}
            </button>
            <button type="button" class="button" onClick={() => act("/close", { table })}>
              {t("operator.close")}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => act("/ban", { kind: "guest", who: about, hours: hours.value })}
            >
              {t("operator.banGuest")}
            </button>
            {address !== null && (
              <button
                type="button"
                class="button"
                onClick={() => act("/ban", { kind: "address", who: address, hours: hours.value })}
              >
                {t("operator.banAddress", { address })}
              </button>
            )}
          </p>
        </article>
      ))}
    </section>
  );
};

const Bans = ({ desk: { bans }, act }: { desk: Desk; act: Do }): JSX.Element => (
  <section class="parchment">
    <h2>{t("operator.bans")}</h2>
    {bans.length === 0 && <p>{t("operator.noBans")}</p>}
    <ul>
      {bans.map(({ kind, who, until }) => (
        <li key={`${kind} ${who}`}>
          {t("operator.until", { who, time: moment(until) })}{" "}
          <button type="button" class="button quiet dark" onClick={() => act("/lift", { kind, who })}>
            {t("operator.lift")}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const Acts = ({ desk: { acts } }: { desk: Desk }): JSX.Element => (
  <section class="parchment">
    <h2>{t("operator.acts")}</h2>
    <ol reversed>
      {acts.map(({ k, at, what, detail }) => (
        <li key={k} value={k}>
          {t("operator.act", { time: moment(at), what: tOf("operator.what", what) })}{" "}
          <small>{JSON.stringify(detail)}</small>
        </li>
      ))}
    </ol>
  </section>
);
