import type { PluginEntry } from "@stheno/core"
import type { Origin, Problem } from "@stheno/core/host"
import fs from "node:fs"
import path from "node:path"
import { projectFolders } from "./scan-files.ts"

/** A folder with code: the project's own, or a plugin's. */
export interface Source {
  /** absolute path of the folder that holds `api`, `services` and the others */
  readonly root: string
  readonly plugin: string | undefined
  readonly options: Origin["options"]
  /** absolute path of the folder with extensions of the dashboard; need not exist */
  readonly admin: string
}

/**
 * Finds a plugin: a package in `node_modules`, a folder in `plugins`, or a path.
 * @param directory the project's folder
 * @returns where its code is, or why there is none
 * @since 0.1
 */
export function findPlugin(
  { resolve, options = {} }: Exclude<PluginEntry, string>,
  directory: string,
  configFile: string,
): Source | Problem {
  const home = homeOf(resolve, directory)
  if (!home)
    return {
      file: configFile,
      message: `The plugin ${resolve} is not installed.`,
      remedy: `Install it with npm install ${tarballOf(resolve, directory) ?? resolve}, or put it into plugins/${resolve}.`,
    }
  const isPackage = home.includes(`${path.sep}node_modules${path.sep}`)
  const places = isPackage ? ["dist", "src", "."] : ["src", "dist", "."]
  const roots = places.map((place) => path.join(home, place))
  const root = roots.find(hasCode)
  return root
    ? { root, plugin: packageName(home) ?? resolve, options, admin: adminFolder(root, roots) }
    : {
        file: configFile,
        message: `The plugin ${resolve} has none of the folders ${[...projectFolders, "admin"].join(", ")}.`,
        remedy: "Build it, or remove it.",
      }
}

/** The tarball of a plugin that create-medusa-app has put into the project. */
function tarballOf(name: string, directory: string): string | undefined {
  const folder = path.join(directory, "packages/plugins")
  const start = `${name.replace(/^@/, "").replace("/", "-")}-`
  const file = fs.existsSync(folder)
    ? fs.readdirSync(folder).find((each) => each.startsWith(start) && /^\d/.test(each.slice(start.length)))
    : undefined
  return file && `./packages/plugins/${file}`
}

function homeOf(name: string, directory: string): string | undefined {
  if (/^[./]/.test(name)) return existing(path.resolve(directory, name))
  const local = existing(path.join(directory, "plugins", name))
  if (local) return local
  for (let at = directory; ; at = path.dirname(at)) {
    const found = existing(path.join(at, "node_modules", name))
    if (found ?? path.dirname(at) === at) return found
  }
}

function existing(file: string): string | undefined {
  return fs.existsSync(file) ? file : undefined
}

function hasCode(root: string): boolean {
  return [...projectFolders, "admin"].some((folder) => fs.existsSync(path.join(root, folder)))
}

/** Beside the other folders; or as sources, since extensions are compiled here anyway. */
function adminFolder(root: string, roots: readonly string[]): string {
  const folders = [root, ...roots].map((place) => path.join(place, "admin"))
  return folders.find((folder) => fs.existsSync(folder)) ?? path.join(root, "admin")
}

function packageName(home: string): string | undefined {
  const file = path.join(home, "package.json")
  if (!fs.existsSync(file)) return undefined
  const { name } = JSON.parse(fs.readFileSync(file, "utf8")) as { name?: unknown }
  return typeof name === "string" ? name : undefined
}
