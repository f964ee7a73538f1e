/** A mail server that keeps what it is given. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Mail {
  readonly to: string;
  readonly at: number;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface MailServer {
  /** As an operator names it. */
  readonly url: string;
  readonly mails: Mail[];
  /** What is said to mail for an address from now on: a code, such as 550 or 451. */
  answer(address: string, code: number): void;
  close(): Promise<void>;
}

/** Words that are not plain letters come encoded (RFC 2047). */
const decodedWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === "b" ? Buffer.from(word, "base64").toString() : quoted(word.replaceAll("_", " ")),
    );

function quoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return bytes === text ? text : Buffer.from(bytes, "latin1").toString("utf8");
}

function readMail(to: string, raw: string): Mail {
  const cut = raw.indexOf("\r\n\r\n");
  const unfolded = raw.slice(0, cut).replaceAll(/\r\n[ \t]+/g, " ");
  const headers = Object.fromEntries(
    unfolded.split("\r\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    }),
  );
  const body = raw.slice(cut + 4);
  const encoding = headers["content-transfer-encoding"];
  const text =
    encoding === "quoted-printable"
      ? quoted(body)
      : encoding === "base64"
        ? Buffer.from(body, "base64").toString()
        : body;
  return { to, at: Date.now(), headers, text };
}

export async function openMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const codes = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const code = codes.get(address);
      done(code === undefined ? null : Object.assign(new Error("not here"), { responseCode: code }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const raw = Buffer.concat(parts).toString();
        for (const { address } of session.envelope.rcptTo) mails.push(readMail(address, raw));
        done();
      });
    },
  });
  // Whoever is killed in the middle of a mail hangs up without a word.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: (address, code) => void codes.set(address, code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
