import fs from "node:fs"
import path from "node:path"
import { newestTime } from "./bundle.mjs"

/**
 * The folder of the built dashboard.
 * @param {string} root directory of the repository
 */
export function dashboardFolder(root) {
  return path.join(root, "packages/admin/dist/app")
}

/** Everything the dashboard is made of. */
const sources = [
  "packages/admin/src/app",
  "packages/admin/src/extensions",
  "packages/admin/scripts",
  "packages/js-client/src",
  "packages/medusa-react/src",
  "packages/ui/src",
  "packages/ui/styles",
]

/**
 * Whether the dashboard has to be built: it is missing, or older than what it is made of.
 * @param {string} root directory of the repository
 */
export function needsDashboard(root) {
  const built = path.join(dashboardFolder(root), "index.html")
  const time = fs.statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return time < newestTime(sources.map((each) => path.join(root, each)))
}
