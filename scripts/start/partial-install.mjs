import fs from "node:fs"
import path from "node:path"

/**
 * The workspaces of each part, to which come those that they depend on, and the ones of them that are built: these need their
 * devDependencies, too. The dashboard is built once the server runs.
 */
const parts = {
  server: { runs: ["packages/server", "packages/admin"], builds: [] },
  dashboard: { runs: ["packages/admin"], builds: ["packages/admin"] },
}

/** A workspace that only tests need. */
const ofTests = "packages/testing"

/**
 * What a part of the repository needs of a lock file: its workspaces without the devDependencies that it does not need, and the
 * packages of npm. npm itself removes those that nothing needs any more. It has no option for this: for `-w`, it follows the
 * devDependencies of workspaces to other workspaces, and `--omit=dev` keeps what any workspace depends on.
 * @param {{ packages: Record<string, any> }} lock
 * @param {"server" | "dashboard"} scope what runs the server, or what the dashboard is built from
 */
export function partialLock(lock, scope) {
  const manifestOf = (place) => reduced(lock.packages, place, parts[scope].builds)
  const workspaces = workspacesOf(lock.packages, parts[scope].runs, manifestOf)
  const isKept = ([place, { link, resolved }]) => {
    if (link) return workspaces.includes(resolved)
    return isOfRoot(place) || workspaces.includes(place.split("/node_modules/")[0])
  }
  const entryOf = ([place, entry]) => [place, place.includes("node_modules/") ? entry : manifestOf(place)]
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(isKept).map(entryOf))
  packages[""].workspaces = workspaces
  return { ...lock, packages }
}

/**
 * Writes a project that has only what a part of the repository needs.
 * @param {string} root directory of the repository
 * @param {string} folder of the project, which is emptied
 * @param {"server" | "dashboard"} scope
 */
export function writePartialProject(root, folder, scope) {
  fs.rmSync(folder, { recursive: true, force: true })
  const lock = partialLock(readJson(path.join(root, "package-lock.json")), scope)
  const manifests = ["", ...lock.packages[""].workspaces]
  for (const place of manifests) write(path.join(folder, place, "package.json"), lock.packages[place])
  write(path.join(folder, "package-lock.json"), lock)
  fs.copyFileSync(path.join(root, ".npmrc"), path.join(folder, ".npmrc"))
}

/**
 * Moves the installed packages of such a project to the repository, in place of those that are there.
 * @param {string} folder of the project
 * @param {string} root directory of the repository
 */
export function replacePackages(folder, root) {
  // Without npm's list, the installation counts as unfinished until everything is in its place.
  fs.rmSync(listOf(root), { force: true })
  const { packages } = readJson(path.join(folder, "package-lock.json"))
  for (const place of ["", ...packages[""].workspaces]) {
    const to = path.join(root, place, "node_modules")
    for (const name of namesIn(to)) fs.rmSync(path.join(to, name), { recursive: true, force: true })
  }
  addPackages(folder, root)
}

/**
 * Moves the installed packages of such a project to the repository, where they are missing. Those that are there may be in use.
 * @param {string} folder of the project
 * @param {string} root directory of the repository
 */
export function addPackages(folder, root) {
  const list = readJson(listOf(folder))
  const { packages } = list
  const installed = fs.existsSync(listOf(root)) ? readJson(listOf(root)).packages : {}
  const commands = namesIn(path.join(folder, "node_modules/.bin")).map((name) => `node_modules/.bin/${name}`)
  // Commands are links to packages, so they come first. A package is moved with what is inside of it: its place is before theirs.
  for (const place of [...commands, ...Object.keys(packages).filter(isOfNpm).toSorted()]) {
    const [from, to] = [folder, root].map((directory) => path.join(directory, place))
    if (installed[place] || !fs.existsSync(from)) continue
    // An interrupted installation may have left one that npm's list does not have.
    fs.rmSync(to, { recursive: true, force: true })
    fs.mkdirSync(path.dirname(to), { recursive: true })
    // On Windows, a link of npm leads to the place that it had in the project.
    const { link, resolved } = packages[place] ?? {}
    if (link) fs.symlinkSync(path.relative(path.dirname(to), path.join(root, resolved)), to, "junction")
    else move(from, to)
  }
  // Renamed at the end, so that there is never half a list.
  write(listOf(folder), { ...list, packages: { ...installed, ...packages } })
  move(listOf(folder), listOf(root))
}

/** Moves a package, also to another file system: `node_modules` may be a volume of its own. */
function move(from, to) {
  try {
    fs.renameSync(from, to)
  } catch (error) {
    if (error.code !== "EXDEV") throw error
    fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    fs.rmSync(from, { recursive: true })
  }
}

/** Where npm writes down what it has installed. */
const listOf = (folder) => path.join(folder, "node_modules/.package-lock.json")

const isOfNpm = (place) => place.includes("node_modules/")

const isOfRoot = (place) => place === "" || place.startsWith("node_modules/")

/** Some workspaces, and those that they depend on. */
function workspacesOf(packages, given, manifestOf) {
  const found = new Set(given)
  // A set also visits what is added meanwhile.
  for (const workspace of found) {
    const { dependencies, devDependencies } = manifestOf(workspace)
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const { link, resolved } = packages[`node_modules/${name}`] ?? {}
      if (link) found.add(resolved)
    }
  }
  return [...found].toSorted()
}

/** The manifest of a workspace, with devDependencies only if it is built. */
function reduced(packages, place, builtWorkspaces) {
  const { devDependencies = {}, ...manifest } = packages[place]
  if (!builtWorkspaces.includes(place)) return manifest
  const isNeeded = ([name]) => packages[`node_modules/${name}`]?.resolved !== ofTests
  return {
    ...manifest,
    devDependencies: Object.fromEntries(Object.entries(devDependencies).filter(isNeeded)),
  }
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, "utf8"))
}

function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify(content))
}

/** What is in a folder of packages, without caches. */
function namesIn(folder) {
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder).filter((name) => name !== ".cache")
}
