import { ownRedis } from "../testing/askOwn.ts";
import { clusterContract } from "./cluster.contract.ts";

clusterContract({
  name: "Redis",
  open: async () => ({ variable: "REDIS_URL", address: await ownRedis() }),
});
