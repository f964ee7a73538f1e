/** Somebody tries to change who a visitor is, to be somebody else, or to stay so. */
import type { Visitor } from "../testServer.ts";
import { visit } from "../testServer.ts";
import type { Attack, Site } from "./attack.ts";
import { until, withVisitors } from "./attack.ts";

const url = (site: Site, path: string): string => `http://127.0.0.1:${site.port()}${path}`;
const codeFor = async (one: Visitor): Promise<string> => {
  const { link } = (await (await one.post("/api/me/link", {})).json()) as { link: string };
  return link.slice("/link/".length);
};

const cookieIn = (answer: Response): string | undefined => answer.headers.get("set-cookie")?.split(";")[0];

/** F-75 a link that is only looked at, a foreign page, a code used twice. */
export const takenIdentity: Attack = {
  name: "identity: replaced by a link, a foreign page, or a code used twice",
  run: (site) =>
    withVisitors(site, 2, async ([ann, mal]) => {
      const found: string[] = [];
      const code = await codeFor(mal!);
      for (const method of ["GET", "HEAD"]) {
        const { cookie } = ann!.guest;
        const answer = await fetch(url(site, `/link/${code}`), { method, redirect: "manual", headers: { cookie } });
        if (cookieIn(answer) !== undefined) found.push(`${method} of a link makes one somebody else`);
      }
      const foreign = [
        { origin: "https://evil.example" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
        { origin: "https://evil.example", "content-type": "text/plain" },
      ];
      for (const headers of foreign) {
        const answer = await fetch(url(site, "/api/me/become"), {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify({ code }),
        });
        if (cookieIn(answer) !== undefined) found.push(`a foreign page does it: ${JSON.stringify(headers)}`);
      }
      const first = await mal!.post("/api/me/become", { code });
      const second = await ann!.post("/api/me/become", { code });
      if (cookieIn(first) === undefined) found.push("the code does not work at all");
      if (cookieIn(second) !== undefined) found.push("a code works twice");
      return found;
    }),
};

/** A stolen token is logged out: over HTTP, over the socket it has open, and for good. */
export const stayedAfterLogout: Attack = {
  name: "identity: a device that was logged out stays",
  run: (site) =>
    withVisitors(site, 1, async ([ann]) => {
      const found: string[] = [];
      const taken = await ann!.post("/api/me/become", { code: await codeFor(ann!) });
      // Becoming oneself again: the former token of this device is good no more.
      const cookie = cookieIn(taken)!;
      const now = await visit(site.port, { person: ann!.guest.person, cookie });
      const other = await now.post("/api/me/become", { code: await codeFor(now) });
      const last = await visit(site.port, { person: ann!.guest.person, cookie: cookieIn(other)! });
      const who = async (one: Visitor): Promise<string | undefined> =>
        ((await (await one.get("/api/me")).json()) as { person?: string }).person;
      if ((await who(now)) === ann!.guest.person) found.push("a token that was replaced");
      const isClosed = (): boolean => last.texts.some((text) => text.includes('"why":"logout"'));
      const out = await last.post("/api/me/logout", { everywhere: true });
      if (out.status !== 200) found.push(`logging out is refused: ${await out.text()}`);
      if (!(await until(isClosed, 3000))) found.push("an open socket");
      if ((await who(last)) === ann!.guest.person) found.push("a token that was logged out");
      for (const each of [now, last]) each.client.close();
      return found;
    }),
};
