import { closest, distance } from "fastest-levenshtein"
import fs from "node:fs"
import path from "node:path"
import { AppError } from "./app-error.ts"
import { knownPlugins, type KnownPlugin } from "./known-plugins.gen.ts"
import { ownVersion } from "./places.ts"
import { pluginFolder, tarballFolder } from "./tarballs.ts"

/**
 * Finds plugins by the names of `--plugin`, such as `stripe`, or by their package names.
 * @throws AppError for a name that no plugin has
 */
export function findPlugins(names: readonly string[]): KnownPlugin[] {
  return [...new Set(names.map(findPlugin))]
}

/** Answers searches from the store's own database, so it needs no service and no settings. */
const defaultSearch = "@stheno/search-postgres"

/**
 * The plugins of a new project: those that were asked for, and a product search unless one of them is a search.
 * @param packages folder with the tarballs that the project is installed from; without it they come from npm's registry
 */
export function withSearch(
  plugins: readonly KnownPlugin[],
  packages: string | undefined,
): readonly KnownPlugin[] {
  const hasSearch = plugins.some(({ name }) => name.startsWith("@stheno/search-"))
  const canInstall =
    packages === undefined || fs.existsSync(path.join(packages, pluginFolder, tarballOf(defaultSearch)))
  return hasSearch || !canInstall ? plugins : [...findPlugins([defaultSearch]), ...plugins]
}

function findPlugin(name: string): KnownPlugin {
  const found = knownPlugins.find((each) => each.plugin === name || each.name === name)
  if (found) return found
  const all = knownPlugins.map(({ plugin }) => plugin)
  const near = all.length > 0 ? closest(name, all) : undefined
  throw new AppError(
    `Unknown plugin ${name}.`,
    near && distance(name, near) <= 3
      ? `Did you mean ${near}?`
      : `Choose from: ${all.toSorted().join(", ")}.`,
  )
}

/**
 * What a project with plugins needs in its `.env`; values of this process are taken over.
 * @param known values that the project knows by itself, such as its address
 */
export function pluginSettings(
  plugins: readonly KnownPlugin[],
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const variables = plugins.flatMap(({ options, optional }) => variablesIn({ ...options, ...optional }))
  return Object.fromEntries(variables.map((name) => [name, process.env[name] ?? known[name] ?? ""]))
}

/** What a storefront needs in its `.env.local` for the plugins of its server; values of this process are taken over. */
export function storefrontSettings(plugins: readonly KnownPlugin[]): Record<string, string> {
  const settings = plugins.flatMap(({ storefront }) => Object.entries(storefront ?? {}))
  const lists = plugins.flatMap(({ storefrontLists }) => Object.entries(storefrontLists ?? {}))
  return Object.fromEntries([
    ...settings.map(([name, variable]) => [name, process.env[variable] ?? ""] as const),
    ...lists.map(([name, list]) => [name, process.env[name] ?? namesIn(list)] as const),
  ])
}

/** The names of a list whose variables are set, as one text. */
function namesIn(list: Readonly<Record<string, string>>): string {
  const isSet = ([, variable]: readonly [string, string]) => Boolean(process.env[variable])
  return Object.entries(list)
    .filter(isSet)
    .map(([name]) => name)
    .join(",")
}

/**
 * Says which settings of a plugin are left to fill in.
 * @param storefront the name of the storefront's folder, if there is one
 * @param known values that the project knows by itself, such as its address
 */
export function settingsLeft(
  plugin: KnownPlugin,
  storefront: string | undefined,
  known: Readonly<Record<string, string>> = {},
): string {
  const missing = missingSettings(plugin, known)
  const unset = Object.entries(storefrontSettings([plugin])).filter(([, value]) => value === "")
  const parts = [
    missing.length > 0 && `${missing.join(", ")} in .env`,
    storefront && unset.length > 0 && `${unset.map(([name]) => name).join(", ")} in ${storefront}/.env.local`,
  ].filter((part) => typeof part === "string" && part !== "")
  return parts.length > 0 ? `set ${parts.join(", and ")}` : "is set up"
}

