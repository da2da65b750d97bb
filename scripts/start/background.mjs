import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { install, needsInstall, npm, run } from "./packages.mjs"

/**
 * Builds something with one of the root's npm scripts, in the background, with low priority. Ends together with this
 * process.
 * @param {string} root directory of the repository
 * @param {{ script: string, scope: "dashboard" | "everything", name: string, print: (message: string) => void, env?: NodeJS.ProcessEnv }} what
 *   scope: the packages that it needs; name as a sentence begins with it; print is told how it ended; env is added to the environment
 * @returns {Promise<string | undefined>} a sentence on what went wrong
 */
export async function buildInBackground(root, { script, scope, name, print, env }) {
  const file = path.join(root, `node_modules/.cache/${script.replace(":", "-")}.log`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const log = fs.openSync(file, "w")
  const options = { log, onStart: tame }
  const isInstalled = !needsInstall(root, scope) || (await install(root, scope, options))
  const isBuilt = isInstalled && (await run(npm(), ["run", script], { cwd: root, env, ...options }))
  fs.closeSync(log)
  const problem = isBuilt ? undefined : `${name} could not be built; see ${file}`
  print(problem ?? `${name} is ready`)
  return problem
}

/** The API's first requests matter more than what is built here, and nothing of ours stays behind. */
function tame(child) {
  endWithUs(child)
  try {
    os.setPriority(child.pid, 10)
  } catch {
    // Some systems do not let a process be nice; the build works all the same.
  }
}

/**
 * Ends a child, and what it started, together with this process.
 * @param {import("node:child_process").ChildProcess} child a leader of its process group, except on Windows
 */
export function endWithUs(child) {
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
}
