import fs from "node:fs"
import path from "node:path"
import { newestTime } from "./bundle.mjs"

/** Everything the documentation is made of. */
const sources = ["apps/docs/src", "apps/docs/content", "apps/docs/public", "apps/docs/scripts", "samples"]

/** Packages whose code pages are made from. */
const packages = ["core", "server", "js-client", "medusa-react", "create-medusa-app"]

/** What the documentation tells of the differences from v1, and of what changed. */
const files = ["checks/v1-differences.json", "CHANGELOG.md"]

/**
 * Whether the documentation has to be built: it is missing, or older than what it is made of.
 * @param {string} root directory of the repository
 */
export function needsDocs(root) {
  const timeOf = (file) => fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const folders = [...sources, ...packages.map((name) => `packages/${name}/src`)]
  const newest = newestTime(folders.map((each) => path.join(root, each)))
  return timeOf("apps/docs/dist/index.html") < Math.max(newest, ...files.map(timeOf))
}

/**
 * Says on every page of the documentation that is not built yet what happens now. The build itself goes on from here, see
 * `apps/docs/src/site/build-progress.ts`.
 * @param {string} root directory of the repository
 * @param {{ step?: string, failed?: string }} what a step, or why there will be no documentation
 */
export function announce(root, what) {
  const progress = { pid: process.pid, startedAt: Date.now(), step: "", ...what }
  fs.writeFileSync(path.join(root, "apps/docs/dist.progress.json"), JSON.stringify(progress))
}
