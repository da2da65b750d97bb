import type { ProjectConfig } from "@stheno/core"
import type { Problem } from "@stheno/core/host"
import fs from "node:fs"
import path from "node:path"
import type { DashboardSettings, ExtensionOrigin } from "../admin/index.ts"
import { collect, isApiEntry, noParts, type ProjectParts } from "./collect.ts"
import type { LoadedFile } from "./loaded-file.ts"
import { describeError, relative } from "./describe-error.ts"
import { createModuleLoader, type ModuleLoader } from "./module-loader.ts"
import { notesOnEvents } from "./misspelt-events.ts"
import { notesOnFolders } from "./other-folders.ts"
import { notesOnServices } from "./same-services.ts"
import { findPlugin, type Source } from "./plugins.ts"
import { emptyConfig, readProjectConfig } from "./read-project-config.ts"
import { filesIn, nameOf, projectFolders, type ProjectFolder } from "./scan-files.ts"
import { sqlMigration } from "./v1-forms.ts"

/** A loaded project: its configuration and the definitions of its files. None of its code is running yet. */
export interface Project {
  /** the folder of the project */
  readonly directory: string
  /** name of the configuration file; undefined for a folder without one that got further subscribers */
  readonly configFile: string | undefined
  /** what the configuration file exports */
  readonly config: ProjectConfig
  /** settings of the file as variables of the environment */
  readonly settings: Readonly<Record<string, string>>
  /** the definitions of its files, by kind */
  readonly parts: ProjectParts
  /** what could not be used; it is left out */
  readonly problems: readonly Problem[]
  /** what is passed over: of v1, and folders that nobody reads */
  readonly notes: readonly string[]
  /** settings of the dashboard */
  readonly dashboard: DashboardSettings
  /** folders with extensions of the dashboard, the project's own first */
  readonly extensions: readonly ExtensionOrigin[]
}

const configFiles = ["stheno.config", "medusa-config"].flatMap((name) =>
  ["ts", "mts", "js", "mjs", "cjs"].map((ending) => `${name}.${ending}`),
)

/**
 * Finds the configuration file of a project in a folder.
 * @param directory the path of the folder
 * @returns the name of the file; undefined when there is none
 * @since 0.1
 */
export function configFileIn(directory: string): string | undefined {
  return configFilesIn(directory)[0]
}

function configFilesIn(directory: string): string[] {
  return configFiles.filter((name) => fs.existsSync(path.join(directory, name)))
}

function notesOnConfigFiles(directory: string): string[] {
  const [used, ...ignored] = configFilesIn(directory)
  return ignored.map(
    (name) =>
      `${name}: ignored, because ${used} comes first. Merge its settings into ${used}, or delete one.`,
  )
}

/**
 * Reads a project. A project is a folder with `stheno.config.ts`, or v1's `medusa-config.js`, and what it adds in `src`:
 *
 * - `api/…/route.ts`: endpoints, by their folders; `api/middlewares.ts`; `api/inputs.ts`: further input of operations
 * - `models`, `migrations`: the project's tables and columns, and the migrations that create them
 * - `services`: custom services, or extensions of built-in ones
 * - `subscribers`, `jobs`, `loaders`: code that runs after events, on a schedule, and at startup
 * - `providers`, `strategies`: replacements of built-in parts
 * - `mails`: templates and texts of emails
 * - `admin`: extensions of the dashboard, which the browser runs
 *
 * A plugin is a package with the same folders. A file that cannot be evaluated, or declares nothing of use, becomes a
 * problem, and the rest works without it.
 * @param directory absolute path
 * @param options.subscribers absolute paths of further files with subscribers
 * @returns undefined without a configuration file and further subscribers
 * @since 0.1
 */
