// node --import ./scripts/fast.mjs …: whoever imports src/games/index.ts gets the bundle of it (bundle.mjs), worker threads
// too, and packages of many small modules as one file. RULES=plain, or no bundle, or other games (--conditions): the sources as they are, only slower.
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { bundle, bundlePackage, ENTRY } from "./bundle.mjs";

const { RULES, NODE_OPTIONS = "" } = process.env;
const hasConditions = [...process.execArgv, ...NODE_OPTIONS.split(" ")].some((each) => /^(-C|--conditions)/.test(each));
const file = RULES === "plain" || hasConditions ? undefined : await bundle();
const packaged = RULES === "plain" ? undefined : await bundlePackage();
if (packaged)
  registerHooks({
    resolve: (specifier, context, next) =>
      packaged.has(specifier)
        ? { url: pathToFileURL(packaged.get(specifier)).href, format: "module", shortCircuit: true }
        : next(specifier, context),
  });
if (file) {
  const sources = new URL(`../${ENTRY}`, import.meta.url).href;
  const url = pathToFileURL(file).href;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url === sources ? { ...found, url, format: "module" } : found;
    },
  });
}
