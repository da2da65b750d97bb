import fs from "node:fs"
import path from "node:path"

/** The workspaces that a start runs. Those that they depend on come with them. */
const started = ["packages/server", "packages/admin"]

/**
 * The workspaces that running the server needs.
 * @param {Record<string, any>} packages of a lock file, by their places
 * @returns {string[]} their folders
 */
export function runtimeWorkspaces(packages) {
  const found = new Set(started)
  // A set also visits what is added meanwhile.
  for (const workspace of found)
    for (const name of Object.keys(packages[workspace]?.dependencies ?? {})) {
      const { link, resolved } = packages[`node_modules/${name}`] ?? {}
      if (link) found.add(resolved)
    }
  return [...found].toSorted()
}

/**
 * What running the server needs of a lock file: the workspaces above without their devDependencies, and the packages of npm.
 * npm itself removes those that nothing needs any more. It has no option for this: for `-w`, it follows the
 * devDependencies of workspaces to other workspaces, and `--omit=dev` keeps what any workspace depends on.
 * @param {{ packages: Record<string, any> }} lock
 */
export function runtimeLock(lock) {
  const workspaces = runtimeWorkspaces(lock.packages)
  const isKept = ([place, { link, resolved }]) => {
    if (link) return workspaces.includes(resolved)
    return isOfRoot(place) || workspaces.includes(place.split("/node_modules/")[0])
  }
  const kept = Object.entries(lock.packages).filter(isKept)
  const packages = Object.fromEntries(kept.map(([place, entry]) => [place, withoutDevelopment(place, entry)]))
  packages[""].workspaces = workspaces
  return { ...lock, packages }
}

/**
 * Writes a project that has only what running the server needs.
 * @param {string} root directory of the repository
 * @param {string} folder of the project, which is emptied
 */
export function writeRuntimeProject(root, folder) {
  fs.rmSync(folder, { recursive: true, force: true })
  const lock = runtimeLock(JSON.parse(fs.readFileSync(path.join(root, "package-lock.json"), "utf8")))
  const manifests = ["", ...lock.packages[""].workspaces]
  for (const place of manifests) write(path.join(folder, place, "package.json"), lock.packages[place])
  write(path.join(folder, "package-lock.json"), lock)
  fs.copyFileSync(path.join(root, ".npmrc"), path.join(folder, ".npmrc"))
}

/**
 * Moves the installed packages of such a project to the repository, in place of those that are there.
 * @param {string} folder of the project, on the same file system
 * @param {string} root directory of the repository
 */
export function moveRuntimePackages(folder, root) {
  const list = path.join(root, "node_modules/.package-lock.json")
  // Without npm's list, the installation counts as unfinished until everything is in its place.
  fs.rmSync(list, { force: true })
  const { packages } = JSON.parse(fs.readFileSync(path.join(folder, "package-lock.json"), "utf8"))
  for (const place of ["", ...packages[""].workspaces])
    replaceModules(path.join(folder, place, "node_modules"), path.join(root, place, "node_modules"))
  // On Windows, a link leads to the place that it had in the project.
  for (const [place, { resolved }] of Object.entries(packages).filter(([, { link }]) => link))
    relink(path.join(root, resolved), path.join(root, place))
  fs.renameSync(path.join(folder, "node_modules/.package-lock.json"), list)
}

function isOfRoot(place) {
  return place === "" || place.startsWith("node_modules/")
}

function withoutDevelopment(place, entry) {
  if (place.includes("node_modules/")) return entry
  const { devDependencies: _, ...rest } = entry
  return rest
}

function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify(content))
}

function replaceModules(from, to) {
  fs.mkdirSync(to, { recursive: true })
  for (const name of namesIn(to)) fs.rmSync(path.join(to, name), { recursive: true, force: true })
  for (const name of namesIn(from)) fs.renameSync(path.join(from, name), path.join(to, name))
}

/** What npm installed, without caches and without its list, which is moved last. */
function namesIn(folder) {
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder).filter((name) => name !== ".cache" && name !== ".package-lock.json")
}

function relink(target, link) {
  fs.rmSync(link, { recursive: true, force: true })
  fs.symlinkSync(path.relative(path.dirname(link), target), link, "junction")
}
