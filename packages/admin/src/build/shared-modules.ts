import type { Plugin } from "esbuild"
import { sharedAliases, sharedPackages } from "../extensions/manifest.ts"

const shared: ReadonlySet<string> = new Set(sharedPackages)
/** What the page's import map has besides: it replaces a library that would break the page's Content-Security-Policy. */
const replaced: ReadonlySet<string> = new Set(["react-style-singleton"])
const aliases: ReadonlyMap<string, string> = new Map(Object.entries(sharedAliases))

/**
 * Leaves what the dashboard shares outside, by its bare name, which the page's import map knows. What is asked for with
 * `require`, as packages in CommonJS do, comes through a module that imports it.
 * @since 0.1
 */
export const sharedModules: Plugin = {
  name: "shared-modules",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: asked, kind }) => {
      const name = aliases.get(asked) ?? asked
      if (!shared.has(name) && !replaced.has(name)) return undefined
      return kind === "require-call" ? { path: name, namespace: "required" } : { path: name, external: true }
    })
    build.onLoad({ filter: /.*/, namespace: "required" }, ({ path: name }) => ({
      // Not every one of them has a default, and a missing one would break the whole page.
      contents: `import * as all from "${name}"\nexport * from "${name}"\nexport default all["default"] ?? all\n`,
      loader: "js",
    }))
  },
}
