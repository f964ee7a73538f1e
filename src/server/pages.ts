/** The web app's files, and the headers every page gets. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../core/game.ts";
import type { Heads } from "./pictures/heads.ts";

/** Everything from here and nothing inline; positions on the board are style attributes. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'", "data:", "blob:"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", "blob:"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The documentation lies beside the web app, and has pages of its own. */
async function serveDocs(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(`${root}/index.html`)) return;
  await app.register(fastifyStatic, { root, prefix: "/docs/", wildcard: false, decorateReply: false });
  const bare = globSync("**/index.html", { cwd: root }).map((file) => `/docs/${dirname(file)}`.replace(/\/\.$/, ""));
  for (const address of bare) app.get(address, (_, reply) => reply.redirect(`${address}/`, 301));
}

const HEAD = "<title>Zaubertisch</title>";

/** Pages that may stand in those of others: games to look at and puzzles, which know nobody. */
const EMBEDDED = /^\/embed\/./;

/** The same policy, but for who may show it: these origins, or everybody. */
function policyFor(origins: readonly string[] | undefined): string {
  const directives = { ...POLICY, frameAncestors: origins ? ["'self'", ...origins] : ["*"] };
  return Object.entries(directives)
    .map(([name, values]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(" ")}`)
    .join(";");
}

export interface PageSettings {
  /** What a page says of itself where links are shown. */
  readonly heads?: Heads | undefined;
  /** Whose pages may show boards of ours; undefined: everybody's. */
  readonly embedders?: readonly string[] | undefined;
}

export async function servePages(app: FastifyInstance, root: string, settings: PageSettings = {}): Promise<void> {
  const { heads } = settings;
  const embedded = policyFor(settings.embedders);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // On a home network there is no certificate: whoever puts a proxy in front adds this there.
    strictTransportSecurity: false,
    originAgentCluster: false,
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
  });
  const hasPages = existsSync(`${root}/index.html`);
  if (hasPages)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      setHeaders(reply, path) {
        // Built files carry a hash in their names; everything else may change.
        const isHashed = path.includes("/assets/");
        reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
        // Pages of others load it.
        if (path.endsWith("/embed.js")) reply.header("cross-origin-resource-policy", "cross-origin");
      },
    });
  await serveDocs(app, resolve(root, "../docs"));
  const page = hasPages ? readFileSync(`${root}/index.html`, "utf8") : "";
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const head = await heads?.(request);
    if (EMBEDDED.test(request.url)) reply.header("content-security-policy", embedded).removeHeader("x-frame-options");
    reply.header("cache-control", "no-cache").header("vary", "accept-language").type("text/html; charset=utf-8");
    return reply.send(head === undefined ? page : page.replace(HEAD, () => head));
  };
  if (hasPages) app.get("/", sendPage);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    // Only in a path a dot makes a file's name: links in notices have some behind the question mark.
    const [path = ""] = request.url.split("?");
    const isPage = request.method === "GET" && !path.startsWith("/api/") && !/\.\w+$/.test(path);
    if (isPage && hasPages) return sendPage(request, reply);
    if (isPage) return reply.type("text/plain").send("The table is laid. Its web pages are not built yet.\n");
    return reply.code(404).send(refuse("not-found", "There is nothing here."));
  });
}