export async function loadProject(
  directory: string,
  { subscribers = [] }: { readonly subscribers?: readonly string[] | undefined } = {},
): Promise<Project | undefined> {
  const configFile = configFileIn(directory)
  if (!configFile && subscribers.length === 0) return undefined
  const loader = await createModuleLoader(directory, { isCached: true })
  const problems: Problem[] = []
  const read = configFile
    ? await readConfigFile(loader, { directory, configFile, problems })
    : { ...emptyConfig, notes: [] }
  const sources = read.plugins.flatMap((entry) => {
    const found = findPlugin(entry, directory, configFile ?? "")
    if ("root" in found) return [found]
    problems.push(found)
    return []
  })
  const root = path.join(directory, "src")
  const own: Source = { root, plugin: undefined, options: {}, admin: path.join(root, "admin") }
  const parts = noParts()
  const notes = [...notesOnConfigFiles(directory), ...read.notes]
  for (const source of configFile ? [...sources, own] : []) {
    problems.push(...(await loadSource(source, { loader, directory, parts })))
    if (source.root !== directory) notes.push(...notesOnFolders(source.root, directory))
  }
  problems.push(...(await loadSubscribers(subscribers, { loader, directory, parts })))
  notes.push(...notesOnEvents(parts.subscribers), ...notesOnServices(parts.services))
  return {
    directory,
    configFile,
    config: read.config,
    settings: read.env,
    parts,
    problems,
    notes,
    dashboard: read.dashboard,
    extensions: [own, ...sources.filter(showsExtensions)].map(({ plugin, admin }) => ({
      origin: plugin ?? "project",
      folder: admin,
    })),
  }
}

/** v1 asked for them with `enableUI: true`; here they are shown unless it is false. @source facts/admin.json, extensions.source.pluginFlag */
function showsExtensions({ options }: Source): boolean {
  return options.enableUI !== false
}

async function readConfigFile(
  loader: ModuleLoader,
  { directory, configFile, problems }: { directory: string; configFile: string; problems: Problem[] },
) {
  const file = path.join(directory, configFile)
  try {
    const exported = await loader.load(file)
    const read = readProjectConfig(exported.default ?? exported, configFile)
    problems.push(...read.problems)
    return read
  } catch (error) {
    problems.push(describeError(error, file, directory))
    return { ...emptyConfig, notes: [] }
  }
}

/** Loads further subscribers, except files of which the project has a copy: they would be called twice. */
async function loadSubscribers(files: readonly string[], loading: Loading): Promise<Problem[]> {
  const own = new Set(loading.parts.subscribers.map(({ origin }) => nameOf(origin.file)))
  const problems: Problem[] = []
  for (const file of files) {
    if (own.has(nameOf(file))) continue
    const source = { root: path.dirname(file), plugin: undefined, options: {}, admin: "" }
    const problem = await loadFile(source, { folder: "subscribers", file }, loading)
    if (problem) problems.push(problem)
  }
  return problems
}

interface Loading {
  readonly loader: ModuleLoader
  readonly directory: string
  readonly parts: ProjectParts
}

async function loadSource(source: Source, loading: Loading): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const folder of projectFolders)
    for (const file of filesIn(source.root, folder)) {
      const problem = await loadFile(source, { folder, file }, loading)
      if (problem) problems.push(problem)
    }
  return problems
}

async function loadFile(
  { root, plugin, options }: Source,
  { folder, file }: { readonly folder: ProjectFolder; readonly file: string },
  { loader, directory, parts }: Loading,
): Promise<Problem | undefined> {
  const within = path.relative(path.join(root, folder), file).replaceAll(path.sep, "/")
  if (folder === "api" && !isApiEntry(within)) return legacyApi(within, relative(file, directory))
  try {
    const exports = await exportsOf(loader, file)
    const origin = { file: relative(file, directory), plugin, options }
    const loaded: LoadedFile = { folder, file, path: within, origin, exports }
    return collect(loaded, parts)
  } catch (error) {
    return describeError(error, file, directory)
  }
}

async function exportsOf(loader: ModuleLoader, file: string): Promise<LoadedFile["exports"]> {
  if (file.endsWith(".sql")) return sqlMigration(fs.readFileSync(file, "utf8"))
  if (file.endsWith(".json")) return { default: JSON.parse(fs.readFileSync(file, "utf8")) as unknown }
  return loader.load(file)
}

/** v1's routers of Express are not called here. */
function legacyApi(within: string, file: string): Problem | undefined {
  if (!/^index\.\w+$/.test(within)) return undefined
  return {
    file,
    message: "Express routers are not supported.",
    remedy: "Put each route into a separate folder as route.ts, with endpoint().",
  }
}
