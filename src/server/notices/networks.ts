/** Which addresses may be reached in somebody's name: public ones, and those the operator allows. */
import { BlockList, isIP } from "node:net";

/** This machine, private networks, and what belongs to nobody or everybody (RFC 6890 and what came after it). */
const FORBIDDEN: readonly string[] = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/96",
  "::ffff:0:0/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
  "5f00::/16",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
];

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 4 ? "ipv4" : "ipv6");

/** Undefined: one of them is no network. */
export function readNetworks(texts: readonly string[]): BlockList | undefined {
  const list = new BlockList();
  for (const text of texts) {
    const [address = "", length = "", ...rest] = text.trim().split("/");
    const most = isIP(address) === 4 ? 32 : 128;
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(length) || Number(length) > most || rest.length > 0) return undefined;
    list.addSubnet(address, Number(length), familyOf(address));
  }
  return list;
}

/** Apart: in one list all of IPv4 would be among the addresses of IPv6 that stand for it. */
const isSix = (network: string): boolean => network.includes(":");
const forbidden = {
  ipv4: readNetworks(FORBIDDEN.filter((each) => !isSix(each)))!,
  ipv6: readNetworks(FORBIDDEN.filter(isSix))!,
};
const none = new BlockList();

export interface Reachable {
  /** May this address be reached at all? */
  may(address: string): boolean;
  /** Does the operator vouch for it? Then it need not be encrypted. */
  isOwn(address: string): boolean;
}

export function networksWith(own: BlockList = none): Reachable {
  const isOwn = (address: string): boolean => isIP(address) !== 0 && own.check(address, familyOf(address));
  return {
    isOwn,
    may: (address) =>
      isIP(address) !== 0 && (isOwn(address) || !forbidden[familyOf(address)].check(address, familyOf(address))),
  };
}
