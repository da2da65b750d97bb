import { spawn } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { npm } from "../start/packages.mjs"
import { writeLicenses } from "./licenses.mjs"

/** Directory of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url))

/** Programs for Node keep packages of npm outside; the client brings everything along and runs anywhere. */
const forNode = { platform: "node", target: "node20.19", packages: "external" }

/** Of the server's packages only those that it runs on stay outside: what `stheno mcp` needs is small once it is bundled. */
const forServer = { ...forNode, packages: undefined, external: runtimePackages("server") }

/** Not minified: Node prints the line of an uncaught error, and storefronts minify what they bundle. */
const forAnything = { platform: "neutral", target: "es2022" }

/** How each package is built that npm knows. A package comes after those that it is made from. */
export const packages = {
  core: forNode,
  "demo-shop": forNode,
  "js-client": forAnything,
  "medusa-react": { ...forAnything, packages: "external" },
  ui: { ...forAnything, jsx: "automatic", packages: "external" },
  "create-medusa-app": forNode,
  admin: forNode,
  server: forServer,
}

/**
 * Builds what a package ships: its programs, and their types beside them.
 * @param {keyof typeof packages} name folder in `packages`
 * @param {string} dist absolute path of the directory to fill; what was in it goes
 * @param {Record<string, string>} types declaration files of packages of ours that it imports, by name
 */
export async function buildPackage(name, dist, types) {
  const { build, stop } = await import("esbuild")
  const folder = path.join(root, "packages", name)
  const entries = entriesOf(name)
  fs.rmSync(dist, { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: entries,
    outdir: dist,
    outbase: "src",
    bundle: true,
    splitting: true,
    format: "esm",
    logLevel: "error",
    metafile: true,
    ...packages[name],
  })
  await stop()
  writeLicenses(Object.keys(metafile.inputs), folder, dist)
  await declare(name, { entries, dist, types })
  if (name === "admin") await addDashboard(dist)
}

/** The dashboard itself, which the browser runs. */
async function addDashboard(dist) {
  const { buildApp } = await import("../../packages/admin/scripts/build-app.mjs")
  await buildApp(path.join(dist, "app"))
}

/** What npm installs beside a package. */
function runtimePackages(name) {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifestOf(name)
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
}

/** What the server's package calls the pages of the documentation. */
export const docsPagesFile = "docs-pages.json.br"

/**
 * Writes the pages of the documentation into one file, which `stheno mcp` reads beside the server's program.
 * @param {string} file absolute path
 * @param {{ onLine?: (line: string) => void, signal?: AbortSignal }} [options] onLine is called with every line of progress
 */
export async function writeDocsPages(file, options = {}) {
  const words = ["--conditions=stheno-source", "--import", "tsx", "scripts/write-docs-pages.ts", file]
  await run(process.execPath, words, { cwd: path.join(root, "apps/docs"), ...options })
}

/** The sources of what `exports` and `bin` of a package name. */
export function entriesOf(name) {
  const { exports = {}, bin = {} } = manifestOf(name)
  const built = [...Object.values(exports).map((entry) => entry.default ?? ""), ...Object.values(bin)].filter(
    (file) => file.startsWith("./dist/"),
  )
  return built.map((file) => file.replace("./dist/", "src/").replace(/\.js$/, ".ts"))
}

/** A package's package.json. */
export function manifestOf(name) {
  return JSON.parse(fs.readFileSync(path.join(root, "packages", name, "package.json"), "utf8"))
}

async function declare(name, { entries, dist, types }) {
  const folder = path.join(root, "packages", name)
  const cache = path.join(root, "node_modules/.cache/stheno-pack")
  fs.mkdirSync(cache, { recursive: true })
  const settings = path.join(cache, `tsconfig.${name}.${process.pid}.json`)
  const own = path.join(folder, "tsconfig.json")
  fs.writeFileSync(
    settings,
    JSON.stringify({
      extends: own,
      files: entries.map((entry) => path.join(folder, entry)),
      include: [],
      compilerOptions: {
        customConditions: [],
        rootDir: path.join(folder, "src"),
        outDir: dist,
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // `npm run types` checks them; a second time would take most of the time of packing.
        noCheck: true,
        typeRoots: [path.join(root, "node_modules/@types")],
        ...(Object.keys(types).length > 0 && {
          paths: Object.fromEntries(Object.entries(types).map(([each, file]) => [each, [file]])),
        }),
      },
    }),
  )
  try {
    await run(process.execPath, [
      createRequire(import.meta.url).resolve("typescript/bin/tsc"),
      "-p",
      settings,
    ])
  } finally {
    fs.rmSync(settings)
  }
}

/**
 * Packs folders as npm does, without running their scripts.
 * @param {string[]} folders that are packed; none means the working directory
 * @param {string} target directory of the tarballs
 * @param {{ cwd: string }} options the working directory
 */
export async function npmPack(folders, target, options) {
  const [program, ...first] = npm()
  const words = ["pack", "--ignore-scripts", "--pack-destination", target, "--loglevel=error"]
  await run(program, [...first, ...words, ...folders], options)
}

/**
 * Runs a program to its end.
 * @param {import("node:child_process").SpawnOptions & { onLine?: (line: string) => void }} options onLine is called with
 *   every line of its output
 * @returns {Promise<string>} what it printed
 * @throws with what it printed, when it fails
 */
export function run(program, words, { onLine, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"], ...options })
    let text = ""
    child.stdout.on("data", (chunk) => (text += chunk))
    if (onLine) createInterface({ input: child.stdout }).on("line", onLine)
    child.stderr.on("data", (chunk) => (text += chunk))
    child.on("error", reject)
    child.on("close", (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} ${words.join(" ")}\n${text}`)),
    )
  })
}
