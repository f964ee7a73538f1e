// node --import ./scripts/fast.mjs …: whoever imports src/games/index.ts gets the bundle of it (bundle.mjs), worker threads
// too, and packages of many small modules as one file; the server is a bundle as a whole. RULES=plain, or no bundle, or other
// games (--conditions): the sources as they are, only slower.
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import { bundle, bundlePackage, bundleServer, ENTRY, SERVER } from "./bundle.mjs";

const { RULES, NODE_OPTIONS = "" } = process.env;
const hasConditions = [...process.execArgv, ...NODE_OPTIONS.split(" ")].some((each) => /^(-C|--conditions)/.test(each));
const isPlain = RULES === "plain" || hasConditions;
const sourceOf = (path) => new URL(`../${path}`, import.meta.url).href;
const isServer =
  isMainThread && process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === sourceOf(SERVER);

/** Whoever asks for a source gets the file made of it. */
function replace(path, file) {
  const sources = sourceOf(path);
  const url = pathToFileURL(file).href;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url === sources ? { ...found, url, format: "module" } : found;
    },
  });
}

const server = isServer && !isPlain ? await bundleServer() : undefined;
if (server) replace(SERVER, server);
else {
  const packaged = RULES === "plain" ? undefined : await bundlePackage();
  if (packaged)
    registerHooks({
      resolve: (specifier, context, next) =>
        packaged.has(specifier)
          ? { url: pathToFileURL(packaged.get(specifier)).href, format: "module", shortCircuit: true }
          : next(specifier, context),
    });
  const file = isPlain ? undefined : await bundle();
  if (file) replace(ENTRY, file);
}
