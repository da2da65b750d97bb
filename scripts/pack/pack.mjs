import { createHash } from "node:crypto"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { sourceFiles } from "../start/bundle.mjs"
import { packPlugins, pluginFiles } from "./plugins.mjs"
import { docsPagesFile, manifestOf, npmPack, packages, root, run, writeDocsPages } from "./build-package.mjs"
import { schedule } from "./schedule.mjs"

const kept = path.join(root, "node_modules/.cache/stheno-pack")
const lock = path.join(kept, "lock")

/** Folders of a package that lie elsewhere in the repository. */
const elsewhere = { "starter-nextjs": "starters/nextjs" }

/** Whether a file is written by hand. */
const isSource = (file) =>
  !/[\\/](node_modules|\.next|next-env\.d\.ts|[\w.]+\.tsbuildinfo|\.env(\.local)?)$/.test(file)

/**
 * Builds and packs the packages, apart from the working tree: what runs from its `dist` folders is not disturbed.
 * Packages whose sources are unchanged since the last time are not built again.
 * @param {{ docs?: boolean, report?: (line: string) => void }} [options] docs: false leaves the pages of the documentation
 *   out of the server, which takes less time and lacks what `stheno mcp` reads; report is called with every step
 * @returns {Promise<string>} the directory with one tarball per package, named as npm names them
 */
export async function packAll({ docs = true, report = () => undefined } = {}) {
  fs.mkdirSync(kept, { recursive: true })
  const release = await takeLock()
  const failing = new AbortController()
  try {
    const plain = path.join(kept, fingerprint())
    const complete = docs ? `${plain}-${docsFingerprint()}` : plain
    if (fs.existsSync(path.join(complete, "complete"))) {
      report("nothing has changed since the last time")
      return complete
    }
    forget((name) => !name.startsWith(path.basename(plain)))
    // The pages need no built package: both are made at once.
    const pages = docs ? makePages(`${complete}.pages`, { report, signal: failing.signal }) : undefined
    pages?.catch(() => undefined)
    await packUnlessDone(plain, report)
    if (pages) await packWithDocs({ plain, complete, pages: await pages, report })
    return complete
  } catch (error) {
    failing.abort()
    throw error
  } finally {
    release()
  }
}

/** @returns the file with the pages of the documentation */
async function makePages(file, { report, signal }) {
  if (fs.existsSync(file)) return file
  const done = timer()
  report("pages of the documentation, for stheno mcp (--no-docs leaves them out)")
  const onLine = (line) => report(`documentation: ${line}`)
  await writeDocsPages(`${file}.part`, { onLine, signal })
  fs.renameSync(`${file}.part`, file)
  report(`documentation: done in ${done()}`)
  return file
}

/** The same packages, the server with the pages of the documentation. */
async function packWithDocs({ plain, complete, pages, report }) {
  const stage = path.join(complete, "server")
  fs.cpSync(path.join(plain, "server"), stage, { recursive: true })
  for (const file of fs.readdirSync(plain).filter((name) => name.endsWith(".tgz")))
    fs.copyFileSync(path.join(plain, file), path.join(complete, file))
  fs.cpSync(path.join(plain, "plugins"), path.join(complete, "plugins"), { recursive: true })
  fs.copyFileSync(pages, path.join(stage, "dist", docsPagesFile))
  const done = timer()
  await pack("server", stage, complete)
  report(`server: packed with the documentation in ${done()}`)
  fs.writeFileSync(path.join(complete, "complete"), "")
  forget(
    (name) => name.startsWith(path.basename(plain)) && ![plain, complete].includes(path.join(kept, name)),
  )
}

function forget(isOld) {
  for (const entry of fs.readdirSync(kept).filter((name) => path.join(kept, name) !== lock && isOld(name)))
    fs.rmSync(path.join(kept, entry), { recursive: true, force: true })
}

