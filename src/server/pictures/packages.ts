/** Packages, found from the server's folder: the thread may lie beside an app that is built elsewhere. */
import { createRequire } from "node:module";
import { workerData } from "node:worker_threads";

const { packagesOf = import.meta.url } = (workerData ?? {}) as { readonly packagesOf?: string };

export const packages = createRequire(packagesOf);
