import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { addPackages, partialLock, replacePackages, writePartialProject } from "./partial-install.mjs"

/**
 * Whether npm has to be run: a package that is asked for is missing, or one has another version than the lock.
 * Looks at what npm wrote down when it finished, so an interrupted installation counts as none.
 * @param {string} root directory of the repository
 * @param {"server" | "dashboard" | "everything"} scope
 */
export function needsInstall(root, scope) {
  const installed = readJson(path.join(root, "node_modules/.package-lock.json"))
  const lock = readJson(path.join(root, "package-lock.json"))
  if (!installed || !lock) return true
  const isOther = ([place, found]) => lock.packages[place]?.version !== found.version
  if (Object.entries(installed.packages).some(isOther)) return true
  const { packages } = scope === "everything" ? lock : partialLock(lock, scope)
  return workspacePlaces(packages).some((workspace) => lacksPackage(workspace, packages, installed))
}

/**
 * Installs from the lock, which stays as it is.
 * @param {string} root directory of the repository
 * @param {"server" | "dashboard" | "everything"} scope
 * @param {{ log?: number, onStart?: (child: import("node:child_process").ChildProcess) => void }} [options]
 *   a file for npm's output, instead of ours
 * @returns {Promise<boolean>} whether it worked
 */
export async function install(root, scope, options = {}) {
  const quiet = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"]
  // Less than is there would remove the rest.
  const hasMore = fs.existsSync(path.join(root, "node_modules/vitest"))
  if (scope === "everything" || hasMore)
    return run(npm(), ["install", "--no-save", ...quiet], { cwd: root, ...options })
  // What the dashboard is built from is added to a server that is complete.
  if (scope === "dashboard" && needsInstall(root, "server") && !(await install(root, "server", options)))
    return false
  // Two starts at the same time install in folders of their own.
  const project = path.join(root, `node_modules/.cache/partial-install-${process.pid}`)
  try {
    writePartialProject(root, project, scope)
    const isInstalled = await run(npm(), ["ci", ...quiet], { cwd: project, ...options })
    const move = scope === "server" ? replacePackages : addPackages
    if (isInstalled) move(project, root)
    return isInstalled
  } catch (error) {
    fs.writeSync(options.log ?? process.stderr.fd, `Cannot install the packages: ${error.message}\n`)
    return false
  } finally {
    fs.rmSync(project, { recursive: true, force: true })
  }
}

/**
 * Runs a program to its end.
 * @param {[program: string, ...words: string[]]} program
 * @param {string[]} words
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, log?: number, onStart?: (child: import("node:child_process").ChildProcess) => void }} options
 * @returns {Promise<boolean>} whether it ended with 0
 */
export function run([program, ...first], words, { cwd, env, log, onStart }) {
  // npm's summary of what it added interests nobody; what went wrong does.
  const [output, errors] = log === undefined ? ["ignore", "inherit"] : [log, log]
  // With a log it works in the background, out of reach of Ctrl-C: whoever started it ends it.
  const isBackground = log !== undefined && process.platform !== "win32"
  const child = spawn(program, [...first, ...words], {
    cwd,
    stdio: ["ignore", output, errors],
    detached: isBackground,
    shell: program === "npm" && process.platform === "win32",
    // A start in production still builds with the tools of development.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      npm_config_loglevel: undefined,
      npm_config_update_notifier: "false",
      ...env,
    },
  })
  onStart?.(child)
  return new Promise((resolve) => {
    child.on("error", () => resolve(false))
    child.on("close", (code) => resolve(code === 0))
  })
}

/** The npm that runs us, else the one on the path. */
export function npm() {
  const script = process.env.npm_execpath
  return script?.endsWith(".js") ? [process.execPath, script] : ["npm"]
}

function lacksPackage(workspace, packages, installed) {
  const { dependencies, devDependencies } = packages[workspace]
  const prefix = workspace && `${workspace}/`
  return Object.keys({ ...dependencies, ...devDependencies }).some(
    (name) =>
      !installed.packages[`node_modules/${name}`] && !installed.packages[`${prefix}node_modules/${name}`],
  )
}

/** The root and the workspaces. */
function workspacePlaces(packages) {
  return Object.keys(packages).filter((place) => !place.includes("node_modules/"))
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
