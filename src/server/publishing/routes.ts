/** `/records/`: what is published, and the files. */
import { createReadStream } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../../core/game.ts";
import type { PublishedMonth, Publishing } from "./publishing.ts";
import { WORDS } from "./words.ts";

const wordsFor = (request: FastifyRequest): (typeof WORDS)["en"] =>
  /^\s*de\b/i.test(request.headers["accept-language"] ?? "") ? WORDS.de : WORDS.en;

const listed = ({ month, games, bytes }: PublishedMonth): string =>
  `<tr><td><a href="/records/${month}.jsonl.gz">${month}</a></td><td>${games}</td><td>${(bytes / 1_000_000).toFixed(1)} MB</td></tr>`;

function pageOf(months: readonly PublishedMonth[], words: (typeof WORDS)["en"]): string {
  const rows = months
    .toSorted((a, b) => b.month.localeCompare(a.month))
    .map(listed)
    .join("");
  const table = `<table><thead><tr><th>${words.month}</th><th>${words.games}</th><th>${words.size}</th></tr></thead><tbody>${rows}</tbody></table>`;
  return `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title} · Zaubertisch</title><link rel="stylesheet" href="/docs/docs.css"></head>
<body><main><h1>${words.title}</h1><p>${words.lead}</p>${months.length > 0 ? table : `<p>${words.none}</p>`}<p>${words.how}</p><p><a href="/">Zaubertisch</a></p></main></body></html>`;
}

export function servePublished(app: FastifyInstance, publishing: Publishing): void {
  app.get("/records", (_, reply) => reply.redirect("/records/", 301));
  app.get("/records/", (request, reply) =>
    reply
      .header("vary", "accept-language")
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(pageOf(publishing.months(), wordsFor(request))),
  );
  app.get("/records/index.json", (_, reply) => reply.send({ months: publishing.months() }));
  app.get<{ Params: { file: string } }>("/records/:file", (request, reply) => {
    const month = /^(\d{4}-\d{2})\.jsonl\.gz$/.exec(request.params.file)?.[1];
    const file = month === undefined ? undefined : publishing.file(month);
    if (file === undefined) return reply.code(404).send(refuse("not-found", "There is nothing here."));
    return reply
      .header("content-disposition", `attachment; filename="zaubertisch-${request.params.file}"`)
      .header("cache-control", "public, max-age=86400")
      .type("application/gzip")
      .send(createReadStream(file));
  });
}
