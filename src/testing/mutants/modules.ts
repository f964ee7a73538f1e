/** The project's modules, loaded anew for every mutant: nothing that a fault leaves behind reaches the next one. */
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Module } from "node:vm";
import { SourceTextModule, SyntheticModule } from "node:vm";
import type { Files } from "./files.ts";

export interface Modules {
  /** Loads a file and all it needs, with the text of some files exchanged; what needs none of these is shared. */
  load(file: string, exchanged: ReadonlyMap<string, string>): Promise<void>;
}

/** `given` are modules by name that stand in for others. */
export function openModules(
  { codeOf, needs }: Files,
  given: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Modules {
  const foreign = new Map<string, Promise<Module>>();
  const shared = new Map<string, Module>();

  /** Packages and Node's own modules, or what was given instead. */
  function foreignModule(name: string): Promise<Module> {
    const known = foreign.get(name);
    if (known) return known;
    const made = wrap(name);
    foreign.set(name, made);
    return made;
  }

  async function wrap(name: string): Promise<Module> {
    const content = given[name] ?? ((await import(name)) as Readonly<Record<string, unknown>>);
    const module = new SyntheticModule(Object.keys(content), () => {
      for (const [key, value] of Object.entries(content)) module.setExport(key, value);
    });
    await module.link(() => Promise.reject(new Error("nothing to link")));
    await module.evaluate();
    return module;
  }

  return {
    async load(file, exchanged) {
      const own = new Map<string, Module>();
      const isOwn = new Map<string, boolean>();
      const get = (path: string): Module => {
        if (!isOwn.has(path)) isOwn.set(path, needs(path, exchanged));
        const modules = isOwn.get(path) ? own : shared;
        const known = modules.get(path);
        if (known) return known;
        const module = new SourceTextModule(exchanged.get(path) ?? codeOf(path), {
          identifier: pathToFileURL(path).href,
          initializeImportMeta: (meta) => Object.assign(meta, { url: pathToFileURL(path).href }),
        });
        modules.set(path, module);
        return module;
      };
      const root = get(resolve(file));
      const link = (name: string, from: Module): Module | Promise<Module> =>
        name.startsWith(".") ? get(resolve(dirname(fileURLToPath(from.identifier)), name)) : foreignModule(name);
      await root.link(link);
      await root.evaluate();
    },
  };
}