function missingSettings(
  { options, optional = {}, oneOf = [] }: KnownPlugin,
  known: Readonly<Record<string, string>> = {},
): string[] {
  const isMissing = (name: string) => !(process.env[name] ?? known[name])
  const isOpen = oneOf.length > 0 && oneOf.every(isMissing)
  const started = Object.entries(groupsOf(optional))
    .filter(([, group]) => !group[""] && !isMissing(variablesIn(group)[0]!))
    .flatMap(([, group]) => variablesIn(group))
  return [
    ...new Set([
      ...[...variablesIn(options), ...started].filter(isMissing),
      ...(isOpen ? [oneOf.join(" or ")] : []),
    ]),
  ]
}

/** The environment variables that options are read from. */
function variablesIn(options: Readonly<Record<string, string>>): string[] {
  return Object.values(options).flatMap((value) =>
    isTemplate(value) ? [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!) : [value],
  )
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
  offerPayments(path.join(directory, "data/seed.json"), plugins)
}

/** A provider whose settings are missing is not loaded, so the seed must not name it. */
function offerPayments(seed: string, plugins: readonly KnownPlugin[]): void {
  const ready = plugins.filter((plugin) => missingSettings(plugin).length === 0)
  const names = ready.flatMap(({ paymentProviders }) => paymentProviders ?? [])
  if (names.length === 0 || !fs.existsSync(seed)) return
  const list = `"payment_providers": ["manual"`
  const added = names.map((name) => `, "${name}"`).join("")
  fs.writeFileSync(seed, fs.readFileSync(seed, "utf8").replaceAll(list, `${list}${added}`))
}

/** The tarball in the project, if it has one, or the version in npm's registry. */
function sourceOf(name: string, directory: string): string {
  const tarball = `${tarballFolder}/${pluginFolder}/${tarballOf(name)}`
  return fs.existsSync(path.join(directory, tarball)) ? `file:${tarball}` : ownVersion()
}

/** The file of a package that `npm run pack` writes. */
function tarballOf(name: string): string {
  return `${name.replace("@", "").replace("/", "-")}-${ownVersion()}.tgz`
}

/** The entry of a plugin in `plugins` of a configuration file. */
function entryOf({ name, options: required, optional = {} }: KnownPlugin): string {
  const options = { ...required, ...optional }
  const lines = Object.entries(groupsOf(options)).map(([key, group]) => {
    const isNeeded = Object.keys(required).some((each) => each === key || each.startsWith(`${key}.`))
    return `        ${key}: ${isNeeded ? valueOf(group, "        ") : whenSet(group, "        ")},\n`
  })
  if (lines.length === 0) return `    "${name}",\n`
  return `    {\n      resolve: "${name}",\n      options: {\n${lines.join("")}      },\n    },\n`
}

/** `{ "config.host": "HOST" }` as `{ config: { host: "HOST" } }`, where an option without parts has the name "". */
function groupsOf(options: Readonly<Record<string, string>>): Record<string, Record<string, string>> {
  return Object.entries(options).reduce<Record<string, Record<string, string>>>((all, [key, variable]) => {
    const [first = key, ...rest] = key.split(".")
    return { ...all, [first]: { ...all[first], [rest.join(".")]: variable } }
  }, {})
}

/** The code of an option that reads environment variables. One that is set to nothing counts as not set. */
function valueOf(group: Readonly<Record<string, string>>, indent: string): string {
  const single = group[""]
  if (single) return isTemplate(single) ? templateOf(single) : `process.env.${single} || undefined`
  const lines = Object.entries(groupsOf(group)).map(
    ([key, each]) => `${indent}  ${key}: ${valueOf(each, `${indent}  `)},\n`,
  )
  return `{\n${lines.join("")}${indent}}`
}

/** The code of what a store can do without: it is left out while its first variable is not set. */
function whenSet(group: Readonly<Record<string, string>>, indent: string): string {
  const single = group[""]
  if (single && !isTemplate(single)) return valueOf(group, indent)
  const value = valueOf(group, `${indent}    `)
  return `process.env.${variablesIn(group)[0]}\n${indent}  ? ${value}\n${indent}  : undefined`
}

const isTemplate = (value: string) => value.includes("${")

/** `"${HOST}/path"` as code. */
const templateOf = (value: string) => `\`${value.replaceAll("${", "${process.env.")}\``
