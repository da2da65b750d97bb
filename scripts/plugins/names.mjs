import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of all plugins. */
export const pluginFolder = fileURLToPath(new URL("../../plugins", import.meta.url))

/** The names of the plugins' folders; those of private packages are inside of other packages. */
export function pluginNames() {
  if (!fs.existsSync(pluginFolder)) return []
  return fs
    .readdirSync(pluginFolder)
    .filter((name) => name !== "node_modules" && fs.existsSync(path.join(pluginFolder, name, "package.json")))
}

/** What a plugin says about itself. */
export function readManifest(name) {
  return JSON.parse(fs.readFileSync(path.join(pluginFolder, name, "package.json"), "utf8"))
}
