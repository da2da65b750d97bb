import type { PluginEntry, ProjectConfig } from "@stheno/core"
import { nearest, v1Differences, type Problem } from "@stheno/core/host"
import { defaultSettings, readDashboardSettings, type DashboardSettings } from "../admin/index.ts"
import { configKeys, type ConfigKey } from "../config/keys.ts"
import {
  builtInPlugins,
  dashboardPlugins,
  settingKeys,
  settingsWithoutMeaning,
  successorPlugins,
  topKeys,
  topKeysWithoutMeaning,
} from "./config-keys.ts"

/** A configuration file, understood. */
export interface ReadProjectConfig {
  readonly config: ProjectConfig
  /** settings as variables of the environment */
  readonly env: Readonly<Record<string, string>>
  /** plugins that are to be loaded */
  readonly plugins: readonly Exclude<PluginEntry, string>[]
  readonly dashboard: DashboardSettings
  readonly problems: readonly Problem[]
  /** what of v1 is passed over, for the log */
  readonly notes: readonly string[]
}

type Values = Readonly<Record<string, unknown>>

interface Reading {
  readonly file: string
  readonly problems: Problem[]
  readonly notes: string[]
}

/**
 * Understands what a configuration file exports.
 * @param file its name, for messages
 * @since 0.1
 */
export function readProjectConfig(exported: unknown, file: string): ReadProjectConfig {
  const reading: Reading = { file, problems: [], notes: [] }
  if (!isRecord(exported)) {
    wrong(
      reading,
      "The file does not export a configuration.",
      "Export the result of defineConfig() as default.",
    )
    return { ...emptyConfig, ...reading }
  }
  judgeKeys(exported, { known: topKeys, meaningless: topKeysWithoutMeaning, path: "" }, reading)
  const settings = isRecord(exported.projectConfig) ? exported.projectConfig : {}
  const known = [...Object.keys(settingKeys), "worker_mode"]
  judgeKeys(settings, { known, meaningless: settingsWithoutMeaning, path: "projectConfig." }, reading)
  const env = { ...workerOf(settings), ...envOf(settings, reading) }
  judgeCompatibility(exported.v1Compatibility, reading)
  const plugins = pluginsOf(exported.plugins, reading)
  return {
    config: exported,
    env,
    plugins: plugins.filter(({ resolve }) => !dashboardPlugins.includes(resolve)),
    dashboard: dashboardOf(exported.admin, plugins, reading),
    ...reading,
  }
}

/** Keys of a file that have no effect. */
export const emptyConfig = { config: {}, env: {}, plugins: [], dashboard: defaultSettings }

/** `admin` at the top of the file counts more than options of v1's plugin. */
function dashboardOf(
  admin: unknown,
  plugins: readonly Exclude<PluginEntry, string>[],
  reading: Reading,
): DashboardSettings {
  const entries = plugins
    .filter(({ resolve }) => dashboardPlugins.includes(resolve))
    .map(({ resolve, options = {} }) => ({ place: `the options of ${resolve}: `, values: options }))
  if (admin !== undefined && !isRecord(admin))
    wrong(reading, "admin must be an object.", 'Write admin: { path: "/app" }, or remove it.')
  const own = isRecord(admin) ? [{ place: "admin.", values: admin }] : []
  const { settings, problems, notes } = readDashboardSettings([...entries, ...own], reading.file)
  reading.problems.push(...problems)
  reading.notes.push(...notes)
  return settings
}

/** A misspelled switch must not pass: the store would believe that v1's way is back. */
function judgeCompatibility(value: unknown, reading: Reading): void {
  if (value === undefined) return
  const known = v1Differences.flatMap(({ setting }) => setting ?? [])
  if (!isRecord(value)) {
    const remedy = `Write v1Compatibility: { ${known[0]}: true }, or remove it.`
    return wrong(reading, "v1Compatibility must be an object.", remedy)
  }
  judgeKeys(value, { known, meaningless: {}, path: "v1Compatibility." }, reading)
  for (const [name, state] of Object.entries(value))
    if (typeof state !== "boolean")
      wrong(reading, `v1Compatibility.${name} must be true or false.`, "Write true, or remove the setting.")
}

function wrong({ file, problems }: Reading, message: string, remedy: string): void {
  problems.push({ file, message, remedy })
}

function judgeKeys(
  values: Values,
  how: { readonly known: readonly string[]; readonly meaningless: Values; readonly path: string },
  reading: Reading,
): void {
  for (const key of Object.keys(values)) {
    if (how.known.includes(key)) continue
    if (key in how.meaningless) {
      reading.notes.push(`${reading.file}: ${how.path}${key} has no effect: ${String(how.meaningless[key])}.`)
      continue
    }
    const near = nearest(key, how.known)
    wrong(
      reading,
      `Unknown key ${how.path}${key}.`,
      near ? `Did you mean ${near}?` : "Remove it. The configuration reference lists all keys.",
    )
  }
}

/** v1 calls it `worker_mode`, and `MEDUSA_WORKER_MODE` sets it. */
function workerOf({ worker_mode: mode }: Values): Record<string, string> {
  const said = mode ?? process.env.MEDUSA_WORKER_MODE
  return said === "server" ? { WORKER: "off" } : {}
}

function envOf(settings: Values, reading: Reading): Record<string, string> {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(settings)) {
    const key = settingKeys[name]
    if (!key || value === undefined || value === null || value === "") continue
    const text = Array.isArray(value) ? value.join(",") : String(value)
    const { env: variable, accepts, isSecret, parse }: ConfigKey<unknown> = configKeys[key.setting]
    if (typeof value !== "object" || Array.isArray(value)) {
      if (parse(text) !== undefined) {
        env[variable] = text
        continue
      }
    }
    const shown = isSecret ? "" : `, not ${JSON.stringify(value)}`
    wrong(reading, `projectConfig.${name} must be ${accepts}${shown}.`, `Correct projectConfig.${name}.`)
  }
  return env
}

function pluginsOf(value: unknown, reading: Reading): Exclude<PluginEntry, string>[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    wrong(reading, "plugins must be a list.", 'Write plugins: ["name", { resolve: "name", options: {} }].')
    return []
  }
  return value.flatMap((entry: unknown) => {
    const plugin = typeof entry === "string" ? { resolve: entry } : entry
    if (!isRecord(plugin) || typeof plugin.resolve !== "string") {
      wrong(
        reading,
        "An entry of plugins must be a name or an object with resolve.",
        'Write "name" or { resolve: "name", options: {} }.',
      )
      return []
    }
    const builtIn = builtInPlugins[plugin.resolve]
    if (builtIn)
      reading.notes.push(`${reading.file}: the plugin ${plugin.resolve} is not needed: ${builtIn}.`)
    const options = isRecord(plugin.options) ? plugin.options : {}
    return builtIn ? [] : [{ resolve: successorOf(plugin.resolve, reading), options }]
  })
}

/** A plugin of v1 needs v1: the package that does the same here takes its options. */
function successorOf(name: string, { file, notes }: Reading): string {
  const successor = successorPlugins[name]
  if (successor) notes.push(`${file}: ${successor} replaces the plugin ${name}.`)
  return successor ?? name
}

function isRecord(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
