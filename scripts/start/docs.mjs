import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { newestTime } from "./bundle.mjs"
import { install, needsInstall, npm, run } from "./packages.mjs"

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
 * Builds the documentation in the background, with low priority. Ends together with this process.
 * @param {string} root directory of the repository
 * @param {(message: string) => void} print told how it ended
 */
export async function buildDocs(root, print) {
  const file = path.join(root, "node_modules/.cache/docs-build.log")
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const log = fs.openSync(file, "w")
  const options = { log, onStart: tame }
  const isInstalled = !needsInstall(root, "everything") || (await install(root, "everything", options))
  const isBuilt = isInstalled && (await run(npm(), ["run", "docs:build"], { cwd: root, ...options }))
  fs.closeSync(log)
  print(isBuilt ? "The documentation is ready" : `The documentation could not be built; see ${file}`)
}

/** The API's first requests matter more than the documentation, and nothing of ours stays behind. */
function tame(child) {
  const { pid } = child
  if (!pid) return
  const end = () => {
    try {
      process.kill(process.platform === "win32" ? pid : -pid)
    } catch {
      // It has just ended by itself.
    }
  }
  process.once("exit", end)
  child.on("exit", () => process.off("exit", end))
  try {
    os.setPriority(pid, 10)
  } catch {
    // Some systems do not let a process be nice; the build works all the same.
  }
}
