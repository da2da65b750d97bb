import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { sourceFiles } from "../start/bundle.mjs"
import { addDocsPages, buildPackage, manifestOf, packages, root, run } from "./build-package.mjs"

const kept = path.join(root, "node_modules/.cache/stheno-pack")
const lock = path.join(kept, "lock")

/**
 * Builds and packs the packages, apart from the working tree: what runs from its `dist` folders is not disturbed.
 * Packages whose sources are unchanged since the last time are not built again.
 * @param {{ docs?: boolean }} [options] docs: false leaves the pages of the documentation out of the server, which takes
 *   less time and lacks what `stheno mcp` reads
 * @returns {Promise<string>} the directory with one tarball per package, named as npm names them
 */
export async function packAll({ docs = true } = {}) {
  fs.mkdirSync(kept, { recursive: true })
  const release = await takeLock()
  try {
    const plain = await packUnlessDone(path.join(kept, fingerprint()))
    return docs ? await packWithDocs(plain) : plain
  } finally {
    release()
  }
}

/** The same packages, the server with the pages of the documentation. */
async function packWithDocs(plain) {
  const directory = `${plain}-${docsFingerprint()}`
  if (fs.existsSync(path.join(directory, "complete"))) return directory
  forget((name) => name.startsWith(`${path.basename(plain)}-`))
  const stage = path.join(directory, "server")
  fs.cpSync(path.join(plain, "server"), stage, { recursive: true })
  for (const file of fs.readdirSync(plain).filter((name) => name.endsWith(".tgz")))
    fs.copyFileSync(path.join(plain, file), path.join(directory, file))
  await addDocsPages(path.join(stage, "dist"))
  await pack("server", stage, directory)
  fs.writeFileSync(path.join(directory, "complete"), "")
  return directory
}

function forget(isOld) {
  for (const entry of fs.readdirSync(kept).filter((name) => path.join(kept, name) !== lock && isOld(name)))
    fs.rmSync(path.join(kept, entry), { recursive: true, force: true })
}

async function packUnlessDone(directory) {
  if (fs.existsSync(path.join(directory, "complete"))) return directory
  forget(() => true)
  const types = {}
  for (const name of Object.keys(packages)) {
    const stage = path.join(directory, name)
    fs.mkdirSync(stage, { recursive: true })
    await buildPackage(name, path.join(stage, "dist"), types)
    Object.assign(types, typesOf(name, stage))
    await pack(name, stage, directory)
  }
  fs.writeFileSync(path.join(directory, "complete"), "")
  return directory
}

/** Waits until no other process packs: two would delete each other's work. @returns what lets the next one in */
async function takeLock() {
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: "wx" })
      return () => fs.rmSync(lock)
    } catch (error) {
      if (error.code !== "EEXIST") throw error
    }
    if (isForgotten()) fs.rmSync(lock, { force: true })
    else await sleep(200)
  }
}

/** Whether the process that took the lock is gone. */
function isForgotten() {
  try {
    const holder = Number(fs.readFileSync(lock, "utf8"))
    if (holder) process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === "ESRCH"
  }
}

/** The declaration file of each entry of a package, for the packages that import it. */
export function typesOf(name, folder) {
  const { name: full, exports = {} } = manifestOf(name)
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([, entry]) => entry.types)
      .map(([place, entry]) => [full + place.slice(1), path.join(folder, entry.types)]),
  )
}

async function pack(name, stage, directory) {
  const source = path.join(root, "packages", name)
  const { files = [], scripts: _, devDependencies: __, ...manifest } = manifestOf(name)
  fs.writeFileSync(path.join(stage, "package.json"), JSON.stringify({ ...manifest, files }, null, 2))
  fs.copyFileSync(path.join(root, "LICENSE"), path.join(stage, "LICENSE"))
  for (const file of files.filter((each) => each !== "dist"))
    if (fs.existsSync(path.join(source, file)))
      fs.cpSync(path.join(source, file), path.join(stage, file), { recursive: true })
  const npm = process.env.npm_execpath?.endsWith(".js") ? [process.env.npm_execpath] : undefined
  const words = ["pack", "--ignore-scripts", "--pack-destination", directory, "--loglevel=error"]
  await run(npm ? process.execPath : "npm", [...(npm ?? []), ...words], { cwd: stage })
}

function fingerprint() {
  const hash = createHash("sha256").update(process.version)
  const folders = [...Object.keys(packages).map((name) => path.join(root, "packages", name))]
  const files = folders.flatMap((folder) => [
    path.join(folder, "package.json"),
    ...fs.readdirSync(folder).flatMap((file) => (file.endsWith(".d.ts") ? [path.join(folder, file)] : [])),
    ...sourceFiles(path.join(folder, "src")),
    ...sourceFiles(path.join(folder, "scripts")),
    ...sourceFiles(path.join(folder, "template")),
    ...sourceFiles(path.join(folder, "template-javascript")),
  ])
  for (const file of [...files, ...sourceFiles(path.join(root, "scripts/pack"))])
    hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}

function docsFingerprint() {
  const hash = createHash("sha256")
  const folders = ["apps/docs/src", "apps/docs/content", "samples"].map((folder) => path.join(root, folder))
  for (const file of folders.flatMap(sourceFiles).filter((each) => !/node_modules|\/\.cache\//.test(each)))
    hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}
