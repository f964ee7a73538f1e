import { localBus } from "./bus.ts";
import { busContract } from "./bus.contract.ts";

busContract("local", async () => {
  const bus = localBus();
  return [bus, bus];
});
