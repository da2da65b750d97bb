import fs from "node:fs"
import path from "node:path"
import { newestTime } from "./bundle.mjs"

/**
 * The folder of the built documentation.
 * @param {string} root directory of the repository
 */
export function docsFolder(root) {
  return path.join(root, "apps/docs/dist")
}

/** Everything the documentation is made of. */
const sources = ["apps/docs/src", "apps/docs/content", "apps/docs/public", "apps/docs/scripts", "samples"]

/** Packages whose code pages are made from. */
const packages = ["core", "server", "js-client", "medusa-react", "create-medusa-app"]

/** What the documentation tells of the differences from v1, and of what changed. */
const files = ["checks/v1-differences.json", "CHANGELOG.md"]

/**
 * Whether the documentation has to be built: it is missing or incomplete, or older than what it is made of.
 * @param {string} root directory of the repository
 */
export function needsDocs(root) {
  const timeOf = (file) => fs.statSync(path.resolve(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const folders = [...sources, ...packages.map((name) => `packages/${name}/src`)]
  const newest = newestTime(folders.map((each) => path.join(root, each)))
  return timeOf(path.join(docsFolder(root), ".complete")) < Math.max(newest, ...files.map(timeOf))
}

/**
 * Calls back when the pages of a first build can be read: the search and the store in them follow later.
 * @param {string} root directory of the repository
 * @returns {() => void} ends the waiting
 */
export function onceReadable(root, call) {
  const page = path.join(docsFolder(root), "index.html")
  if (fs.existsSync(page)) return () => undefined
  const timer = setInterval(() => {
    if (!fs.existsSync(page)) return
    clearInterval(timer)
    call()
  }, 500)
  return () => clearInterval(timer)
}
