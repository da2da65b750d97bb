import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

/**
 * The folder of the built dashboard: `index.html` and its assets.
 * @returns absolute path; nothing is in it before the package was built
 * @since 0.1
 */
export function appDirectory(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!fs.existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder)
  return path.join(folder, "dist/app")
}
