/** Friends, the link by which somebody becomes one, and tables that stand every week. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Friend } from "../../core/company.ts";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { path, queryOf } from "../app/route.ts";
import { personFace } from "../faces/cast.ts";
import { FaceFrame } from "../faces/mark.tsx";
import { reasonOf } from "../i18n/words.ts";
import { Qr, ReachNote } from "../pages/invite.tsx";
import { useReach } from "../pages/reach.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { befriend, company, loadCompany, part, setLink, whoAsks } from "./api.ts";
import { dateOf } from "./days.ts";
import { t } from "./i18n.ts";
import { Weeklies } from "./weeklies.tsx";
import { useTitle } from "../ui/title.ts";

export const FriendsPage = (): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const token = queryOf(path.value).get("with");
  useTitle(t("title.friends"));
  useEffect(() => void loadCompany().then((why) => (refused.value = why)), []);
  return (
    <main class="page narrow company">
      <header class="page-head">
        <h1>{t("friends.title")}</h1>
        <p>{t("friends.lead")}</p>
      </header>
      {token !== null && <Asked token={token} />}
      {refused.value && (
        <p class="parchment" role="alert">
          {reasonOf(refused.value)}
        </p>
      )}
      {company.value && (
        <>
          <Friends />
          <Link />
          <Weeklies />
        </>
      )}
      <div class="page-actions">
        <a class="button" href="/games">
          {t("games.title")}
        </a>
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};

/** Asked, not done at once: programs that look at messages open links too. */
const Asked = ({ token }: { token: string }): JSX.Element | null => {
  const name = useSignal<string | undefined>(undefined);
  const refused = useSignal<Refusal | undefined>(undefined);
  const isDone = useSignal(false);
  const tell = (why: Refusal | undefined): void => void (refused.value = why);
  useEffect(() => {
    // After the page's own question: a new guest is nobody before that.
    void loadCompany()
      .then(() => whoAsks(token))
      .then((found) => (isRefusal(found) ? tell(found) : (name.value = found.name)));
  }, [token]);
  const yes = async (): Promise<void> => {
    tell(await befriend(token));
    isDone.value = refused.value === undefined;
  };
  if (name.value === undefined && !refused.value) return null;
  return (
    <section class="parchment company-asked">
      {name.value !== undefined && !isDone.value && (
        <>
          <h2>{t("friends.asked", { name: name.value })}</h2>
          <p>{t("friends.askedHelp")}</p>
          <button type="button" class="button main large" data-action="befriend" onClick={() => void yes()}>
            {t("friends.yes")}
          </button>
        </>
      )}
      <p role="status">{isDone.value ? t("friends.done", { name: name.value ?? "" }) : ""}</p>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </section>
  );
};

const Friends = (): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const parted = useSignal<string | undefined>(undefined);
  /** Tapped once: nobody loses a friend by a slip. */
  const meant = useSignal<string | undefined>(undefined);
  const friends = company.value!.friends;
  const leave = async ({ friend, name }: Friend): Promise<void> => {
    if (meant.value !== friend) {
      meant.value = friend;
      return;
    }
    meant.value = undefined;
    refused.value = await part(friend);
    parted.value = refused.value ? undefined : name;
  };
  return (
    <section class="parchment">
      <h2>{t("friends.yours")}</h2>
      {friends.length === 0 && <p>{t("friends.none")}</p>}
      <ul class="company-list">
        {friends.map((each) => (
          <li key={each.friend} class="company-friend">
            <FaceFrame face={personFace(each.name)} />
            <span>
              <strong>{each.name}</strong>
              <small>{t("friends.since", { date: dateOf(each.since) })}</small>
            </span>
            <button
              type="button"
              class="button quiet dark"
              data-action="part"
              aria-label={t(meant.value === each.friend ? "friends.partOf.sure" : "friends.partOf", {
                name: each.name,
              })}
              onClick={() => void leave(each)}
            >
              {t(meant.value === each.friend ? "friends.part.sure" : "friends.part")}
            </button>
          </li>
        ))}
      </ul>
      {friends.length > 0 && <p class="hint">{t("friends.help")}</p>}
      <p role="status">{parted.value === undefined ? "" : t("friends.parted", { name: parted.value })}</p>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </section>
  );
};

const Link = (): JSX.Element => {
  const refused = useSignal<Refusal | undefined>(undefined);
  const way = useReach();
  const { link } = company.value!;
  const address = link === null || !way ? undefined : way.base + link;
  const change = (on: boolean): void => void setLink(on).then((why) => (refused.value = why));
  return (
    <section class="parchment company-link">
      <h2>{t("friends.link")}</h2>
      <p class="hint">{t("friends.linkHelp")}</p>
      {address !== undefined && (
        <>
          <Qr text={address} words={t("friends.link")} />
          <p class="link">{address}</p>
          <ReachNote way={way!} />
        </>
      )}
      <div class="company-acts">
        {address !== undefined && (
          <ShareButton text={() => ""} url={address} label={t("friends.link.copy")} copied={t("friends.link.copied")} />
        )}
        <button
          type="button"
          class={link === null ? "button main" : "button"}
          data-action="make-link"
          onClick={() => change(true)}
        >
          {t(link === null ? "friends.link.make" : "friends.link.fresh")}
        </button>
        {link !== null && (
          <button type="button" class="button" data-action="end-link" onClick={() => change(false)}>
            {t("friends.link.end")}
          </button>
        )}
      </div>
      {refused.value && <p role="alert">{reasonOf(refused.value)}</p>}
    </section>
  );
};
