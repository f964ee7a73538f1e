/** Where others in the room can reach this machine. */
import type { AddressInfo } from "node:net";
import type { NetworkInterfaceInfo } from "node:os";
import { networkInterfaces } from "node:os";

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const LOOPBACK = /^(127\.|::1$|::ffff:127\.|localhost$|\[::1\]$)/;
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** Bridges to containers and virtual machines lead nowhere for a phone: they come last. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|zt|tailscale|wg)/;
/** An address a card has given itself because nobody answered. */
const MAKESHIFT = /^169\.254\./;

/** Web addresses of this machine in its networks, the likeliest first; none if it listens to itself alone. */
export function reachable({ address, port }: AddressInfo, interfaces: Interfaces = networkInterfaces()): string[] {
  const isEverywhere = address === "0.0.0.0" || address === "::";
  const cards = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter((info) => info.family === "IPv4" && !info.internal && !MAKESHIFT.test(info.address))
      .filter((info) => isEverywhere || info.address === address)
      .map((info) => ({ isVirtual: VIRTUAL.test(name), address: info.address })),
  );
  return cards
    .toSorted((one, other) => Number(one.isVirtual) - Number(other.isVirtual))
    .map((card) => `http://${card.address}:${port}`);
}
