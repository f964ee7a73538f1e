import { clusterContract } from "./cluster.contract.ts";

// The wire is the database's own: one that is cut off from the one is cut off from the other.
clusterContract({
  name: "NOTIFY",
  open: async (database) => ({ variable: "DATABASE_URL", address: database }),
});
