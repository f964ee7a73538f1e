/** Connections before anybody has said who they are: each holds a descriptor, and there are only so many. */
import type { Server } from "node:http";
import type { Border } from "./border.ts";
import { placeOf } from "./border.ts";
import { newHeadcount } from "./headcount.ts";

export function limitDescriptors(server: Server, { limits: { descriptors }, hops }: Border): void {
  // Behind a proxy everything comes from one address, and the proxy has limits of its own.
  const tally = newHeadcount(hops === 0 ? descriptors : { ...descriptors, address: Infinity });
  server.on("connection", (socket) => {
    const who = { address: placeOf(socket.remoteAddress ?? "") };
    if (!tally.enter(who)) return void socket.destroy();
    socket.once("close", () => tally.leave(who));
    return undefined;
  });
}
