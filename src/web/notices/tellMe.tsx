/** At a slow table: being told when it is one's turn, with one tap. And asking people one has played with. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { OwnTable } from "../../core/ownTables.ts";
import { go } from "../app/route.ts";
import { company, inviteFriend, loadCompany } from "../company/api.ts";
import { ownTables } from "../sessions/guest.ts";
import { inviteTo, loadNotices, notices } from "./api.ts";
import { t } from "./i18n.ts";
import { enablePush, lookAtPush, pushState } from "./push.ts";

const isTold = (): boolean => notices.value?.channels.some(({ state }) => state === "on") ?? false;

export const TellMe = (): JSX.Element | null => {
  useEffect(() => void loadNotices().then(() => lookAtPush()), []);
  const enable = async (): Promise<void> => {
    if (pushState.value === "off") await enablePush();
    // Where this browser cannot, or does not want to, there are other ways.
    if (!isTold()) go("/notices");
  };
  if (!notices.value) return null;
  return (
    <section class="parchment notices-turn">
      <p role="status">{t(isTold() ? "notices.turn.on" : "notices.turn")}</p>
      <div class="notices-acts">
        {!isTold() && (
          <button type="button" class="button main" data-action="tell-me" onClick={() => void enable()}>
            {t("notices.turn.button")}
          </button>
        )}
        <a class="button" href="/notices">
          {t("notices.turn.more")}
        </a>
      </div>
    </section>
  );
};

/** A friend, or somebody one has sat with. */
interface Known {
  readonly name: string;
  invite(table: string): Promise<object | Refusal>;
}

const MOST_KNOWN = 12;

/** Each once: friends, then those of the latest tables. */
function knownFrom(tables: readonly OwnTable[]): Known[] {
  const found = new Map<string, Known>();
  for (const { friend, name } of company.value?.friends ?? [])
    found.set(name, { name, invite: (table) => inviteFriend(table, friend) });
  for (const { table, seats, you } of tables)
    for (const [seat, { by, name }] of seats.entries())
      if (by === "person" && seat !== you && name && name !== "–" && !found.has(name))
        found.set(name, { name, invite: (to) => inviteTo(to, table, seat) });
  return [...found.values()].slice(0, MOST_KNOWN);
}

/** For the host of a table that waits. */
export const InviteKnown = ({ table }: { table: string }): JSX.Element | null => {
  const known = useSignal<readonly Known[]>([]);
  const asked = useSignal<readonly string[]>([]);
  useEffect(() => {
    void Promise.all([ownTables(true), loadCompany()]).then(
      ([tables]) => (known.value = knownFrom(isRefusal(tables) ? [] : tables)),
    );
  }, [table]);
  const invite = async ({ name, invite: ask }: Known): Promise<void> => {
    if (!isRefusal(await ask(table))) asked.value = [...asked.value, name];
  };
  if (known.value.length === 0) return null;
  return (
    <section class="parchment notices-known">
      <h2>{t("notices.invite")}</h2>
      <div class="notices-acts">
        {known.value.map((each) => {
          const isAsked = asked.value.includes(each.name);
          return (
            <button
              key={each.name}
              type="button"
              class="button"
              data-action="invite"
              disabled={isAsked}
              onClick={() => void invite(each)}
            >
              {t(isAsked ? "notices.invited" : "notices.invite.button", { name: each.name })}
            </button>
          );
        })}
      </div>
      <p class="hint">{t("notices.inviteHelp")}</p>
    </section>
  );
};
