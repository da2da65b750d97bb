import * as core from "@stheno/core"
import { kindOf } from "@stheno/core/host"
import type { Jiti } from "jiti"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

/** Loads files of a project, TypeScript and JavaScript, ES modules and CommonJS. */
export interface ModuleLoader {
  /**
   * Evaluates a file, once.
   * @param file its absolute path
   * @returns what it exports
   * @throws whatever its code throws, or the reason why it cannot be read
   */
  load(file: string): Promise<Readonly<Record<string, unknown>>>
}

/**
 * Makes a loader. `@stheno/core` is always the copy of this process, so that the project and the server use one
 * version. A new loader evaluates all modules again.
 * @param directory the project's folder
 * @param options.isCached keeps compiled files on disk for the next start
 * @since 0.1
 */
export async function createModuleLoader(
  directory: string,
  options: { readonly isCached: boolean },
): Promise<ModuleLoader> {
  // A server without a project needs no compiler.
  const { createJiti } = await import("jiti")
  const jiti = createJiti(path.join(directory, "project.js"), {
    virtualModules: { "@stheno/core": core },
    fsCache: options.isCached && path.join(directory, "node_modules/.cache/stheno"),
    moduleCache: true,
    // For templates of emails; the project brings React.
    jsx: { runtime: "automatic" },
  })
  forget(jiti, directory)
  return {
    load: async (file) => exportsOf(await evaluate(jiti, file)),
  }
}

/**
 * What is loaded asynchronously, jiti leaves to Node where it is an ES module in JavaScript, also when TypeScript
 * imports it, and Node never forgets one. So everything is loaded synchronously, unless it awaits something at its top:
 * then what it imports is loaded before it, and is found where jiti keeps it.
 */
async function evaluate(jiti: Jiti, file: string, above: readonly string[] = []): Promise<unknown> {
  try {
    return jiti(file)
  } catch (error) {
    if (!isAwaiting(error)) throw error
    for (const imported of importsOf(jiti, file))
      if (!above.includes(imported)) await evaluate(jiti, imported, [...above, file])
    return jiti.evalModule(fs.readFileSync(file, "utf8"), {
      filename: file,
      async: true,
      forceTranspile: true,
    })
  }
}

/** The message says so, or the line that it shows of what could not be read. */
function isAwaiting(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /await/.test(error instanceof SyntaxError ? `${error.message} ${error.stack}` : error.message)
}

/** The files that a file imports. Missing files are ignored, because the import reports them. */
function importsOf(jiti: Jiti, file: string): string[] {
  const text = fs.readFileSync(file, "utf8")
  return [...text.matchAll(/^\s*(?:import|export)\b[^"'()]*["'](\.{1,2}\/[^"']+)["']/gm)].flatMap(
    ([, name]) => {
      const found = jiti.esmResolve(name!, { parentURL: pathToFileURL(file).href, try: true })
      return found?.startsWith("file:") ? [fileURLToPath(found)] : []
    },
  )
}

/** What an earlier loader evaluated. Packages stay: they are not worked on. */
function forget(jiti: Jiti, directory: string): void {
  for (const file of Object.keys(jiti.cache))
    if (file.startsWith(`${directory}${path.sep}`) && !file.includes(`${path.sep}node_modules${path.sep}`))
      Reflect.deleteProperty(jiti.cache, file)
}

/** `module.exports = …` of a function or a definition counts as the default, and so does what a compiler made of `export default`. */
function exportsOf(loaded: unknown): Readonly<Record<string, unknown>> {
  if (typeof loaded === "function") return { default: loaded }
  if (typeof loaded !== "object" || loaded === null) return {}
  if (kindOf(loaded) !== undefined) return { default: loaded }
  const exported = loaded as Readonly<Record<string, unknown>>
  const inner = exported.default
  const isDouble =
    typeof inner === "object" && inner !== null && ("__esModule" in inner || "default" in inner)
  return isDouble ? inner : exported
}
