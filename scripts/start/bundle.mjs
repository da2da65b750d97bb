import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

/** What a developer imports without a server, e.g. `@stheno/core/product`. */
const moduleEntries = [
  "cache",
  "event-bus",
  "inventory",
  "migrations",
  "pricing",
  "product",
  "stock-location",
].map((name) => `src/modules/${name}.ts`)

/** What is built: each package's sources into its own `dist`, packages of npm left outside. */
const builds = [
  { package: "packages/core", entries: ["src/index.ts", "src/host.ts", ...moduleEntries] },
  { package: "packages/demo-shop", entries: ["src/index.ts"] },
  { package: "packages/create-medusa-app", entries: ["src/index.ts"] },
  { package: "packages/admin", entries: ["src/extensions/index.ts", "src/build/index.ts"] },
  { package: "packages/server", entries: ["src/index.ts", "src/cli.ts", "src/modules.ts"] },
]

/**
 * Whether the packages that the server runs from must be bundled: their sources changed since the last time.
 * @param {string} root directory of the repository
 */
export function needsBundle(root) {
  const stamp = stampOf(root)
  return !fs.existsSync(stamp) || fs.readFileSync(stamp, "utf8") !== fingerprint(root)
}

/**
 * Bundles the packages that the server runs from, unless their sources are unchanged since the last time. Other processes
 * may bundle or import the same files meanwhile.
 * @param {string} root directory of the repository
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function bundle(root) {
  if (!needsBundle(root)) return false
  const inputs = fingerprint(root)
  const esbuild = await import("esbuild")
  const built = await Promise.all(
    builds.map((build) =>
      esbuild.build({
        absWorkingDir: path.join(root, build.package),
        entryPoints: build.entries,
        outdir: "dist",
        bundle: true,
        splitting: true,
        packages: "external",
        platform: "node",
        target: "node20.19",
        format: "esm",
        sourcemap: true,
        metafile: true,
        write: false,
        logLevel: "error",
      }),
    ),
  )
  await esbuild.stop()
  for (const { outputFiles } of built) replaceFiles(outputFiles)
  for (const [at, { metafile }] of built.entries())
    removeStale(path.join(root, builds[at].package), Object.keys(metafile.outputs))
  fs.writeFileSync(stampOf(root), inputs)
  return true
}

/**
 * Writes each file under another name first: a process that imports it finds the old file or the new one.
 * Chunks come first, because the other files import them.
 * @param {{ path: string, contents: Uint8Array }[]} files
 */
function replaceFiles(files) {
  const isEntry = (file) => !chunk.test(path.basename(file.path))
  for (const file of files.toSorted((a, b) => isEntry(a) - isEntry(b))) {
    const fresh = `${file.path}.${process.pid}.new`
    fs.mkdirSync(path.dirname(file.path), { recursive: true })
    fs.writeFileSync(fresh, file.contents)
    fs.renameSync(fresh, file.path)
  }
}

/** The name of a file that other files of a bundle import, with the digest of its contents. */
const chunk = /^[\w-]+-[A-Z0-9]{8}\.js(\.map)?$/

/** Temporary files of a process that was stopped while it wrote. */
const unfinished = /\.\d+\.new$/

/** Milliseconds for which a server that was started from an earlier bundle may still ask for its chunks. */
const grace = 24 * 3_600_000

/**
 * Removes chunks of earlier bundles, which nothing imports any more. Another process may remove them at the same time.
 * @param {string} folder of a package
 * @param {string[]} written the files of this bundle, relative to it
 */
export function removeStale(folder, written) {
  const dist = path.join(folder, "dist")
  const kept = new Set(written.map((file) => path.join(folder, file)))
  const isOld = (file) => Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > grace
  const names = fs.readdirSync(dist).filter((name) => chunk.test(name) || unfinished.test(name))
  for (const file of names.map((name) => path.join(dist, name)))
    if (!kept.has(file) && isOld(file)) fs.rmSync(file, { force: true })
}

/**
 * The time of the newest file below some directories, tests left out.
 * @param {string[]} directories
 * @returns {number} milliseconds since 1970; 0 when there is none
 */
export function newestTime(directories) {
  return Math.max(0, ...directories.flatMap(sourceFiles).map((file) => fs.statSync(file).mtimeMs))
}

/** Where the fingerprint of the sources is kept that were bundled last. */
const stampOf = (root) => path.join(root, "packages/server/dist/.inputs")

function fingerprint(root) {
  const directories = builds.map((build) => path.join(root, build.package))
  const hash = createHash("sha256").update(process.version)
  for (const directory of directories) {
    for (const file of [path.join(directory, "package.json"), ...sourceFiles(path.join(directory, "src"))]) {
      const { size, mtimeMs } = fs.statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest("hex")
}

/** What tests and stores leave below sources. */
const leftOver = /[\\/](?:\.cache|\.stheno|node_modules)(?:[\\/]|$)/

/** Every file below a directory but tests and what they leave, in a fixed order; none when it is missing. */
export function sourceFiles(directory) {
  if (!fs.existsSync(directory)) return []
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !leftOver.test(file.slice(directory.length)))
    .sort()
}
