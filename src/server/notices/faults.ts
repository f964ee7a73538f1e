/** What can go wrong on a channel: written down as a word and perhaps a number, and said in a sentence. */
import type { ChannelFault, FaultName } from "../../core/notices.ts";
import { FAULTS } from "../../core/notices.ts";

const SENTENCES: Readonly<Record<FaultName, string>> = {
  status: "The other side answered {detail}.",
  timeout: "No answer in time.",
  name: "The name cannot be found.",
  nobody: "Nobody answers there.",
  connection: "The connection failed ({detail}).",
  private: "Refused: the address is not a public one.",
  https: "Refused: the address must begin with https://.",
  nowhere: "Refused: the name leads nowhere.",
  moving: "Refused: the address leads from one place to the next.",
  address: "Refused: this is no address.",
  mailbox: "The mail server refused the address ({detail}).",
  mail: "The mail could not be sent ({detail}).",
  "no-mail": "This server sends no mail any more.",
  other: "{detail}",
};

export const faultOf = (why: FaultName, detail: string | number = ""): string =>
  detail === "" ? why : `${why} ${detail}`;

export const sentenceOf = (why: FaultName, detail = ""): string => SENTENCES[why].replace("{detail}", detail);

/** Earlier versions wrote the sentence itself. */
export function readFault(text: string, at: number): ChannelFault {
  const [first = "", ...rest] = text.split(" ");
  const isKnown = (FAULTS as readonly string[]).includes(first) && rest.length < 2;
  const [why, detail] = isKnown ? [first as FaultName, rest.join(" ")] : (["other", text] as const);
  return { why, detail, say: sentenceOf(why, detail), at };
}
