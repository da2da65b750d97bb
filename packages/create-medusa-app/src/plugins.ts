import { closest, distance } from "fastest-levenshtein"
import fs from "node:fs"
import path from "node:path"
import { AppError } from "./app-error.ts"
import { knownPlugins, type KnownPlugin } from "./known-plugins.gen.ts"
import { ownVersion } from "./places.ts"
import { pluginFolder, tarballFolder } from "./tarballs.ts"

/**
 * Finds plugins by the names of `--plugin`, such as `stripe`, or by those of their packages.
 * @throws AppError for a name that no plugin has
 */
export function findPlugins(names: readonly string[]): KnownPlugin[] {
  return [...new Set(names.map(findPlugin))]
}

function findPlugin(name: string): KnownPlugin {
  const found = knownPlugins.find((each) => each.plugin === name || each.name === name)
  if (found) return found
  const all = knownPlugins.map(({ plugin }) => plugin)
  const near = all.length > 0 ? closest(name, all) : undefined
  throw new AppError(
    `There is no plugin ${name}.`,
    near && distance(name, near) <= 3
      ? `Did you mean ${near}?`
      : `Choose from: ${all.toSorted().join(", ")}.`,
  )
}

/** What a project with plugins needs in its `.env`; values of this process are taken over. */
export function pluginSettings(plugins: readonly KnownPlugin[]): Record<string, string> {
  const variables = plugins.flatMap(({ options }) => Object.values(options))
  return Object.fromEntries(variables.map((name) => [name, process.env[name] ?? ""]))
}

/** Adds plugins to the packages and to the configuration of a project. */
export function addPlugins(directory: string, plugins: readonly KnownPlugin[]): void {
  if (plugins.length === 0) return
  const manifestFile = path.join(directory, "package.json")
  const manifest = JSON.parse(fs.readFileSync(manifestFile, "utf8")) as {
    dependencies: Record<string, string>
  }
  const added = plugins.map(({ name }) => [name, sourceOf(name, directory)] as const)
  const all = { ...manifest.dependencies, ...Object.fromEntries(added) }
  manifest.dependencies = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  fs.writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  for (const ending of ["ts", "js"]) {
    const file = path.join(directory, `medusa-config.${ending}`)
    if (!fs.existsSync(file)) continue
    const text = fs.readFileSync(file, "utf8")
    fs.writeFileSync(file, text.replace("plugins: [],", `plugins: [\n${plugins.map(entryOf).join("")}  ],`))
  }
}

/** The tarball in the project, if it has one, or the version in npm's registry. */
function sourceOf(name: string, directory: string): string {
  const version = ownVersion()
  const tarball = `${tarballFolder}/${pluginFolder}/${name.replace("@", "").replace("/", "-")}-${version}.tgz`
  return fs.existsSync(path.join(directory, tarball)) ? `file:${tarball}` : version
}

/** The entry of a plugin in `plugins` of a configuration file. */
function entryOf({ name, options }: KnownPlugin): string {
  if (Object.keys(options).length === 0) return `    "${name}",\n`
  return `    {\n      resolve: "${name}",\n      options: ${objectOf(options, "      ")},\n    },\n`
}

/** `{ "config.host": "HOST" }` as the code of a nested object that reads environment variables. */
function objectOf(options: Readonly<Record<string, string>>, indent: string): string {
  const groups = Object.entries(options).reduce<Record<string, Record<string, string>>>(
    (all, [key, variable]) => {
      const [first = key, ...rest] = key.split(".")
      return { ...all, [first]: { ...all[first], [rest.join(".")]: variable } }
    },
    {},
  )
  const lines = Object.entries(groups).map(([key, group]) => {
    const value = group[""] ? `process.env.${group[""]}` : objectOf(group, `${indent}  `)
    return `${indent}  ${key}: ${value},\n`
  })
  return `{\n${lines.join("")}${indent}}`
}
