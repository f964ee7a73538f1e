/** Redis or Valkey as a wire between nodes: publish and subscribe, nothing is kept there. */
import { createClient } from "@redis/client";
import type { OpenWire } from "./sharedBus.ts";

const CHANNEL = "zaubertisch";
const LONGEST_PAUSE_MS = 500;

export const redisWire =
  (url: string, channel = CHANNEL): OpenWire =>
  async (ear) => {
    const sender = createClient({
      url,
      disableOfflineQueue: true,
      socket: { reconnectStrategy: (tries) => Math.min(LONGEST_PAUSE_MS, 50 * tries) },
    });
    const listener = sender.duplicate();
    // The client comes back by itself; what was said meanwhile is a gap.
    sender.on("error", () => {});
    listener.on("error", () => ear.lost());
    listener.on("ready", () => ear.lost());
    await Promise.all([sender.connect(), listener.connect()]);
    await listener.subscribe(channel, (text) => ear.hear(text));
    return {
      send: async (text) => void (await sender.publish(channel, text)),
      async close() {
        sender.destroy();
        listener.destroy();
      },
    };
  };
