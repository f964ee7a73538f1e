/** All that can be asked about staying known and one's page, once, with whatever asks. */
import { makePasskey } from "./authenticator.ts";
import type { TestServer, Visitor } from "./testServer.ts";
import { playWith } from "./testServer.ts";

type Asking = (method: string, path: string, who?: Visitor, body?: object, headers?: object) => Promise<unknown>;

/** Bob has a table, and becomes Ann with it. Resolves with what is said about a page that nobody has. */
export async function stayKnown(ask: Asking, trial: TestServer, origin: string): Promise<unknown> {
  const [ann, bob] = [await trial.visitor(), await trial.visitor()];
  await playWith([bob], { game: "towers", options: { mode: "solo" } });
  const post = async (path: string, who?: Visitor, body: object = {}) =>
    (await ask("POST", path, who, body, { origin })) as {
      options: object;
      codes: string[];
      ask: { ticket: string };
      link: string;
    };
  const { passkey, response } = makePasskey((await post("/api/me/passkeys/options", ann)).options, origin);
  await post("/api/me/passkeys", ann, { response });
  await ask("GET", "/api/me/known", ann);
  await post("/api/me/passkeys/name", ann, { id: passkey.id, name: "Key" });
  await post("/api/enter", undefined, { response: passkey.show((await post("/api/enter/options")).options) });
  const { codes } = await post("/api/me/recovery", ann);
  const { ticket } = (await post("/api/enter/code", bob, { code: codes[0] })).ask;
  await post("/api/enter/settle", bob, { ticket, bring: true });
  await post("/api/me/passkeys/revoke", ann, { id: passkey.id });
  const { link } = await post("/api/me/page", ann, { show: true });
  for (const path of ["/api/me/career?ahead=60", "/api/me/past.json", "/api/me/past.csv"]) await ask("GET", path, ann);
  await ask("GET", `/api/players/${link}`);
  return ask("GET", "/api/players/nobody");
}