async function packUnlessDone(directory, report) {
  if (fs.existsSync(path.join(directory, "complete"))) return
  const types = {}
  // A compiler takes a gigabyte and most of a core.
  const width = Math.max(2, Math.min(4, os.availableParallelism()))
  await schedule(needs(), width, async (name) => {
    const stage = path.join(directory, name)
    fs.mkdirSync(stage, { recursive: true })
    report(`${name}: building`)
    const built = timer()
    const program = path.join(import.meta.dirname, "build-one.mjs")
    await run(process.execPath, [program, name, path.join(stage, "dist"), JSON.stringify(types)])
    Object.assign(types, typesOf(name, stage))
    const times = [`built in ${built()}`]
    const packed = timer()
    await pack(name, stage, directory)
    report(`${name}: ${times[0]}, packed in ${packed()}`)
  })
  const done = timer()
  await packPlugins(directory)
  report(`plugins: packed in ${done()}`)
  fs.writeFileSync(path.join(directory, "complete"), "")
}

/** What each package waits for: those of ours that it depends on, and the core, whose types most import. */
function needs() {
  const names = Object.keys(packages)
  return Object.fromEntries(
    names.map((name) => {
      const { dependencies, devDependencies, peerDependencies } = manifestOf(name)
      const all = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
      const ours = names.filter((each) => all.includes(manifestOf(each).name))
      const isAlone = name === "core" || name === "create-medusa-app"
      return [name, isAlone ? [] : [...new Set(["core", ...ours])]]
    }),
  )
}

/** @returns what tells the seconds since it was called */
function timer() {
  const started = performance.now()
  return () => `${((performance.now() - started) / 1000).toFixed(1)} s`
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

const isPublished = ([, entry]) =>
  typeof entry === "string" || Object.keys(entry).some((condition) => condition !== "stheno-source")

async function pack(name, stage, directory) {
  const source = path.join(root, "packages", name)
  const { files = [], scripts: _, devDependencies: __, ...manifest } = manifestOf(name)
  // Sources are not published: what leads only to them is for this repository.
  if (manifest.exports)
    manifest.exports = Object.fromEntries(Object.entries(manifest.exports).filter(isPublished))
  fs.writeFileSync(path.join(stage, "package.json"), JSON.stringify({ ...manifest, files }, null, 2))
  fs.copyFileSync(path.join(root, "LICENSE"), path.join(stage, "LICENSE"))
  for (const file of files.filter((each) => each !== "dist")) {
    const from = elsewhere[file] ? path.join(root, elsewhere[file]) : path.join(source, file)
    if (fs.existsSync(from)) fs.cpSync(from, path.join(stage, file), { recursive: true, filter: isSource })
    // npm leaves a file of this name out of every package.
    if (elsewhere[file])
      fs.renameSync(path.join(stage, file, ".gitignore"), path.join(stage, file, "_gitignore"))
  }
  await npmPack([], directory, { cwd: stage })
}

function fingerprint() {
  const hash = createHash("sha256").update(process.version)
  const folders = [...Object.keys(packages).map((name) => path.join(root, "packages", name))]
  const files = folders.flatMap((folder) => [
    path.join(folder, "package.json"),
    ...fs.readdirSync(folder).flatMap((file) => (file.endsWith(".d.ts") ? [path.join(folder, file)] : [])),
    ...sourceFiles(path.join(folder, "src")),
    ...sourceFiles(path.join(folder, "scripts")),
    ...sourceFiles(path.join(folder, "styles")),
    ...sourceFiles(path.join(folder, "template")),
    ...sourceFiles(path.join(folder, "template-javascript")),
  ])
  const starters = Object.values(elsewhere).flatMap(filesOf)
  for (const file of [
    ...files,
    ...starters,
    ...pluginFiles(),
    ...sourceFiles(path.join(root, "scripts/pack")),
  ])
    hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}

/** Every file of a folder of the repository that is written by hand, tests left out. */
function filesOf(folder) {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries
    .filter(({ name }) => isSource(`/${name}`))
    .flatMap((entry) => {
      const place = path.join(root, folder, entry.name)
      return entry.isDirectory() ? sourceFiles(place) : [place]
    })
}

function docsFingerprint() {
  const hash = createHash("sha256")
  const folders = ["apps/docs/src", "apps/docs/content", "samples"].map((folder) => path.join(root, folder))
  for (const file of folders.flatMap(sourceFiles).filter((each) => !/node_modules|\/\.cache\//.test(each)))
    hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}
